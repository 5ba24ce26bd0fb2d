import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EventMail, MessageData } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { idOf, seller, TENANT } from '@rubrica/service-testing';
import { until } from '@rubrica/testing';
import { type RunningMailer, startMailer, ZIP } from '../mailer.fixture.js';

const REGISTERED = 'co.rubrica.document-event.registered.v1';
const SUPPLIER = 'facturacion@condor.co';

const mail: EventMail = {
  to: SUPPLIER,
  invoice_number: 'SETP990000001',
  sender_nit: '900373115',
  sender_name: 'Ferretería Ñandú; S.A.S.',
  event_number: 'AR1',
  code: '030',
  file_name: 'z09003731150002600000001.zip',
};

describe('an event that DIAN has registered', () => {
  let mailer: RunningMailer;
  beforeEach(async () => {
    mailer = await startMailer();
    const profile_blob = await putJson(mailer.blobs, TENANT, {
      ...seller({ legal_name: 'Ferretería Ñandú S.A.S.', trade_name: 'El Tornillo', email: 'compras@nandu.co' }),
      mail: { bilingual: true },
    });
    await mailer.publishFact('co.rubrica.tenant.registered.v1', TENANT, { tenant_id: TENANT, profile_blob });
    await until(
      () => mailer.database.query('select from tenant_profiles'),
      (rows) => rows.length === 1,
    );
  });
  afterEach(() => mailer.close());

  const register = async (changes: Partial<MessageData<typeof REGISTERED>> = {}, to: Partial<EventMail> = {}) => {
    const subject_id = idOf('rcv', 'factura');
    await mailer.publishFact(REGISTERED, subject_id, {
      ...{ subject_object: 'received_document', subject_id, environment: 'habilitacion', cufe: 'c'.repeat(96) },
      ...{ code: '030', number: 'AR1', cude: 'd'.repeat(96), document_event_id: idOf('dev', 'acuse') },
      mail_blob: await putJson(mailer.blobs, TENANT, { ...mail, ...to }),
      zip_blob: await mailer.blobs.put(TENANT, ZIP),
      ...changes,
    });
  };
  const mailings = () => mailer.database.query<{ status: string }>('select * from mailings order by position');
  const untilMailed = (...statuses: readonly string[]) =>
    until(mailings, (rows) => JSON.stringify(rows.map(({ status }) => status)) === JSON.stringify(statuses));

  it('goes to the other party with its zip, in the form that DIAN prescribes', async () => {
    await register();
    await untilMailed('delivered');
    const [caught, ...others] = await mailer.caught();
    expect(others).toEqual([]);
    expect(caught?.subject).toBe('Evento;SETP990000001;900373115;Ferretería Ñandú, S.A.S.;AR1;030');
    expect(caught?.replyTo?.text).toBe('compras@nandu.co');
    expect(caught?.from?.value[0]).toMatchObject({ name: 'El Tornillo' });
    expect(caught?.attachments).toMatchObject([{ filename: mail.file_name, contentType: 'application/zip' }]);
    expect(caught?.attachments[0]?.content).toEqual(ZIP);
    for (const said of ['acusa recibo de la factura SETP990000001', 'acknowledges receipt of invoice', 'd'.repeat(96)])
      expect(caught?.text).toContain(said);
    expect(caught?.html).toContain('Acuse de recibo de la factura SETP990000001');
  });

  it('is mailed once, however often it is told, and its mail is no mail of a document', async () => {
    await register();
    await register();
    await register({ document_event_id: idOf('dev', 'otro'), code: '033' });
    await untilMailed('delivered', 'delivered');
    expect(await mailer.caught()).toHaveLength(2);
    expect(mailer.names()).toEqual([]);
  });

  it('that bounces is not mailed to that address again', async () => {
    mailer.refusals.set(SUPPLIER, '550 5.1.1 no such user');
    await register();
    await untilMailed('bounced');
    mailer.refusals.clear();
    await register({ document_event_id: idOf('dev', 'otro') });
    await untilMailed('bounced', 'bounced');
    expect(await mailer.caught()).toEqual([]);
    expect(await mailer.database.query('select address, reason, document_id from suppressions')).toEqual([
      { address: SUPPLIER, reason: 'hard_bounce', document_id: idOf('dev', 'acuse') },
    ]);
  });

  it('is kept in the folder in the test environment, and is not mailed without an address or by somebody else', async () => {
    await register({ mail_blob: null, document_event_id: idOf('dev', 'sin') });
    await register({ document_event_id: null, zip_blob: null });
    await register({ environment: 'test', document_event_id: idOf('dev', 'prueba') });
    await untilMailed('delivered');
    expect(await mailer.caught()).toEqual([]);
    expect(await mailer.kept()).toMatchObject([{ subject: expect.stringMatching(/^Evento;/) }]);
  });
});
