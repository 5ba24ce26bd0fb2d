import type { ActiveCertificate, SignatureItem, SignaturesRequest, SignaturesResponse } from '@rubrica/contracts';
import type { TestCertificate } from '@rubrica/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { createHash, sign } from 'node:crypto';
import type { AddressInfo } from 'node:net';

/**
 * Stands in for certificate-vault, which is another house: it answers the vault's three internal routes with real RSA
 * signatures under real certificates, and does what a test tells it. It checks no token and no shape.
 */
export interface Signer {
  readonly server: FastifyInstance;
  readonly url: string;
  /** The one that signs for every tenant in every environment; null: there is none. */
  active: { readonly id: string; readonly certificate: TestCertificate } | null;
  /** Codes by certificate id. */
  readonly refuses: Map<string, string>;
  /** Tells which certificate there is, yet signs nothing: 503. */
  isBusy: boolean;
  /** All that it was asked to sign, refused or not. */
  readonly asked: SignatureItem[];
  /** How often it was asked for the tenant's certificate. */
  looks: number;
  close(): Promise<void>;
}

export const certificateId = (name: string): string => `cert_${name.padEnd(26, '0')}`;

export const startSigner = async (certificate: TestCertificate): Promise<Signer> => {
  const server = fastify();
  const known = new Map<string, TestCertificate>();
  const problem = (code: string) => ({ code, detail: code, status: 404 });

  server.get('/internal/tenants/:tenant/signing-certificates/:environment', async (_, reply) => {
    signer.looks += 1;
    if (signer.active) return answerOf(signer.active.id);
    return reply
      .status(404)
      .type('application/problem+json')
      .send(JSON.stringify(problem('certificate_missing')));
  });
  server.get<{ Params: { id: string } }>('/internal/signing-certificates/:id', async ({ params }, reply) => {
    if (known.has(params.id)) return answerOf(params.id);
    return reply
      .status(404)
      .type('application/problem+json')
      .send(JSON.stringify(problem('not_found')));
  });
  server.post<{ Body: SignaturesRequest }>('/internal/signatures', async ({ body }, reply) => {
    if (signer.isBusy) return reply.status(503).send();
    signer.asked.push(...body.items);
    return { items: body.items.map(signatureOf) } satisfies SignaturesResponse;
  });

  const answerOf = (id: string): ActiveCertificate => {
    const { chainPem, chain } = known.get(id) ?? certificate;
    const fingerprint = `sha256:${createHash('sha256')
      .update(chain[0] ?? '')
      .digest('hex')}`;
    return {
      certificate_id: id,
      environment: 'habilitacion',
      fingerprint,
      valid_to: '2030-01-01',
      chain_pem: chainPem,
    };
  };
  const signatureOf = ({ certificate_id: id, signed_info }: SignatureItem): SignaturesResponse['items'][number] => {
    const code = signer.refuses.get(id) ?? (known.has(id) ? undefined : 'certificate_unknown');
    if (code) return { error: { code, detail: code } };
    const key = known.get(id)?.key ?? certificate.key;
    return { signature_value: sign('sha256', Buffer.from(signed_info), key).toString('base64') };
  };

  let active: Signer['active'] = null;
  await server.listen({ host: '127.0.0.1', port: 0 });
  const signer: Signer = {
    server,
    url: `http://127.0.0.1:${String((server.server.address() as AddressInfo).port)}`,
    get active() {
      return active;
    },
    set active(next) {
      active = next;
      if (next) known.set(next.id, next.certificate);
    },
    refuses: new Map(),
    isBusy: false,
    asked: [],
    looks: 0,
    close: () => server.close(),
  };
  signer.active = { id: certificateId('uno'), certificate };
  return signer;
};
