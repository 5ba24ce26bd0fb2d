import { describe, expect, it } from '@jest/globals';
import type { RuleMessage } from '@rubrica/contracts';
import { specFor } from '@rubrica/testing';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import { decide } from './submission.decide.js';
import {
  acceptance,
  anOrder,
  ANOTHER_CUFE,
  ANSWER_BLOB,
  answered,
  asking,
  at,
  BLOB,
  conclude,
  concluded,
  doesNotExist,
  duplicate,
  interrupted,
  noAnswer,
  NOTIFICATION,
  OUR_CUFE,
  planned,
  PROCESSED_BEFORE,
  proof,
  queued,
  refusedConnection,
  rejection,
  sending,
  started,
  waits,
  WRONG_CUFE,
} from './submission.fixture.js';
import {
  evolve,
  isUntrusted,
  type KnownSubmission,
  type Submission,
  type SubmissionEvent,
  type SubmissionOrder,
  unknown,
  type Verdict,
} from './submission.js';
import { submission as aggregate } from './submission.messages.js';
import { mayWait, turnOf, type TurnWait, WAIT_CONDITIONS } from './turn.js';

const given = specFor({ decide, evolve, initialState: unknown });

const ruleOf = ({ rule, severity }: RuleMessage) => ({ rule, severity });
const verdict = (changes: Partial<Verdict> = {}): Verdict => ({
  edition: 1,
  cufe: OUR_CUFE,
  status_code: '00',
  rules: [],
  answer_blob: ANSWER_BLOB,
  validated_at: '2026-11-21T10:00:01-05:00',
  application_response_blob: BLOB,
  simulated: false,
  ...changes,
});
const accepted = (changes: Partial<Verdict> = {}): SubmissionEvent => ({
  type: 'SubmissionAccepted',
  data: verdict(changes),
});
const rejected = (changes: Partial<Verdict> = {}): SubmissionEvent => ({
  type: 'SubmissionRejected',
  data: verdict({
    status_code: '99',
    rules: [ruleOf(WRONG_CUFE)],
    validated_at: null,
    application_response_blob: null,
    ...changes,
  }),
});
const failed = (
  code: 'number_collision' | 'dian_certificate_unauthorized' | 'dian_security_fault',
): SubmissionEvent => ({
  type: 'SubmissionFailed',
  data: { code, detail: '', answer_blob: null },
});
const send = (time: string) => ({ type: 'StartAttempt', at: at(time), operation: 'SendBillSync' }) as const;
const ask = (time: string) => ({ type: 'StartAttempt', at: at(time), operation: 'GetStatus' }) as const;

describe('a signed document', () => {
  it('is queued once, however often its signature is told', () => {
    const command = { type: 'QueueSubmission', at: at('15:00'), order: anOrder() } as const;
    given().when(command).then(queued());
    given(queued()).when(command).thenNothing();
  });

  it('is sent, and the attempt is on record before', () =>
    given(queued())
      .when(send('15:00'))
      .then(started(1, 'SendBillSync', 'queued')));

  it('is accepted on an answer with proof', () =>
    given(...sending())
      .when(conclude(1, acceptance()))
      .then(concluded(1, acceptance()), accepted()));

  it('is accepted with what the tax authority remarks', () => {
    const answer = acceptance({ messages: [NOTIFICATION] });
    given(...sending())
      .when(conclude(1, answer))
      .then(concluded(1, answer), accepted({ rules: [ruleOf(NOTIFICATION)] }));
  });

  it('is rejected with the rules that it breaks', () =>
    given(...sending())
      .when(conclude(1, rejection()))
      .then(concluded(1, rejection()), rejected()));

  it('keeps the ApplicationResponse of a rejection where one comes', () => {
    const answer = rejection({ application_response: proof({ response_code: '04' }) });
    given(...sending())
      .when(conclude(1, answer))
      .then(
        concluded(1, answer),
        rejected({ application_response_blob: BLOB, validated_at: '2026-11-21T10:00:01-05:00' }),
      );
  });

  it('has its verdict for ever', () => {
    const done = [...sending(), concluded(1, acceptance()), accepted()];
    given(...done)
      .when(send('15:01'))
      .thenNothing();
    given(...done)
      .when(conclude(1, rejection()))
      .thenNothing();
    given(...done)
      .when({ type: 'RetrySubmission', at: at('15:01'), activeCertificateId: null })
      .thenRefused('not_retryable');
  });
});

