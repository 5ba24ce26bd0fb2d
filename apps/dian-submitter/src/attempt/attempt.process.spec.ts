import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type DeniedSockets, denySocketsExcept } from '@rubrica/testing';
import { readApplicationResponse } from '@rubrica/ubl';
import { once } from 'node:events';
import { inflateRawSync } from 'node:zlib';
import { soapAnswer, soapFault } from '../dian/soap.fixture.js';
import { type Fact, type Stage, startStage, type Submitter, TENANT_ID } from '../submitter.fixture.js';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(() => stage.close());
beforeEach(() => {
  stage.dian.requests.length = 0;
  stage.vaultSigns();
});

const types = (facts: readonly Fact[]): string[] => facts.map(({ type }) => type);
const dataOf = (facts: readonly Fact[], type: string) => facts.find((fact) => fact.type === type)?.data ?? {};
const operations = (): string[] => stage.dian.requests.map(({ operation }) => operation);
const absent = soapAnswer('GetStatus', {
  isValid: false,
  statusCode: '66',
  statusDescription: 'TrackId no existe en los registros de la DIAN.',
});
const rejected = soapAnswer('SendBillSync', {
  isValid: false,
  statusCode: '99',
  statusDescription: 'Validación contiene errores en campos mandatorios.',
  errorMessage: ['Regla: FAD06, Rechazo: CUFE no corresponde'],
});

