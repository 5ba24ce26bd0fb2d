import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { claimDeadline, tacitAcceptanceFrom } from '@rubrica/document-events';
import { colombianDate, isWorkingDay, plusDays } from '@rubrica/fiscal';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { execute, type Receiver, receiver, until } from '@rubrica/testing';
import { join } from 'node:path';
import {
  type ApiAnswer,
  databaseUrlOf,
  type Json,
  RunningStandalone,
  sale,
  temporaryFolder,
} from './running-standalone.fixture.js';

/** How a buyer behaves after it has the goods, and what the seller does. */
interface Path {
  readonly seller: 'manual' | 'automatic';
  /** Number of invoices; the goods of each come a day later than those of the one before. */
  readonly count: number;
  readonly payment?: 'cash';
  /** What the buyer does, by the day on which it has the goods. */
  readonly acts?: (goodsOn: string) => readonly Act[];
  /** Whether the manual seller declares tacit acceptance as soon as it is allowed. */
  readonly declares?: true;
  readonly outcome: 'open' | 'accepted' | 'claimed' | 'tacitly_accepted' | null;
}

interface Act {
  readonly on: string;
  readonly codes: readonly string[];
  readonly concept?: string;
}

interface Invoice extends Omit<Path, 'acts'> {
  readonly id: string;
  readonly cufe: string;
  readonly issuedOn: string;
  /** Day of the event 032; null: never. */
  readonly goodsOn: string | null;
  readonly acts: readonly Act[];
}

const RECEIVED = ['030', '032'];
const claim =
  (concept: string) =>
  (on: string): readonly Act[] => [
    { on, codes: RECEIVED },
    { on: concept === '04' ? claimDeadline(on) : plusDays(on, Number(concept) - 1), codes: ['031'], concept },
  ];
const acceptedOnLastDay = (on: string): readonly Act[] => [
  { on, codes: RECEIVED },
  { on: claimDeadline(on), codes: ['033'] },
];
const silentWithGoods = (on: string): readonly Act[] => [
  { on, codes: ['030'] },
  { on, codes: ['032'] },
];

/** Fifty invoices, which are issued twice: before a year's end, and before Easter week. */
const PATHS: readonly Path[] = [
  { seller: 'manual', count: 4, outcome: 'open' },
  { seller: 'manual', count: 3, acts: (on) => [{ on, codes: ['030'] }], outcome: 'open' },
  { seller: 'manual', count: 3, acts: (on) => [{ on, codes: [...RECEIVED, '033'] }], outcome: 'accepted' },
  { seller: 'manual', count: 3, acts: acceptedOnLastDay, outcome: 'accepted' },
  { seller: 'manual', count: 2, acts: claim('01'), outcome: 'claimed' },
  { seller: 'manual', count: 2, acts: claim('02'), outcome: 'claimed' },
  { seller: 'manual', count: 2, acts: claim('03'), outcome: 'claimed' },
  { seller: 'manual', count: 2, acts: claim('04'), outcome: 'claimed' },
  { seller: 'manual', count: 7, acts: silentWithGoods, declares: true, outcome: 'tacitly_accepted' },
  { seller: 'manual', count: 2, acts: silentWithGoods, outcome: 'open' },
  { seller: 'manual', count: 2, payment: 'cash', outcome: null },
  { seller: 'automatic', count: 2, outcome: 'open' },
  { seller: 'automatic', count: 7, acts: silentWithGoods, outcome: 'tacitly_accepted' },
  { seller: 'automatic', count: 3, acts: acceptedOnLastDay, outcome: 'accepted' },
  { seller: 'automatic', count: 3, acts: claim('04'), outcome: 'claimed' },
  { seller: 'automatic', count: 3, payment: 'cash', outcome: null },
];

const EVENTS = ['document_event.registered', 'document_event.rejected', 'document_event.deadline_near'];
const BUYER = {
  identification: { type: '31', number: '900108281', check_digit: '3' },
  legal_name: 'Óptica Central S.A.S.',
};
/** Invoices that are issued at the same time. */
const AT_ONCE = 10;
const DAYS_OF_QUESTIONS = 90;

