import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { webhooks } from './index.js';

const SECRET = 'whsec_un-secreto';
const BODY = JSON.stringify({ id: 'evt_1', object: 'event', data: { object: { id: 'inv_1', number: 'SETP1 ñ' } } });
const now = (): number => Math.floor(Date.now() / 1000);
const v1 = (t: number, body = BODY, secret = SECRET): string =>
  createHmac('sha256', secret)
    .update(`${String(t)}.${body}`)
    .digest('hex');
const header = (t: number): string => `t=${String(t)},v1=${v1(t)}`;

const refused = (reason: string): object =>
  expect.objectContaining({ name: 'WebhookSignatureError', reason }) as object;

describe('the signature of a webhook', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is right for the body as it came, as text or as bytes: its event is returned', async () => {
    expect(await webhooks.verify(BODY, header(now()), SECRET)).toEqual(JSON.parse(BODY));
    expect(await webhooks.verify(Buffer.from(BODY), header(now()), SECRET)).toEqual(JSON.parse(BODY));
  });

  it('is right when one of several v1 is, whatever other parts there are', async () => {
    const t = now();
    const several = `t=${String(t)}, v1=${v1(t, BODY, 'whsec_old')}, v1=${v1(t)}, v0=abc`;
    expect(await webhooks.verify(BODY, several, SECRET)).toMatchObject({ id: 'evt_1' });
  });

  it.each([
    ['another secret', (t: number) => `t=${String(t)},v1=${v1(t, BODY, 'whsec_other')}`],
    ['another body', (t: number) => `t=${String(t)},v1=${v1(t, `${BODY} `)}`],
    ['another time', (t: number) => `t=${String(t)},v1=${v1(t - 1)}`],
  ])('is wrong for %s', async (_, made) => {
    await expect(webhooks.verify(BODY, made(now()), SECRET)).rejects.toEqual(refused('signature_mismatch'));
  });

  it('is good for 300 seconds, or for as long as the caller says, in both directions', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(now() * 1000);
    expect(await webhooks.verify(BODY, header(now() - 300), SECRET)).toBeDefined();
    await expect(webhooks.verify(BODY, header(now() - 301), SECRET)).rejects.toEqual(refused('outside_tolerance'));
    await expect(webhooks.verify(BODY, header(now() + 301), SECRET)).rejects.toEqual(refused('outside_tolerance'));
    expect(await webhooks.verify(BODY, header(now() - 301), SECRET, 600)).toBeDefined();
    await expect(webhooks.verify(BODY, header(now() - 11), SECRET, 10)).rejects.toEqual(refused('outside_tolerance'));
  });

  it.each([
    null,
    undefined,
    '',
    'v1=00',
    `t=1`,
    `t=1,v1=zz`,
    `t=x,v1=${'0'.repeat(64)}`,
    `t=1,t=2,v1=${'0'.repeat(64)}`,
  ])('is refused when its header is %s', async (malformed) => {
    await expect(webhooks.verify(BODY, malformed, SECRET)).rejects.toEqual(refused('header_malformed'));
  });
});
