import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { freePort, until } from '@rubrica/testing';
import { createTransport } from 'nodemailer';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { OTHER } from '../demo/demo-tenants.js';
import { type ApiAnswer, type Json, RunningStandalone, temporaryFolder } from './running-standalone.fixture.js';

/** Invoices that are mailed, a tenth of them hostile; RECEIVED_INVOICES=500 measures (docs/measurements/reception.md). */
const INVOICES = Number(process.env['RECEIVED_INVOICES'] ?? 60);
const IS_MEASURED = process.env['RECEIVED_INVOICES'] !== undefined;
const EXPECTED_MS = 120_000 + INVOICES * 1_000;
/** Connections that send at the same time. */
const SENDERS = 4;
/** So slow is DIAN while mails wait for their verdicts. */
const SLOW_MS = 4_000;
const RETRY_MS = 250;
/** The CUFE of all documents of the variant other_cufe. */
const OTHER_CUFE = 'ab'.repeat(48);
const STRANGER = { nit: '900108281', name: 'Hotel Los Guaduales Ltda.' };

const GENUINE = ['plain', 'split_cdata', 'escaped', 'nested_zip', 'loose_xml'];
/** What becomes of each forged invoice: its status, and the reason that is told. */
const FORGED: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  forged_amount: ['suspicious', 'differs_from_dian'],
  other_cufe: ['suspicious', 'dian_unknown'],
  stripped_signature: ['unverified', 'altered_on_the_way'],
  other_response: ['suspicious', 'cufe_differs'],
  mojibake: ['suspicious', 'differs_from_dian'],
};
/** Nothing is kept of these. */
const BROKEN = ['zip_bomb', 'cut_zip', 'entities', 'deep', 'no_xml'];
const HOSTILE = [...Object.keys(FORGED), ...BROKEN];

interface Mail {
  readonly cufe: string;
  readonly variant: string;
  readonly file: { readonly name: string; readonly content: string };
}

const folder = temporaryFolder();
let standalone: RunningStandalone;
let port: number;
let peakMiB = 0;
const start = async (): Promise<void> => {
  const environment = { RECEPTION_ADDRESS: 'facturas@recibe.example', RECEPTION_LISTEN: `127.0.0.1:${String(port)}` };
  standalone = await RunningStandalone.start(folder.path, environment);
};
beforeAll(async () => {
  port = await freePort('127.0.0.1');
  await start();
});
afterAll(async () => {
  await standalone.stop();
  folder.remove();
});

const kill = async (): Promise<void> => {
  noteMemory();
  await standalone.kill();
};