describe('a document signed for habilitación', () => {
  let submitter: Submitter;
  beforeAll(async () => {
    submitter = await stage.start();
  });
  afterAll(() => submitter.stop());

  it('is sent as it was signed, accepted, and its proof kept byte for byte', async () => {
    const { id, cufe, xml } = await stage.signed();
    const answer = await stage.applicationResponse(cufe);
    stage.dian.plays(
      soapAnswer('SendBillSync', { documentKey: cufe, applicationResponse: answer, statusMessage: 'Autorizada' }),
    );
    const facts = await stage.facts(id, 'accepted');
    expect(types(facts)).toEqual(['submitted', 'accepted']);
    expect(dataOf(facts, 'accepted')).toMatchObject({
      edition: 1,
      cufe,
      status_code: '00',
      rules: [],
      simulated: false,
    });
    expect(await stage.answer(dataOf(facts, 'accepted'))).toEqual({ message: 'Autorizada', messages: [] });
    const { application_response_blob: blob, validated_at } = dataOf(facts, 'accepted');
    expect((await stage.blobs.get(TENANT_ID, String(blob))).equals(answer)).toBe(true);
    expect(validated_at).toBe(readApplicationResponse(answer).validatedAt);

    const [request] = stage.dian.requests;
    const zip = Buffer.from(request?.content ?? '', 'base64');
    const start = 30 + zip.readUInt16LE(26);
    expect(inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(18))).equals(xml)).toBe(true);
    expect(request?.envelope).toContain(`wsu:Id="id-`);
    expect(request?.envelope).toContain(`>${stage.dian.url}</wsa:To>`);
  });

  it('is rejected with its rules', async () => {
    const { id } = await stage.signed();
    stage.dian.plays(rejected);
    const facts = await stage.facts(id, 'rejected');
    expect(types(facts)).toEqual(['submitted', 'rejected']);
    expect(dataOf(facts, 'rejected')).toMatchObject({
      status_code: '99',
      rules: [{ rule: 'FAD06', severity: 'rejection' }],
      application_response_blob: null,
    });
    expect(await stage.answer(dataOf(facts, 'rejected'))).toEqual({
      message: 'Validación contiene errores en campos mandatorios.',
      messages: [{ rule: 'FAD06', severity: 'rejection', detail: 'CUFE no corresponde' }],
    });
  });

  it('is no talk of the topics: what quotes a person is in the answer alone', async () => {
    const { id } = await stage.signed();
    const said = 'El NIT 52345678 no está autorizado a enviar documentos para el emisor con NIT 900373115.';
    stage.dian.plays(soapAnswer('SendBillSync', { isValid: false, statusCode: '89', statusMessage: said }));
    const facts = await stage.facts(id, 'submission-failed');
    expect(JSON.stringify(facts)).not.toMatch(/52345678|900373115/);
    const failure = dataOf(facts, 'submission-failed');
    expect(failure).toMatchObject({ code: 'dian_certificate_unauthorized' });
    expect(await stage.answer(failure)).toEqual({ message: said, messages: [] });
  });

  it('whose answer is lost is asked for, and not sent again', async () => {
    const { id, cufe } = await stage.signed();
    stage.dian.plays('lose it', await stage.acceptance(cufe, 'GetStatus'));
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
    expect(operations()).toEqual(['SendBillSync', 'GetStatus']);
    expect(stage.dian.requests[1]?.content).toBe(cufe);
  });

  it('that was lost on the way there is sent again, the same bytes in a new envelope', async () => {
    const { id, cufe } = await stage.signed();
    stage.dian.plays('lose it', absent, await stage.acceptance(cufe));
    await stage.facts(id, 'accepted');
    expect(operations()).toEqual(['SendBillSync', 'GetStatus', 'SendBillSync']);
    const [first, , third] = stage.dian.requests;
    expect(third?.content).toBe(first?.content);
    expect(third?.envelope).not.toBe(first?.envelope);
  });

  it('that is called a duplicate of itself is accepted', async () => {
    const { id, cufe } = await stage.signed();
    const duplicate = soapAnswer('SendBillSync', {
      isValid: false,
      statusCode: '99',
      errorMessage: ['Regla: 90, Rechazo: Documento procesado anteriormente.'],
      documentKey: cufe.toUpperCase(),
      applicationResponse: await stage.applicationResponse(cufe),
    });
    stage.dian.plays('lose it', absent, duplicate);
    const facts = await stage.facts(id, 'accepted');
    expect(types(facts)).toEqual(['submitted', 'accepted']);
    expect(dataOf(facts, 'accepted')).toMatchObject({ status_code: '00', rules: [] });
  });

  it('gets one verdict out of any number of bad answers, and says once that it waits', async () => {
    const { id, cufe } = await stage.signed();
    const whole = await stage.acceptance(cufe, 'GetStatus');
    stage.dian.plays(
      { status: 503, body: '<html><body>Service Unavailable</body></html>' },
      { status: 500, body: soapFault('Receiver', 'InternalServiceFault', 'x') },
      whole.slice(0, 900),
      soapAnswer('GetStatus', { isValid: false, statusCode: '66' }),
      soapAnswer('GetStatus', {
        documentKey: cufe,
        applicationResponse: await stage.applicationResponse(cufe, { signer: 'stranger' }),
      }),
      soapAnswer('GetStatus', {
        documentKey: cufe,
        applicationResponse: await stage.applicationResponse('0'.repeat(96)),
      }),
      'x'.repeat(5_000_000),
      whole,
    );
    const facts = await stage.facts(id, 'accepted');
    expect(types(facts)).toEqual(['submitted', 'submission-waits', 'accepted']);
    expect(dataOf(facts, 'submission-waits')).toMatchObject({ reason: 'dian_unknown_outcome', choices: [] });
    expect(operations().filter((operation) => operation === 'SendBillSync')).toHaveLength(1);
  });

  it('is submitted once, however often it is told that it was signed', async () => {
    const document = await stage.signed();
    const { id, cufe } = document;
    stage.dian.plays(await stage.acceptance(cufe));
    await stage.facts(id, 'accepted');
    await stage.signed({ document_id: id, cufe, edition: 1 });
    const other = await stage.signed();
    stage.dian.plays(await stage.acceptance(other.cufe));
    await stage.facts(other.id, 'accepted');
    expect(stage.dian.requests).toHaveLength(2);
  });

  it('under a number that DIAN holds for another document fails, and can be looked at and retried', async () => {
    const { id, cufe } = await stage.signed();
    const path = `/internal/documents/${id}/submission`;
    stage.dian.plays(
      soapAnswer('SendBillSync', {
        isValid: false,
        statusCode: '99',
        errorMessage: ['Regla: 90, Rechazo: Documento procesado anteriormente.'],
        documentKey: '0'.repeat(96),
      }),
    );
    expect(dataOf(await stage.facts(id, 'submission-failed'), 'submission-failed')).toMatchObject({
      code: 'number_collision',
    });
    expect(await submitter.call('GET', path)).toMatchObject({
      status: 200,
      body: {
        status: 'failed',
        failure: { code: 'number_collision' },
        attempts: [{ attempt: 1, operation: 'SendBillSync' }],
      },
    });

    stage.dian.plays(await stage.acceptance(cufe, 'GetStatus'));
    expect((await submitter.call('POST', `${path}/retry`, { body: {} })).status).toBe(200);
    expect(types(await stage.facts(id, 'accepted'))).toEqual([
      'submitted',
      'submission-failed',
      'submission-retried',
      'submitted',
      'accepted',
    ]);
    expect(operations()).toEqual(['SendBillSync', 'GetStatus']);
    expect(await submitter.call('POST', `${path}/retry`, { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'not_retryable' },
    });
    expect((await submitter.call('GET', '/internal/documents/inv_unknown/submission')).status).toBe(404);
  });

  it('is not attempted while the vault is away', async () => {
    stage.vault.isAway = true;
    const { id, cufe } = await stage.signed();
    stage.dian.plays(await stage.acceptance(cufe));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(stage.dian.requests).toEqual([]);
    stage.vaultSigns();
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
  });

  it('is sent under the certificate of now when its own was revoked since: the same document, another envelope', async () => {
    stage.vaultRefuses('certificate_revoked', 'its certificate');
    const { id, cufe, xml } = await stage.signed();
    stage.dian.plays(await stage.acceptance(cufe));
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
    const zip = Buffer.from(stage.dian.requests[0]?.content ?? '', 'base64');
    const start = 30 + zip.readUInt16LE(26);
    expect(inflateRawSync(zip.subarray(start, start + zip.readUInt32LE(18))).equals(xml)).toBe(true);
  });

  it('whose certificate is revoked, with no other there, waits for one and goes on by itself when it comes', async () => {
    stage.vaultRefuses('certificate_revoked', 'all, and none is active');
    const { id, cufe } = await stage.signed();
    const facts = await stage.facts(id, 'submission-waits');
    expect(types(facts)).toEqual(['submission-waits']);
    expect(dataOf(facts, 'submission-waits')).toMatchObject({ reason: 'certificate_missing', choices: [] });
    expect(stage.dian.requests).toEqual([]);

    stage.vaultRefuses('certificate_revoked', 'its certificate');
    stage.dian.plays(await stage.acceptance(cufe));
    await stage.activated();
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submission-waits', 'submitted', 'accepted']);
  });

  it('looks for a certificate by itself too: its coming may have been missed', async () => {
    stage.vaultRefuses('certificate_expired', 'all, and none is active');
    const { id, cufe } = await stage.signed();
    await stage.facts(id, 'submission-waits');
    stage.vaultSigns();
    stage.dian.plays(await stage.acceptance(cufe));
    stage.clock.advance(60);
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submission-waits', 'submitted', 'accepted']);
  });

  it('fails when the vault refuses the message itself, and goes on when somebody retries it', async () => {
    stage.vaultRefuses('signed_info_refused');
    const { id, cufe } = await stage.signed();
    const facts = await stage.facts(id, 'submission-failed');
    expect(types(facts)).toEqual(['submission-failed']);
    expect(dataOf(facts, 'submission-failed')).toMatchObject({ code: 'transport_signature_refused' });
    stage.vaultSigns();
    stage.dian.plays(await stage.acceptance(cufe));
    const { body } = await submitter.call('POST', `/internal/documents/${id}/submission/retry`, { body: {} });
    expect(body).toMatchObject({ status: 'planned', failure: null, fact: `submission-${id}@3` });
    const after = await stage.facts(id, 'accepted');
    expect(types(after)).toEqual(['submission-failed', 'submission-retried', 'submitted', 'accepted']);
    expect(operations()).toEqual(['SendBillSync']);
  });
});

