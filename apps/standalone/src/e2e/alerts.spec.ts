import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type CertificateAuthority, createAuthority, issueLeaf, toPkcs12 } from '@rubrica/certificate-vault';
import { SERVICES } from '@rubrica/contracts';
import { alertRules, type Receiver, receiver, referee, until, watchedMetrics } from '@rubrica/testing';
import { execFile } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DemoFiles } from '../demo/demo-files.js';
import { DEMO } from '../demo/demo-tenants.js';
import { PORTAL_RANGES } from '../services/external-systems.js';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const ADMIN = join(import.meta.dirname, '../../../../tools/admin/dist/main.js');
const DAY_S = 86_400;

const rules = alertRules();
const promtool = referee('promtool', 'prometheus');
const folder = temporaryFolder();
const env = { TEST_CLOCK: '1', WEBHOOK_ALLOW_LOOPBACK: '1' };
let authority: CertificateAuthority;
let standalone: RunningStandalone;
let target: Receiver;
let live: string;

beforeAll(async () => {
  authority = await createAuthority('Otra Autoridad', new Date());
  standalone = await RunningStandalone.start(folder.path, { ...env, TRUST_BUNDLE: authority.bundlePem });
  live = standalone.credentials.sk_live;
  target = await receiver();
});

afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const scrape = (): Promise<string> =>
  fetch(`${standalone.credentials.admin_url}/metrics`).then(
    (answer) => answer.text(),
    () => '',
  );
const advance = async (seconds: number): Promise<void> => {
  const { admin_url, operator_token } = standalone.credentials;
  const { status } = await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, {
    advance_s: seconds,
  });
  expect(status).toBe(200);
};
const post = (waitS = 0): Promise<ApiAnswer> =>
  standalone.call('POST', '/v1/invoices', live, sale(), waitS > 0 ? { prefer: `wait=${String(waitS)}` } : {});
const posted = async (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, async () => `/v1/invoices/${String((await post()).json['id'])}`));
const shown = async (path: string): Promise<Json> => (await standalone.call('GET', path, live)).json;
const allAre = async (paths: readonly string[], is: (document: Json) => boolean): Promise<boolean> =>
  (await Promise.all(paths.map(shown))).every(is);
const hasStatus =
  (status: string) =>
  (document: Json): boolean =>
    String(document['status']) === status;
const accepted = hasStatus('accepted_by_dian');
const waitsFor =
  (reason: string) =>
  ({ waiting }: Json): boolean =>
    String(waiting?.['reason']) === reason;
const untilAll = (paths: readonly string[], is: (document: Json) => boolean): Promise<unknown> =>
  until(
    () => allAre(paths, is),
    (done) => done,
  );