const folder = temporaryFolder();
const dataDir = join(folder.path, 'data');
const invoices: Invoice[] = [];
let standalone: RunningStandalone;
let target: Receiver;

beforeAll(async () => {
  standalone = await RunningStandalone.start(dataDir, { TEST_CLOCK: '1' });
  target = await receiver();
  for (const seller of ['manual', 'automatic'] as const) {
    const endpoint = { url: `${target.url}/${seller}`, subscribed_events: EVENTS };
    expect((await call(seller, 'POST', '/v1/webhook-endpoints', endpoint)).status).toBe(201);
  }
  const setting = { auto_tacit_acceptance: true };
  expect((await call('automatic', 'PATCH', '/v1/tenant', setting)).json).toMatchObject(setting);
});
afterAll(async () => {
  await target.close();
  await standalone.stop();
  folder.remove();
});

const call = (
  seller: Path['seller'],
  method: string,
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ApiAnswer> => {
  const { sk_live, other_tenant } = standalone.credentials;
  const key = seller === 'manual' ? sk_live : other_tenant.sk_live;
  return standalone.call(method, path, key, body, { 'svc-version': NEWEST_API_VERSION, ...headers });
};

const advance = async (seconds: number): Promise<Date> => {
  const { admin_url, operator_token } = standalone.credentials;
  const body = { advance_s: seconds };
  const { json } = await standalone.call('POST', `${admin_url}/admin/v1/clock`, operator_token, body);
  return new Date(String(json['now']));
};

/** Moves all clocks to an hour in Colombia, and waits for the questions and the events that are due by then. */
const moveTo = async (day: string, hour: string): Promise<void> => {
  const at = Date.parse(`${day}T${hour}:00-05:00`);
  const now = await advance(Math.ceil((at - (await advance(0)).getTime()) / 1000));
  await until(
    () => dueTimers(now),
    (count) => count === 0,
  );
};

const dueTimers = async (now: Date): Promise<number> => {
  const [result] = await execute(
    databaseUrlOf(dataDir, 'dian_submitter'),
    `select count(*)::int as due from timers where due <= '${now.toISOString()}' or owner is not null`,
  );
  return (result?.rows as readonly { readonly due: number }[])[0]?.due ?? 0;
};

/** Issues an invoice and waits until DIAN has accepted it. */
const issued = async ({ acts, ...path }: Path, nth: number, today: string): Promise<Invoice> => {
  const means = path.payment === 'cash' ? { type: '1' } : { type: '2', due_date: plusDays(today, 60) };
  const body = sale({ customer: BUYER, payment_means: { code: '10', ...means } });
  const { json } = await call(path.seller, 'POST', '/v1/invoices', body, { prefer: 'wait=60' });
  expect(json).toMatchObject({ status: 'accepted_by_dian' });
  const planned = acts?.(plusDays(today, nth)) ?? [];
  const goodsOn = planned.find(({ codes }) => codes.includes('032'))?.on ?? null;
  return { ...path, id: String(json['id']), cufe: String(json['cufe']), issuedOn: today, goodsOn, acts: planned };
};

const issuedAll = async (today: string): Promise<readonly Invoice[]> => {
  const waiting = PATHS.flatMap((path) => Array.from({ length: path.count }, (_, nth) => ({ path, nth })));
  const all: Invoice[] = [];
  const issue = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      all.push(await issued(next.path, next.nth, today));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, issue));
  return all;
};

/** All that came to the simulated tax authority for an invoice. */
const atDian = async ({ cufe }: Invoice): Promise<{ readonly events: readonly Json[]; readonly questions: number }> => {
  const path = `${standalone.credentials.dian_simulator_url}/control/invoices/${cufe}/events`;
  const { json } = await standalone.call('GET', path, '');
  return { events: json['events'] as unknown as readonly Json[], questions: Number(json['questions']) };
};

