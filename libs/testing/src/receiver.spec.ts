import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { receiver, type Receiver } from './receiver.js';

describe('a receiver', () => {
  let endpoint: Receiver;
  beforeEach(async () => {
    endpoint = await receiver();
  });
  afterEach(() => endpoint.close());

  const post = (body: string): Promise<Response> =>
    fetch(`${endpoint.url}/hooks?a=1`, { method: 'POST', body, headers: { 'x-signature': 'abc' } });

  it('answers 200 and keeps what it got, byte for byte', async () => {
    expect((await post('{"ñ": 1 }')).status).toBe(200);
    expect(await endpoint.received(1)).toMatchObject([
      { method: 'POST', path: '/hooks?a=1', body: '{"ñ": 1 }', headers: { 'x-signature': 'abc' } },
    ]);
  });

  it('gives its answers in turn and stays with the last', async () => {
    endpoint.answers({ status: 500 }, { status: 204 });
    const statuses = [(await post('1')).status, (await post('2')).status, (await post('3')).status];
    expect(statuses).toEqual([500, 204, 204]);
  });

  it('can be slow, and can hang up', async () => {
    endpoint.answers({ delayMs: 60 }, { reset: true });
    const start = Date.now();
    await post('slow');
    expect(Date.now() - start).toBeGreaterThanOrEqual(55);
    await expect(post('cut')).rejects.toThrow();
  });

  it('says how many came when they are too few', async () => {
    await post('1');
    await expect(endpoint.received(2, 60)).rejects.toThrow('1 of 2 requests');
  });
});