describe('a document whose answer was lost', () => {
  it('is asked for before anything is sent again', () =>
    given(...sending())
      .when(conclude(1, noAnswer))
      .then(concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02')));

  it('is not sent while it is to be asked for', () =>
    given(...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02'))
      .when(send('15:00:02'))
      .thenNothing());

  it('is accepted when the tax authority has it', () =>
    given(...asking())
      .when(conclude(2, acceptance(), '15:00:03'))
      .then(concluded(2, acceptance(), '15:00:03'), accepted()));

  it('is sent again at once, the identical bytes, when the tax authority does not know it', () =>
    given(...asking())
      .when(conclude(2, doesNotExist, '15:00:03'))
      .then(concluded(2, doesNotExist, '15:00:03'), planned('SendBillSync', 'absent', '15:00:03')));

  it('is asked for again while that cannot be asked either, and the world hears that it waits', () => {
    for (const outcome of [noAnswer, refusedConnection]) {
      given(...asking())
        .when(conclude(2, outcome, '15:00:03'))
        .then(
          concluded(2, outcome, '15:00:03'),
          planned('GetStatus', 'unknown_outcome', '15:00:05'),
          waits('dian_unknown_outcome'),
        );
    }
  });

  it('is polled while the tax authority still works on it', () => {
    const working = answered({ status_code: '98', description: 'En proceso' });
    given(...asking())
      .when(conclude(2, working, '15:00:03'))
      .then(concluded(2, working, '15:00:03'), planned('GetStatus', 'in_process', '15:00:05'));
  });
});

describe('a document whose sender died', () => {
  it('is asked for by whoever takes over', () =>
    given(...sending())
      .when(ask('15:00:06'))
      .then(
        { type: 'AttemptConcluded', data: { attempt: 1, at: at('15:00:06'), duration_ms: null, outcome: interrupted } },
        started(2, 'GetStatus', 'unknown_outcome', '15:00:06'),
      ));

  it('is not sent by whoever takes over', () =>
    given(...sending())
      .when(send('15:00:06'))
      .thenNothing());

  it('gets nothing from a sender that comes back to life after it was replaced', () =>
    given(...sending(), concluded(1, interrupted), started(2, 'GetStatus', 'unknown_outcome'))
      .when(conclude(1, acceptance()))
      .thenNothing());
});

describe('a document that could not be sent', () => {
  it('is sent again, since it provably did not arrive', () =>
    given(...sending())
      .when(conclude(1, refusedConnection))
      .then(concluded(1, refusedConnection), planned('SendBillSync', 'not_sent', '15:00:02')));

  it('waits twice as long after each failure, a minute at most, and says so once', () => {
    const failure = (attempt: number): SubmissionEvent[] => [
      started(attempt, 'SendBillSync', 'not_sent'),
      concluded(attempt, refusedConnection),
      planned('SendBillSync', 'not_sent', '15:00:02'),
    ];
    const once = [...sending(), concluded(1, refusedConnection), planned('SendBillSync', 'not_sent', '15:00:02')];
    given(...once, started(2, 'SendBillSync', 'not_sent'))
      .when(conclude(2, refusedConnection))
      .then(
        concluded(2, refusedConnection),
        planned('SendBillSync', 'not_sent', '15:00:03'),
        waits('dian_unavailable'),
      );
    const seven = [2, 3, 4, 5, 6, 7].flatMap((attempt) => failure(attempt));
    given(...once, ...seven, waits('dian_unavailable'), started(8, 'SendBillSync', 'not_sent'))
      .when(conclude(8, refusedConnection))
      .then(concluded(8, refusedConnection), planned('SendBillSync', 'not_sent', '15:01:01'));
  });

  it('does not come back together with those that failed with it', () => {
    const [, plan] = decide({ ...conclude(1, refusedConnection), jitter: 1.1 }, sending().reduce(evolve, unknown));
    expect(plan).toEqual({
      type: 'AttemptPlanned',
      data: { operation: 'SendBillSync', because: 'not_sent', due_at: '2026-11-21T15:00:02.100Z' },
    });
  });
});

describe('a duplicate answer (Regla 90)', () => {
  it('with our CUFE and proof is the acceptance of an earlier transmission, not a rejection', () =>
    given(...sending())
      .when(conclude(1, duplicate()))
      .then(concluded(1, duplicate()), accepted()));

  it('with our CUFE but without proof is asked for', () => {
    const answer = duplicate({ application_response: null });
    given(...sending())
      .when(conclude(1, answer))
      .then(concluded(1, answer), planned('GetStatus', 'unknown_outcome', '15:00:02'));
  });

  it('with another CUFE is a collision of numbers, which a person has to look at', () => {
    const answer = duplicate({ document_key: ANOTHER_CUFE, application_response: null });
    expect(codes(decide(conclude(1, answer), sending().reduce(evolve, unknown)))).toEqual(['number_collision']);
  });

  it('believes the signed proof rather than the key beside it', () => {
    const answer = duplicate({ document_key: ANOTHER_CUFE });
    given(...sending())
      .when(conclude(1, answer))
      .then(concluded(1, answer), accepted());
    const collision = duplicate({ application_response: proof({ document_uuid: ANOTHER_CUFE }) });
    expect(codes(decide(conclude(1, collision), sending().reduce(evolve, unknown)))).toEqual(['number_collision']);
  });

  it('that names no document is asked for, and is a collision when ours does not exist', () => {
    const answer = answered({ status_code: '99', messages: [PROCESSED_BEFORE] });
    given(...sending())
      .when(conclude(1, answer))
      .then(concluded(1, answer), planned('GetStatus', 'number_taken', '15:00:02'));
    expect(codes(decide(conclude(2, doesNotExist), asking('number_taken').reduce(evolve, unknown)))).toEqual([
      'number_collision',
    ]);
    given(...asking('number_taken'))
      .when(conclude(2, acceptance()))
      .then(concluded(2, acceptance()), accepted());
    given(...asking('number_taken'))
      .when(conclude(2, noAnswer, '15:00:03'))
      .then(
        concluded(2, noAnswer, '15:00:03'),
        planned('GetStatus', 'number_taken', '15:00:05'),
        waits('dian_unknown_outcome'),
      );
  });
});

describe('a configuration that the tax authority refuses', () => {
  it.each([
    [
      'a certificate it has not authorised',
      answered({ status_code: '89', message: 'NIT 1 no autorizado a enviar documentos para emisor con NIT 2.' }),
      'dian_certificate_unauthorized',
    ],
    ['a request that it cannot open', answered({ status_code: '89', message: 'Zip inválido' }), 'dian_request_refused'],
    [
      'a security header',
      { result: 'fault', code: 'Sender/InvalidSecurity', detail: 'x', answer_blob: ANSWER_BLOB } as const,
      'dian_security_fault',
    ],
  ])('%s: the submission fails, and stays where it is', (_, outcome, code) => {
    const facts = sending();
    const events = decide(conclude(1, outcome), facts.reduce(evolve, unknown));
    expect(codes(events)).toEqual([code]);
  });

  it('is asked for first when it is retried, as something may have arrived', () =>
    given(...sending(), concluded(1, answered({ status_code: '89' })), failed('dian_certificate_unauthorized'))
      .when({ type: 'RetrySubmission', at: at('16:00'), activeCertificateId: null })
      .then({
        type: 'SubmissionRetried',
        data: { operation: 'GetStatus', because: 'retried', due_at: at('16:00') },
      }));

  it('is simply sent when nothing ever left the house', () => {
    const failure = { code: 'transport_signature_refused', detail: 'revoked', answer_blob: null } as const;
    given(queued(), { type: 'SubmissionFailed', data: failure })
      .when({ type: 'RetrySubmission', at: at('16:00'), activeCertificateId: null })
      .then({
        type: 'SubmissionRetried',
        data: { operation: 'SendBillSync', because: 'retried', due_at: at('16:00') },
      });
  });

  it('is not retried while it is under way', () =>
    given(queued())
      .when({ type: 'RetrySubmission', at: at('16:00'), activeCertificateId: null })
      .thenRefused('not_retryable'));
});

describe('a message whose certificate the tax authority does not accept', () => {
  const untrusted: AttemptOutcome = {
    result: 'fault',
    code: 'Sender/InvalidSecurity',
    detail: 'x',
    answer_blob: ANSWER_BLOB,
    is_of_certificate: true,
  };
  const refused = [...sending(), concluded(1, untrusted), planned('SendBillSync', 'untrusted', '15:00:01')];
  const second = [...refused, started(2, 'SendBillSync', 'untrusted', '15:00:01', false)];

  it('is made again at once, so that the active certificate signs it', () => {
    given(...sending())
      .when(conclude(1, untrusted))
      .then(concluded(1, untrusted), planned('SendBillSync', 'untrusted', '15:00:01'));
    expect(isUntrusted(known(refused))).toBe(true);
    expect(isUntrusted(known(sending()))).toBe(false);
  });

  it('is the rejection of its signature when no other certificate is accepted', () =>
    given(...second)
      .when(conclude(2, untrusted, '15:00:02'))
      .then(concluded(2, untrusted, '15:00:02'), {
        type: 'SubmissionRejected',
        data: {
          ...{ edition: 1, cufe: OUR_CUFE, status_code: '99', rules: [{ rule: 'ZD05', severity: 'rejection' }] },
          ...{ answer_blob: ANSWER_BLOB, validated_at: null, application_response_blob: null, simulated: false },
        },
      }));

  it('leaves the judgement of the document to the authority when the active certificate is accepted', () =>
    expect(codes(decide(conclude(2, rejection(), '15:00:02'), second.reduce(evolve, unknown)))).toEqual([]));

  it('asks again, and is a failure, when an earlier transmission may have arrived', () => {
    const again = planned('GetStatus', 'untrusted', '15:00:03');
    given(...asking())
      .when(conclude(2, untrusted, '15:00:03'))
      .then(concluded(2, untrusted, '15:00:03'), again);
    const third = [...asking(), concluded(2, untrusted, '15:00:03'), again, started(3, 'GetStatus', 'untrusted')];
    expect(codes(decide(conclude(3, untrusted), third.reduce(evolve, unknown)))).toEqual(['dian_security_fault']);
  });

  it('lets a contingency begin meanwhile, as the document was not read', () =>
    given(...refused)
      .when({ type: 'OrderContingency', simulated: false })
      .then({ type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: false } }));
});

describe('a document that failed by a security fault', () => {
  const fault = { result: 'fault', code: 'Sender/InvalidSecurity', detail: 'x', answer_blob: ANSWER_BLOB } as const;
  const retry = { type: 'RetrySubmission', at: at('16:00'), activeCertificateId: `cert_${'3'.repeat(26)}` } as const;
  const retried = (operation: 'SendBillSync' | 'GetStatus'): SubmissionEvent => ({
    type: 'SubmissionRetried',
    data: { operation, because: 'retried', due_at: at('16:00') },
  });

  it('is signed again when it is retried after a new certificate, as nothing was read', () =>
    given(...sending(), concluded(1, fault), failed('dian_security_fault'))
      .when(retry)
      .then(retried('SendBillSync'), { type: 'ReissueOrdered', data: { replaces_edition: 1 } }));

  it('is sent as it is while its own certificate is the active one, or there is none', () => {
    for (const activeCertificateId of [`cert_${'2'.repeat(26)}`, null])
      given(...sending(), concluded(1, fault), failed('dian_security_fault'))
        .when({ ...retry, activeCertificateId })
        .then(retried('SendBillSync'));
  });

  it('is asked for, and never signed again, when an earlier transmission may have arrived', () =>
    given(...asking(), concluded(2, fault), failed('dian_security_fault'))
      .when(retry)
      .then(retried('GetStatus')));
});

describe('contingency', () => {
  const order = { type: 'OrderContingency', simulated: false } as const;
  const ordered: SubmissionEvent = { type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: false } };

  it('is for a document that provably never reached the tax authority', () => {
    given(queued()).when(order).then(ordered);
    given(...sending(), concluded(1, refusedConnection), planned('SendBillSync', 'not_sent', '15:00:02'))
      .when(order)
      .then(ordered);
  });

  it.each(['equivalent_document', 'equivalent_document_note', 'support_document'])(
    'is not for one whose kind has no contingency: %s',
    (kind) => given(queued({ kind })).when(order).thenNothing(),
  );

  it('is not for one whose fate is unknown', () => {
    given(...sending())
      .when(order)
      .thenNothing();
    given(...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02'))
      .when(order)
      .thenNothing();
  });

  it('sends the new edition and never the replaced one', () => {
    const second = { edition: 2, type_code: '04', cufe: ANOTHER_CUFE };
    given(queued(), ordered).when(send('15:01')).thenNothing();
    given(queued(), ordered)
      .when({ type: 'QueueSubmission', at: at('15:00'), order: anOrder(second) })
      .then(queued({ ...second, in_contingency: true }));
  });

  describe('of an edition that was issued in it', () => {
    const second = { edition: 2, type_code: '04', in_contingency: true } as const;
    const noOutage: RuleMessage = { rule: 'CTG01', severity: 'rejection', detail: 'No hay contingencia declarada' };
    const transmitted = [queued(), ordered, queued(second), { ...started(1, 'SendBillSync', 'queued') }] as const;
    const undecided = [
      ...transmitted,
      concluded(1, rejection({ messages: [noOutage] })),
      { type: 'DecisionAwaited', data: { answer_blob: ANSWER_BLOB } },
    ] as const;
    const resolve = (choice: 'issue_as_01' | 'wait') =>
      ({ type: 'ResolveSubmission', at: at('16:00'), choice }) as const;

    it('holds it until the contingency is over', () => {
      given(queued(), ordered, queued(second))
        .when({ type: 'HoldSubmission' })
        .then({ type: 'SubmissionHeld', data: {} });
      const held = [queued(), ordered, queued(second), { type: 'SubmissionHeld', data: {} }] as const;
      given(...held)
        .when(send('15:01'))
        .thenNothing();
      given(...held)
        .when({ type: 'ReleaseSubmission', at: at('16:00') })
        .then(planned('SendBillSync', 'released', '16:00'));
    });

    it('is not held back where it may have arrived', () =>
      given(...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02'))
        .when({ type: 'HoldSubmission' })
        .thenNothing());

    it('is issued again as an ordinary one if it was signed when the contingency was over, and was never sent', () => {
      const reissued = { type: 'ReissueOrdered', data: { replaces_edition: 2 } } as const;
      const held = [queued(), ordered, queued(second), { type: 'SubmissionHeld', data: {} }] as const;
      given(...held)
        .when({ type: 'OrderReissue' })
        .then(reissued);
      const sent: SubmissionEvent = {
        type: 'AttemptStarted',
        data: {
          attempt: 1,
          edition: 2,
          operation: 'SendBillSync',
          because: 'released',
          at: at('15:00'),
          is_first: true,
        },
      };
      given(...transmitted.slice(0, 3), sent, concluded(1, noAnswer))
        .when({ type: 'OrderReissue' })
        .thenNothing();
    });

    it('is an ordinary one if the issuer found the contingency over: nothing holds it back', () => {
      const ordinary = { edition: 2, cufe: ANOTHER_CUFE };
      given(queued(), ordered)
        .when({ type: 'QueueSubmission', at: at('15:00'), order: anOrder(ordinary) })
        .then(queued(ordinary));
    });

    it('orders no other one', () => given(queued(), ordered, queued(second)).when(order).thenNothing());

    it('asks the tenant where no outage was declared, and gives no verdict', () =>
      given(...transmitted)
        .when(conclude(1, rejection({ messages: [noOutage] })))
        .then(...undecided.slice(transmitted.length)));

    it('is issued again as an ordinary one, or waits, as the tenant chooses', () => {
      given(...undecided)
        .when(resolve('issue_as_01'))
        .then({ type: 'ReissueOrdered', data: { replaces_edition: 2 } });
      given(...undecided)
        .when(resolve('wait'))
        .then(planned('SendBillSync', 'resolved', '22:00'), {
          type: 'SubmissionWaits',
          data: { reason: 'contingency_not_declared' },
        });
      const third = { edition: 3, cufe: ANOTHER_CUFE };
      given(...undecided, { type: 'ReissueOrdered', data: { replaces_edition: 2 } })
        .when({ type: 'QueueSubmission', at: at('15:00'), order: anOrder(third) })
        .then(queued(third));
    });

    it('leaves nothing to choose where nothing is asked', () =>
      given(...transmitted)
        .when(resolve('wait'))
        .thenRefused('not_resolvable'));
  });

  describe('where nobody answers', () => {
    const postpone = (time: string) =>
      ({ type: 'PostponeAttempt', at: at(time), waits: { firstMs: 20_000, longestMs: 120_000 } }) as const;
    const postponed = (time: string, postponed: number): SubmissionEvent => ({
      type: 'AttemptPlanned',
      data: { operation: 'SendBillSync', because: 'queued', due_at: at(time), postponed },
    });

    it('waits its time, and says so once', () => {
      given(queued()).when(postpone('15:00')).then(postponed('15:00:20', 1), waits('dian_unavailable'));
      given(queued(), postponed('15:00:20', 1), waits('dian_unavailable'))
        .when(postpone('15:00:20'))
        .then(postponed('15:00:40', 2));
    });

    it('waits ever longer, up to the longest wait', () => {
      const due = [4, 5, 6, 7, 50].map((times) => {
        const [plan] = decide(postpone('15:00'), [queued(), postponed('15:00', times)].reduce(evolve, unknown));
        return plan?.type === 'AttemptPlanned' ? plan.data.due_at : null;
      });
      expect(due).toEqual(['15:00:40', '15:01:20', '15:02:00', '15:02:00', '15:02:00'].map(at));
    });

    it('is not tried over and over where the one who tried it has died', () =>
      given(...sending())
        .when(postpone('15:00:10'))
        .then(
          {
            type: 'AttemptConcluded',
            data: { attempt: 1, at: at('15:00:10'), duration_ms: null, outcome: interrupted },
          },
          {
            type: 'AttemptPlanned',
            data: { operation: 'GetStatus', because: 'unknown_outcome', due_at: at('15:00:30'), postponed: 1 },
          },
          waits('dian_unknown_outcome'),
        ));

    it('says that its outcome is unknown where it may have arrived', () =>
      given(...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02'))
        .when(postpone('15:00:02'))
        .then(
          {
            type: 'AttemptPlanned',
            data: { operation: 'GetStatus', because: 'unknown_outcome', due_at: at('15:00:22'), postponed: 1 },
          },
          waits('dian_unknown_outcome'),
        ));
  });

  it('that is simulated ends with the new edition', () => {
    const facts: SubmissionEvent[] = [
      queued({ environment: 'test' }),
      { type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: true } },
    ];
    const second = anOrder({ environment: 'test', edition: 2, type_code: '04' });
    given(...facts)
      .when({ type: 'QueueSubmission', at: at('15:00'), order: second })
      .then({ type: 'SubmissionQueued', data: { ...second, in_contingency: true, due_at: null } });
  });

  it('is the only way to a second edition', () => {
    const state = sending().reduce(evolve, unknown);
    const command = { type: 'QueueSubmission', at: at('15:00'), order: anOrder({ edition: 2 }) } as const;
    expect(() => decide(command, state)).toThrow('edition 2');
  });
});

describe('a document whose message no certificate signs', () => {
  const awaits = (time: string, until: string) =>
    ({ type: 'AwaitCertificate', at: at(time), until: at(until) }) as const;
  const waitsForCertificate: SubmissionEvent = { type: 'SubmissionWaits', data: { reason: 'certificate_missing' } };

  it('waits for one, and says so once', () => {
    given(queued())
      .when(awaits('15:01', '15:02'))
      .then(planned('SendBillSync', 'queued', '15:02'), waitsForCertificate);
    given(queued(), planned('SendBillSync', 'queued', '15:02'), waitsForCertificate)
      .when(awaits('15:02', '15:04'))
      .then(planned('SendBillSync', 'queued', '15:04'));
  });

  it('is still asked for, where it was to be asked for', () =>
    given(...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02'))
      .when(awaits('15:01', '15:02'))
      .then(planned('GetStatus', 'unknown_outcome', '15:02'), waitsForCertificate));

  it('is asked for when it was under way and its owner has died', () =>
    given(...sending())
      .when(awaits('15:01', '15:02'))
      .then(tookOver(1, '15:01'), planned('GetStatus', 'unknown_outcome', '15:02'), waitsForCertificate));

  it('says that it goes on when there is one, and then waits for nothing', () => {
    const waiting = [...sending(), concluded(1, noAnswer), planned('GetStatus', 'unknown_outcome', '15:00:02')];
    const begin = { type: 'StartAttempt', at: at('15:09'), operation: 'GetStatus' } as const;
    given(...waiting, waitsForCertificate)
      .when(begin)
      .then(started(2, 'GetStatus', 'unknown_outcome', '15:09', true));
    const state = [...waiting, waitsForCertificate, started(2, 'GetStatus', 'unknown_outcome', '15:09', true)].reduce(
      evolve,
      unknown,
    );
    expect(state).toMatchObject({ status: 'attempting', waiting: null });
  });

  it('does not, once it has its verdict', () =>
    given(...sending(), ...decide(conclude(1, acceptance()), sending().reduce(evolve, unknown)))
      .when(awaits('15:01', '15:02'))
      .thenNothing());
});

/** Whoever goes on has concluded the attempt of an owner that died. */
const tookOver = (attempt: number, time: string): SubmissionEvent => ({
  type: 'AttemptConcluded',
  data: { attempt, at: at(time), duration_ms: null, outcome: interrupted },
});

describe('a note', () => {
  const invoice = { document_id: `inv_${'1'.repeat(26)}`, cufe: ANOTHER_CUFE };
  const note: Partial<SubmissionOrder> = { kind: 'credit_note', type_code: '91', invoice };
  const noteAfter = (...facts: readonly SubmissionEvent[]) =>
    [queued(note), ...facts].reduce(evolve, unknown) as KnownSubmission;
  const invoiceAfter = (...facts: readonly SubmissionEvent[]): Submission =>
    [queued({ cufe: ANOTHER_CUFE }), ...facts].reduce(evolve, unknown);
  const judged = (type: 'SubmissionAccepted' | 'SubmissionRejected'): SubmissionEvent => ({
    type,
    data: {
      edition: 1,
      cufe: ANOTHER_CUFE,
      status_code: type === 'SubmissionAccepted' ? '00' : '99',
      rules: [],
      answer_blob: ANSWER_BLOB,
      validated_at: null,
      application_response_blob: null,
      simulated: false,
    },
  });

  it.each<[string, Submission, ReturnType<typeof turnOf>]>([
    ['accepted', invoiceAfter(judged('SubmissionAccepted')), 'go'],
    ['rejected', invoiceAfter(judged('SubmissionRejected')), 'go'],
    ['on its way', invoiceAfter(), 'wait'],
    ['held back', invoiceAfter({ type: 'SubmissionHeld', data: {} }), 'wait'],
    ['to be decided over', invoiceAfter({ type: 'DecisionAwaited', data: { answer_blob: ANSWER_BLOB } }), 'wait'],
    ['being issued again', invoiceAfter({ type: 'ReissueOrdered', data: { replaces_edition: 1 } }), 'wait'],
    [
      'accepted by another CUFE than stands in the note',
      [queued({ cufe: OUR_CUFE }), judged('SubmissionAccepted')].reduce(evolve, unknown),
      'issue again',
    ],
    ['of another system', unknown, 'go'],
  ])('whose invoice is %s', (_, state, turn) => expect(turnOf(noteAfter(), state)).toBe(turn));

  it('that may have arrived is asked for, whatever its invoice does', () =>
    expect(turnOf(noteAfter(...sending().slice(1), concluded(1, noAnswer)), invoiceAfter())).toBe('go'));

  it('that names no invoice of ours waits for none', () => {
    const elsewhere = [queued({ kind: 'credit_note', type_code: '91' })].reduce(evolve, unknown);
    expect(turnOf(elsewhere as KnownSubmission, unknown)).toBe('go');
  });

  const reason = 'invoice_not_accepted';
  const wait = { type: 'AwaitTurn', reason, awaitedId: invoice.document_id } as const;
  const awaited = { type: 'SubmissionWaits', data: { reason, awaited_id: invoice.document_id } } as const;

  it('waits until its invoice has its verdict, and says so once', () => {
    given(queued(note)).when(wait).then(awaited);
    expect(noteAfter(awaited)).toMatchObject({ status: 'planned', waiting: 'invoice_not_accepted' });
    given(queued(note), awaited).when(wait).thenNothing();
    given(queued(note), ...sending().slice(1))
      .when(wait)
      .thenNothing();
    given(queued(note), awaited)
      .when({ type: 'StartAttempt', at: at('15:00'), operation: 'SendBillSync' })
      .then(started(1, 'SendBillSync', 'queued'));
  });

  it('is known to the invoice that it waits for, through all editions of that', () => {
    const noteId = `crn_${'1'.repeat(26)}`;
    const waits = { type: 'DocumentWaits', data: { document_id: noteId } } as const;
    specFor(aggregate)(queued()).when({ type: 'AddWaiting', documentId: noteId }).then(waits);
    const replaced = { type: 'ReissueOrdered', data: { replaces_edition: 1 } } as const;
    const facts = [queued(), waits, waits, replaced, queued({ edition: 2 })];
    const state = facts.reduce(aggregate.evolve, aggregate.initialState);
    expect(state).toMatchObject({ awaitedBy: [noteId], order: { edition: 2 } });
  });

  it.each<[string, Submission, readonly TurnWait[]]>([
    ['on its way', invoiceAfter(), []],
    ['accepted', invoiceAfter(judged('SubmissionAccepted')), ['invoice_not_accepted', 'test_set_invoice']],
    ['rejected', invoiceAfter(judged('SubmissionRejected')), ['invoice_not_accepted', 'test_set_invoice']],
    [
      'to be decided over',
      invoiceAfter({ type: 'DecisionAwaited', data: { answer_blob: ANSWER_BLOB } }),
      ['test_set_invoice'],
    ],
    [
      'being issued again',
      invoiceAfter({ type: 'ReissueOrdered', data: { replaces_edition: 1 } }),
      ['test_set_invoice'],
    ],
  ])('goes on with an invoice that is %s only where that ends its wait', (_, state, ended) => {
    for (const reason of ['invoice_not_accepted', 'test_set_invoice'] as const) {
      expect(mayWait(noteAfter(), reason)).toBe(true);
      expect(WAIT_CONDITIONS[reason](state)).toBe(!ended.includes(reason));
    }
  });

  it('in contingency keeps its type code', () => {
    const second = { ...note, edition: 2 };
    given(queued(note), { type: 'ContingencyOrdered', data: { replaces_edition: 1, simulated: false } })
      .when({ type: 'QueueSubmission', at: at('15:00'), order: anOrder(second) })
      .then(queued({ ...second, in_contingency: true }));
  });
});

const known = (facts: readonly SubmissionEvent[]): KnownSubmission => facts.reduce(evolve, unknown) as KnownSubmission;

const codes = (events: readonly SubmissionEvent[]): string[] =>
  events.flatMap((event) => (event.type === 'SubmissionFailed' ? [event.data.code] : []));
