import { createHash } from 'node:crypto';
import pg from 'pg';
import { storedBlobs } from '@rubrica/service';
import { type DataFolder, ROLES, type Secrets } from '@rubrica/standalone';
import { eventsOf, keyOf, pathOf, type Posted } from '../load/caller.js';
import { ask } from '../load/client.js';
import type { Told } from '../load/hook.js';
import type { Target } from '../fault/target.js';
import type { Tenant } from '../load/tenants.js';

export interface Evidence {
  readonly target: Target;
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly tenants: readonly Tenant[];
  readonly posted: readonly Posted[];
  readonly told: readonly Told[];
}

const SERVICES = ROLES.filter((role) => role !== 'event_log');

/** SQL of the outbox rows that are not published yet. Published rows are removed later, so a row alone does not say. */
export const unsent = (service: string): string => `(
  select 1 from ${service}.outbox o left join ${service}.leases l on l.work = 'relay' and l.part = o.part
  where l.pos is null or o.pos > l.pos) unsent`;

/** Returns one sentence for each broken promise; none when all are kept. */
export const check = async (evidence: Evidence): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const must = (holds: boolean, what: string): void => {
    if (!holds) wrong.push(what);
  };
  const { target, posted } = evidence;
  const live = posted.filter(({ livemode }) => livemode);
  const ids = new Set(posted.map(({ id }) => id));
  must(ids.size === posted.length, `${posted.length} keys made ${ids.size} documents`);

  const database = new pg.Client({ connectionString: target.superuserUrl });
  await database.connect();
  const rows = async <Row extends object>(sql: string): Promise<Row[]> => (await database.query<Row>(sql)).rows;
  try {
    const documents = await rows<{ id: string; status: string }>(
      `select id, view->>'status' as status from api_gateway.documents`,
    );
    for (const { id } of documents) must(ids.has(id), `${id} exists, and no key made it`);
    must(documents.length === posted.length, `${documents.length} documents of ${posted.length} requests`);

    for (const service of SERVICES) {
      const holes = await rows<{ id: string }>(
        `select stream_id as id from ${service}.events group by stream_id
         having min(version) <> 1 or max(version) <> count(*)`,
      );
      must(holes.length === 0, `${service}: versions of ${holes.map(({ id }) => id).join()} have holes`);
      for (const left of ['parked', 'blocked_keys', unsent(service)]) {
        const [row] = await rows<{ n: number }>(
          `select count(*)::int as n from ${left.includes('.') ? left : `${service}.${left}`}`,
        );
        must(row?.n === 0, `${service}: ${row?.n} rows are left in ${left}`);
      }
    }

    const once = await rows<{ stream_id: string; type: string; n: number }>(`
      select stream_id, min(type) as type, count(*)::int as n from dian_submitter.events
      where type in ('SubmissionAccepted', 'SubmissionRejected') group by stream_id
      union all select stream_id, type, count(*)::int from document_issuer.events
      where type in ('NumberAllotted', 'DocumentSigned') group by stream_id, type`);
    for (const { stream_id, type, n } of once) must(n === 1, `${stream_id} has ${n} times ${type}`);
    const verdicts = once.filter(({ type }) => type.startsWith('Submission')).length;
    const judged = posted.filter(({ expects }) => expects !== 'failed').length;
    must(verdicts === judged, `${verdicts} verdicts of ${judged} documents`);
    // No fault lasts long enough for a contingency.
    const [declared] = await rows<{ n: number }>(
      `select count(*)::int as n from dian_submitter.events where type in ('ContingencyDeclared', 'ContingencyOrdered')`,
    );
    must(declared?.n === 0, `a contingency was declared or ordered ${declared?.n} times, and there was none`);

    await checkFacts(evidence, rows, must);
  } finally {
    await database.end();
  }

  await checkNumbers(evidence, must);
  await checkAuthority(evidence, live, must);
  await checkBlobs(evidence, must);
  checkLogs(evidence, must);
  return wrong;
};

const OUTCOMES = ['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_contingency'];

type Must = (holds: boolean, what: string) => void;
type Rows = <Row extends object>(sql: string) => Promise<Row[]>;

/**
 * Checks that each public event has its fact and each fact its event, and that each was delivered with one id and the
 * same bytes.
 */
