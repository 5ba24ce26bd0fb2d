import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arbitraryOf } from './arbitrary.fixture.js';
import { objections } from './compatibility.js';
import { type Contract, contract } from './contract.js';
import { faultsBy, goldenSamples, releasedContract } from './files.fixture.js';
import { closed, type JsonSchema } from '../vocabulary/json-schema.js';

type Writable<T> = { -readonly [K in keyof T]: Writable<T[K]> };

const SIGNED = 'co.rubrica.document.signed.v1';

/** Something that may be written by one schema and cannot be read by the other; undefined: nothing that was tried. */
const unreadable = (writer: JsonSchema, reader: JsonSchema): unknown =>
  fc.sample(arbitraryOf(closed(writer)), { numRuns: 40, seed: 1 }).find((message) => faultsBy(reader, message) !== '');

describe('what is said today, beside what was released', () => {
  const released = releasedContract();
  const today = contract();

  it('breaks no reader', () => expect(objections(released, today)).toEqual([]));

  it('is understood both ways: what is written by the one is read by the other', () => {
    for (const [type, { schema: before }] of Object.entries(released.messages)) {
      const now = today.messages[type]?.schema ?? {};
      expect({ type, misread: [unreadable(before, now), unreadable(now, before)] }).toEqual({
        type,
        misread: [undefined, undefined],
      });
    }
  });

  it('has samples that the released schemas read, too', () => {
    for (const { file, type, sample } of goldenSamples()) {
      const { data, ...attributes } = sample;
      const schema = released.messages[type]?.schema;
      if (!schema) continue; // a new type
      expect(`${file}: ${faultsBy(schema, data)}${faultsBy(released.attributes, attributes)}`).toBe(`${file}: `);
    }
  });
});

/** A copy of the contract, changed as a developer might. */
const changed = (change: (signed: Writable<JsonSchema>, copy: Writable<Contract>) => void): Contract => {
  const copy = structuredClone(base) as Writable<Contract>;
  change(copy.messages[SIGNED]!.schema, copy);
  return copy;
};

/** The released one, with one optional property, so that there is one to require or to lose. */
const base: Contract = releasedContract();
(base.messages[SIGNED]!.schema as Writable<JsonSchema>).properties!['channel'] = {
  type: 'string',
  pattern: '^[a-z]{2,9}$',
};

const omit = (names: readonly string[] | undefined, name: string): string[] => (names ?? []).filter((n) => n !== name);
const NEXT = 'co.rubrica.document.signed.v2';

