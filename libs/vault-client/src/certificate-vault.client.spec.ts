import { describe, expect, it } from '@jest/globals';
import type { ServiceName, SignatureItem, SignaturesRequest } from '@rubrica/contracts';
import { identitiesOf, type InternalAnswer, InternalClient, newInternalKeys } from '@rubrica/service';
import { createTestPki } from '@rubrica/testing';
import { CertificateVaultClient, VaultRefusal } from './certificate-vault.client.js';

const identities = identitiesOf(newInternalKeys());

const item = (text: string): SignatureItem => ({
  tenant_id: `ten_${'1'.repeat(26)}`,
  document_id: `inv_${'2'.repeat(26)}`,
  certificate_id: `cert_${'3'.repeat(26)}`,
  purpose: 'transport',
  signed_info: text,
});

type AnswerTo = (path: string, items: readonly SignatureItem[]) => { status: number; body: object };

/** The client, and the sizes of the batches that its vault got. */
const withVault = (answerTo: AnswerTo) => {
  const batches: number[] = [];
  const send = async (
    _: ServiceName,
    { path, body }: { path: string; body: string | undefined },
  ): Promise<InternalAnswer> => {
    const { items = [] } = JSON.parse(body ?? '{}') as Partial<SignaturesRequest>;
    batches.push(items.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = answerTo(path, items);
    const headers = { 'content-type': answer.status < 400 ? 'application/json' : 'application/problem+json' };
    return { status: answer.status, headers, body: Buffer.from(JSON.stringify(answer.body)) };
  };
  return { client: new CertificateVaultClient(new InternalClient(identities['dian-submitter'], { send })), batches };
};

const signing: AnswerTo = (_, items) => ({
  status: 200,
  body: { items: items.map(({ signed_info }) => ({ signature_value: `signed ${signed_info}` })) },
});

describe('signatures', () => {
  it('that are asked for at once are fetched together, a hundred at most, each for who asked', async () => {
    const { client, batches } = withVault(signing);
    const texts = Array.from({ length: 230 }, (_, index) => String(index));
    expect(await Promise.all(texts.map((text) => client.signOne(item(text))))).toEqual(
      texts.map((text) => `signed ${text}`),
    );
    expect(batches).toEqual([100, 100, 30]);
    expect(await client.signOne(item('later'))).toBe('signed later');
  });

  it('are refused one by one', async () => {
    const { client } = withVault((_, items) => ({
      status: 200,
      body: {
        items: items.map(({ signed_info }) =>
          signed_info === 'bad' ? { error: { code: 'certificate_revoked', detail: '' } } : { signature_value: 'good' },
        ),
      },
    }));
    const [, bad, good] = await Promise.allSettled(['first', 'bad', 'good'].map((text) => client.signOne(item(text))));
    expect(bad).toEqual({ status: 'rejected', reason: new VaultRefusal({ code: 'certificate_revoked', detail: '' }) });
    expect(good).toEqual({ status: 'fulfilled', value: 'good' });
  });

  it('are asked for again by nobody but who wants them: a vault that is away is an error for all who wait', async () => {
    let isAway = true;
    const { client } = withVault((path, items) => (isAway ? { status: 500, body: {} } : signing(path, items)));
    const answers = await Promise.allSettled([client.signOne(item('a')), client.signOne(item('b'))]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await client.signOne(item('a'))).toBe('signed a');
  });
});

describe('many signatures', () => {
  it('are asked for a hundred at a time, and come in the order of their items, refused or not', async () => {
    const { client, batches } = withVault((_, items) => ({
      status: 200,
      body: {
        items: items.map(({ signed_info }) =>
          signed_info === '150'
            ? { error: { code: 'certificate_expired', detail: 'too old' } }
            : { signature_value: signed_info },
        ),
      },
    }));
    const texts = Array.from({ length: 201 }, (_, index) => String(index));
    expect(await client.sign(texts.map(item))).toEqual(
      texts.map((value) =>
        value === '150' ? { refused: { code: 'certificate_expired', detail: 'too old' } } : { value },
      ),
    );
    expect(batches).toEqual([100, 100, 1]);
  });

  it('fail together when the vault leaves one out', async () => {
    const { client } = withVault(() => ({ status: 200, body: { items: [] } }));
    await expect(client.sign([item('a')])).rejects.toThrow('left a signature out');
  });
});

describe('a certificate', () => {
  it('is asked for once, as it never changes', async () => {
    const { chainPem, chain } = await (await createTestPki()).issue('good');
    const body = { certificate_id: 'cert_1', environment: 'test', fingerprint: '', valid_to: '', chain_pem: chainPem };
    const { client, batches } = withVault(() => ({ status: 200, body }));
    expect(await client.chain('cert_1')).toEqual(chain);
    expect(await client.certificate('cert_1')).toMatchObject({ id: 'cert_1', chain });
    expect(batches).toHaveLength(1);
  });

  it('that many want at the same moment is asked for once', async () => {
    const { chainPem } = await (await createTestPki()).issue('good');
    const body = { certificate_id: 'cert_1', environment: 'test', fingerprint: '', valid_to: '', chain_pem: chainPem };
    const { client, batches } = withVault(() => ({ status: 200, body }));
    const certificates = await Promise.all([client.certificate('cert_1'), client.certificate('cert_1')]);
    expect(certificates[0]).toBe(certificates[1]);
    expect(batches).toHaveLength(1);
  });

  it('is asked for again when the vault did not answer', async () => {
    let isAway = true;
    const { client } = withVault(() =>
      isAway ? { status: 500, body: {} } : { status: 404, body: { code: 'not_found' } },
    );
    await expect(client.certificate('cert_1')).rejects.toThrow('certificate-vault does not answer');
    isAway = false;
    expect(await client.certificate('cert_1')).toBeNull();
    isAway = true;
    await expect(client.certificate('cert_1')).rejects.toThrow('certificate-vault does not answer');
  });

  it('of many owners is asked for with one call, and each is then read once', async () => {
    const { chainPem } = await (await createTestPki()).issue('good');
    const certificate = { environment: 'test', fingerprint: '', valid_to: '', chain_pem: chainPem };
    const { client, batches } = withVault((path) => ({
      status: 200,
      body: path.endsWith('/active-certificates')
        ? { certificate_ids: ['cert_1', null] }
        : { certificate_id: 'cert_1', ...certificate },
    }));
    const [one, other] = ['ten_1', 'ten_2'].map((tenant_id) => ({ tenant_id, environment: 'test' }) as const);
    if (!one || !other) throw new Error('two owners');
    for (const calls of [2, 3]) {
      const found = await client.activeOf([one, other, one]);
      expect(found.map((active) => active?.id)).toEqual(['cert_1', undefined, 'cert_1']);
      expect(batches).toHaveLength(calls);
    }
  });

  it('that the tenant has not is null', async () => {
    const body = { status: 404, code: 'certificate_missing', detail: 'None.' };
    const { client } = withVault(() => ({ status: 404, body }));
    expect(await client.active('ten_1', 'test')).toBeNull();
  });

  it('that the vault does not know is a refusal, not something to wait for', async () => {
    const { client } = withVault(() => ({
      status: 404,
      body: { status: 404, code: 'not_found', detail: 'No such certificate.' },
    }));
    const refusal = await client.chain('cert_unknown').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(VaultRefusal);
    expect(refusal).toMatchObject({ code: 'certificate_unknown', isOfCertificate: true });
  });
});