/** Moves all clocks by some seconds at a time until it is so. */
const passTimeUntil = async (met: () => Promise<boolean>, seconds = 20): Promise<void> => {
  for (let steps = 0; !(await met()); steps += 1) {
    if (steps === 200) throw new Error(`it never comes to that:\n${standalone.printed}`);
    await advance(seconds);
    await sleep(300);
  }
};
/** Runs a command of a runbook as an operator does: `npm run admin -- …`. */
const admin = async (...args: readonly string[]): Promise<Json> => {
  const { admin_url: ADMIN_URL, operator_token: OPERATOR_TOKEN } = standalone.credentials;
  const { stdout } = await promisify(execFile)(process.execPath, [ADMIN, ...args, '--json'], {
    env: { ...process.env, ADMIN_URL, OPERATOR_TOKEN },
  });
  return JSON.parse(stdout) as Json;
};
/** Says which ranges DIAN's portal knows of the demo's tenant. */
const portal = async (ranges: readonly object[]): Promise<void> => {
  const { software } = JSON.parse(readFileSync(join(folder.path, 'pki/demo-pki.json'), 'utf8')) as DemoFiles;
  const { status } = await standalone.call(
    'PUT',
    `${standalone.credentials.dian_simulator_url}/control/issuers/${DEMO.nit}`,
    '',
    { software: software.demo, ranges, test_sets: [] },
  );
  expect(status).toBe(200);
};
const valueOf = (line: string): number => Number(line.split(' ').at(-1));
/** Scrapes when nothing is under way between outbox, log and readers, and what a moved clock has made due is done. */
const isSettled = (text: string): boolean =>
  text
    .split('\n')
    .every(
      (line) =>
        (!/^rubrica_(consumer_lag|outbox_depth)\{/.test(line) || valueOf(line) === 0) &&
        (!line.startsWith('rubrica_timers_late_seconds{') || valueOf(line) <= 300),
    );
/** Scrapes until a series that matches has a value like this, and nothing is under way. */
const untilScraped = (series: RegExp, value: (value: number) => boolean): Promise<string> =>
  until(
    scrape,
    (text) => isSettled(text) && text.split('\n').some((line) => series.test(line) && value(valueOf(line))),
  );
const settled = (): Promise<string> => until(scrape, (text) => text !== '' && isSettled(text));

/** All ten deliveries are given up. */
const EXHAUSTED = /^rubrica_facts_total\{type="document.webhook-exhausted",environment="habilitacion".* 10$/m;

describe('the metrics of all services in one process', () => {
  it('have all that dashboards and alert rules name, once a document went through', async () => {
    expect((await post(60)).json).toMatchObject({ status: 'accepted_by_dian' });
    const text = await untilScraped(/^rubrica_facts_total\{type="document.email-delivered",.*"habilitacion"/, Boolean);
    const shownMetrics = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
    const missing = [...watchedMetrics()].filter(([name]) => !shownMetrics.has(name));
    expect(missing).toEqual([]);
    const unwatched = [...shownMetrics].filter((name = '') => !watchedMetrics().has(name));
    expect(unwatched).toEqual([]);
    for (const service of SERVICES) expect(text).toContain(`rubrica_database_up{service="${service}"} 1\n`);
    expect(text).toMatch(
      /^rubrica_time_to_verdict_seconds_count\{environment="habilitacion",verdict="accepted",service="api-gateway"\} 1$/m,
    );
  });

  it('have the values of labels that dashboards and alert rules look for', async () => {
    const text = await scrape();
    const deploy = join(import.meta.dirname, '../../../../deploy');
    const files = new Set([...watchedMetrics().values()].flat());
    const named = [...files].flatMap((file) => [
      ...readFileSync(join(deploy, file), 'utf8').matchAll(/\b(type|service|state|within|mode)=\\?"([\w.-]+)\\?"/g),
    ]);
    const values = new Set(named.map(([, label, value]) => `${String(label)}="${String(value)}"`));
    expect(values.size).toBeGreaterThan(15);
    expect([...values].filter((value) => !text.includes(value))).toEqual([]);
  });

  promtool.it('are such that promtool has nothing to object to', async () => {
    const { ok, stdout, stderr } = promtool.run(['check', 'metrics'], {}, await scrape());
    expect([ok, `${stdout}${stderr}`]).toEqual([true, '']);
  });
});

rules.describe('alerts on what the services show', () => {
  it('are quiet when all is well', async () => {
    expect(rules.firing([await settled(), await settled()], 130)).toEqual([]);
  });

  describe('when DIAN is away', () => {
    const invoices: string[] = [];
    let before: string;

    it('DianSilent fires', async () => {
      before = await settled();
      await standalone.control({ mode: 'down' });
      invoices.push(...(await posted(3)));
      await untilScraped(/^rubrica_dian_silent_seconds\{environment="habilitacion"/, (seconds) => seconds > 0);
      await advance(65);
      expect(rules.firing([before, await settled()], 5)).toEqual(['DianSilent']);
    });

    it('by the command of its runbook, `contingencies declare`, buyers get their invoices', async () => {
      const reason = ['--environment', 'habilitacion', '--reason', 'DIAN announced maintenance.'];
      await admin('contingencies', 'declare', ...reason);
      await passTimeUntil(() => allAre(invoices, hasStatus('accepted_contingency')));
      expect(rules.firing([before, await settled()], 5)).toEqual(['ContingencyDeclared', 'DianSilent']);
    });

    it('ContingencyBacklog fires when it is ended too early: the documents stay where they are', async () => {
      const [contingency] = (await admin('contingencies', 'list'))['data'] as unknown as readonly Json[];
      await admin('contingencies', 'end', String(contingency?.['id']));
      const held = await untilScraped(
        /^rubrica_contingency_declared\{environment="habilitacion"/,
        (declared) => declared === 0,
      );
      expect(rules.firing([before, held], 130)).toContain('ContingencyBacklog');
    });

    it('all end when it is back, and only the time to verdict tells of it', async () => {
      const late = await settled();
      await standalone.control({ mode: 'up' });
      await passTimeUntil(() => allAre(invoices, accepted));
      const over = await untilScraped(
        /^rubrica_dian_silent_seconds\{environment="habilitacion"/,
        (seconds) => seconds === 0,
      );
      expect(rules.firing([late, over], 15)).toEqual(['VerdictSlow']);
      expect(rules.firing([late, over, await settled(), await settled()], 130)).toEqual([]);
    });
  });

  it('fire when DIAN declares no outage for documents that were issued in one', async () => {
    await standalone.control({ auto_declare: false, declared_outages: [] });
    const reason = ['--environment', 'habilitacion', '--reason', 'So it was said.'];
    const declared = await admin('contingencies', 'declare', ...reason);
    await sleep(1_000);
    const [invoice = ''] = await posted(1);
    await passTimeUntil(() => allAre([invoice], hasStatus('accepted_contingency')));
    await advance(20);
    await admin('contingencies', 'end', String(declared['id']));
    await passTimeUntil(() => allAre([invoice], waitsFor('contingency_not_declared')));
    expect(rules.firing([await settled()], 70)).toEqual(['ContingencyUndecided']);
    await standalone.call('POST', `${invoice}/resolve`, live, { choice: 'issue_as_01' });
    await untilAll([invoice], accepted);
    expect(rules.firing([await settled(), await settled()], 70)).toEqual([]);
  });

  it('fire when DIAN rejects, by a rule that is counted', async () => {
    const before = await settled();
    await portal([]);
    await untilAll(await posted(12), hasStatus('rejected_by_dian'));
    const red = await untilScraped(
      /^rubrica_dian_rejections_total\{environment="habilitacion",rule="FAB05[ab]"/,
      (n) => n === 12,
    );
    await portal(PORTAL_RANGES);
    expect(rules.firing([before, red], 10)).toEqual(['DianRejects']);
    await untilAll(await posted(1), accepted);
    expect(rules.firing([before, red, await settled(), await settled()], 60)).toEqual([]);
  });

  it('fire when receivers of webhooks fail, and when deliveries are given up', async () => {
    target.answers({ status: 503 });
    const { json: endpoint } = await standalone.call('POST', '/v1/webhook-endpoints', live, {
      url: `${target.url}/hook`,
      subscribed_events: ['invoice.accepted_by_dian'],
    });
    const before = await settled();
    await untilAll(await posted(10), accepted);
    await target.received(10);
    const failing = await untilScraped(/^rubrica_webhook_attempts_total\{result="http_status"/, (n) => n >= 10);
    expect(rules.firing([before, failing], 10)).toEqual(['WebhooksFail']);

    // Ten failures have opened the circuit: one trial fails for all that wait for it, until each has failed four times.
    let given = failing;
    await passTimeUntil(async () => EXHAUSTED.test((given = await settled())), 600);
    expect(rules.firing([failing, given], 0)).toContain('WebhooksExhausted');
    await standalone.call('DELETE', `/v1/webhook-endpoints/${String(endpoint['id'])}`, live);
    expect(rules.firing([given, await settled(), await settled()], 70)).toEqual([]);
  });

  it('fire when a key cannot be opened, until it is put back', async () => {
    const before = await settled();
    const key = join(folder.path, 'key-ring', standalone.credentials.tenant_id);
    renameSync(key, `${key}.away`);
    const [invoice = ''] = await posted(1);
    await untilAll([invoice], waitsFor('certificate_missing'));
    const red = await untilScraped(
      /^rubrica_signatures_total\{purpose="document",result="certificate_key_lost"/,
      Boolean,
    );
    expect(rules.firing([before, red], 1)).toEqual(['KeysUnreadable']);
    renameSync(`${key}.away`, key);
    await passTimeUntil(() => allAre([invoice], accepted));
    expect(rules.firing([red, await settled(), await settled()], 40)).toEqual([]);
  });

  describe('when the certificate of a tenant ends', () => {
    const invoices: string[] = [];

    it('CertificateEnds fires a week before', async () => {
      await advance(400 * DAY_S);
      await advance(325 * DAY_S);
      expect(rules.firing([await settled()], 1)).toEqual(['CertificateEnds']);
    });

    it('CertificateEnded and DocumentsWait fire when it has', async () => {
      await advance(10 * DAY_S);
      invoices.push(...(await posted(2)));
      await untilAll(invoices, waitsFor('certificate_missing'));
      expect(rules.firing([await settled()], 40)).toEqual(['CertificateEnded', 'DocumentsWait']);
    });

    it('by the request of their runbook, a new certificate, the documents go on', async () => {
      const { legal_name: name, nit } = DEMO;
      const leaf = await issueLeaf(authority, { name, nit, days: 3_000, at: new Date() });
      const { status } = await standalone.call('POST', '/v1/certificates', live, {
        filename: 'demo.p12',
        content_base64: toPkcs12(leaf, 'secret').toString('base64'),
        password: 'secret',
      });
      expect(status).toBe(201);
      await untilAll(invoices, accepted);
      // The other tenant of the demo has none yet.
      const text = await untilScraped(/^rubrica_certificates_ending\{within="0d"/, (ended) => ended === 1);
      expect(rules.firing([text, text], 40)).toEqual(['CertificateEnded']);
    });
  });

  it('fire when services are stopped', async () => {
    const before = await settled();
    await standalone.stop();
    expect(await scrape()).toBe('');
    expect(rules.firing([before, '', ''], 10)).toEqual(['ServiceAbsent']);
  });
});