describe('a change that would break a reader', () => {
  it.each<[string, (signed: Writable<JsonSchema>) => void, string]>([
    [
      'a field is taken away',
      (signed) => {
        delete signed.properties!['currency'];
        signed.required = omit(signed.required, 'currency');
      },
      '/currency is gone',
    ],
    [
      'a field gets another name',
      (signed) => {
        signed.properties!['cude'] = signed.properties!['cufe']!;
        delete signed.properties!['cufe'];
        signed.required = [...omit(signed.required, 'cufe'), 'cude'];
      },
      '/cufe is gone',
    ],
    [
      'a field gets another type',
      (signed) => (signed.properties!['payable_amount'] = { type: 'integer' }),
      '/payable_amount was string and is integer',
    ],
    [
      'a field may be null',
      (signed) => (signed.properties!['cufe'] = { anyOf: [signed.properties!['cufe']!, { type: 'null' }] }),
      '/cufe was string and is a choice',
    ],
    [
      'a field is never null any more',
      (signed) => signed.properties!['simulate']!.anyOf!.pop(),
      '/simulate may not be null any more',
    ],
    [
      'a new field is required',
      (signed) => {
        signed.properties!['origin'] = { type: 'boolean' };
        signed.required!.push('origin');
      },
      '/origin is new and required',
    ],
    [
      'an optional field is required',
      (signed) => signed.required!.push('channel'),
      '/channel was optional and required',
    ],
    [
      'a field that was always there is optional',
      (signed) => (signed.required = omit(signed.required, 'currency')),
      '/currency was always there and is optional',
    ],
    [
      'a pattern is narrower',
      (signed) => (signed.properties!['currency']!.pattern = '^(COP|USD)$'),
      '/currency pattern was ^[A-Z]{3}$ and is ^(COP|USD)$',
    ],
    [
      'a number has another bound',
      (signed) => (signed.properties!['edition']!.minimum = 2),
      '/edition minimum was 1 and is 2',
    ],
    [
      'a code falls away',
      (signed) => signed.properties!['environment']!.anyOf!.pop(),
      '/environment may not be "production" any more',
    ],
    [
      'a code is added, which old readers do not know',
      (signed) => signed.properties!['environment']!.anyOf!.push({ type: 'string', const: 'rehearsal' }),
      '/environment may now be "rehearsal" too',
    ],
    [
      'a field inside a field is taken away',
      (signed) => {
        const { properties, required } = signed.properties!['file_number']!;
        delete properties!['year'];
        required!.splice(required!.indexOf('year'), 1);
      },
      '/file_number/year is gone',
    ],
    [
      'readers are closed to what is new',
      (signed) => (signed.additionalProperties = false),
      'additionalProperties was',
    ],
  ])('is refused where %s', (_, change, says) => {
    const today = changed(change);
    const refused = objections(base, today);
    expect(refused.join('\n')).toContain(`${SIGNED} ${says}`);
    // The reason, and what is to be done.
    expect(refused[0]).toContain(`undo this, and say ${NEXT} instead`);
    expect(refused[0]).toContain('older-versions.ts with the upcast');
    expect(refused[0]).toContain('npm run contracts:release');
  });

  it.each<[string, (signed: Writable<JsonSchema>) => void]>([
    ['is renamed', (signed) => rename(signed, 'cufe', 'cude')],
    ['is retyped', (signed) => (signed.properties!['payable_amount'] = { type: 'integer' })],
    ['is new and required', (signed) => (rename(signed, 'channel', 'origin'), signed.required!.push('origin'))],
    ['is narrowed', (signed) => (signed.properties!['currency']!.pattern = '^(COP|USD)$')],
    ['has one code less', (signed) => signed.properties!['environment']!.anyOf!.pop()],
    [
      'has one code more',
      (signed) => signed.properties!['environment']!.anyOf!.push({ type: 'string', const: 'rehearsal' }),
    ],
    ['is optional now', (signed) => (signed.required = omit(signed.required, 'currency'))],
  ])('shows in messages made by the schemas, too: a field that %s', (_, change) => {
    const today = changed(change).messages[SIGNED]!.schema;
    const before = base.messages[SIGNED]!.schema;
    expect(unreadable(before, today) ?? unreadable(today, before)).toBeDefined();
  });

  it.each<[string, (copy: Writable<Contract>) => void, string]>([
    ['a type is taken away', (copy) => Reflect.deleteProperty(copy.messages, SIGNED), `${SIGNED} is gone`],
    [
      'a type moves to another topic',
      (copy) => (copy.messages[SIGNED]!.topic = 'x'),
      'was on document.lifecycle and is on x',
    ],
    ['another service says it', (copy) => (copy.messages[SIGNED]!.source = 'mailer'), 'was said by document-issuer'],
    [
      'a version takes the place of another',
      (copy) => {
        copy.messages[NEXT] = copy.messages[SIGNED]!;
        Reflect.deleteProperty(copy.messages, SIGNED);
      },
      `${NEXT} has no ${SIGNED} before it`,
    ],
    [
      'an attribute is taken away',
      ({ attributes }) => delete attributes.properties!['tenantid'],
      'attributes /tenantid is gone',
    ],
    [
      'an attribute is required that was not there',
      ({ attributes }) => attributes.required!.push('subject'),
      '/subject is new',
    ],
  ])('is refused where %s', (_, change, says) =>
    expect(
      objections(
        base,
        changed((__, copy) => change(copy)),
      ).join('\n'),
    ).toContain(says),
  );
});

const rename = (schema: Writable<JsonSchema>, name: string, to: string): void => {
  schema.properties![to] = schema.properties![name]!;
  Reflect.deleteProperty(schema.properties!, name);
  if (schema.required!.includes(name)) schema.required = [...omit(schema.required, name), to];
};

describe('a change that every reader survives', () => {
  it.each<[string, (signed: Writable<JsonSchema>, copy: Writable<Contract>) => void]>([
    ['an optional field', (signed) => (signed.properties!['origin'] = { type: 'string', pattern: '^[a-z]+$' })],
    [
      'an optional field inside a field',
      (signed) => (signed.properties!['file_number']!.properties!['software'] = { type: 'integer' }),
    ],
    [
      'an optional field inside a field that may be null',
      (signed) => (signed.properties!['simulate']!.anyOf![0]!.properties!['delay'] = { type: 'integer' }),
    ],
    ['a better description', (signed) => (signed.properties!['cufe']!.description = 'The code')],
    ['a new type', (_, { messages }) => (messages['co.rubrica.document.paid.v1'] = messages[SIGNED]!)],
    ['a new version beside the old one', (_, { messages }) => (messages[NEXT] = { ...messages[SIGNED]!, schema: {} })],
  ])('is allowed: %s', (_, change) => {
    const today = changed(change);
    expect(objections(base, today)).toEqual([]);
    const [before, after] = [base.messages[SIGNED]!.schema, today.messages[SIGNED]!.schema];
    expect([unreadable(before, after), unreadable(after, before)]).toEqual([undefined, undefined]);
  });
});
