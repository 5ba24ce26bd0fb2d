import { isSnsUrl } from '../provider/ses.js';

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 64 * 1_024;
const MOST_KEPT = 20;

/** Fetches what messages of Amazon SNS point to: their certificates, and the URL that confirms a subscription. */
export class SnsClient {
  private readonly certificates = new Map<string, Promise<string>>();

  /** `fetchUrl` is the network; tests have one of their own. */
  constructor(private readonly fetchUrl: typeof fetch = fetch) {}

  /** Returns the PEM at a URL that `isSnsUrl` has allowed. */
  certificate(url: string): Promise<string> {
    const known = this.certificates.get(url) ?? this.get(url);
    if (this.certificates.size >= MOST_KEPT && !this.certificates.has(url)) this.certificates.clear();
    this.certificates.set(url, known);
    known.catch(() => this.certificates.delete(url));
    return known;
  }

  async confirm(url: string): Promise<void> {
    await this.get(url);
  }

  private async get(url: string): Promise<string> {
    if (!isSnsUrl(url)) throw new Error('not a URL of SNS');
    const response = await this.fetchUrl(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`SNS answered ${String(response.status)}`);
    const text = await response.text();
    if (text.length > MOST_BYTES) throw new Error('the answer of SNS is too long');
    return text;
  }
}
