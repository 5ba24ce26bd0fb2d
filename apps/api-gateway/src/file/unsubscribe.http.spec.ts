import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startStandIn } from '@rubrica/service-testing';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

const TOKEN = 'mlg_0123456789abcdefghjkmnpqrs.0123456789abcdef';

let gateway: RunningGateway;
const asked: string[] = [];
beforeAll(async () => {
  gateway = await startGateway();
  const mailer = await startStandIn((server) =>
    server.post<{ Body: { token: string } }>('/internal/unsubscriptions', ({ body }) => {
      asked.push(body.token);
      return { unsubscribed: body.token === TOKEN };
    }),
  );
  gateway.standIn('mailer', mailer);
});
afterAll(() => gateway.close());

const call = (method: 'GET' | 'POST', token: string, type = 'application/x-www-form-urlencoded') =>
  gateway.app.inject({
    method,
    url: `/unsubscribe/${token}`,
    ...(method === 'POST' ? { payload: 'List-Unsubscribe=One-Click', headers: { 'content-type': type } } : {}),
  });

describe('the URL by which a reader asks for no more mails', () => {
  it('changes nothing when it is only opened, as scanners of mails do: it asks first', async () => {
    const { statusCode, body, headers } = await call('GET', TOKEN);
    expect(statusCode).toBe(200);
    expect(body).toContain('<form method="post">');
    expect(body).toContain('lang="en"');
    expect(String(headers['content-security-policy'])).toContain("form-action 'self'");
    expect(asked).toEqual([]);
  });

  it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes one click of a mail program, sent as %s',
    async (type) => {
      const { statusCode, body } = await call('POST', TOKEN, type);
      expect([statusCode, asked.at(-1)]).toEqual([200, TOKEN]);
      expect(body).toContain('Listo');
    },
  );

  it.each(['x', `${TOKEN}x`, 'a'.repeat(200)])('is not found with another token', async (token) =>
    expect((await call('POST', token)).statusCode).toBe(404),
  );
});
