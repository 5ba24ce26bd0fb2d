import { describe, expect, it } from '@jest/globals';
import type { ServiceName, SignatureItem, SignaturesRequest } from '@rubrica/contracts';
import { type InternalAnswer, InternalHttp } from '@rubrica/service';
import { CertificateVaultClient, VaultRefusal } from './certificate-vault.client.js';

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
    const { items } = body === undefined ? { items: [] } : (JSON.parse(body) as SignaturesRequest);
    batches.push(items.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = answerTo(path, items);
    const headers = { 'content-type': answer.status < 400 ? 'application/json' : 'application/problem+json' };
    return { status: answer.status, headers, body: Buffer.from(JSON.stringify(answer.body)) };
  };
  return { client: new CertificateVaultClient(new InternalHttp('dian-submitter', 'secret', { send })), batches };
};

const signing: AnswerTo = (_, items) => ({
  status: 200,
  body: { items: items.map(({ signed_info }) => ({ signature_value: `signed ${signed_info}` })) },
});

describe('signatures', () => {
  it('that are asked for at once are fetched together, a hundred at most, each for who asked', async () => {
    const { client, batches } = withVault(signing);
    const texts = Array.from({ length: 230 }, (_, index) => String(index));
    expect(await Promise.all(texts.map((text) => client.sign(item(text))))).toEqual(
      texts.map((text) => `signed ${text}`),
    );
    expect(batches).toEqual([1, 100, 100, 29]);
    expect(await client.sign(item('later'))).toBe('signed later');
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
    const [, bad, good] = await Promise.allSettled(['first', 'bad', 'good'].map((text) => client.sign(item(text))));
    expect(bad).toEqual({ status: 'rejected', reason: new VaultRefusal('certificate_revoked', '') });
    expect(good).toEqual({ status: 'fulfilled', value: 'good' });
  });

  it('are asked for again by nobody but who wants them: a vault that is away is an error for all who wait', async () => {
    let isAway = true;
    const { client } = withVault((path, items) => (isAway ? { status: 500, body: {} } : signing(path, items)));
    const answers = await Promise.allSettled([client.sign(item('a')), client.sign(item('b'))]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await client.sign(item('a'))).toBe('signed a');
  });
});

describe('a certificate', () => {
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
