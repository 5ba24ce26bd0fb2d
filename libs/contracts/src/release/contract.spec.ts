import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { MessageAttributes } from '../message/attributes.js';
import { contract, type MessageContract } from './contract.js';
import { faultsBy, writtenSchemas } from './files.fixture.js';
import { closed, type JsonSchema } from '../vocabulary/json-schema.js';
import { SERVICES } from '../vocabulary/services.js';
import { TOPICS } from '../topic/topics.js';

const { attributes, messages } = contract();
const types: [string, MessageContract][] = Object.entries(messages);

interface Part {
  readonly place: string;
  readonly schema: JsonSchema;
}

/** Every schema inside a schema, with its place. */
const parts = (schema: JsonSchema, place = ''): Part[] => [
  { place, schema },
  ...(schema.anyOf ?? []).flatMap((choice) => parts(choice, place)),
  ...(schema.items ? parts(schema.items, `${place}/[]`) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => parts(property, `${place}/${name}`)),
];

/** Of those, what has a name. */
const fields = (schema: JsonSchema): Part[] =>
  parts(schema).flatMap(({ place, schema: { properties = {} } }) =>
    Object.entries(properties).map(([name, property]) => ({ place: `${place}/${name}`, schema: property })),
  );

/** What each fact on the topic of documents names, by its subject. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  document: ['document_id', 'kind', 'environment'],
  'document-event': ['subject_object', 'subject_id', 'environment', 'cufe'],
  'received-document': ['received_document_id', 'environment', 'cufe'],
};

describe('the contract of the topics', () => {
  it('is written down as the code has it (npm run contracts)', () =>
    expect(writtenSchemas()).toEqual({
      attributes,
      ...Object.fromEntries(types.map(([type, { schema }]) => [type, schema])),
    }));

  it('names each message by its version, and gives it a service, a topic and what readers place it by', () => {
    for (const [type, { topic, source, schema }] of types) {
      expect(type).toMatch(/^co\.rubrica\.[a-z-]+\.[a-z-]+\.v[1-9]\d*$/);
      expect(SERVICES).toContain(source);
      const [, , subject = ''] = type.split('.');
      const named = NAMED[subject] ?? ['tenant_id'];
      expect(topic).toBe(Object.hasOwn(NAMED, subject) ? TOPICS.documentLifecycle : TOPICS.tenantLifecycle);
      expect(schema.required).toEqual(expect.arrayContaining([...named]));
      expect(schema.$id).toBe(`https://rubrica.dev/schemas/${type}.json`);
    }
  });

  it('is told to internal teams: docs/internal-teams.md names every fact of a document', () => {
    const page = readFileSync(new URL('../../../../docs/internal-teams.md', import.meta.url), 'utf8');
    const facts = types.flatMap(([type]) => /^co\.rubrica\.document\.(.+)\.v\d+$/.exec(type)?.[1] ?? []);
    expect(facts.filter((fact) => !page.includes(`\`${fact}\``))).toEqual([]);
  });

  it('describes every field', () => {
    const all = [...types.map(([, { schema }]) => schema), attributes].flatMap(fields);
    expect(all.filter(({ schema }) => !schema.description)).toEqual([]);
  });

  it('has names that CloudEvents allows for attributes', () => {
    for (const name of Object.keys(MessageAttributes.properties)) expect(name).toMatch(/^[a-z0-9]{1,20}$/);
  });

  it('leaves readers open to what they do not know, and lets writers add nothing', () => {
    const { schema } = messages['co.rubrica.document.signed.v1'] ?? { schema: {} };
    const simulated = {
      document_id: `inv_${'0'.repeat(26)}`,
      kind: 'invoice',
      environment: 'test',
      edition: 1,
      number: 'SETP1',
      prefix: 'SETP',
      type_code: '01',
      cufe: 'a'.repeat(96),
      issued_at: '2026-11-21T10:00:00-05:00',
      certificate_id: `cert_${'0'.repeat(26)}`,
      xml_blob: 'b'.repeat(64),
      file_number: { year: 2026, sequence: 1 },
      request_blob: 'c'.repeat(64),
      payable_amount: '119000.00',
      currency: 'COP',
      simulate: { outcome: 'failed', email: 'delivered' },
    };
    expect(faultsBy(closed(schema), simulated)).toBe('');
    const more = [
      { ...simulated, more: 1 },
      { ...simulated, file_number: { ...simulated.file_number, more: 1 } },
      { ...simulated, simulate: { ...simulated.simulate, more: 1 } },
    ];
    for (const message of more) {
      expect(faultsBy(schema, message)).toBe('');
      expect(faultsBy(closed(schema), message)).toContain('must NOT have additional properties');
    }
  });
});

/** Sentences of ours that quote nobody, and the tenant's own id of a document. */
const FREE_TEXTS = {
  'co.rubrica.document.issuing-failed.v1': ['/detail'],
  'co.rubrica.document.issuing-waits.v1': ['/action'],
  'co.rubrica.document.requested.v1': ['/external_id'],
  'co.rubrica.document.submission-failed.v1': ['/detail'],
  'co.rubrica.document.submission-waits.v1': ['/action'],
};

/** Names and sentences have blanks, addresses an @; ids, codes, hashes, dates and amounts have neither. */
const admitsText = ({ type, const: value, pattern = '' }: JsonSchema): boolean =>
  type === 'string' &&
  value === undefined &&
  (!/^\^.*\$$/.test(pattern) || ['Ana Gómez', 'ana@ejemplo.co'].some((text) => new RegExp(pattern, 'u').test(text)));

describe('nothing personal is on a topic', () => {
  it('as every string is an id, a code, a hash, a date or an amount, but for those that are known', () => {
    const free = types.flatMap(([type, { schema }]) => {
      const places = parts(schema).filter((part) => admitsText(part.schema));
      return places.length > 0 ? [[type, places.map(({ place }) => place)] as const] : [];
    });
    expect(Object.fromEntries(free)).toEqual(FREE_TEXTS);
  });
});
