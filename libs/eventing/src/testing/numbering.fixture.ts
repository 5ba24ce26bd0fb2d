import { type Fact, Refusal } from '@rubrica/contracts';
import type { Aggregate } from '../event/aggregate.js';

/** A small aggregate for tests: a document that takes numbers and publishes a message for each of them. */
export interface Numbered {
  readonly type: 'NumberTaken';
  readonly data: { readonly sequence: number };
}

export interface Document {
  readonly sequences: readonly number[];
}

export type TakeNumber = { readonly take: number } | { readonly takeNext: true };

export const TENANT = `ten_${'0'.repeat(26)}`;

export const documentId = (n: number): string => `inv_${String(n).padStart(26, '0')}`;

export const document: Aggregate<Document, TakeNumber, Numbered> = {
  name: 'document',
  initialState: { sequences: [] },
  decide: (command, { sequences }) => {
    if ('takeNext' in command) return [{ type: 'NumberTaken', data: { sequence: sequences.length + 1 } }];
    if (command.take < 0)
      throw new Refusal('not_a_number', { en: 'numbers begin at 1', es: 'los números empiezan en 1' });
    return sequences.includes(command.take) ? [] : [{ type: 'NumberTaken', data: { sequence: command.take } }];
  },
  evolve: ({ sequences }, { data }) => ({ sequences: [...sequences, data.sequence] }),
  messages: ({ data }, _state, { id, at }) => [numbered(id, data.sequence, at)],
};

/** A small aggregate for tests that takes numbers but publishes no messages. */
export const silent: Aggregate<Document, TakeNumber, Numbered> = { ...document, name: 'silent', messages: undefined };

export const numbered = (id: string, sequence: number, at: string): Fact => ({
  type: 'co.rubrica.document.numbered.v1',
  key: id,
  tenantid: TENANT,
  data: {
    document_id: id,
    kind: 'invoice',
    environment: 'test',
    number: `SETP${sequence}`,
    prefix: 'SETP',
    sequence,
    numbering_range_id: `nr_${'1'.repeat(26)}`,
    type_code: '01',
    issued_at: at,
  },
});
