import pg from 'pg';
import { ROLES } from '@rubrica/standalone';
import { keyOf, pathOf } from '../load/caller.js';
import { ask } from '../load/client.js';
import { checkAuthority } from './authority.js';
import type { RunEvidence, Must, Rows } from './evidence.js';
import { checkFiles } from './files.js';
import { checkMails } from './mails.js';
import { checkSecrets } from './secrets.js';
import { checkWebhooks } from './webhooks.js';

const SERVICES = ROLES.filter((role) => role !== 'event_log');

/** SQL of the outbox rows that are not published yet. Published rows are removed later, so a row alone does not say. */
export const unsent = (service: string): string => `(
  select 1 from ${service}.outbox o left join ${service}.leases l on l.work = 'relay' and l.part = o.part
  where l.pos is null or o.pos > l.pos) unsent`;

/** Returns one sentence for each broken promise; none when all are kept. */
export const check = async (evidence: RunEvidence): Promise<readonly string[]> => {
  const wrong: string[] = [];
  const must: Must = (holds, what) => {
    if (!holds) wrong.push(what);
  };
  const { target, posted } = evidence;
  const live = posted.filter(({ livemode }) => livemode);
  const ids = new Set(posted.map(({ id }) => id));
  must(ids.size === posted.length, `${posted.length} keys made ${ids.size} documents`);

  const database = new pg.Client({ connectionString: target.superuserUrl });
  await database.connect();
  const rows: Rows = async <Row extends object>(sql: string) => (await database.query<Row>(sql)).rows;
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

    await checkWebhooks(evidence, rows, must);
    await checkMails(evidence, rows, must);
    await checkNumbers(evidence, must);
    await checkFiles(evidence, rows, must);
    await checkSecrets(evidence, rows, must);
  } finally {
    await database.end();
  }
  await checkAuthority(evidence, live, must);
  return wrong;
};

/** Checks each range from its first number on: no gap, no number twice, and each as the API shows it. */
const checkNumbers = async ({ target, posted }: RunEvidence, must: Must): Promise<void> => {
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