const buyersAct = async (season: readonly Invoice[], today: string): Promise<void> => {
  for (const { cufe, acts } of season)
    for (const { on, ...order } of acts)
      if (on === today) {
        const path = `${standalone.credentials.dian_simulator_url}/control/invoices/${cufe}/events`;
        const { json } = await standalone.call('POST', path, '', order);
        const events = json['events'] as unknown as readonly Json[];
        expect(events).toMatchObject(order.codes.map((code) => ({ code, accepted: true })));
      }
};

const tacitDay = ({ goodsOn }: Invoice): string => (goodsOn === null ? '' : tacitAcceptanceFrom(goodsOn));

/** The manual seller tries each day from the day of the goods on, until tacit acceptance is registered. */
const sellerDeclares = async (season: readonly Invoice[], today: string): Promise<void> => {
  for (const invoice of season) {
    const { id, seller, declares, goodsOn } = invoice;
    if (!declares || goodsOn === null || today <= goodsOn || today > tacitDay(invoice)) continue;
    const { status, json } = await call(seller, 'POST', `/v1/invoices/${id}/events`, { type: 'tacit_acceptance' });
    if (today < tacitDay(invoice))
      expect([status, json]).toMatchObject([409, { code: 'event_too_early', until: tacitDay(invoice) }]);
    else expect([status, json]).toMatchObject([201, { code: '034', type: 'tacit_acceptance' }]);
  }
};

const workingDays = (from: string, to: string): number => {
  let count = 0;
  for (let day = from; day <= to; day = plusDays(day, 1)) if (isWorkingDay(day)) count += 1;
  return count;
};

/** Lives from the day of the invoices to the one on which the last tacit acceptance is declared. */
const live = async (start: string): Promise<readonly Invoice[]> => {
  await moveTo(start, '07:30');
  const season = await issuedAll(start);
  const end = season.map(tacitDay).sort().at(-1) ?? start;
  for (let today = start; today <= end; today = plusDays(today, 1)) {
    // Near a deadline DIAN is asked from 8 to 10 and from 14 to 16, otherwise from 10 to 12.
    await moveTo(today, '10:01');
    if (isWorkingDay(today)) await sellerDeclares(season, today);
    await buyersAct(season, today);
    await moveTo(today, '16:01');
  }
  return season;
};

const shownEvents = async ({ seller, id }: Invoice): Promise<Json> =>
  (await call(seller, 'GET', `/v1/invoices/${id}/events`)).json;

/** Most questions about an invoice, by the table in docs/document-events.md. */
const budget = (invoice: Invoice, end: string): number => {
  const { issuedOn, goodsOn, outcome, payment } = invoice;
  if (payment === 'cash') return 0;
  const afterSixHours = 1;
  if (goodsOn === null) return afterSixHours + workingDays(issuedOn, end);
  const near = 2 * workingDays(goodsOn, tacitDay(invoice));
  const ofTacitAcceptance = outcome === 'tacitly_accepted' ? 1 : 0;
  const later = outcome === 'open' ? workingDays(tacitDay(invoice), end) : 0;
  return afterSixHours + workingDays(issuedOn, goodsOn) + near + ofTacitAcceptance + later;
};

const expectOutcome = async (invoice: Invoice, end: string): Promise<void> => {
  const { events, questions } = await atDian(invoice);
  expect(questions).toBeLessThanOrEqual(budget(invoice, end));
  const isTacit = invoice.outcome === 'tacitly_accepted';
  const ofBuyer = invoice.acts.flatMap(({ codes }) => codes);
  expect(events.map(({ code, accepted }) => [code, accepted])).toEqual(
    [...ofBuyer, ...(isTacit ? ['034'] : [])].map((code) => [code, true]),
  );
  if (isTacit) expect(colombianDate(String(events.at(-1)?.['signed_at']))).toBe(tacitDay(invoice));

  const shown = await shownEvents(invoice);
  if (invoice.outcome === null) {
    expect(shown).toMatchObject({ events: null, issued: [] });
    const order = { type: 'tacit_acceptance' };
    const { status, json } = await call(invoice.seller, 'POST', `/v1/invoices/${invoice.id}/events`, order);
    expect([status, json['code']]).toEqual([409, 'event_not_applicable']);
    return;
  }
  const isDeclarable = invoice.outcome === 'open' && invoice.goodsOn !== null;
  expect(shown).toMatchObject({
    events: {
      outcome: invoice.outcome,
      deadline: isDeclarable ? tacitDay(invoice) : null,
      deadline_for: isDeclarable ? 'declare_tacit_acceptance' : null,
      registered: events.map(({ code, number, cude }) => ({ code, number, cude })),
    },
    issued: isTacit ? [{ code: '034', status: 'registered', number: events.at(-1)?.['number'] }] : [],
  });
};

