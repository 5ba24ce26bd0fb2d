import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { evolve, type MailingEvent, type MailingSubject, unknown } from './mailing.js';
import {
  decide,
  type MailingCommand,
  type MailOutcome,
  type ReportedOutcome,
  RETRY_AFTER_MS,
} from './mailing.decide.js';
import { messages } from './mailing.messages.js';

const given = specFor({ decide, evolve, initialState: unknown });

const at = (time: string): string => `2026-11-21T${time}.000Z`;
const subject: MailingSubject = {
  tenant_id: 'ten_1',
  document_id: 'inv_1',
  kind: 'invoice',
  environment: 'production',
  edition: 1,
  number: 'SETP990000001',
  type_code: '01',
  cufe: 'c',
  zip_blob: 'z',
  pdf_blob: 'p',
  file_number: { year: 2026, sequence: 1 },
  request_blob: 'r',
  contingency: false,
  message_id: 'mlg_1@ejemplo.co',
  simulate: null,
  issued_at: '2026-11-21T10:00:00-05:00',
  payable_amount: '119000.00',
  currency: 'COP',
};
const requested: MailingEvent = {
  type: 'MailingRequested',
  data: { ...subject, recipient_blob: 'ana', due_at: at('10:00:00') },
};
const begun = (attempt: number, time: string): MailingEvent => ({
  type: 'AttemptBegun',
  data: { attempt, at: at(time) },
});
const deferred = (nextTime: string): MailingEvent => ({
  type: 'MailDeferred',
  data: { recipient_blob: 'ana: 451', next_at: at(nextTime) },
});
const ended = (
  type: 'MailDelivered' | 'MailBounced' | 'MailComplained',
  recipient_blob = 'ana: 250',
): MailingEvent => ({ type, data: { recipient_blob } });

const request: MailingCommand = { type: 'RequestMailing', at: at('10:00:00'), subject, recipient_blob: 'ana' };
const begin = (time: string): MailingCommand => ({ type: 'BeginAttempt', at: at(time) });
const record = (
  outcome: MailOutcome,
  begunTime: string,
  time: string,
  recipient_blob = 'ana: 250',
  jitter = 1,
): MailingCommand => ({
  type: 'RecordAttempt',
  at: at(time),
  begunAt: at(begunTime),
  outcome,
  recipient_blob,
  jitter,
});

describe('the mailing of a document', () => {
  it('is requested once for each recipient, however often the package is heard of', () => {
    given().when(request).then(requested);
    given(requested).when(request).thenNothing();
  });

  it('says that the mail leaves before it leaves', () =>
    given(requested).when(begin('10:00:01')).then(begun(1, '10:00:01')));

  it('is delivered when the server takes the mail', () =>
    given(requested, begun(1, '10:00:01'))
      .when(record('delivered', '10:00:01', '10:00:02'))
      .then(ended('MailDelivered')));

  it('bounces when the server refuses the recipient', () =>
    given(requested, begun(1, '10:00:01'))
      .when(record('bounced', '10:00:01', '10:00:02', 'ana: 550'))
      .then(ended('MailBounced', 'ana: 550')));

  it('is delivered and then complained of when that is simulated', () =>
    given(requested, begun(1, '10:00:01'))
      .when(record('complained', '10:00:01', '10:00:02'))
      .then(ended('MailDelivered'), ended('MailComplained')));

  it('is tried again one minute after the server said later, and five after the next time', () => {
    given(requested, begun(1, '10:00:00'))
      .when(record('deferred', '10:00:00', '10:00:05', 'ana: 451'))
      .then(deferred('10:01:05'));
    given(requested, begun(1, '10:00:00'), deferred('10:01:05'), begun(2, '10:01:05'))
      .when(record('deferred', '10:01:05', '10:01:10', 'ana: 451', 1.1))
      .then(deferred('10:06:40'));
  });

  it('bounces after two days of being put off', () => {
    const deferrals = RETRY_AFTER_MS.map(() => deferred('11:00:00'));
    given(requested, ...deferrals, begun(9, '12:00:00'))
      .when(record('deferred', '12:00:00', '12:00:01', 'ana: 451'))
      .then(ended('MailBounced', 'ana: 451'));
    const totalHours = RETRY_AFTER_MS.reduce((sum, ms) => sum + ms, 0) / 3_600_000;
    expect(totalHours).toBeGreaterThan(36);
    expect(totalHours).toBeLessThan(48);
  });

  it('is attempted again when its process died, and the dead attempt counts for nothing', () => {
    given(requested, begun(1, '10:00:00')).when(begin('10:00:06')).then(begun(2, '10:00:06'));
    given(requested, begun(1, '10:00:00'), begun(2, '10:00:06'))
      .when(record('deferred', '10:00:06', '10:00:07', 'ana: 451'))
      .then(deferred('10:01:07'));
    given(requested, begun(1, '10:00:00'), begun(2, '10:00:06'))
      .when(record('delivered', '10:00:00', '10:00:07'))
      .thenNothing();
  });

  it('stays as it ended', () => {
    const done = [requested, begun(1, '10:00:01'), ended('MailDelivered')];
    given(...done)
      .when(begin('10:00:10'))
      .thenNothing();
    given(...done)
      .when(record('bounced', '10:00:01', '10:00:10'))
      .thenNothing();
    given().when(begin('10:00:10')).thenNothing();
  });
});

