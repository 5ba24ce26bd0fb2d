import { ask } from '../load/client.js';
import { type Holders, knownSecrets } from '../secret/known-secrets.js';
import { layersOf } from '../secret/layers.js';
import { Search } from '../secret/search.js';
import { writtenBy, type WrittenBytes } from '../secret/written.js';
import type { RunEvidence, Must, Rows } from './evidence.js';

/** Of a file that is larger, only its own bytes are searched: segments of the database and of Kafka. */
const UNPACKED_BYTES = 8 * 1024 * 1024;

const ANSWERS_MS = 120_000;
/** What a tenant may read of its settings and its documents. */
const ANSWERS = [
  ...['tenant', 'api-keys', 'certificates', 'numbering-ranges', 'webhook-endpoints', 'customers'],
  ...['mail-senders', 'dkim-keys', 'suppressions'],
  ...['invoices?limit=100', 'credit-notes?limit=100', 'events?limit=100', 'exports'],
] as const;

/** Checks that no secret stands in what the services have written, logged, sent and answered. */
export const checkSecrets = async (evidence: RunEvidence, rows: Rows, must: Must): Promise<void> => {
  const { target, folder, told } = evidence;
  const holders: Holders = { ...evidence, credentials: target.credentials };
  const search = new Search(knownSecrets(holders));
  const look = ({ where, bytes }: WrittenBytes): void => {
    const layers = bytes.length > UNPACKED_BYTES ? [bytes] : layersOf(bytes);
    const found = new Set<string>();
    for (const layer of layers) for (const name of search.in(layer)) found.add(name);
    for (const name of found) must(false, `${name} is in ${where}`);
  };
  for await (const written of writtenBy(folder, rows)) look(written);
  look({ where: 'the logs', bytes: Buffer.from(withoutGreeting(target.logs())) });
  for (const { id, body } of told) look({ where: `the webhook ${id}`, bytes: Buffer.from(body) });
  const until = Date.now() + ANSWERS_MS;
  for (const { sk_live, sk_test } of evidence.tenants)
    for (const key of [sk_live, sk_test])
      for (const path of ANSWERS) {
        const { bytes } = await ask(`${target.credentials.base_url}/v1/${path}`, key, { until });
        look({ where: `the answer of /v1/${path}`, bytes });
      }
};

/** The greeting at the start shows a test key on purpose, in a line with `curl`. */
const withoutGreeting = (logs: string): string =>
  logs
    .split('\n')
    .filter((line) => !line.startsWith('  curl '))
    .join('\n');