/** Webhooks that are due of an invoice, each with the code of its event or its day. */
const expectedWebhooks = (invoice: Invoice): string[] => {
  const { id, seller, acts, goodsOn, outcome } = invoice;
  const codes = [...acts.flatMap((act) => act.codes), ...(outcome === 'tacitly_accepted' ? ['034'] : [])];
  const isReminded = seller === 'manual' && goodsOn !== null && ['open', 'tacitly_accepted'].includes(String(outcome));
  return [
    ...codes.map((code) => `${id} document_event.registered ${code}`),
    ...(isReminded ? [`${id} document_event.deadline_near ${tacitDay(invoice)}`] : []),
  ];
};

const deliveredWebhooks = (): string[] =>
  target.requests.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: { object: Json } };
    return `${String(data.object['invoice_id'])} ${type} ${String(data.object['code'] ?? data.object['deadline'])}`;
  });

const expectAll = async (season: readonly Invoice[]): Promise<void> => {
  invoices.push(...season);
  const end = colombianDate(await advance(0));
  for (const invoice of season) await expectOutcome(invoice, end);
  const expected = invoices.flatMap(expectedWebhooks);
  await target.received(expected.length);
  expect(deliveredWebhooks().sort()).toEqual(expected.sort());
};

/** Source: the algorithm of Meeus, Jones and Butcher. */
const easterOf = (year: number): string => {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return plusDays(`${year}-${String(Math.floor(m / 31)).padStart(2, '0')}-01`, m % 31);
};

/** The first year's end that is still to come. */
const lastDays = (today: string): string => {
  const year = Number(today.slice(0, 4));
  let day = today < `${year}-12-26` ? `${year}-12-26` : `${year + 1}-12-26`;
  while (!isWorkingDay(day)) day = plusDays(day, 1);
  return day;
};

describe('invoices on credit of two sellers, of which one declares tacit acceptance by itself', () => {
  let yearsEnd: string;
  it("come each to its outcome over a year's end, and are told of once", async () => {
    yearsEnd = lastDays(colombianDate(await advance(0)));
    await expectAll(await live(yearsEnd));
  });

  it('come each to its outcome over Easter week, and are told of once', async () => {
    const easter = easterOf(Number(yearsEnd.slice(0, 4)) + 1);
    // From the Friday before Palm Sunday on.
    await expectAll(await live(plusDays(easter, -9)));
  });

  it('are neither asked about nor told of any more after ninety days', async () => {
    const questions = async (): Promise<number[]> =>
      Promise.all(invoices.map(async (invoice) => (await atDian(invoice)).questions));
    const today = (): Promise<string> => advance(0).then(colombianDate);
    const before = await questions();
    await moveTo(plusDays(await today(), DAYS_OF_QUESTIONS + 1), '16:01');
    const after = await questions();
    // A question was due meanwhile for those that are open; it is repeated as long as its answer is lost.
    const closed = (counts: readonly number[]): readonly number[] =>
      counts.filter((_, nth) => invoices[nth]?.outcome !== 'open');
    expect(closed(after)).toEqual(closed(before));
    await moveTo(plusDays(await today(), 30), '16:01');
    expect(await questions()).toEqual(after);
    expect(target.requests).toHaveLength(invoices.flatMap(expectedWebhooks).length);
  });
});