const checkFacts = async ({ posted, told }: Evidence, rows: Rows, must: Must): Promise<void> => {
  const events = await rows<{ id: string; type: string; document_id: string; body: string }>(
    'select id, type, document_id, body from webhook_dispatcher.public_events',
  );
  const known = new Map(events.map((event) => [event.id, event]));
  const idsOf = new Map<string, Set<string>>();
  for (const { id, type, documentId, body } of told) {
    must(known.get(id)?.body === body, `${id} was told, and is no event, or in other bytes`);
    const subject = `${documentId} ${type}`;
    idsOf.set(subject, (idsOf.get(subject) ?? new Set()).add(id));
  }
  for (const event of events) {
    const ids = idsOf.get(`${event.document_id} ${event.type}`);
    must(ids?.has(event.id) === true, `${event.id} (${event.type} of ${event.document_id}) was never told`);
  }
  for (const [subject, ids] of idsOf) must(ids.size === 1, `${subject} was told under ${ids.size} ids`);
  for (const document of posted) {
    for (const type of eventsOf(document))
      must(idsOf.has(`${document.id} ${type}`), `${type} of ${document.id} was never told`);
    const outcomes = OUTCOMES.filter((outcome) => idsOf.has(`${document.id} ${document.kind}.${outcome}`));
    must(outcomes.length === 1, `${document.id} was told to be ${outcomes.join(' and ')}`);
  }
};

/** Checks each range from its first number on: no gap, no number twice, and each as the API shows it. */
const checkNumbers = async ({ target, posted }: Evidence, must: Must): Promise<void> => {
  const { base_url } = target.credentials;
  const until = Date.now() + 240_000;
  const sequences = new Map<string, number[]>();
  for (const document of posted) {
    const { id, kind, tenant, livemode, expects } = document;
    const { json, status } = await ask(base_url + pathOf(document), keyOf(document), { until });
    must(status === 200, `GET ${id} answers ${status}`);
    must(json['status'] === expects, `${id} is ${String(json['status'])}, not ${expects}`);
    Object.assign(document, { number: json['number'], cufe: json['cufe'] });
    if (expects === 'failed') must(json['sequence'] === null, `${id} failed, and has a number`);
    else {
      const range = `${tenant.nit} ${livemode ? 'live' : 'test'} ${kind}`;
      sequences.set(range, [...(sequences.get(range) ?? []), Number(json['sequence'])]);
    }
  }
  for (const [range, found] of sequences) {
    const first = range.endsWith('invoice') ? 990_000_000 : 1;
    found.sort((a, b) => a - b);
    found.forEach((sequence, nth) =>
      must(sequence === first + nth, `${range}: ${sequence} stands where ${first + nth} belongs`),
    );
  }
};

const checkAuthority = async ({ target }: Evidence, live: readonly Posted[], must: Must): Promise<void> => {
  const response = await fetch(`${target.credentials.dian_simulator_url}/control/received`);
  const { documents } = (await response.json()) as {
    documents: { issuer_nit: string; number: string; cufe: string; accepted: boolean; accepted_times: number }[];
  };
  must(documents.length === live.length, `the authority has ${documents.length} of ${live.length} documents`);
  const byNumber = new Map(documents.map((document) => [`${document.issuer_nit} ${document.number}`, document]));
  for (const { id, tenant, number, cufe } of live) {
    const seen = byNumber.get(`${tenant.nit} ${String(number)}`);
    must(seen?.cufe === cufe && seen?.accepted === true, `the authority does not know ${id} as ${String(number)}`);
    must(seen?.accepted_times === 1, `${id} was accepted ${seen?.accepted_times} times`);
  }
};

/** Checks that each blob has the hash in its name, and that each document's XML is the one first seen. */
const checkBlobs = async ({ folder, target, posted }: Evidence, must: Must): Promise<void> => {
  const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
  for await (const { name, bytes } of storedBlobs(folder.blobs)) {
    must(sha256(bytes) === name, `blob ${name} holds something else`);
  }
  const { base_url } = target.credentials;
  for (const document of posted) {
    const until = Date.now() + 60_000;
    const { bytes } = await ask(`${base_url}${pathOf(document)}/xml`, keyOf(document), { until });
    const name = sha256(bytes);
    must(document.xml === undefined || document.xml === name, `the XML of ${document.id} is not the one first seen`);
  }
};

const checkLogs = ({ target, secrets, tenants }: Evidence, must: Must): void => {
  // The greeting at the start shows a test key on purpose, in a line with `curl`.
  const logs = target
    .logs()
    .split('\n')
    .filter((line) => !line.startsWith('  curl '))
    .join('\n');
  const { sk_live, sk_test, p12_password, other_tenant: other } = target.credentials;
  const { rolePasswords, internalKeys, ...own } = secrets;
  const keys = { sk_live, sk_test, p12_password, 'other sk_live': other.sk_live, 'other sk_test': other.sk_test };
  const ofTenants = Object.fromEntries(
    tenants.flatMap(({ nit, sk_live: live, sk_test: test }) => [
      [`sk_live of ${nit}`, live],
      [`sk_test of ${nit}`, test],
    ]),
  );
  const forbidden: Readonly<Record<string, string>> = {
    ...keys,
    ...own,
    ...internalKeys,
    ...rolePasswords,
    ...ofTenants,
  };
  for (const [name, value] of Object.entries(forbidden))
    must(value === '' || !logs.includes(value), `${name} is in the logs`);
  must(!logs.includes('PRIVATE KEY'), 'a private key is in the logs');
};
