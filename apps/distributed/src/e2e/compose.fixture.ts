import { temporaryFolder } from '@rubrica/testing';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { ROOT } from './chart.fixture.js';

export interface ComposeService {
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, unknown>>;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
}

export interface Compose {
  readonly text: string;
  readonly services: ComposeFile['services'];
  /** What `compose-env.mjs` has printed. */
  readonly printed: string;
  /** The values of docker/.env, as it has written them. */
  readonly secrets: Readonly<Record<string, string>>;
  /** The environment of a container, as compose gives it. */
  environmentIn(name: string): Record<string, string>;
}

const certificate = (name: string): string => `-----BEGIN CERTIFICATE-----\n${name}\n-----END CERTIFICATE-----\n`;

/** docker/compose.yaml with new secrets of docker/compose-env.mjs. */
export const compose = (): Compose => {
  const folder = temporaryFolder();
  const envFile = join(folder.path, '.env');
  const composeEnv = (input: string, ...args: readonly string[]): string =>
    spawnSync(process.execPath, [join(ROOT, 'docker/compose-env.mjs'), ...args], {
      encoding: 'utf8',
      input,
      env: { ...process.env, NODE_OPTIONS: '', COMPOSE_ENV_FILE: pathToFileURL(envFile).href },
    }).stdout;
  const printed = composeEnv('');
  composeEnv(certificate('leaf') + certificate('root'), 'trust');
  const secrets = Object.fromEntries(
    readFileSync(envFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => /^([A-Z_]+)=(.*)$/.exec(line)?.slice(1) ?? []),
  ) as Record<string, string>;
  folder.remove();

  const text = readFileSync(join(ROOT, 'docker/compose.yaml'), 'utf8');
  const { services } = parse(text, { merge: true }) as ComposeFile;
  const environmentIn = (name: string): Record<string, string> =>
    Object.fromEntries(
      Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
        key,
        String(value).replace(/\$\{([A-Z_]+)(:[?-][^}]*)?\}/g, (_, variable: string) => secrets[variable] ?? ''),
      ]),
    );
  return { text, services, printed, secrets, environmentIn };
};
