import { describe, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide } from './submission.decide.js';
import {
  acceptance,
  ANSWER_BLOB,
  answered,
  at,
  BLOB,
  conclude,
  concluded,
  doesNotExist,
  noAnswer,
  OUR_CUFE,
  planned,
  queued,
  refusedConnection,
  rejection,
  sentForSet,
  started,
  uploaded,
  WRONG_CUFE,
} from './submission.fixture.js';
import { evolve, type SubmissionEvent, unknown } from './submission.js';

const given = specFor({ decide, evolve, initialState: unknown });

const send = { type: 'StartAttempt', at: at('15:00'), operation: 'SendTestSetAsync', testSetId: 'A' } as const;
/** Taken by the tax authority, and asked for once. */
const asked = (): SubmissionEvent[] => [
  queued(),
  sentForSet(1, 'queued'),
  concluded(1, uploaded),
  planned('GetStatusZip', 'in_process', '15:00:02'),
  started(2, 'GetStatusZip', 'in_process', '15:00:02'),
];
const inProcess = answered({ description: 'Batch en proceso de validación.' });
const refusal = (how: string) =>
  answered({ status_code: '2', description: `Set de prueba con identificador A ${how}.` });
const full = refusal('se encuentra Aceptado');
const wrong = refusal('es incorrecto');
const failed: SubmissionEvent = {
  type: 'SubmissionFailed',
  data: {
    code: 'test_set_refused',
    detail:
      'The tax authority refused the test set: its id is wrong, it is not of this software or issuer, or it was rejected.',
    answer_blob: ANSWER_BLOB,
  },
};

describe('a document for a test set', () => {
  it('is sent for the set that is in use when it leaves', () =>
    given(queued()).when(send).then(sentForSet(1, 'queued')));

  it('is asked for by the key that its upload was answered', () =>
    given(queued(), sentForSet(1, 'queued'))
      .when(conclude(1, uploaded))
      .then(concluded(1, uploaded), planned('GetStatusZip', 'in_process', '15:00:02')));

  it('is asked for again while it is in process', () =>
    given(...asked())
      .when(conclude(2, inProcess, '15:00:03'))
      .then(concluded(2, inProcess, '15:00:03'), planned('GetStatusZip', 'in_process', '15:00:05')));

  it('has the verdict that the upload got', () => {
    given(...asked())
      .when(conclude(2, acceptance(), '15:00:03'))
      .then(concluded(2, acceptance(), '15:00:03'), {
        type: 'SubmissionAccepted',
        data: {
          edition: 1,
          cufe: OUR_CUFE,
          status_code: '00',
          rules: [],
          answer_blob: ANSWER_BLOB,
          validated_at: '2026-11-21T10:00:01-05:00',
          application_response_blob: BLOB,
          simulated: false,
        },
      });
    given(...asked())
      .when(conclude(2, rejection(), '15:00:03'))
      .then(concluded(2, rejection(), '15:00:03'), {
        type: 'SubmissionRejected',
        data: {
          edition: 1,
          cufe: OUR_CUFE,
          status_code: '99',
          rules: [{ rule: WRONG_CUFE.rule, severity: 'rejection' }],
          answer_blob: ANSWER_BLOB,
          validated_at: null,
          application_response_blob: null,
          simulated: false,
        },
      });
  });

  it('whose answer was lost is asked for by its CUFE: there is no key', () =>
    given(queued(), sentForSet(1, 'queued'))
      .when(conclude(1, noAnswer))
      .then(concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02')));

  it('that is not known by its CUFE is sent again at once', () =>
    given(
      queued(),
      sentForSet(1, 'queued'),
      concluded(1, noAnswer),
      planned('GetStatus', 'unknown_outcome', '15:00:02'),
      started(2, 'GetStatus', 'unknown_outcome', '15:00:02'),
    )
      .when(conclude(2, doesNotExist, '15:00:03'))
      .then(concluded(2, doesNotExist, '15:00:03'), planned('SendBillSync', 'absent', '15:00:03')));

  it('whose owner died while it was sent is asked for by its CUFE', () =>
    given(queued(), sentForSet(1, 'queued'))
      .when({ type: 'StartAttempt', at: at('15:01'), operation: 'GetStatus' })
      .then(
        {
          type: 'AttemptConcluded',
          data: {
            attempt: 1,
            at: at('15:01'),
            duration_ms: null,
            outcome: {
              result: 'unknown',
              reason: 'interrupted',
              detail: 'the process that made the attempt ended before it did',
            },
          },
        },
        started(2, 'GetStatus', 'unknown_outcome', '15:01', false),
      ));

  it('whose question was lost is asked for by the same key', () => {
    for (const outcome of [noAnswer, refusedConnection])
      given(...asked())
        .when(conclude(2, outcome, '15:00:03'))
        .then(concluded(2, outcome, '15:00:03'), planned('GetStatusZip', 'unknown_outcome', '15:00:05'), {
          type: 'SubmissionWaits',
          data: { reason: 'dian_unknown_outcome' },
        });
  });

  it('whose upload is unknown is asked for by its CUFE before it is sent again', () =>
    given(...asked())
      .when(conclude(2, doesNotExist, '15:00:03'))
      .then(concluded(2, doesNotExist, '15:00:03'), planned('GetStatus', 'unknown_outcome', '15:00:05'), {
        type: 'SubmissionWaits',
        data: { reason: 'dian_unknown_outcome' },
      }));

  it('goes the ordinary way when the set is accepted already', () =>
    given(...asked())
      .when(conclude(2, full, '15:00:03'))
      .then(concluded(2, full, '15:00:03'), planned('SendBillSync', 'test_set_accepted', '15:00:03')));

  it('fails when the set is refused, by its upload or later', () => {
    given(...asked())
      .when(conclude(2, wrong, '15:00:03'))
      .then(concluded(2, wrong, '15:00:03'), failed);
    given(queued(), sentForSet(1, 'queued')).when(conclude(1, wrong)).then(concluded(1, wrong), failed);
  });

  it('is asked for by its CUFE when it is tried again: the key leads to the old refusal', () =>
    given(...asked(), concluded(2, wrong, '15:00:03'), failed)
      .when({ type: 'RetrySubmission', at: at('15:10'), activeCertificateId: null })
      .then({
        type: 'SubmissionRetried',
        data: { operation: 'GetStatus', because: 'retried', due_at: at('15:10') },
      }));

  it('cannot become one of a contingency: it may have arrived', () =>
    given(queued(), sentForSet(1, 'queued'), concluded(1, noAnswer))
      .when({ type: 'OrderContingency', simulated: false })
      .thenNothing());

  it('waits for invoices, if it is a note, and says so once', () => {
    const note = queued({ kind: 'credit_note' });
    const [reason, awaitedId] = ['test_set_invoice', `inv_${'7'.repeat(26)}`] as const;
    const wait = { type: 'AwaitTurn', reason, awaitedId } as const;
    const awaited: SubmissionEvent = { type: 'SubmissionWaits', data: { reason, awaited_id: awaitedId } };
    given(note).when(wait).then(awaited);
    given(note, awaited).when(wait).thenNothing();
    given(note, awaited).when(send).then(sentForSet(1, 'queued'));
  });
});
