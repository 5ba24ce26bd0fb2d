import { describe, expect, it } from '@jest/globals';
import type { Message } from '@rubrica/contracts';
import fc from 'fast-check';
import { type DocumentView, evolveView, queuedView } from './document.js';
import { blobOf, CUFE, fact, type FactName, idOf } from '@rubrica/service-testing';

const after = (...facts: readonly Message[]): DocumentView =>
  facts.reduce(evolveView, queuedView('2026-11-21T15:00:00.000Z'));

const accepted = [fact('requested'), fact('numbered'), fact('signed'), fact('submitted'), fact('accepted')] as const;

describe('the view of a document', () => {
  it('is queued at first, with nothing known of it', () => {
    expect(after(fact('requested'))).toEqual(queuedView('2026-11-21T15:00:00.000Z'));
  });

  it('follows it step by step to its verdict', () => {
    expect(accepted.map((_, i) => after(...accepted.slice(0, i + 1)).status)).toEqual([
      'queued',
      'queued',
      'signed',
      'submitted',
      'accepted_by_dian',
    ]);
  });

  it('shows number, range, CUFE and the files when they are there', () => {
    expect(after(...accepted, fact('rendered'), fact('packaged'))).toMatchObject({
      number: 'SETP990000001',
      prefix: 'SETP',
      sequence: 990_000_001,
      numbering_range_id: idOf('nr', 'one'),
      cufe: CUFE,
      type_code: '01',
      issued_at: '2026-11-21T10:00:00-05:00',
      xml_blob: blobOf('xml 1'),
      pdf_blob: blobOf('pdf 1'),
      zip_blob: blobOf('zip 1'),
      application_response_blob: blobOf('application response'),
      dian: { status_code: '00', answer_blob: blobOf('answer') },
    });
  });

  it('shows what was decided: it waits for no choice any more', () => {
    const undecided = fact('submission-waits', {
      reason: 'contingency_not_declared',
      choices: ['issue_as_01', 'wait'],
    });
    const waits = fact('submission-waits', { reason: 'contingency_not_declared', choices: [] });
    expect(after(undecided).waiting).toMatchObject({ choices: ['issue_as_01', 'wait'] });
    expect(after(undecided, fact('reissue-ordered')).waiting).toBeNull();
    expect(after(undecided, waits).waiting).toMatchObject({ reason: 'contingency_not_declared', choices: [] });
  });

  it('changes when a fact changes it, and says when that was', () => {
    const numbered = fact('numbered');
    expect(after(numbered).updated_at).toBe(numbered.time);
    expect(after(numbered, fact('webhook-delivered'))).toEqual(after(numbered));
  });

  it('bears the new day when midnight came between number and signature', () => {
    expect(after(fact('numbered'), fact('redated')).issued_at).toBe('2026-11-22T00:00:01-05:00');
  });

  it('says what it waits for, until it goes on', () => {
    const waiting = fact('issuing-waits');
    expect(after(waiting)).toMatchObject({
      status: 'queued',
      waiting: {
        reason: 'range_exhausted',
        since: waiting.time,
        action: 'Register another numbering range.',
        choices: [],
      },
    });
    expect(after(waiting, fact('numbered')).waiting).toBeNull();
    const choices = ['issue_again', 'wait'];
    const submission = fact('submission-waits', { reason: 'contingency_not_declared', choices });
    expect(after(fact('signed'), submission).waiting).toMatchObject({ reason: 'contingency_not_declared', choices });
    expect(after(fact('signed'), submission, fact('submitted')).waiting).toBeNull();
    expect(after(fact('signed'), submission, fact('accepted')).waiting).toBeNull();
    const turn = fact('submission-waits', { reason: 'invoice_not_accepted', awaited_id: `inv_${'7'.repeat(26)}` });
    expect(after(fact('signed'), turn).waiting).toMatchObject({ reason: 'invoice_not_accepted', choices: [] });
    expect(after(fact('signed'), turn, fact('submitted')).waiting).toBeNull();
  });

  it('has failed until it is tried again', () => {
    const failed = after(fact('signed'), fact('submission-failed'));
    expect(failed).toMatchObject({
      status: 'failed',
      failure: { code: 'number_collision', answer_blob: blobOf('answer') },
    });
    expect(evolveView(failed, fact('submitted'))).toMatchObject({ status: 'submitted', failure: null });
    expect(evolveView(after(fact('issuing-failed')), fact('signed'))).toMatchObject({
      status: 'signed',
      failure: null,
    });
  });

  it('is what it was before it failed as soon as somebody retries it, and nothing stands in its way any more', () => {
    const rows: [FactName[], FactName, FactName, string][] = [
      [[], 'issuing-failed', 'issuing-retried', 'queued'],
      [['numbered', 'signed'], 'submission-failed', 'submission-retried', 'signed'],
      [['numbered', 'signed', 'submitted'], 'submission-failed', 'submission-retried', 'submitted'],
      [['signed', 'contingency-issued'], 'submission-failed', 'submission-retried', 'accepted_contingency'],
    ];
    for (const [before, fails, goesOn, status] of rows) {
      const failed = after(...[...before, fails].map((name) => fact(name)));
      expect(failed).toMatchObject({ status: 'failed' });
      expect(evolveView(failed, fact(goesOn))).toMatchObject({ status, failure: null, waiting: null });
    }
  });

  it('stays failed where another service has something retried', () => {
    const failed = after(fact('signed'), fact('submission-failed'));
    expect(evolveView(failed, fact('issuing-retried'))).toEqual(failed);
  });

  it('waits, retried, for what is still missing', () => {
    const waiting = after(fact('issuing-failed'), fact('issuing-retried'), fact('issuing-waits'));
    expect(waiting).toMatchObject({ status: 'queued', waiting: { reason: 'range_exhausted' }, failure: null });
  });

  it('is valid in contingency until the verdict', () => {
    const contingency = after(
      fact('signed'),
      fact('contingency-ordered'),
      fact('signed', { edition: 2, type_code: '04', xml_blob: blobOf('xml 2') }),
      fact('contingency-issued'),
    );
    expect(contingency).toMatchObject({ status: 'accepted_contingency', type_code: '04', xml_blob: blobOf('xml 2') });
    expect(evolveView(contingency, fact('submitted')).status).toBe('accepted_contingency');
    expect(evolveView(contingency, fact('accepted')).status).toBe('accepted_by_dian');
  });

  it('shows the files of its present edition only', () => {
    const first = after(fact('signed'), fact('rendered'), fact('packaged'));
    const second = evolveView(first, fact('signed', { edition: 2, xml_blob: blobOf('xml 2') }));
    expect(second).toMatchObject({ edition: 2, xml_blob: blobOf('xml 2'), pdf_blob: null, zip_blob: null });
    expect(evolveView(second, fact('rendered'))).toEqual(second);
    expect(evolveView(second, fact('signed'))).toEqual(second);
    expect(evolveView(second, fact('rendered', { edition: 2, pdf_blob: blobOf('pdf 2') })).pdf_blob).toBe(
      blobOf('pdf 2'),
    );
    // The final paper of the same edition replaces that of the contingency.
    expect(evolveView(first, fact('rendered', { pdf_blob: blobOf('final') })).pdf_blob).toBe(blobOf('final'));
  });

  it('lists mails in the order they were sent, each with what became of it', () => {
    const luis = { mailing_id: idOf('mlg', 'luis'), recipient_blob: blobOf('luis') };
    const view = after(
      fact('email-sent'),
      fact('email-sent', luis),
      fact('email-delivered'),
      fact('email-bounced', luis),
    );
    expect(view.mailings.map(({ mailing_id, status }) => [mailing_id, status])).toEqual([
      [idOf('mlg', 'ana'), 'delivered'],
      [idOf('mlg', 'luis'), 'bounced'],
    ]);
  });

  it('remembers what became of a mail that was sent once more after a crash', () => {
    expect(after(fact('email-delivered'), fact('email-sent')).mailings).toMatchObject([{ status: 'delivered' }]);
    expect(after(fact('email-delivered'), fact('email-complained')).mailings).toMatchObject([{ status: 'complained' }]);
  });

  it('never leaves a verdict, whatever is said after it', () => {
    const names: readonly FactName[] = [
      ...(['numbered', 'signed', 'submitted', 'accepted', 'rejected', 'contingency-issued', 'issuing-waits'] as const),
      ...([
        'submission-waits',
        'issuing-failed',
        'submission-failed',
        'submission-retried',
        'rendered',
        'packaged',
        'email-bounced',
      ] as const),
    ];
    fc.assert(
      fc.property(fc.constantFrom('accepted', 'rejected'), fc.array(fc.constantFrom(...names)), (verdict, later) => {
        const decided = after(fact('signed'), fact(verdict));
        const end = later.reduce((view, name) => evolveView(view, fact(name)), decided);
        expect(end).toMatchObject({ status: decided.status, dian: decided.dian, waiting: null, failure: null });
      }),
    );
  });

  it('is the same when facts of the log come twice', () => {
    const names: readonly FactName[] = [
      'numbered',
      'signed',
      'submitted',
      'accepted',
      'rendered',
      'packaged',
      'email-sent',
      'email-delivered',
    ];
    const facts = names.map((name) => fact(name));
    const twice = facts.flatMap((one) => [one, one]);
    expect(after(...twice)).toEqual(after(...facts));
  });
});
