import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { live } from '@rubrica/service-testing';
import { createTestPki, type TestCertificate, until } from '@rubrica/testing';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { AuditStore } from '../audit/audit.store.js';
import { TransitMasterKey } from '../key-custody/transit.client.js';
import { type RunningVault, signingOrder, startVault, uploaded } from '../vault.fixture.js';

interface Order {
  readonly plaintext?: string;
  readonly ciphertext?: string;
  readonly associated_data: string;
}

/** Answers as the transit engine does, over HTTP; `misbehave` answers in its place. */
class Engine {
  misbehave: ((response: ServerResponse, right: string) => void) | undefined;
  /** The data keys in clear that it has seen, in base64. */
  readonly seen: string[] = [];
  /** The key that it wrapped last. */
  wrapped = { tenantId: '', text: '' };
  asked = 0;
  private readonly key = randomBytes(32);
  private readonly server: Server = createServer((request, response) => {
    this.asked += 1;
    void json(request).then((order) => {
      const right = JSON.stringify({ data: this.answerTo(order as Order) });
      if (this.misbehave) return this.misbehave(response, right);
      response.writeHead(200, { 'content-type': 'application/json' }).end(right);
    });
  });

  private answerTo({ plaintext, ciphertext = '', associated_data: aad }: Order): object {
    if (plaintext !== undefined) {
      this.seen.push(plaintext);
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', this.key, nonce).setAAD(Buffer.from(aad));
      const sealed = Buffer.concat([nonce, cipher.update(plaintext, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      this.wrapped = { tenantId: Buffer.from(aad, 'base64').toString(), text: `vault:v1:${sealed.toString('base64')}` };
      return { ciphertext: this.wrapped.text };
    }
    const sealed = Buffer.from(ciphertext.replace('vault:v1:', ''), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.key, sealed.subarray(0, 12))
      .setAAD(Buffer.from(aad))
      .setAuthTag(sealed.subarray(-16));
    return { plaintext: Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8') };
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const answer =
  (status: number, textOf: (right: string) => string, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse, right: string): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(textOf(right));
  };
/** Writes until the client has had enough. */
const endless = (response: ServerResponse): void => {
  const write = (): void => {
    if (response.destroyed) return;
    response.write('x'.repeat(65_536), () => setImmediate(write));
  };
  response.writeHead(200);
  write();
};
const withKey = (key: Buffer) => answer(200, () => JSON.stringify({ data: { plaintext: key.toString('base64') } }));

/** Each way of failing, and what the vault answers to an order: a refusal by which the document waits, or one by its code. */
const WAYS: readonly (readonly [string, NonNullable<Engine['misbehave']>])[] = [
  ['closes the connection', (response) => response.destroy()],
  ['says nothing', () => undefined],
  ['drips', (response) => void response.writeHead(200).write('{"data":')],
  ['answers without end', endless],
  ['breaks', answer(500, () => '{"errors":["internal"]}')],
  ['is sealed', answer(503, () => '{"errors":["Vault is sealed"]}')],
  ['takes the token no more', answer(403, () => '{"errors":["permission denied"]}')],
  ['sends the call to another server', answer(307, () => '', { location: 'http://127.0.0.1:1/v1' })],
  ['answers nothing', answer(200, () => '')],
  ['answers a page', answer(200, () => '<html>captive portal</html>')],
  ['cuts its answer off', answer(200, (right) => right.slice(0, -6))],
  ['answers another form', answer(200, (right) => right.replace('"data"', '"Data"'))],
  ['answers a number', answer(200, () => '{"data":{"plaintext":7}}')],
  ['answers null', answer(200, () => 'null')],
  ['returns an empty key', answer(200, () => '{"data":{"plaintext":""}}')],
  ['returns a key that is too short', withKey(randomBytes(16))],
  ['returns a key that is too long', withKey(randomBytes(64))],
];

describe('a vault whose provider of the master key', () => {
  const engine = new Engine();
  let vault: RunningVault;
  let certificate: TestCertificate;
  let id: string;
  let transitAddress: string;
  beforeAll(async () => {
    const pki = await createTestPki();
    certificate = await pki.issue('good');
    transitAddress = await engine.listen();
    vault = await startVault(pki, { keyProvider: 'transit', transitAddress, transitToken: 'token' });
    id = await uploaded(vault, certificate, { caller: live });
  });
  afterAll(async () => {
    await vault.close();
    engine.close();
  });

  const ask = () =>
    vault.call('POST', '/internal/signatures', {
      from: 'document-issuer',
      body: { items: [signingOrder(id, certificate.chainPem).item] },
    });

  it.each(WAYS)('%s signs nothing, tells no key, and signs again afterwards', async (_, misbehave) => {
    await until(ask, ({ status }) => status === 200);
    engine.misbehave = misbehave;
    const refused = await ask();
    expect([refused.status, refused.body['code'], refused.headers['retry-after']]).toEqual([
      503,
      'service_unavailable',
      '1',
    ]);
    // While it is known to be away it is asked once a second, not by each order.
    const before = engine.asked;
    const others = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([503]));
    expect(engine.asked - before).toBeLessThanOrEqual(2);

    const master = new TransitMasterKey({
      ...{ address: transitAddress, mount: 'transit', key: 'rubrica', namespace: '' },
      token: () => Promise.resolve('token'),
    });
    const { tenantId, text: wrapped } = engine.wrapped;
    const thrown: unknown = await master.unwrap(tenantId, wrapped).catch((error: unknown) => error);
    for (const text of [inspect(thrown, { depth: 9 }), JSON.stringify([refused, others])])
      for (const key of engine.seen)
        for (let at = 0; at + 12 <= key.length; at += 12) expect(text).not.toContain(key.slice(at, at + 12));

    engine.misbehave = undefined;
    const [signed] = (await until(ask, ({ status }) => status === 200)).body['items'] as object[];
    expect(signed).toHaveProperty('signature_value');
  });

  it('returns the key of somebody else makes no signature: the certificate is told to be lost', async () => {
    engine.misbehave = withKey(randomBytes(48));
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([200, { items: [{ error: { code: 'certificate_key_lost' } }] }]);
    engine.misbehave = undefined;
    expect((await ask()).body).toMatchObject({ items: [{ signature_value: expect.any(String) }] });
  });

  it('leaves an audit chain that is whole', async () =>
    expect(await vault.get(AuditStore).firstBroken(live.tenantId)).toBe(null));
});
