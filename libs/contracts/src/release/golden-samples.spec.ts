import { describe, expect, it } from '@jest/globals';
import { contract } from './contract.js';
import { faultsBy, goldenSamples, releasedSamples, samplesByType } from './files.fixture.js';
import { closed, type JsonSchema } from '../vocabulary/json-schema.js';

const { attributes, messages } = contract();

const keyOf = (data: object): unknown =>
  ['document_id', 'received_document_id', 'subject_id', 'tenant_id']
    .filter((name) => Object.hasOwn(data, name))
    .map((name): unknown => Reflect.get(data, name))[0];

describe('the golden samples, kept for ever', () => {
  it('show every message type at least twice, once as small as it gets and once full', () => {
    const byType = samplesByType();
    expect(Object.keys(byType).sort()).toEqual(Object.keys(messages));
    for (const samples of Object.values(byType)) expect(samples.length).toBeGreaterThanOrEqual(2);
    const files = goldenSamples().map(({ file }) => file);
    for (const type of Object.keys(messages)) {
      expect(files).toEqual(expect.arrayContaining([`${type}/minimal.json`, `${type}/full.json`]));
    }
  });

  it('are read by the schemas of today, and are what their writers may send', () => {
    for (const { file, type, sample } of goldenSamples()) {
      const { data, ...headers } = sample;
      const { source, schema } = messages[type] ?? { source: 'nobody', schema: {} };
      const faults = [faultsBy(attributes, headers), faultsBy(schema, data), faultsBy(closed(schema), data)];
      expect({ file, faults }).toEqual({ file, faults: ['', '', ''] });
      expect(headers).toMatchObject({
        type,
        source,
        dataschema: schema.$id,
        partitionkey: keyOf(data),
        aggregateversion: Number(/@(\d+)/.exec(headers.id)?.[1]),
      });
    }
  });

  it('have each value that may be null once as null and once not', () => {
    const samples = samplesByType();
    for (const [type, { schema }] of Object.entries(messages)) {
      for (const [name] of Object.entries(schema.properties ?? {}).filter(([, part]) => isNullable(part))) {
        const values = (samples[type] ?? []).map(({ data }) => (data as Record<string, unknown>)[name] === null);
        expect({ type, name, values: new Set(values).size }).toEqual({ type, name, values: 2 });
      }
    }
  });

  it('are the ones that were released: none is changed, none is gone', () => {
    const now = Object.fromEntries(goldenSamples().map(({ file, sha256 }) => [file, sha256]));
    expect(now).toMatchObject(releasedSamples());
  });
});

const isNullable = ({ anyOf = [] }: JsonSchema): boolean => anyOf.some(({ type }) => type === 'null');
