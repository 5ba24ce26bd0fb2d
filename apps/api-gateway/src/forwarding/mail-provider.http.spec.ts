import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startStandIn } from '@rubrica/service-testing';
import { type RunningGateway, startGateway } from '../gateway.fixture.js';

describe('the webhook of a mail provider', () => {
  let gateway: RunningGateway;
  let passedOn: { url: string; body: { headers: object; body: string } }[];
  let refused: string | null;
  beforeEach(async () => {
    gateway = await startGateway();
    passedOn = [];
    refused = null;
    const mailer = await startStandIn((server) =>
      server.all('/*', ({ url, body }) => {
        passedOn.push({ url, body: body as { headers: object; body: string } });
        return Promise.resolve({ counted: 1, refused });
      }),
    );
    gateway.standIn('mailer', mailer);
  });
  afterEach(() => gateway.close());

  const post = (path: string, payload: string, headers: Readonly<Record<string, string>>) =>
    gateway.app.inject({ method: 'POST', url: path, payload, headers });

  it('is passed on byte by byte, with the headers that prove it', async () => {
    const raw = '[ {"event":"delivered"} ]\r\n';
    const signature = { 'x-twilio-email-event-webhook-signature': 'abc', cookie: 'x=1' };
    const answer = await post('/mail-providers/sendgrid', raw, { 'content-type': 'application/json', ...signature });
    expect(answer.statusCode).toBe(200);
    expect(passedOn).toEqual([
      {
        url: '/internal/mail-providers/sendgrid/requests',
        body: {
          headers: [{ name: 'x-twilio-email-event-webhook-signature', value: 'abc' }],
          body: Buffer.from(raw).toString('base64'),
        },
      },
    ]);
  });

  it('may call JSON a text, as Amazon SNS does, or be no JSON at all', async () => {
    const answer = await post('/mail-providers/ses', '{', { 'content-type': 'text/plain; charset=UTF-8' });
    expect(answer.statusCode).toBe(200);
    expect(Buffer.from(passedOn[0]?.body.body ?? '', 'base64').toString()).toBe('{');
  });

  it('is answered with 401 when it is not proved', async () => {
    refused = 'the signature does not fit';
    const answer = await post('/mail-providers/mailgun', '{}', { 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('of a provider that is not known is not found, and a text is refused everywhere else', async () => {
    expect((await post('/mail-providers/otro', '{}', { 'content-type': 'application/json' })).statusCode).toBe(404);
    expect((await post('/v1/customers', 'hola', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect(passedOn).toEqual([]);
  });
});
