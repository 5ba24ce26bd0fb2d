import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { receptionAddressOf } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { idOf, seller, startStandIn, TENANT } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { createTransport } from 'nodemailer';
import { type RunningMailer, startMailer } from '../mailer.fixture.js';
import { ReceptionListener } from './reception-listener.smtp.js';

const OURS = 'facturas@recibe.example';

interface Opened {
  readonly mail_blob: string;
  readonly nit: string;
  readonly environment: string;
}

let mailer: RunningMailer;
let opened: Opened[];
let isAway: boolean;
beforeEach(async () => {
  mailer = await startMailer({ receptionAddress: OURS, receptionListen: '127.0.0.1:0' });
  opened = [];
  isAway = false;
  const submitter = await startStandIn((server) =>
    server.post('/internal/received-mails', (request, reply) => {
      if (isAway) return reply.status(503).send({});
      opened.push(request.body as Opened);
      return reply.send({ received: 1, foreign: 0, unread: 0, reasons: [] });
    }),
  );
  mailer.standIn('dian-submitter', submitter);
  const profile_blob = await putJson(mailer.blobs, TENANT, seller());
  await mailer.publishFact('co.rubrica.tenant.registered.v1', TENANT, { tenant_id: TENANT, profile_blob });
  await until(
    () => mailer.database.query('select from tenant_profiles'),
    (rows) => rows.length === 1,
  );
});
afterEach(() => mailer.close());

const send = (to: string, text = 'Adjunto la factura.') =>
  createTransport({ host: '127.0.0.1', port: mailer.app.get(ReceptionListener).port, ignoreTLS: true }).sendMail({
    from: 'facturacion@proveedor.example',
    to,
    subject: '900373115;PROVEEDOR;SETP1;01;PROVEEDOR',
    text,
  });
const addressOf = (tenant: string): string => receptionAddressOf(OURS, tenant) ?? '';
const openedMails = (count: number) =>
  until(
    () => opened,
    (all) => all.length >= count,
  );
const untilIdle = () =>
  until(
    () => mailer.database.query('select from timers'),
    (timers) => timers.length === 0,
  );

describe('a mail of a supplier', () => {
  it('to the address of a tenant is opened for it, as it came', async () => {
    await send(addressOf(TENANT));
    const [mail] = await openedMails(1);
    expect(mail).toMatchObject({ nit: seller().nit, environment: 'habilitacion' });
    expect((await mailer.blobs.get(TENANT, mail?.mail_blob ?? '')).toString()).toContain('Adjunto la factura.');
    await untilIdle();
  });

  it('to a tenant that went live is of production', async () => {
    await mailer.publishFact('co.rubrica.tenant.went-live.v1', TENANT, { tenant_id: TENANT });
    await until(
      () => mailer.database.query(`select from tenant_profiles where live_environment = 'production'`),
      (rows) => rows.length === 1,
    );
    await send(addressOf(TENANT));
    expect(await openedMails(1)).toMatchObject([{ environment: 'production' }]);
  });

  it('to nobody here is refused while it is sent', async () => {
    await expect(send(OURS)).rejects.toThrow('5.1.1 nobody receives documents here');
    await expect(send(addressOf(idOf('ten', 'nadie')))).rejects.toThrow('5.1.1');
    expect(opened).toEqual([]);
  });

  it('waits while the service that opens it is away, and is lost by no restart', async () => {
    isAway = true;
    await send(addressOf(TENANT));
    await mailer.instance.stop();
    await mailer.start(mailer.settings);
    isAway = false;
    expect(await openedMails(1)).toHaveLength(1);
  });
});
