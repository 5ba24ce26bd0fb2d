import { Inject, Injectable } from '@nestjs/common';
import { certificateVaultRoutes as routes, type MailSignatureItem } from '@rubrica/contracts';
import { Batch } from '@rubrica/eventing';
import { InternalClient, LOGGER, type Logger } from '@rubrica/service';
import { type DkimName, unsignedMail } from './dkim-signature.js';

export interface DkimKey extends DkimName {
  readonly id: string;
}

/** A mail and whose it is. */
export interface MailToSign {
  readonly tenantId: string;
  /** The document's id; the tenant's if it is about none. */
  readonly documentId: string;
  readonly mime: string;
  readonly at: Date;
  /** Header fields that a server on the way writes anew. */
  readonly without: readonly string[];
}

/** How long the answer of the vault counts: so long a key that was deleted may still be asked for, in vain. */
const KNOWN_MS = 60_000;
const MOST_KNOWN = 5_000;
const AT_ONCE = 100;

/**
 * Has certificate-vault sign mails with the DKIM keys of tenants' domains; the mailer has no key. Throws a 503 where the
 * vault does not answer: a mail that must be signed waits.
 */
@Injectable()
export class DkimClient {
  private readonly known = new Map<string, { readonly key: Promise<DkimKey | null>; readonly untilMs: number }>();
  private readonly signatures = new Batch(
    'mail-signatures',
    (items: readonly MailSignatureItem[]) => this.signAll(items),
    { most: AT_ONCE, failsAsOne: true },
  );

  constructor(
    private readonly internal: InternalClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns the key whose record is published in the DNS of the domain, or null. */
  keyOf(tenantId: string, livemode: boolean, domain: string): Promise<DkimKey | null> {
    const name = `${tenantId} ${String(livemode)} ${domain}`;
    const known = this.known.get(name);
    if (known && known.untilMs > performance.now()) return known.key;
    const key = this.ask(tenantId, livemode, domain);
    this.known.delete(name);
    this.known.set(name, { key, untilMs: performance.now() + KNOWN_MS });
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    key.catch(() => this.known.delete(name));
    return key;
  }

  /** Asks the vault itself, whatever was known. */
  async ask(tenantId: string, livemode: boolean, domain: string): Promise<DkimKey | null> {
    const { key } = await this.internal.call(routes.verifiedDkimKey, {
      params: { tenant: tenantId },
      query: { domain, livemode: livemode ? 'true' : 'false' },
    });
    return key && { id: key.dkim_key_id, selector: key.selector, domain };
  }

  /** Returns the mail with its signature; null when the vault refuses, as after the deletion of the key. */
  async sign(key: DkimKey, { tenantId, documentId, mime, at, without }: MailToSign): Promise<string | null> {
    const unsigned = unsignedMail(mime, key, at, without);
    const signature = await this.signatures.add({
      tenant_id: tenantId,
      document_id: documentId,
      dkim_key_id: key.id,
      signed_headers: unsigned.signedHeaders,
    });
    return signature === null ? null : unsigned.signed(signature);
  }

  private async signAll(items: readonly MailSignatureItem[]): Promise<(string | null)[]> {
    const answer = await this.internal.call(routes.signMails, { body: { items: [...items] } });
    if (answer.items.length !== items.length) throw new Error('the vault left a signature out');
    return answer.items.map((item, index) => {
      if ('signature_value' in item) return item.signature_value;
      const { tenant_id: tenant, dkim_key_id } = items[index] ?? {};
      this.logger.warn({ tenant, dkim_key_id, code: item.error.code }, 'the vault does not sign a mail');
      return null;
    });
  }
}
