import { readFileSync } from 'node:fs';
import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { Issuer, type Issuers } from './issuer/issuer.js';

export interface Config {
  readonly host: string;
  readonly servicePort: number;
  readonly controlPort: number;
  readonly threads: number;
  readonly dataFile: string;
  readonly trustBundlePem: string;
  readonly issuers: Issuers;
}

/** Each setting: meaning and default. */
export const SETTINGS = {
  SIMULATOR_HOST: { meaning: 'address on which the SOAP service listens', default: '127.0.0.1' },
  SIMULATOR_SERVICE_PORT: { meaning: 'port of the SOAP service', default: '8090' },
  SIMULATOR_CONTROL_PORT: { meaning: 'port of the control API, on loopback', default: '8091' },
  SIMULATOR_THREADS: { meaning: 'threads that judge documents; 0: the main thread does', default: '2' },
  SIMULATOR_DATA_FILE: {
    meaning: 'file of what was received; its key is kept beside it',
    default: '.rubrica/dian-simulator.jsonl',
  },
  SIMULATOR_TRUST: { meaning: 'PEM file of the authorities whose certificates may sign', default: '' },
  SIMULATOR_ISSUERS: { meaning: 'JSON file of issuers by NIT, as PUT /control/issuers takes them', default: '' },
} as const;

type Name = keyof typeof SETTINGS;

/** Reads and checks the settings. Throws an error of one line. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const text = (name: Name): string => env[name] || SETTINGS[name].default;
  const integer = (name: Name, most: number, what: string): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`${name}: ${what}`);
    return value;
  };
  const port = (name: Name): number => integer(name, 65_535, 'not a port');
  const file = (name: Name): string => {
    try {
      return text(name) === '' ? '' : readFileSync(text(name), 'utf8');
    } catch {
      throw new Error(`${name}: cannot read ${text(name)}`);
    }
  };
  const issuers = file('SIMULATOR_ISSUERS');
  return {
    host: text('SIMULATOR_HOST'),
    servicePort: port('SIMULATOR_SERVICE_PORT'),
    controlPort: port('SIMULATOR_CONTROL_PORT'),
    threads: integer('SIMULATOR_THREADS', 64, 'not a number of threads'),
    dataFile: text('SIMULATOR_DATA_FILE'),
    trustBundlePem: file('SIMULATOR_TRUST'),
    issuers: new Map(Object.entries(issuers === '' ? {} : checked(IssuersFile, issuers, 'SIMULATOR_ISSUERS'))),
  };
};

const IssuersFile = Type.Record(Type.String({ pattern: '^\\d{3,15}$' }), Issuer, { additionalProperties: false });

const checked = <Schema extends TSchema>(schema: Schema, json: string, name: Name): Static<Schema> => {
  const value: unknown = JSON.parse(json);
  const ajv = new Ajv({ useDefaults: true });
  const validate = ajv.compile<Static<Schema>>(schema);
  if (validate(value)) return value;
  throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
};