describe('what others hear of a mailing', () => {
  const said = (...events: readonly MailingEvent[]) => {
    let state = unknown;
    return events.flatMap((event) => {
      state = evolve(state, event);
      return messages(event, state, { id: 'mlg_1' });
    });
  };

  it('is that it goes, once, and what became of it', () => {
    const facts = said(
      requested,
      begun(1, '10:00:00'),
      deferred('10:01:05'),
      begun(2, '10:01:05'),
      ended('MailDelivered'),
      ended('MailComplained'),
    );
    expect(facts.map(({ type }) => type)).toEqual([
      'co.rubrica.document.email-sent.v1',
      'co.rubrica.document.email-delivered.v1',
      'co.rubrica.document.email-complained.v1',
    ]);
  });

  it('names the recipient by a blob', () =>
    expect(said(requested, begun(1, '10:00:00'), ended('MailBounced', 'ana: 550')).at(-1)).toEqual({
      type: 'co.rubrica.document.email-bounced.v1',
      key: 'inv_1',
      tenantid: 'ten_1',
      data: {
        document_id: 'inv_1',
        kind: 'invoice',
        environment: 'production',
        mailing_id: 'mlg_1',
        recipient_blob: 'ana: 550',
      },
    }));
});

describe('a report about a mail', () => {
  const report = (outcome: ReportedOutcome, time: string, recipient_blob = 'ana: informe'): MailingCommand => ({
    type: 'RecordReport',
    at: at(time),
    outcome,
    recipient_blob,
    jitter: 1,
  });
  const delivered = [requested, begun(1, '10:00:01'), ended('MailDelivered')];
  const returned = (nextTime: string): MailingEvent => ({
    type: 'MailReturned',
    data: { recipient_blob: 'ana: informe', next_at: at(nextTime) },
  });

  it('lets a delivered mail bounce, once', () => {
    given(...delivered)
      .when(report('bounced', '10:05:00'))
      .then(ended('MailBounced', 'ana: informe'));
    given(...delivered, ended('MailBounced'))
      .when(report('bounced', '10:05:00'))
      .thenNothing();
  });

  it('of a full mailbox has the mail sent again an hour later, and again after three', () => {
    given(...delivered)
      .when(report('returned', '10:05:00'))
      .then(returned('11:05:00'));
    given(...delivered, returned('11:05:00'))
      .when(report('returned', '10:06:00'))
      .thenNothing();
    given(...delivered, returned('11:05:00'))
      .when(begin('11:05:00'))
      .then(begun(2, '11:05:00'));
    const again = { type: 'MailDeliveredAgain', data: { recipient_blob: 'ana: 250' } } as const;
    given(...delivered, returned('11:05:00'), begun(2, '11:05:00'))
      .when(record('delivered', '11:05:00', '11:05:01'))
      .then(again);
    given(...delivered, ...Array.from({ length: 4 }, () => [returned('11:05:00'), begun(2, '11:05:00'), again]).flat())
      .when(report('returned', '11:10:00'))
      .then(returned('14:10:00'));
  });

  it('that a mailbox is still full after all tries is a bounce', () => {
    const tries = RETRY_AFTER_MS.flatMap(() => [returned('11:05:00'), begun(2, '11:05:00'), ended('MailDelivered')]);
    given(...delivered, ...tries)
      .when(report('returned', '12:00:00'))
      .then(ended('MailBounced', 'ana: informe'));
  });

  it('of a complaint is one, and no bounce', () => {
    given(...delivered)
      .when(report('complained', '10:05:00'))
      .then(ended('MailComplained', 'ana: informe'));
    for (const outcome of ['complained', 'bounced', 'returned', 'delivered'] as const)
      given(...delivered, ended('MailComplained'))
        .when(report(outcome, '10:06:00'))
        .thenNothing();
  });

  it('of a complaint about a mail whose outcome is not known says that it was delivered', () =>
    given(requested, begun(1, '10:00:01'))
      .when(report('complained', '10:05:00'))
      .then(ended('MailDelivered', 'ana: informe'), ended('MailComplained', 'ana: informe')));

  it('of a delivery ends the tries of a mail whose outcome is not known', () => {
    given(requested, begun(1, '10:00:01'))
      .when(report('delivered', '10:05:00'))
      .then(ended('MailDelivered', 'ana: informe'));
    given(...delivered)
      .when(report('delivered', '10:05:00'))
      .thenNothing();
  });

  it('of a mailing that is not there changes nothing', () => given().when(report('bounced', '10:05:00')).thenNothing());
});
