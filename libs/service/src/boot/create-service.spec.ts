import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { runStep } from '@rubrica/eventing/operations';
import { connect } from 'node:net';
import { type RunningMailer, startMailer } from '../test-service/mailer.fixture.js';

let mailer: RunningMailer;
let port: number;

beforeAll(async () => {
  mailer = await startMailer();
  await mailer.app.listen(0, '127.0.0.1');
  port = Number(new URL(await mailer.app.getUrl()).port);
});
afterAll(() => mailer.close());

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly json: Record<string, unknown>;
}

const call = async (path: string, init: RequestInit = {}): Promise<Answered> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    json: text === '' ? {} : (JSON.parse(text) as Answered['json']),
  };
};

const post = (body: string | Uint8Array<ArrayBuffer>, contentType = 'application/json'): Promise<Answered> =>
  call('/letters', { method: 'POST', body, headers: { 'content-type': contentType } });

/** Sends raw bytes, and returns the head and body of the answer as text. */
const raw = (...chunks: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', async () => {
      for (const chunk of chunks) {
        socket.write(chunk);
        await new Promise((sent) => setTimeout(sent, 20));
      }
    });
    socket.on('data', (data) => (text += data.toString()));
    socket.on('end', () => resolve(text)).on('error', reject);
  });

const isRequestId = expect.stringMatching(/^req_[0-9a-z]{26}$/);

