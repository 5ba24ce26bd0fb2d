import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Receiver, receiver } from '@rubrica/testing';
import { type ParsedMail, simpleParser } from 'mailparser';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { type ApiAnswer, type Json, RunningStandalone, sale, temporaryFolder } from './running-standalone.fixture.js';

const folder = temporaryFolder();
let standalone: RunningStandalone;
let target: Receiver;
let live: string;

beforeAll(async () => {
  standalone = await RunningStandalone.start(join(folder.path, 'data'), { TEST_CLOCK: '1' });
  live = standalone.credentials.sk_live;
  target = await receiver();
  const { status } = await standalone.call('POST', '/v1/webhook-endpoints', live, {
    url: `${target.url}/hook`,
    subscribed_events: ['invoice', 'credit_note', 'debit_note'].flatMap((kind) => [
      `${kind}.accepted_contingency`,
      `${kind}.accepted_by_dian`,
    ]),
  });
  expect(status).toBe(201);
});

afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const admin = (
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> => {
  const { admin_url, operator_token } = standalone.credentials;
  return standalone.call(method, `${admin_url}/admin/v1/${path}`, operator_token, body, headers);
};
const post = (waitS = 0): Promise<ApiAnswer> =>
  standalone.call('POST', '/v1/invoices', live, sale(), waitS > 0 ? { prefer: `wait=${String(waitS)}` } : {});

/** Of a document: its path says what it is. */
const pathOf = (kind: string, { id }: Json): string => `/v1/${kind}/${String(id)}`;
const posted = async (): Promise<string> => pathOf('invoices', (await post()).json);
const noted = async (kind: 'credit-notes' | 'debit-notes', invoice: string): Promise<string> => {
  const { operation_type: _, ...common } = sale() as { readonly operation_type: string };
  const note = { ...common, reason_code: '1', reason: 'Devolución', invoice_id: invoice.split('/').at(-1) };
  const { status, json } = await standalone.call('POST', `/v1/${kind}`, live, note);
  expect([status, json['code']]).toEqual([201, undefined]);
  return pathOf(kind, json);
};
const shown = async (path: string): Promise<Json> => (await standalone.call('GET', path, live)).json;
const xmlOf = async (path: string): Promise<string> =>
  (await standalone.call('GET', `${path}/xml`, live)).bytes.toString();
const listed = async (): Promise<readonly Json[]> =>
  (await admin('GET', 'contingencies')).json['data'] as unknown as readonly Json[];

/** Moves all clocks by 20 s at a time until it is so. */
const passTimeUntil = async (met: () => Promise<boolean>, most = 200): Promise<void> => {
  for (let steps = 0; !(await met()); steps += 1) {
    if (steps === most) throw new Error(`it never comes to that:\n${standalone.printed}`);
    await admin('POST', 'clock', { advance_s: 20 });
    await sleep(300);
  }
};
const all = async (paths: readonly string[], status: string): Promise<boolean> => {
  const documents = await Promise.all(paths.map(shown));
  return documents.every((document) => String(document['status']) === status);
};

const element = (xml: string, name: string): string => new RegExp(`<${name}[^>]*>([^<]*)</`).exec(xml)?.[1] ?? '';
/** When the document says that it was issued, and when its signature says that it was made. */
const timesOf = (xml: string): { readonly issued: number; readonly signed: number } => ({
  issued: Date.parse(`${element(xml, 'cbc:IssueDate')}T${element(xml, 'cbc:IssueTime')}`),
  signed: Date.parse(element(xml, 'xades:SigningTime')),
});
const mailsAbout = async (number: string, count: number): Promise<ParsedMail[]> => {
  for (let look = 0; look < 1_800; look += 1) {
    const found = standalone.mails().filter((text) => text.includes(`;${number};`));
    if (found.length >= count) return Promise.all(found.map((text) => simpleParser(text)));
    await sleep(50);
  }
  throw new Error(`${String(count)} mails about ${number} never came`);
};
/** Whether the AttachedDocument in the package holds the tax authority's answer; null without an AttachedDocument. */
const holdsAnswer = ({ attachments }: ParsedMail): boolean | null => {
  const zip = attachments.find(({ content }) => content.includes('ad0900373115'))?.content;
  if (!zip) return null;
  const name = zip.indexOf('ad0900373115');
  // The local header of the entry ends with the lengths of its name and of its extra field.
  const packed = zip.subarray(name + zip.readUInt16LE(name - 4) + zip.readUInt16LE(name - 2));
  return inflateRawSync(packed).includes('ApplicationResponse');
};
const toldOf = (path: string): string[] =>
  target.requests
    .map(({ body }) => JSON.parse(String(body)) as Json)
    .filter(({ data }) => String(data?.['object']?.['id']) === path.split('/').at(-1))
    .map(({ type }) => String(type));

describe.each([
  ['ten minutes', 600],
  ['fifty hours', 50 * 3_600],
])('when the tax authority is down for %s', (_, seconds) => {
  let earlier: number;
  const invoices: string[] = [];
  const notes: string[] = [];

  it('invoices are accepted in contingency: signed, mailed and told at once', async () => {
    await fetch(`${standalone.credentials.dian_simulator_url}/control/reset`, { method: 'POST' });
    earlier = (await listed()).length;
    expect((await post(60)).json).toMatchObject({ status: 'accepted_by_dian', type_code: '01' });
    await standalone.control({ mode: 'down' });
    for (let i = 0; i < 5; i += 1) invoices.push(await posted());
    await passTimeUntil(() => all(invoices, 'accepted_contingency'));
    for (const path of invoices) {
      const invoice = await shown(path);
      expect(invoice).toMatchObject({ type_code: '04', dian: null });
      const [mail] = await mailsAbout(String(invoice['number']), 1);
      expect(mail && holdsAnswer(mail)).toBe(false);
    }
    expect((await listed())[0]).toMatchObject({ status: 'declared', declared_by: null, evidence: [{}, {}, {}, {}] });
    expect((await listed()).length).toBe(earlier + 1);
  });

  it('and notes to them, which keep their type codes', async () => {
    for (const kind of ['credit-notes', 'debit-notes'] as const) notes.push(await noted(kind, invoices[0] ?? ''));
    await passTimeUntil(() => all(notes, 'accepted_contingency'));
    const [credit, debit] = await Promise.all(notes.map(shown));
    expect([credit?.['type_code'], debit?.['type_code']]).toEqual(['91', '92']);
    const { cufe } = await shown(invoices[0] ?? '');
    for (const path of notes) {
      expect(await xmlOf(path)).toContain(`>${String(cufe)}</cbc:UUID>`);
      await mailsAbout(String((await shown(path))['number']), 1);
    }
  });

  it('all are transmitted when it is back: each once, the oldest first, notes after their invoice', async () => {
    await admin('POST', 'clock', { advance_s: seconds });
    invoices.push(await posted());
    await passTimeUntil(() => all(invoices, 'accepted_contingency'));
    await mailsAbout(String((await shown(invoices.at(-1) ?? ''))['number']), 1);
    await admin('POST', 'clock', { advance_s: 20 });
    await standalone.control({ mode: 'up' });
    await passTimeUntil(() => all([...invoices, ...notes], 'accepted_by_dian'));
    const { documents } = await standalone.received();
    const transmitted = documents.map((one) => `${String(one['type_code'])} ${String(one['accepted_times'])}`);
    expect(transmitted.sort()).toEqual(['01 1', ...invoices.map(() => '04 1'), '91 1', '92 1']);
    // The notification that the live service gives to almost every document.
    expect(documents.map(({ rules }) => rules)).toEqual(documents.map(() => [expect.stringMatching(/^[FCD]AJ43b$/)]));
    const numbers = documents.map(({ number }) => String(number));
    expect(new Set(numbers).size).toBe(documents.length);
    // The oldest was tried first. Several are under way at once: the youngest was in the later half.
    const issued = await Promise.all(invoices.map(shown));
    const oldest = issued.map((invoice) => String(invoice['issued_at'])).sort()[0];
    const first = issued.find(({ number }) => String(number) === numbers[1]);
    expect(String(first?.['issued_at'])).toBe(oldest);
    const place = (document: Json | undefined): number => numbers.indexOf(String(document?.['number']));
    expect(place(issued.at(-1))).toBeGreaterThan(invoices.length / 2);
    for (const note of await Promise.all(notes.map(shown))) expect(place(note)).toBeGreaterThan(place(issued[0]));
    expect((await listed())[0]).toMatchObject({ status: 'ended', ended_by: null });
    expect((await post(60)).json).toMatchObject({ status: 'accepted_by_dian', type_code: '01' });
  });

  it('every 04 was issued and signed inside the outage that was declared', async () => {
    const { dian_simulator_url } = standalone.credentials;
    const { declared_outages } = (await (await fetch(`${dian_simulator_url}/control`)).json()) as {
      readonly declared_outages: readonly { readonly from: string; readonly to: string }[];
    };
    const { from, to } = declared_outages.at(-1) ?? { from: '', to: '' };
    expect(Date.parse(to) - Date.parse(from)).toBeGreaterThan(seconds * 1_000);
    for (const path of invoices) {
      const { issued, signed } = timesOf(await xmlOf(path));
      for (const instant of [issued, signed]) {
        expect(instant).toBeGreaterThan(Date.parse(from));
        expect(instant).toBeLessThan(Date.parse(to));
      }
    }
  });

  it('each is mailed again with the answer in its AttachedDocument, and told twice: that it counts, and that it was accepted', async () => {
    for (const path of [...invoices, ...notes]) {
      const mails = await mailsAbout(String((await shown(path))['number']), 2);
      expect(mails.map(holdsAnswer).sort()).toEqual([false, true]);
      const kind = path.split('/')[2]?.replace('-', '_').replace(/s$/, '') ?? '';
      await standalone.poll(path, live, () => toldOf(path).length >= 2);
      expect(toldOf(path).sort()).toEqual([`${kind}.accepted_by_dian`, `${kind}.accepted_contingency`]);
    }
  });
});

describe('when the tax authority declares no outage', () => {
  const undeclared = async (): Promise<Json> => {
    await standalone.control({ auto_declare: false, declared_outages: [] });
    const said = { environment: 'habilitacion', reason: 'So it was said.' };
    const key = { 'idempotency-key': `outage ${String((await listed()).length)}` };
    const { json: declared } = await admin('POST', 'contingencies', said, key);
    const again = await admin('POST', 'contingencies', said, key);
    expect([again.status, again.json['id'], again.headers.get('idempotent-replayed')]).toEqual([
      201,
      declared['id'],
      'true',
    ]);
    await sleep(1_000);
    const path = await posted();
    await passTimeUntil(() => all([path], 'accepted_contingency'));
    await admin('POST', 'clock', { advance_s: 20 });
    const ended = await admin('POST', `contingencies/${String(declared['id'])}/end`);
    expect(ended.json).toMatchObject({ status: 'ended', declared_by: 'operator', ended_by: 'operator' });
    await passTimeUntil(async () => (await shown(path))['waiting'] !== null);
    return shown(path);
  };
  const alarms = (): number[] =>
    [...standalone.printed.matchAll(/"hours":(\d+)[^\n]*not transmitted yet/g)].map(([, hours]) => Number(hours));

  it('the tenant chooses to issue again under the same number, and a note to it follows with its new CUFE', async () => {
    const waiting = await undeclared();
    expect(waiting).toMatchObject({
      status: 'accepted_contingency',
      waiting: { reason: 'contingency_not_declared', choices: ['issue_as_01', 'wait'] },
    });
    const path = pathOf('invoices', waiting);
    const note = await noted('credit-notes', path);
    const signed = await standalone.poll(note, live, ({ status }) => String(status) === 'signed');
    expect(await xmlOf(note)).toContain(String(waiting['cufe']));
    await standalone.poll(note, live, (one) => String(one['waiting']?.['reason']) === 'invoice_not_accepted');
    // It waits for its invoice, while hours go by; whoever runs this is warned.
    const before = alarms().length;
    for (const hours of [24, 16]) {
      await admin('POST', 'clock', { advance_s: hours * 3_600 + 30 });
      await passTimeUntil(() => Promise.resolve(alarms().length > before + (hours === 24 ? 0 : 1)));
    }
    await admin('POST', 'clock', { advance_s: 60 });
    await sleep(1_000);
    expect(alarms().slice(before)).toEqual([24, 40]);
    const held = { status: 'signed', cufe: signed['cufe'], waiting: { reason: 'invoice_not_accepted' } };
    expect(await shown(note)).toMatchObject(held);

    expect((await standalone.call('POST', `${path}/resolve`, live, { choice: 'issue_as_01' })).status).toBe(200);
    const accepted = await standalone.poll(path, live, ({ status }) => String(status) === 'accepted_by_dian');
    expect(accepted).toMatchObject({ type_code: '01', number: waiting['number'], waiting: null });
    expect(accepted['cufe']).not.toBe(waiting['cufe']);
    await passTimeUntil(() => all([note], 'accepted_by_dian'));
    const followed = await shown(note);
    expect(followed).toMatchObject({ number: signed['number'], type_code: '91', waiting: null });
    expect(await xmlOf(note)).toContain(String(accepted['cufe']));
    const { documents } = await standalone.received();
    expect(documents.filter(({ number }) => String(number) === String(signed['number']))).toMatchObject([
      { cufe: followed['cufe'], transmissions: 1, accepted: true, rules: ['CAJ43b'] },
    ]);
  });

  it('or to wait until it does', async () => {
    const waiting = await undeclared();
    const path = pathOf('invoices', waiting);
    expect((await standalone.call('POST', `${path}/resolve`, live, { choice: 'wait' })).status).toBe(200);
    const issuedAt = Date.parse(String(waiting['issued_at']));
    await standalone.control({
      declared_outages: [
        { from: new Date(issuedAt - 600_000).toISOString(), to: new Date(issuedAt + 600_000).toISOString() },
      ],
    });
    await admin('POST', 'clock', { advance_s: 6 * 3_600 + 60 });
    const accepted = await standalone.poll(path, live, ({ status }) => String(status) === 'accepted_by_dian');
    expect(accepted).toMatchObject({ type_code: '04', number: waiting['number'], cufe: waiting['cufe'] });
  });
});