describe('a document of the test environment', () => {
  let submitter: Submitter;
  let sockets: DeniedSockets;
  beforeAll(async () => {
    submitter = await stage.start();
    sockets = denySocketsExcept([stage.databasePort]);
  });
  afterAll(async () => {
    sockets.restore();
    await submitter.stop();
    // Neither allowed nor tried.
    expect([sockets.tried, stage.dian.requests]).toEqual([[], []]);
  });
  const simulate = (outcome: 'accepted_by_dian' | 'rejected_by_dian' | 'accepted_contingency') =>
    stage.signed({ environment: 'test', simulate: { outcome, email: 'delivered' } });

  it('is accepted by an answer that says that it is none', async () => {
    const { id, cufe } = await stage.signed({ environment: 'test' });
    const facts = await stage.facts(id, 'accepted');
    expect(types(facts)).toEqual(['submitted', 'accepted']);
    const accepted = dataOf(facts, 'accepted');
    expect(accepted).toMatchObject({ simulated: true, status_code: '00', rules: [] });
    const xml = await stage.blobs.get(TENANT_ID, String(accepted['application_response_blob']));
    expect(xml.toString('utf8')).toContain('no tiene validez fiscal');
    expect(readApplicationResponse(xml)).toMatchObject({ responseCode: '02', document: { uuid: cufe } });
  });

  it('is rejected where it asks for it, with rules of its kind', async () => {
    const { id } = await simulate('rejected_by_dian');
    const facts = await stage.facts(id, 'rejected');
    expect(dataOf(facts, 'rejected')).toMatchObject({
      simulated: true,
      status_code: '99',
      rules: [
        { rule: 'FAK24', severity: 'rejection' },
        { rule: 'FAU14' },
        { rule: 'FAJ43b', severity: 'notification' },
      ],
    });
  });

  it('goes into contingency where it asks for it, and rests there', async () => {
    const { id } = await simulate('accepted_contingency');
    expect(await stage.facts(id, 'contingency-ordered')).toMatchObject([
      { type: 'contingency-ordered', data: { replaces_edition: 1, simulated: true } },
    ]);
    await stage.signed({
      document_id: id,
      environment: 'test',
      edition: 2,
      type_code: '04',
      simulate: { outcome: 'accepted_contingency', email: 'delivered' },
    });
    const after = await simulate('accepted_by_dian');
    await stage.facts(after.id, 'accepted');
    expect(types(await stage.facts(id, 'contingency-ordered'))).toEqual(['contingency-ordered']);
  });
});

