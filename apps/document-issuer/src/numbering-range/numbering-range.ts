import {
  type Environment,
  type Fact,
  type NumberingRangeInput,
  type RangeDocumentType,
  Refusal,
} from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import type { SkippedNumbers } from './skipped-numbers.js';

/** Facts of a numbering range. Allotted numbers are facts of their documents. */
export type NumberingRangeEvent =
  | { readonly type: 'RangeAuthorized'; readonly data: RangeAuthorization }
  | { readonly type: 'RangeActivated'; readonly data: object }
  | { readonly type: 'RangeDeactivated'; readonly data: object }
  | { readonly type: 'TechnicalKeyReplaced'; readonly data: object }
  /**
   * These numbers are not used: the counter was set beyond them, or their document was cancelled. With `issued_at`, that of
   * the document, the number has come back, and is given to the next document.
   */
  | { readonly type: 'NumbersSkipped'; readonly data: SkippedNumbers }
  /** Another document has a number that had come back. */
  | { readonly type: 'ReturnedNumberUsed'; readonly data: { readonly number: number } }
  /** The range goes on under another period or resolution, perhaps with other ends. */
  | { readonly type: 'RangeRenewed'; readonly data: RangeAuthorization }
  /** The range of that id gives the numbers from now on. */
  | { readonly type: 'RangeReplaced'; readonly data: { readonly by: string } };

/** Content of the event, without the technical key, which is stored encrypted in the row. */
export interface RangeAuthorization {
  readonly tenant_id: string;
  readonly environment: Environment;
  readonly document_type: RangeDocumentType;
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly resolution_number: string | null;
  readonly resolution_date: string | null;
  /** YYYY-MM-DD, both days included. */
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly is_active: boolean;
}

/** Authorisation of a range that is registered or changed by hand; what the input leaves out is null, and it is active. */
export const registeredAuthorization = (
  tenantId: string,
  environment: Environment,
  input: Omit<NumberingRangeInput, 'next' | 'next_reason'>,
): RangeAuthorization => ({
  tenant_id: tenantId,
  environment,
  document_type: input.document_type,
  prefix: input.prefix,
  from: input.from,
  to: input.to,
  resolution_number: input.resolution_number ?? null,
  resolution_date: input.resolution_date ?? null,
  valid_from: input.valid_from ?? null,
  valid_to: input.valid_to ?? null,
  is_active: input.is_active ?? true,
});

export type NumberingRange =
  | { readonly status: 'unknown' }
  | {
      readonly status: 'active' | 'inactive' | 'replaced';
      /** The lowest number that the range has ever had. Each number from it to the counter is used or skipped. */
      readonly lowest: number;
    };

export type NumberingRangeCommand =
  | { readonly type: 'AuthorizeRange'; readonly authorization: RangeAuthorization }
  | { readonly type: 'SwitchRange'; readonly isActive: boolean }
  | { readonly type: 'ReplaceTechnicalKey' }
  | { readonly type: 'SkipNumbers'; readonly skipped: SkippedNumbers }
  | { readonly type: 'UseReturnedNumber'; readonly number: number }
  | { readonly type: 'RenewRange'; readonly authorization: RangeAuthorization }
  | { readonly type: 'ReplaceRange'; readonly by: string };

const decide = (command: NumberingRangeCommand, range: NumberingRange): readonly NumberingRangeEvent[] => {
  switch (command.type) {
    case 'AuthorizeRange':
      if (range.status !== 'unknown')
        throw new Refusal('numbering_range_exists', {
          en: 'This range is registered already.',
          es: 'Este rango ya está registrado.',
        });
      return [{ type: 'RangeAuthorized', data: command.authorization }];
    case 'SwitchRange':
      if (range.status === 'unknown') throw unknownRange();
      if ((range.status === 'active') === command.isActive) return [];
      return [{ type: command.isActive ? 'RangeActivated' : 'RangeDeactivated', data: {} }];
    case 'ReplaceTechnicalKey':
      if (range.status === 'unknown') throw unknownRange();
      return [{ type: 'TechnicalKeyReplaced', data: {} }];
    case 'SkipNumbers':
      if (range.status === 'unknown') throw unknownRange();
      return [{ type: 'NumbersSkipped', data: command.skipped }];
    case 'UseReturnedNumber':
      if (range.status === 'unknown') throw unknownRange();
      return [{ type: 'ReturnedNumberUsed', data: { number: command.number } }];
    case 'RenewRange':
      if (range.status === 'unknown') throw unknownRange();
      return [{ type: 'RangeRenewed', data: command.authorization }];
    case 'ReplaceRange':
      if (range.status === 'unknown') throw unknownRange();
      return range.status === 'replaced' ? [] : [{ type: 'RangeReplaced', data: { by: command.by } }];
  }
};

const unknownRange = (): Refusal =>
  new Refusal('not_found', { en: 'No such numbering range.', es: 'No existe ese rango de numeración.' }, 404);

const evolve = (range: NumberingRange, event: NumberingRangeEvent): NumberingRange => {
  switch (event.type) {
    case 'RangeAuthorized':
      return { status: event.data.is_active ? 'active' : 'inactive', lowest: event.data.from };
    case 'RangeActivated':
      return range.status === 'unknown' ? range : { ...range, status: 'active' };
    case 'RangeDeactivated':
      return range.status === 'unknown' ? range : { ...range, status: 'inactive' };
    case 'RangeRenewed':
      return range.status === 'unknown' ? range : { ...range, lowest: Math.min(range.lowest, event.data.from) };
    case 'TechnicalKeyReplaced':
    case 'NumbersSkipped':
    case 'ReturnedNumberUsed':
      return range;
    case 'RangeReplaced':
      return range.status === 'unknown' ? range : { ...range, status: 'replaced' };
  }
};

const messages = (event: NumberingRangeEvent, _: NumberingRange, { id }: { id: string }): readonly Fact[] => {
  if (event.type !== 'RangeAuthorized' && event.type !== 'RangeRenewed') return [];
  const { tenant_id, environment, document_type, prefix, from, to, valid_from, valid_to } = event.data;
  return [
    {
      type: 'co.rubrica.numbering-range.authorized.v1',
      key: tenant_id,
      tenantid: tenant_id,
      data: { tenant_id, numbering_range_id: id, environment, document_type, prefix, from, to, valid_from, valid_to },
    },
  ];
};

export const numberingRange: Aggregate<NumberingRange, NumberingRangeCommand, NumberingRangeEvent> = {
  name: 'numbering-range',
  initialState: { status: 'unknown' },
  decide,
  evolve,
  messages,
};