const noteMemory = (): void => {
  if (!IS_MEASURED) return;
  const [, peak] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${String(standalone.pid)}/status`, 'utf8')) ?? [];
  peakMiB = Math.max(peakMiB, Math.round(Number(peak) / 1024));
};

const call = (path: string): Promise<ApiAnswer> =>
  standalone.call('GET', path, standalone.credentials.other_tenant.sk_live, undefined, {
    'svc-version': NEWEST_API_VERSION,
  });

/** Has a simulated supplier issue invoices, which DIAN knows from then on; gives what it attaches to its mails. */
const issued = async (count: number, variants: readonly string[], buyer: object): Promise<readonly Mail[]> => {
  const path = `${standalone.credentials.dian_simulator_url}/control/suppliers/901234567/invoices`;
  const { status, json } = await standalone.call('POST', path, '', { buyer, count, variants });
  if (status !== 200) throw new Error(`the supplier refused: ${JSON.stringify(json)}`);
  return json['invoices'] as unknown as readonly Mail[];
};

/** Mails of a supplier's server, which repeats a mail until it is taken. */
const sendAll = async (to: string, mails: readonly Mail[], onTaken: () => void): Promise<void> => {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  const waiting = [...mails];
  const isTaken = async ({ variant, file }: Mail): Promise<boolean> => {
    const attachments = [{ filename: file.name, content: Buffer.from(file.content, 'base64') }];
    const subject = `901234567;Proveedor Simulado S.A.S.;${file.name};01;${variant}`;
    try {
      await transport.sendMail({ from: 'facturacion@proveedor.example', to, subject, attachments });
      return true;
    } catch (error) {
      if (Number((error as { responseCode?: number }).responseCode ?? 0) >= 500) throw error;
      return false;
    }
  };
  const sender = async (): Promise<void> => {
    for (let mail = waiting.shift(); mail !== undefined; mail = waiting.shift()) {
      while (!(await isTaken(mail))) await sleep(RETRY_MS);
      onTaken();
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, sender));
};

const listed = async (): Promise<readonly Json[]> => {
  const all: Json[] = [];
  for (;;) {
    const last = all.at(-1);
    const after = last === undefined ? '' : `&starting_after=${String(last['id'])}`;
    const { json } = await call(`/v1/received-documents?limit=100${after}`);
    all.push(...(json['data'] as unknown as Json[]));
    if (String(json['has_more']) !== 'true') return all;
  }
};

const isJudged = ({ status }: Json): boolean => String(status) !== 'received';
const judgedRows = async (): Promise<readonly Json[]> => (await listed()).filter(isJudged);
const reasonsOf = ({ reasons }: Json): string[] => (reasons as unknown as Json[]).map(({ code }) => String(code));

it('mails of suppliers are each judged rightly, none lost over two kill -9, and none doubled', async () => {
  const { json: profile } = await call('/v1/tenant');
  const to = String(profile['reception_address']);
  const us = { nit: OTHER.nit, name: OTHER.legal_name };
  const hostileCount = Math.max(HOSTILE.length, INVOICES / 10);
  const genuine = await issued(INVOICES - hostileCount, GENUINE, us);
  const hostile = await issued(hostileCount, HOSTILE, us);
  const foreign = await issued(2, ['plain'], STRANGER);
  // A supplier sends some of its invoices twice. Everything comes mixed.
  const again = genuine.filter((_, nth) => nth % 10 === 0);
  const mails = [...genuine, ...hostile, ...foreign, ...again].sort((one, other) => one.cufe.localeCompare(other.cufe));
  const expected = new Map(
    [...genuine, ...hostile]
      .filter(({ variant }) => !BROKEN.includes(variant))
      .map(({ variant, cufe }) => [variant === 'other_cufe' ? OTHER_CUFE : cufe, variant]),
  );

  let takenCount = 0;
  const begin = performance.now();
  const sending = sendAll(to, mails, () => (takenCount += 1));
  // The first kill: while mails come in.
  await until(
    () => takenCount,
    (count) => count >= mails.length / 3,
    EXPECTED_MS,
  );
  await kill();
  expect(takenCount).toBeLessThan(mails.length);
  const [takenBefore, restart] = [takenCount, performance.now()];
  await start();
  const ready = performance.now();
  await standalone.control({ latency_ms: SLOW_MS });
  await sending;
  const sent = performance.now();
  // The second kill: while they are judged.
  const judged = await until(judgedRows, ({ length }) => length > 0, EXPECTED_MS);
  await kill();
  expect(judged.length).toBeLessThan(expected.size);
  await start();

  const rows = await until(judgedRows, ({ length }) => length >= expected.size, EXPECTED_MS);
  const end = performance.now();
  noteMemory();
  const all = await listed();
  expect(all.map(({ cufe }) => String(cufe)).sort()).toEqual([...expected.keys()].sort());
  for (const row of rows) {
    const variant = expected.get(String(row['cufe'])) ?? '';
    const [status, reason] = FORGED[variant] ?? ['verified', undefined];
    expect({ variant, status: row['status'] }).toEqual({ variant, status });
    if (reason === undefined) {
      expect((row['document'] as unknown as { totals: Json }).totals['payable_amount']).toBe('119000.00');
    } else {
      expect({ variant, reasons: reasonsOf(row) }).toEqual({ variant, reasons: expect.arrayContaining([reason]) });
    }
  }
  if (!IS_MEASURED) return;
  const seconds = (from: number, until: number): string => ((until - from) / 1000).toFixed(1);
  console.log(
    [
      `${String(mails.length)} mails, ${String(expected.size)} documents`,
      `${(takenBefore / Number(seconds(begin, restart))).toFixed(1)} mails/s taken until the first kill`,
      `${((mails.length - takenBefore) / Number(seconds(ready, sent))).toFixed(1)} mails/s after it`,
      `${String(judged.length)} judged at the second kill`,
      `last verdict after ${seconds(begin, end)} s, with two restarts`,
      `peak memory of the process ${String(peakMiB)} MiB`,
    ].join('; '),
  );
});