describe('a submitter that is killed', () => {
  let heir: Submitter | undefined;
  afterEach(() => heir?.stop());

  it('with an attempt on record and nothing sent: whoever takes over asks, and then sends', async () => {
    const victim = await stage.spawn({ RUBRICA_FAULT: 'dian-submitter:attempt-begun' });
    const exit = once(victim, 'exit');
    const { id, cufe } = await stage.signed();
    expect(await exit).toEqual([null, 'SIGKILL']);
    expect(stage.dian.requests).toEqual([]);

    stage.dian.plays(absent, await stage.acceptance(cufe));
    heir = await stage.start();
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
    expect(operations()).toEqual(['GetStatus', 'SendBillSync']);
  });

  it('with the acceptance in its hands: whoever takes over asks, and sends nothing', async () => {
    const { id, cufe } = await stage.signed();
    stage.dian.plays(await stage.acceptance(cufe));
    const victim = await stage.spawn({ RUBRICA_FAULT: 'dian-submitter:attempt-answered' });
    if (victim.signalCode === null) await once(victim, 'exit');
    expect(victim.signalCode).toBe('SIGKILL');

    stage.dian.plays(await stage.acceptance(cufe, 'GetStatus'));
    heir = await stage.start();
    const facts = await stage.facts(id, 'accepted');
    expect(types(facts)).toEqual(['submitted', 'accepted']);
    expect(operations()).toEqual(['SendBillSync', 'GetStatus']);
  });

  it('in the middle of a call that may take a minute: another that runs notices within seconds, and asks', async () => {
    stage.dian.plays('keep silent');
    const { id, cufe } = await stage.signed();
    const victim = await stage.spawn({ DIAN_ANSWER_TIMEOUT_MS: '60000' });
    await stage.facts(id, 'submitted');
    heir = await stage.start({ answerTimeoutMs: 60_000 });
    while (operations().length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stage.dian.plays(await stage.acceptance(cufe, 'GetStatus'));
    victim.kill('SIGKILL');
    // Waits 15 s, a quarter of the call's time.
    expect(types(await stage.facts(id, 'accepted'))).toEqual(['submitted', 'accepted']);
    expect(operations()).toEqual(['SendBillSync', 'GetStatus']);
  });

  it('is not: told to end, it records what is under way as unknown and goes in time', async () => {
    const { id, cufe } = await stage.signed();
    const first = await stage.start();
    await stage.facts(id, 'submitted');
    await first.stop();
    stage.dian.plays(await stage.acceptance(cufe, 'GetStatus'));
    heir = await stage.start();
    await stage.facts(id, 'accepted');
    expect(operations()[0]).toBe('SendBillSync');
    expect(operations().filter((operation) => operation === 'SendBillSync')).toHaveLength(1);
  });
});
