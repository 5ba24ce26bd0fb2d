import { beforeEach, describe, expect, it } from '@jest/globals';
import { within, Work } from '@rubrica/eventing/tracing';
import { createLogger } from './logger.js';
import { requestContext } from './request-context.js';

const lines: string[] = [];

describe('a log line', () => {
  const logged = (): Record<string, unknown> => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;
  const logger = () =>
    createLogger({ service: 'mailer', level: 'info' }, { write: (line: string) => lines.push(line) });

  beforeEach(() => {
    lines.length = 0;
  });

  it('says which service, when, how grave, and in which request', () => {
    requestContext.run({ requestId: 'req_1' }, () => logger().info({ port: 3000 }, 'started'));
    expect(logged()).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      service: 'mailer',
      request_id: 'req_1',
      port: 3000,
      msg: 'started',
    });
  });

  describe('of the work on documents', () => {
    const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const id = (n: number): string => `inv_${String(n).repeat(26)}`;
    const causeOf = (n: number) => ({ correlationId: `req_${n}`, causationId: 'x@1', traceparent });
    const workOn = (...documents: readonly number[]): Work =>
      new Work(new Map(documents.map((n) => [id(n), causeOf(n)])));

    it('says which document, in which request and trace', () => {
      within(workOn(1), () => logger().info('attempt at DIAN'));
      expect(logged()).toMatchObject({ request_id: 'req_1', document_id: id(1), trace_id: 'a'.repeat(32) });
    });

    it('has in a batch the ids of the document that it names, and none where it names none', () => {
      within(workOn(1, 2), () => logger().info({ document_id: id(2) }, 'cannot be written'));
      expect(logged()).toMatchObject({ request_id: 'req_2', document_id: id(2), trace_id: 'a'.repeat(32) });
      within(workOn(1, 2), () => logger().info('the vault does not answer'));
      expect(logged()).not.toHaveProperty('request_id');
    });
  });

  it('masks what is secret, by its name and at any depth that we log', () => {
    const secrets = {
      password: 'p',
      secret: 'whsec_1',
      pin: '20191',
      technical_key: 'fc8e',
      content_base64: 'MII',
      token: 't',
      api_key: 'sk_live_1',
    };
    logger().info(
      { ...secrets, body: secrets, request: { body: secrets, headers: { authorization: 'Bearer sk_live_1' } } },
      'slip',
    );
    expect(lines.at(-1)).not.toMatch(/whsec_1|20191|fc8e|MII|sk_live_1/);
    expect(logged()['password']).toBe('[secret]');
  });

  it('of an error has its text, stack, code and causes, and none of its other properties', () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED'), {
      code: 'ECONNREFUSED',
      connection: 'postgres://user:hunter2@db',
    });
    logger().error({ err: new Error('no mail was sent', { cause }) }, 'failed');
    expect(logged()['err']).toMatchObject({
      type: 'Error',
      message: 'no mail was sent',
      stack: expect.stringContaining('logger.spec'),
      cause: { message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' },
    });
    expect(lines.at(-1)).not.toContain('hunter2');
  });

  it('of something thrown that is no error still says what it was', () => {
    logger().error({ err: 'plain text' }, 'failed');
    expect(logged()['err']).toEqual({ type: 'string', message: 'plain text' });
  });
});
