import { startMailCatcher } from '@rubrica/mailer';
import { randomBytes } from 'node:crypto';
import { CALL_MS } from './caller.js';
import { ask } from './client.js';
import type { Tenant } from './tenants.js';

/** A mail server of a tenant's own, with a login. */
export interface MailAccount {
  readonly password: string;
  stop(): Promise<void>;
}

/** Starts a mail server that keeps its mails in `directory`, and has the mails of the tenant go by it. */
export const openMailAccount = async (baseUrl: string, tenant: Tenant, directory: string): Promise<MailAccount> => {
  const login = { user: 'chaos@propio.example', password: `correo-${randomBytes(18).toString('base64url')}` };
  const catcher = await startMailCatcher({ directory, login });
  const { status, bytes } = await ask(`${baseUrl}/v1/mail-senders`, tenant.sk_live, {
    method: 'POST',
    body: { from_address: login.user, smtp: { host: catcher.host, port: catcher.port, tls: 'starttls', ...login } },
    idempotencyKey: 'mail account',
    until: Date.now() + CALL_MS,
  });
  if (status !== 201) throw new Error(`no mail sender: ${bytes.toString()}`);
  return { password: login.password, stop: () => catcher.close() };
};
