import {
  type ActiveCertificate,
  type CertificateOwner,
  certificateVaultRoutes as routes,
  MOCK_AUTHORITY,
  type SignatureItem,
  type SignaturesRequest,
  type SignaturesResponse,
  type SigningRefusal,
} from '@rubrica/contracts';
import type { TestCertificate } from '@rubrica/testing';
import type { FastifyReply } from 'fastify';
import { createHash, sign } from 'node:crypto';
import { type StandIn, startStandIn } from './stand-in.js';

/**
 * Stand-in for certificate-vault: answers the vault's internal routes for signers with real RSA signatures under real
 * certificates, as a test tells it. It checks neither tokens nor the shape of requests.
 */
export interface VaultStandIn extends StandIn {
  /** Certificate that signs for every tenant in every environment; null: there is none. */
  active: { readonly id: string; readonly certificate: TestCertificate } | null;
  /** Codes of refusals to sign, by certificate id. */
  readonly refuses: Map<string, SigningRefusal['code']>;
  /** Whether it answers 503 to every request. */
  isAway: boolean;
  /** Whether it tells which certificate there is, but answers 503 to a request to sign. */
  isBusy: boolean;
  /** What happens between a request to sign and its answer. */
  meanwhile: () => Promise<unknown>;
  /** All that it was asked to sign, refused or not. */
  readonly asked: SignatureItem[];
  /** How often it was asked for active certificates. */
  looks: number;
  /** How often it was asked for signatures. */
  calls: number;
}

export const certificateId = (name: string): string => `cert_${name.padEnd(26, '0')}`;

export const startVaultStandIn = async (certificate: TestCertificate): Promise<VaultStandIn> => {
  const known = new Map([[MOCK_AUTHORITY, certificate]]);
  const missing = (reply: FastifyReply, code: string) =>
    reply
      .status(404)
      .type('application/problem+json')
      .send(JSON.stringify({ code, detail: code, status: 404, errors: [] }));

  const standIn = await startStandIn((server) => {
    server.addHook('onRequest', async (_, reply) => {
      if (vault.isAway) await reply.status(503).send();
    });
    server.get(routes.activeCertificate.path, async (_, reply) => {
      vault.looks += 1;
      return vault.active ? answerOf(vault.active.id) : missing(reply, 'certificate_missing');
    });
    server.post<{ Body: { owners: readonly CertificateOwner[] } }>(routes.activeCertificates.path, async ({ body }) => {
      vault.looks += 1;
      return { certificate_ids: body.owners.map(() => vault.active?.id ?? null) };
    });
    server.get<{ Params: { id: string } }>(routes.signingCertificate.path, async ({ params }, reply) =>
      known.has(params.id) ? answerOf(params.id) : missing(reply, 'not_found'),
    );
    server.post<{ Body: SignaturesRequest }>(routes.sign.path, async ({ body }, reply) => {
      if (vault.isBusy) return reply.status(503).send();
      vault.calls += 1;
      vault.asked.push(...body.items);
      await vault.meanwhile();
      return { items: body.items.map(signatureOf) } satisfies SignaturesResponse;
    });
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
    const code = vault.refuses.get(id) ?? (known.has(id) ? undefined : 'certificate_unknown');
    if (code) return { error: { code, detail: code } };
    const key = known.get(id)?.key ?? certificate.key;
    return { signature_value: sign('sha256', Buffer.from(signed_info), key).toString('base64') };
  };

  let active: VaultStandIn['active'] = null;
  const vault: VaultStandIn = {
    ...standIn,
    get active() {
      return active;
    },
    set active(next) {
      active = next;
      if (next) known.set(next.id, next.certificate);
    },
    refuses: new Map(),
    isAway: false,
    isBusy: false,
    meanwhile: () => Promise.resolve(),
    asked: [],
    looks: 0,
    calls: 0,
  };
  vault.active = { id: certificateId('uno'), certificate };
  return vault;
};
