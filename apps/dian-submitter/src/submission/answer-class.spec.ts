import { describe, expect, it } from '@jest/globals';
import type { AttemptOutcome } from '../dian/attempt-outcome.js';
import type { DianOperation } from '../dian/operation.js';
import { answerClassOf } from './answer-class.js';
import {
  acceptance,
  anOrder,
  ANOTHER_CUFE,
  answered,
  BLOB,
  doesNotExist,
  duplicate,
  noAnswer,
  proof,
  refusedConnection,
  rejection,
} from './submission.fixture.js';

const tells = (outcome: AttemptOutcome, operation: DianOperation = 'SendBillSync') =>
  answerClassOf(outcome, anOrder(), operation).kind;
const fault = { result: 'fault', detail: '', answer_blob: BLOB } as const;
const unproven = { blob: BLOB, verified: false, why: 'certificate_untrusted' } as const;

describe('what an outcome tells', () => {
  it.each<[string, AttemptOutcome, string]>([
    ['acceptance with proof', acceptance(), 'accepted'],
    ['acceptance without proof', acceptance({ application_response: null }), 'nothing'],
    [
      'acceptance with a proof that nobody we trust has signed',
      acceptance({ application_response: unproven }),
      'nothing',
    ],
    [
      'acceptance with the proof of another document',
      acceptance({ application_response: proof({ document_uuid: ANOTHER_CUFE }) }),
      'nothing',
    ],
    [
      'acceptance with the proof of a rejection',
      acceptance({ application_response: proof({ response_code: '04' }) }),
      'nothing',
    ],
    ['acceptance that says it is invalid', acceptance({ is_valid: false }), 'nothing'],
    ['rejection', rejection(), 'rejected'],
    [
      'rejection with its ApplicationResponse',
      rejection({ application_response: proof({ response_code: '04' }) }),
      'rejected',
    ],
    [
      'rejection with a proof that nobody we trust has signed',
      rejection({ application_response: unproven }),
      'nothing',
    ],
    ['rejection with the proof of an acceptance', rejection({ application_response: proof() }), 'nothing'],
    [
      'duplicate with a proof that nobody we trust has signed',
      duplicate({ application_response: unproven }),
      'nothing',
    ],
    ['duplicate of ours', duplicate(), 'accepted'],
    ['code 98', answered({ status_code: '98' }), 'in_process'],
    ['a code that nobody has told us of', answered({ status_code: '77', description: 'x' }), 'nothing'],
    ['no code', answered(), 'nothing'],
    ['no answer', noAnswer, 'nothing'],
    ['a refused connection', refusedConnection, 'not_sent'],
    ['a fault of the server', { ...fault, code: 'Receiver/InternalServiceFault' }, 'nothing'],
    ['a fault of security', { ...fault, code: 'Sender/FailedAuthentication' }, 'refused'],
  ])('%s', (_, outcome, expected) => expect(tells(outcome)).toBe(expected));

  it('code 66 is "there is no such document" only with a text, and only to a question', () => {
    expect(tells(doesNotExist, 'GetStatus')).toBe('absent');
    expect(tells(doesNotExist, 'SendBillSync')).toBe('nothing');
    expect(tells(answered({ status_code: '66' }), 'GetStatus')).toBe('nothing');
  });

  it('takes the rules of a rejection from the ApplicationResponse when the answer lists none', () => {
    const response = proof({
      response_code: '04',
      messages: [{ rule: 'FAD06', severity: 'rejection', detail: 'CUFE' }],
    });
    const answerClass = answerClassOf(
      rejection({ messages: [], application_response: response }),
      anOrder(),
      'SendBillSync',
    );
    expect(answerClass).toMatchObject({
      kind: 'rejected',
      verdict: { rules: [{ rule: 'FAD06', severity: 'rejection' }] },
    });
  });
});

describe('what an outcome tells of a document for a test set', () => {
  const setSays = (how: string) =>
    answered({ status_code: '2', description: `Set de prueba con identificador A ${how}.` });

  it.each<[string, AttemptOutcome, DianOperation, string]>([
    ['the key of its upload', { result: 'uploaded', zip_key: 'zip-1' }, 'SendTestSetAsync', 'uploaded'],
    [
      'a batch that is not judged',
      answered({ description: 'Batch en proceso de validación.' }),
      'GetStatusZip',
      'in_process',
    ],
    ['no code, to anything else', answered({ description: 'Batch en proceso de validación.' }), 'GetStatus', 'nothing'],
    ['no code and no text', answered(), 'GetStatusZip', 'nothing'],
    ['a key that is not known', doesNotExist, 'GetStatusZip', 'absent'],
    ['"does not exist" to a transmission', doesNotExist, 'SendTestSetAsync', 'nothing'],
    ['a set that is accepted', setSays('se encuentra Aceptado'), 'GetStatusZip', 'test_set_accepted'],
    ['a set that is wrong', setSays('es incorrecto'), 'GetStatusZip', 'refused'],
    ['a set that was rejected', setSays('se encuentra Rechazado'), 'SendTestSetAsync', 'refused'],
    ['acceptance', acceptance(), 'GetStatusZip', 'accepted'],
    ['a duplicate of its own', duplicate(), 'GetStatusZip', 'accepted'],
  ])('%s', (_, outcome, operation, expected) => expect(tells(outcome, operation)).toBe(expected));
});
