import { idOf, startStandIn, type StandIn } from '@rubrica/service-testing';
import type { MailSignatureItem } from '@rubrica/contracts';
import { nameServer } from '@rubrica/testing';
import { dkimVerify } from 'mailauth/lib/dkim/verify.js';
import { generateKeyPairSync, sign } from 'node:crypto';
import { Resolver } from 'node:dns/promises';

/** A vault that signs mails of domains, and a name server that publishes its keys. */
export const dkimVault = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const record = `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
  const dns = await nameServer();
  const resolver = new Resolver();
  resolver.setServers([dns.address]);
  const domains = new Set<string>();
  const asked: MailSignatureItem[] = [];
  const state = { isAway: false, refuses: false };
  const standIn: StandIn = await startStandIn((server) => {
    server.addHook('onRequest', async (_, reply) => {
      if (state.isAway) await reply.code(503).send('');
    });
    server.get<{ Querystring: { domain: string } }>('/internal/tenants/:tenant/verified-dkim-key', ({ query }) => ({
      key: domains.has(query.domain) ? { dkim_key_id: idOf('dkim', query.domain), selector: 'r1' } : null,
    }));
    server.post<{ Body: { items: MailSignatureItem[] } }>('/internal/mail-signatures', ({ body }) => {
      asked.push(...body.items);
      return {
        items: body.items.map(({ signed_headers }) =>
          state.refuses
            ? { error: { code: 'dkim_key_unknown', detail: '' } }
            : { signature_value: sign('sha256', Buffer.from(signed_headers), privateKey).toString('base64') },
        ),
      };
    });
  });
  return {
    standIn,
    state,
    /** What it was asked to sign. */
    asked,
    publish: (domain: string): void => {
      domains.add(domain);
      dns.txt.set(`r1._domainkey.${domain}`, [record]);
    },
    withdraw: (domain: string): void => void domains.delete(domain),
    /** What mailauth says of a mail: the domain that has signed it, and `pass` or not. */
    verdictOf: async (mail: Buffer): Promise<string> => {
      const { results } = await dkimVerify(mail, {
        resolver: (name: string, type: string) => resolver.resolve(name, type) as never,
      });
      const [first] = results;
      return `${first?.status.result ?? ''} ${String(first?.signingDomain ?? '')}`.trim();
    },
    close: () => dns.close(),
  };
};
