import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { putJson } from '@rubrica/service';
import { factOf, idOf } from '@rubrica/service-testing';
import { type HostilePeers, hostilePeers, tlsCertificate, until } from '@rubrica/testing';
import { packageOf, requestOf } from '../letter/letter.fixture.js';
import { dkimVault } from '../sender/dkim-vault.fixture.js';
import { type RunningMailer, startMailer, ZIP } from '../mailer.fixture.js';

/** More than a process sends at once. */
const HANGING = 300;
const OTHER_TENANT = idOf('tnt', 'otra');
const certificate = tlsCertificate('127.0.0.1');

let mailer: RunningMailer;
let peers: HostilePeers;
let vault: Awaited<ReturnType<typeof dkimVault>>;
beforeEach(async () => {
  [mailer, peers, vault] = await Promise.all([
    startMailer({ senderAllowLoopback: true }, { ca: certificate.cert }),
    hostilePeers(),
    dkimVault(),
  ]);
  mailer.standIn('certificate-vault', vault.standIn);
});
afterEach(async () => {
  await mailer.close();
  await Promise.all([peers.close(), vault.close()]);
});

/** Takes the login, and says nothing when a mail begins. */
const hangingServer = (): Promise<number> =>
  peers.listen({
    ...{ manner: 'drips', drop: '250-a\r\n', everyMs: 500, says: '220 hola\r\n', until: 'MAIL' },
    replies: [
      ['EHLO', '250-hola\r\n250-STARTTLS\r\n250 AUTH PLAIN\r\n'],
      ['STARTTLS', '220 go on\r\n'],
      ['AUTH', '235 welcome\r\n'],
      ['QUIT', '221 bye\r\n'],
      ['MAIL', ''],
    ],
    tls: { ...certificate, isUpgrade: true },
  });

describe('mails of one tenant whose server hangs', () => {
  it('keep those of another tenant waiting no longer than a moment', async () => {
    const smtp = { host: '127.0.0.1', port: await hangingServer(), tls: 'starttls', user: 'u', password: 'p' };
    const sender = { from_address: 'facturas@nandu.co', smtp };
    expect(await mailer.call('POST', '/internal/mail-senders', { body: sender })).toMatchObject({ status: 201 });
    for (let i = 0; i < HANGING; i += 1) await mailer.packaged({ document_id: idOf('inv', `de una ${String(i)}`) });
    await until(
      () => peers.connections(),
      ({ all }) => all >= 3,
    );

    const [request_blob, zip_blob] = await Promise.all([
      putJson(
        mailer.blobs,
        OTHER_TENANT,
        requestOf({ tenant_id: OTHER_TENANT, mail: { to: ['ana@tercero.co'], cc: [] } }),
      ),
      mailer.blobs.put(OTHER_TENANT, ZIP),
    ]);
    const document_id = idOf('inv', 'de otra');
    const data = packageOf({ document_id, request_blob, zip_blob });
    const begunMs = performance.now();
    await mailer.publish(
      factOf('co.rubrica.document.packaged.v1', document_id, data, { version: 1_000, tenantid: OTHER_TENANT }),
    );
    const [mail] = await until(mailer.caught, (mails) => mails.length > 0);
    expect(mail?.to).toMatchObject({ text: 'ana@tercero.co' });
    expect(performance.now() - begunMs).toBeLessThan(30_000);
    expect(mailer.names().filter((name) => name === 'email-delivered').length).toBeLessThanOrEqual(1);
  });
});
