import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '../product/http-client.js';
import type { PrintedTicket } from './book.js';

/** Where the counters of a shop send their tickets. */
export interface Shop {
  readonly baseUrl: string;
  /** A live key. */
  readonly key: string;
  readonly http: HttpClient;
}

export interface Sale extends PrintedTicket {
  /** From the moment at which the sale was due until its ticket could be printed. */
  readonly tookMs: number;
  readonly dueMs: number;
  /** Requests until then: 1 without a failure. */
  readonly requests: number;
}

export const PATH = '/v1/equivalent-documents';
export const VERSION = { 'svc-version': '2026-12-01' };

const PREFER = { prefer: 'wait=10' };
/** A counter asks again that soon when its request failed, or when the answer came before the number. */
const AGAIN_MS = 200;
interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** Whether the same request is to be sent again: it is being executed, the service is busy or not there. */
const isToRepeat = ({ status, text }: HttpAnswer): boolean =>
  status === 429 || status === 503 || (status === 409 && text.includes('"idempotency_in_progress"'));

/** A ticket of two lines with 19 % and 5 % of value-added tax, paid in cash by a buyer who gives no name. */
const ticketOf = (externalId: string): object => ({
  document_type: 'pos',
  external_id: externalId,
  payment_means: { code: '10' },
  lines: [
    {
      ...{ description: 'Café tostado, libra', quantity: '1.00', unit_code: '94', unit_price: '30000.00' },
      line_extension_amount: '30000.00',
      taxes: [{ code: '01', rate: '5.00', base: '30000.00', value: '1500.00' }],
    },
    {
      ...{ description: 'Taza de cerámica', quantity: '2.00', unit_code: '94', unit_price: '15000.00' },
      line_extension_amount: '30000.00',
      taxes: [{ code: '01', rate: '19.00', base: '30000.00', value: '5700.00' }],
    },
  ],
  register: {
    ...{ plate: 'CAJA-0001', location: 'Tienda Chapinero, Bogotá', cashier: 'Luz Dary Rincón' },
    ...{ type: 'Caja principal', sale_code: externalId },
  },
});

interface Answered {
  readonly id: string;
  readonly number: string | null;
  readonly cude: string | null;
  readonly qr_url: string | null;
  /** Links to the ticket; null while it cannot be printed. */
  readonly ticket: object | null;
}

/** Sells at the time that is due and sends the ticket, as a counter does, until it can be printed. */
export const sell = async (shop: Shop, externalId: string, dueMs: number): Promise<Sale> => {
  await sleep(dueMs - performance.now());
  const body = JSON.stringify(ticketOf(externalId));
  const headers = { ...VERSION, ...PREFER, 'idempotency-key': externalId };
  let [answered, requests] = [undefined as Answered | undefined, 0];
  for (;;) {
    requests += 1;
    const answer: Answered | undefined = await (answered
      ? read(shop, answered.id)
      : send(() => shop.http.post(`${shop.baseUrl}${PATH}`, shop.key, body, headers)));
    answered = answer ?? answered;
    if (answer && answer.number !== null && answer.cude !== null && answer.qr_url !== null && answer.ticket !== null)
      return { externalId, id: answer.id, number: answer.number, dueMs, requests, tookMs: performance.now() - dueMs };
    await sleep(AGAIN_MS);
  }
};

const read = ({ http, baseUrl, key }: Shop, id: string): Promise<Answered | undefined> =>
  send(() => http.get(`${baseUrl}${PATH}/${id}`, key, VERSION));

/** Returns undefined when the request is to be sent again. */
const send = async (request: () => Promise<HttpAnswer>): Promise<Answered | undefined> => {
  const answer = await request().catch(() => undefined);
  if (answer === undefined || isToRepeat(answer)) return undefined;
  if (answer.status >= 300) throw new Error(`the ticket was answered ${String(answer.status)}: ${answer.text}`);
  return JSON.parse(answer.text) as Answered;
};
