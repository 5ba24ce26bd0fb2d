import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

describe('the address of the API itself', () => {
  it('leads a browser to the documentation', async () => {
    const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
    const { status, headers } = await gateway.call('GET', '/', { headers: { accept } });
    expect([status, headers['location'], headers['vary']]).toEqual([302, '/docs', 'Accept']);
  });

  it.each([undefined, '*/*', 'application/json'])('is nothing to a program that takes %s', async (accept) => {
    const answered = await gateway.call('GET', '/', { headers: accept === undefined ? {} : { accept } });
    expect([answered.status, answered.json['code']]).toEqual([404, 'not_found']);
  });
});