describe('a service', () => {
  it('answers with a request id, the headers it always sends, and no-store', async () => {
    const { status, headers, json } = await call('/letters/let_1');
    expect([status, json]).toEqual([200, { id: 'let_1' }]);
    expect(headers.get('svc-request-id')).toEqual(isRequestId);
    expect(headers.get('svc-version')).toBe('2026-01-01');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('works in the context of the request, also when its body came in pieces', async () => {
    const head =
      'POST /letters HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 15\r\nConnection: close\r\n\r\n';
    const answer = await raw(head, '{"a": ', '"pieces"', '}');
    expect(answer).toContain('200 OK');
    const { request } = JSON.parse(/\{.*\}/.exec(answer)?.[0] ?? '{}') as { request: string };
    expect(request).toBe(/svc-request-id: (\S+)/.exec(answer)?.[1]);
  });

  it('keeps two requests of one moment apart', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => post(JSON.stringify({ i }))));
    for (const { headers, json } of answers) expect(json['request']).toBe(headers.get('svc-request-id'));
    expect(new Set(answers.map(({ json }) => json['request'])).size).toBe(30);
  });

  it.each<[string, string, RequestInit, number, string]>([
    ['a problem', '/letters/problem', {}, 409, 'not_ready'],
    ['a refusal by state', '/letters/refusal', {}, 409, 'not_retryable'],
    ['what nobody foresaw', '/letters/broken', {}, 500, 'internal_error'],
    ['a fault of its own SQL', '/letters/bad-sql', {}, 500, 'internal_error'],
    ['an unknown path', '/parcels', {}, 404, 'not_found'],
    ['a method that the path does not take', '/letters/let_1', { method: 'PUT' }, 405, 'method_not_allowed'],
    ['OPTIONS', '/letters/let_1', { method: 'OPTIONS' }, 405, 'method_not_allowed'],
    ['a path that is no text', '/letters/%E0%A4%A', {}, 400, 'malformed_request'],
    ['a path parameter without end', `/letters/${'a'.repeat(2000)}`, {}, 414, 'uri_too_long'],
    [
      'malformed JSON',
      '/letters',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
      'malformed_json',
    ],
    [
      'a form',
      '/letters',
      { method: 'POST', body: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    [
      'plain text',
      '/letters',
      { method: 'POST', body: '{}', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_media_type',
    ],
    [
      'an upload',
      '/letters',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a body of unknown type',
      '/letters',
      { method: 'POST', body: '{}', headers: { 'content-type': 'bogus' } },
      415,
      'unsupported_media_type',
    ],
    [
      'a body that is too large',
      '/letters',
      { method: 'POST', body: `"${'x'.repeat(5_000_000)}"`, headers: { 'content-type': 'application/json' } },
      413,
      'payload_too_large',
    ],
  ])('says %s as problem+json, with the headers of every answer', async (_, path, init, status, code) => {
    const { headers, json, ...answer } = await call(path, init);
    expect(answer.status).toBe(status);
    expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    expect(headers.get('svc-version')).toBe('2026-01-01');
    expect(json).toEqual({
      type: `https://ejemplo.co/codes/${code}`,
      title: expect.any(String),
      status,
      detail: expect.any(String),
      code,
      request_id: headers.get('svc-request-id'),
    });
    expect(json['request_id']).toEqual(isRequestId);
  });

  it('says nothing of the inside, and logs it under the request id', async () => {
    const { json } = await call('/letters/broken');
    expect(JSON.stringify(json)).not.toContain('hunter2');
    expect(
      mailer.logLines.some((line) => line.includes(String(json['request_id'])) && line.includes('TypeError')),
    ).toBe(true);
  });

  it('takes an empty body as none', async () => {
    expect(await post('')).toMatchObject({ status: 200, json: { request: isRequestId } });
  });

  it('takes JSON with a charset', async () => {
    expect(await post('{"a":1}', 'application/json; charset=utf-8')).toMatchObject({
      status: 200,
      json: { body: { a: 1 } },
    });
  });

  it('names the methods that a path takes to whoever uses another one, whatever the body is', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await call('/letters/let_1', { method: 'PATCH', body: '{', headers: json })).headers.get('allow')).toBe(
      'GET, HEAD',
    );
    expect((await call('/letters', { method: 'DELETE' })).headers.get('allow')).toBe('POST');
  });

  it('answers HEAD as GET, without the body', async () => {
    expect(await call('/letters/let_1', { method: 'HEAD' })).toMatchObject({ status: 200, json: {} });
  });

  it('logs paths without their query, where a permission may stand', async () => {
    await call('/letters/let_1?signature=s3cret');
    expect(mailer.logLines.some((line) => line.includes('/letters/let_1'))).toBe(true);
    expect(mailer.logLines.join('')).not.toContain('s3cret');
  });

  it('is alive, and ready while its database answers', async () => {
    expect(await call('/healthz')).toMatchObject({ status: 200, json: { status: 'ok' } });
    expect(await call('/readyz')).toMatchObject({ status: 200, json: { status: 'ready' } });
  });

  it('is not ready before the program that starts it has ended its start', async () => {
    mailer.becomeReady(false);
    expect(await call('/readyz')).toMatchObject({ status: 503, json: { code: 'not_ready' } });
    expect(await call('/healthz')).toMatchObject({ status: 200 });
    mailer.becomeReady(true);
    expect(await call('/readyz')).toMatchObject({ status: 200 });
  });

  it('is not alive once a step beside the requests has neither succeeded nor failed for 5 minutes', async () => {
    let end = (): void => undefined;
    const begin = (): Promise<void> => runStep('relay', () => new Promise<void>((resolve) => (end = resolve)));
    const fresh = begin();
    expect(await call('/healthz')).toMatchObject({ status: 200 });
    end();
    await fresh;

    const clock = jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() - 301_000);
    const old = begin();
    clock.mockRestore();
    expect(await call('/healthz')).toMatchObject({ status: 503, json: { code: 'not_live', stuck: ['relay'] } });
    end();
    await old;
    expect(await call('/healthz')).toMatchObject({ status: 200 });
  });

  it('asks to come again when its database does not answer', async () => {
    mailer.proxy.cut();
    const { status, headers, json } = await post('{}');
    expect([status, json['code'], headers.get('retry-after')]).toEqual([503, 'service_unavailable', '1']);
    expect(await call('/healthz')).toMatchObject({ status: 200 });
    expect(await call('/readyz')).toMatchObject({ status: 503, json: { code: 'not_ready' } });
    mailer.proxy.restore();
    expect(await post('{}')).toMatchObject({ status: 200 });
  });
});
