import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf, live } from '@rubrica/service-testing';
import { referee, until } from '@rubrica/testing';
import type { RevocationPolicy } from '../revocation/revocation-policy.js';
import { forgeContainer } from '../pkcs12/containers.fixture.js';
import { type Addresses, OpensslAuthority } from '../revocation/openssl-authority.fixture.js';
import { type RunningVault, startVault } from '../vault.fixture.js';
import type { ServerResponse } from 'node:http';

const openssl = referee('openssl');
const TIMEOUT_MS = 400;
const DAY_S = 86_400;

openssl.describe('the revocation of a certificate', () => {
  let authority: OpensslAuthority;
  beforeAll(() => {
    authority = new OpensslAuthority();
  });
  afterAll(() => authority.close());

  let vault: RunningVault | undefined;
  afterEach(() => vault?.close());
  const start = async (revocationPolicy: RevocationPolicy, revocationTimeoutMs = TIMEOUT_MS): Promise<RunningVault> => {
    vault = await startVault(authority, { revocationPolicy, revocationTimeoutMs });
    return vault;
  };

  let tenants = 0;
  let certificates = 0;
  /** A certificate, revoked before anybody is asked about it; `late`: its name, to revoke it later. */
  const made = (addresses: Addresses, isRevoked = false) => {
    const name = `c${String((certificates += 1))}`;
    const certificate = authority.issue(name, addresses);
    if (isRevoked) authority.revoke(name);
    return { name, certificate };
  };
  const upload = async (running: RunningVault, { certificate }: ReturnType<typeof made>) => {
    const caller = { ...live, tenantId: idOf('ten', `r${String((tenants += 1))}`) };
    const { status, body } = await running.upload(forgeContainer(certificate), { caller });
    const [fault] = (body['errors'] ?? []) as { readonly code: string }[];
    return { status, code: fault?.code ?? body['code'], id: String(body['id']), caller };
  };
  /** `openssl ocsp -port` reads the state of certificates at its start. */
  const responder = () => authority.startResponder();
  /** Its list is made before it is asked for: openssl takes its time on a busy machine. */
  const list = async () => {
    let current: Buffer | undefined;
    const url = await authority.serve((_, response) => response.end(current));
    return { url, renew: () => (current = authority.crl()) };
  };
  const silent = () => authority.serve(() => undefined);

  /** Where an authority is too late, on a busy machine, a strict vault asks its caller to come again. */
  const uploadAnswered = (...of: Parameters<typeof upload>) =>
    until(
      () => upload(...of),
      ({ status }) => status !== 503,
    );

  it('is found by a real OCSP responder', async () => {
    const running = await start('strict', 2_000);
    // The responder's address stands in the certificates, and it starts after them: a server in front passes on.
    let ask = '';
    const front = await authority.serve((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const headers = { 'content-type': 'application/ocsp-request' };
        const answer = await fetch(ask, { method: 'POST', headers, body: Buffer.concat(chunks) });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })().catch(() => response.destroy());
    });
    const [good, revoked] = [made({ ocsp: front }), made({ ocsp: front }, true)];
    ask = await responder();
    expect(await uploadAnswered(running, good)).toMatchObject({ status: 201 });
    expect(await uploadAnswered(running, revoked)).toMatchObject({ status: 422, code: 'certificate_revoked' });
  });

  it('is found in the list that an HTTP server has, also behind a responder that is silent', async () => {
    const running = await start('strict');
    const crl = await list();
    const [good, revoked] = [made({ crl: crl.url }), made({ ocsp: await silent(), crl: crl.url }, true)];
    crl.renew();
    expect(await uploadAnswered(running, good)).toMatchObject({ status: 201 });
    expect(await uploadAnswered(running, revoked)).toMatchObject({ status: 422, code: 'certificate_revoked' });
  });

  describe('where nobody says whether it is revoked', () => {
    const unknowns: readonly (readonly [string, () => Promise<Addresses>, strictStatus: number])[] = [
      ['a responder is silent', async () => ({ ocsp: await silent() }), 503],
      ['nobody listens', async () => ({ ocsp: 'http://127.0.0.1:1/', crl: 'http://127.0.0.1:1/ca.crl' }), 503],
      ['a list never ends', async () => ({ crl: await authority.serve((_, response) => endless(response)) }), 503],
      [
        'it answers with HTML',
        async () => ({ ocsp: await authority.serve((_, response) => response.end('<p>')) }),
        503,
      ],
      [
        'it sends elsewhere',
        async () => {
          const { url: location, renew } = await list();
          renew();
          return { crl: await authority.serve((_, response) => response.writeHead(302, { location }).end()) };
        },
        503,
      ],
      ['the certificate names no address', () => Promise.resolve({}), 422],
    ];

    it.each(unknowns)('a lenient vault takes the certificate, in bounded time: %s', async (_, addresses) => {
      const running = await start('lenient');
      const certificate = made(await addresses());
      const begunMs = performance.now();
      expect(await upload(running, certificate)).toMatchObject({ status: 201 });
      expect(performance.now() - begunMs).toBeLessThan(60_000);
    });

    it.each(unknowns)('a strict vault does not: %s', async (_, addresses, status) => {
      const running = await start('strict');
      const code = status === 422 ? 'certificate_not_checkable' : 'service_unavailable';
      expect(await upload(running, made(await addresses()))).toMatchObject({ status, code });
    });
  });

  it('is not asked about where the policy is off, nor in the test environment', async () => {
    let asked = 0;
    const ocsp = await authority.serve((_, response) => {
      asked += 1;
      response.end();
    });
    const off = await start('off');
    expect(await upload(off, made({ ocsp }, true))).toMatchObject({ status: 201 });
    await off.close();
    const running = await start('strict');
    const caller = { ...live, livemode: false };
    const { status } = await running.upload(forgeContainer(made({ ocsp }).certificate), { caller });
    expect([status, asked]).toEqual([201, 0]);
  });

  it('ends the use of a certificate: it signs nothing from the next day on; one that is held goes on', async () => {
    const running = await start('lenient', 2_000);
    const crl = await list();
    const [used, held] = [made({ crl: crl.url }), made({ crl: crl.url })];
    crl.renew();
    const [one, other] = [await upload(running, used), await upload(running, held)];
    authority.revoke(used.name);
    authority.revoke(held.name, 'certificateHold');
    crl.renew();
    running.clock.advance(1.2 * DAY_S);
    const due = () => running.database.query('select from timers where due <= $1', [running.clock.now()]);
    await until(
      async () => {
        const facts = running.said.filter(({ type }) => type === 'certificate.revoked');
        // The list came too late: it is asked for again after an hour.
        if (facts.length === 0 && (await due()).length === 0) running.clock.advance(4_000);
        return facts;
      },
      (facts) => facts.length > 0,
    );
    expect(await running.active('habilitacion', one.caller.tenantId)).toBeNull();
    expect(running.said.filter(({ type }) => type === 'certificate.revoked')).toMatchObject([
      { key: one.caller.tenantId, data: { certificate_id: one.id } },
    ]);
    expect((await running.active('habilitacion', other.caller.tenantId))?.certificate_id).toBe(other.id);
  });
});

/** Writes for ever. */
const endless = (response: ServerResponse): void => {
  const chunk = Buffer.alloc(64 * 1024);
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    response.once('drain', write);
  };
  write();
};
