import { describe, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide } from './received-document.decide.js';
import { evolve, type Judged, type Receipt, type ReceivedFile, unknown } from './received-document.js';

const given = specFor({ decide, evolve, initialState: unknown });

const file = (letter: string): ReceivedFile => ({
  container_blob: letter.repeat(64),
  document_blob: letter.repeat(64),
  number: 'SETP990000001',
  issued_on: '2026-11-21',
});
const genuine = file('a');
const forged = file('b');

const receipt = (of: ReceivedFile | null): Receipt => ({
  tenant_id: `ten_${'1'.repeat(26)}`,
  environment: 'production',
  cufe: 'c'.repeat(96),
  simulate: null,
  file: of,
});
const judgement = (status: Judged['status'], of: ReceivedFile | null): Judged => ({
  status,
  reasons: status === 'verified' ? [] : [{ code: 'signature_broken', where: 'ad.xml' }],
  validated_at: null,
  file: of,
});
const received = (of: ReceivedFile | null) => ({ type: 'DocumentReceived', data: receipt(of) }) as const;
const another = (of: ReceivedFile) => ({ type: 'FileReceived', data: of }) as const;
const judged = (status: Judged['status'], of: ReceivedFile | null) =>
  ({ type: 'DocumentJudged', data: judgement(status, of) }) as const;
const receive = (of: ReceivedFile | null) => ({ type: 'ReceiveDocument', receipt: receipt(of) }) as const;
const judge = (status: Judged['status'], of: ReceivedFile | null) =>
  ({ type: 'JudgeDocument', judged: judgement(status, of) }) as const;

describe('a document of a supplier', () => {
  it('is received once, however often it comes', () => {
    given().when(receive(genuine)).then(received(genuine));
    given(received(genuine)).when(receive(genuine)).thenNothing();
    given(received(genuine)).when(receive(null)).thenNothing();
    given(received(genuine), judged('unverified', genuine)).when(receive(genuine)).thenNothing();
  });

  it('is judged, and judged again when the answer changes', () => {
    given(received(genuine)).when(judge('suspicious', genuine)).then(judged('suspicious', genuine));
    given(received(genuine), judged('suspicious', genuine)).when(judge('suspicious', genuine)).thenNothing();
    given(received(genuine), judged('suspicious', genuine))
      .when(judge('verified', genuine))
      .then(judged('verified', genuine));
  });

  it('that is verified is not replaced by anything, and not judged again', () => {
    const verified = [received(genuine), judged('verified', genuine)] as const;
    given(...verified)
      .when(receive(forged))
      .thenNothing();
    given(...verified)
      .when(judge('suspicious', genuine))
      .thenNothing();
  });
});

describe('a forged file that comes before the genuine one', () => {
  const forgedFirst = [received(forged), judged('suspicious', forged)] as const;

  it('does not keep the genuine one out', () => {
    given(...forgedFirst)
      .when(receive(genuine))
      .then(another(genuine));
    given(...forgedFirst, another(genuine))
      .when(judge('verified', genuine))
      .then(judged('verified', genuine));
  });

  it('and is not judged yet waits beside it, whichever is judged first', () => {
    given(received(forged)).when(receive(genuine)).then(another(genuine));
    given(received(forged), another(genuine)).when(judge('verified', genuine)).then(judged('verified', genuine));
  });

  it('is discarded when it comes second', () =>
    given(received(genuine), judged('unverified', genuine), another(forged))
      .when(judge('suspicious', forged))
      .then({ type: 'FileDiscarded', data: forged }));
});

describe('a CUFE that came alone', () => {
  it('becomes the document that DIAN has', () =>
    given(received(null)).when(judge('verified', genuine)).then(judged('verified', genuine)));

  it('becomes the file that comes later', () => {
    given(received(null), judged('unverified', null)).when(receive(genuine)).then(another(genuine));
    given(received(null), judged('unverified', null), another(genuine))
      .when(judge('unverified', genuine))
      .then(judged('unverified', genuine));
  });
});
