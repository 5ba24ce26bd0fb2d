import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Contract } from './contract.js';
import type { GoldenSample } from './golden-sample.js';
import type { JsonSchema } from '../vocabulary/json-schema.js';

/** Folder of the committed files: `schemas/` (generated), `samples/` (never changed) and `released/` (frozen). */
const FOLDER = fileURLToPath(new URL('../..', import.meta.url));

const readJson = <T>(...path: readonly string[]): T => JSON.parse(readFileSync(join(FOLDER, ...path), 'utf8')) as T;

export interface KeptSample {
  /** `<type>/<name>.json` */
  readonly file: string;
  readonly type: string;
  readonly sample: GoldenSample;
  /** Hash of the parsed content, so that formatting does not matter. */
  readonly sha256: string;
}

export const goldenSamples = (): KeptSample[] =>
  globSync('*/*.json', { cwd: join(FOLDER, 'samples') })
    .sort()
    .map((file) => {
      const sample = readJson<GoldenSample>('samples', file);
      const sha256 = createHash('sha256').update(JSON.stringify(sample)).digest('hex');
      return { file, type: dirname(file), sample, sha256 };
    });

export const samplesByType = (): Record<string, GoldenSample[]> => {
  const byType: Record<string, GoldenSample[]> = {};
  for (const { type, sample } of goldenSamples()) (byType[type] ??= []).push(sample);
  return byType;
};

export const writtenSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    globSync('*.json', { cwd: join(FOLDER, 'schemas') })
      .filter((file) => file !== 'internal-routes.json')
      .sort()
      .map((file) => [basename(file, '.json'), readJson<JsonSchema>('schemas', file)]),
  );

export const writtenRoutes = (): Contract['routes'] => readJson('schemas', 'internal-routes.json');

export const writtenAsyncApi = (): object => readJson('..', '..', 'docs', 'asyncapi.json');

interface ReleaseIndex {
  readonly messages: Readonly<Record<string, { readonly topic: string; readonly source: string }>>;
  readonly samples: Readonly<Record<string, string>>;
}

export const releasedSamples = (): Readonly<Record<string, string>> =>
  readJson<ReleaseIndex>('released', 'index.json').samples;

export const releasedContract = (): Contract => {
  if (!existsSync(join(FOLDER, 'released'))) throw new Error('nothing is released: npm run contracts:release');
  const { messages } = readJson<ReleaseIndex>('released', 'index.json');
  const schemaOf = (name: string): JsonSchema => readJson('released', `${name}.json`);
  return {
    attributes: schemaOf('attributes'),
    messages: Object.fromEntries(
      Object.entries(messages).map(([type, about]) => [type, { ...about, schema: schemaOf(type) }]),
    ),
    routes: readJson<Contract['routes']>('released', 'internal-routes.json'),
  };
};

const ajv = new Ajv2020({ allErrors: true });
const compiled = new WeakMap<JsonSchema, ValidateFunction>();

/**
 * Returns ajv's errors for a value as text; '' if it is valid. In ajv's strict mode, an unknown keyword of a schema is
 * an error.
 */
export const faultsBy = (schema: JsonSchema, value: unknown): string => {
  const { $id: _, ...anonymous } = schema; // ajv refuses two schemas with the same id
  const validate = compiled.get(schema) ?? ajv.compile(anonymous);
  compiled.set(schema, validate);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
};
