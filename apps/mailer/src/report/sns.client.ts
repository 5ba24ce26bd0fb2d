import { fetchOnce } from '@rubrica/service';
import { isSnsUrl } from './provider/ses.js';

const TIMEOUT_MS = 5_000;
const MOST_BYTES = 64 * 1_024;
const MOST_KEPT = 20;

/** Fetches what messages of Amazon SNS point to: their certificates, and the URL that confirms a subscription. */
export class SnsClient {
  private readonly certificates = new Map<string, Promise<string | null>>();

  /** `fetchUrl` is the network; tests have one of their own. */
  constructor(private readonly fetchUrl: typeof fetchOnce = fetchOnce) {}

  /** Returns the PEM at a URL that `isSnsUrl` has allowed; null if SNS says that there is none. Throws when it does not answer. */
  certificate(url: string): Promise<string | null> {
    const known = this.certificates.get(url) ?? this.get(url);
    if (this.certificates.size >= MOST_KEPT && !this.certificates.has(url)) this.certificates.clear();
    this.certificates.set(url, known);
    const forget = (): boolean => this.certificates.delete(url);
    known.then((found) => found ?? forget(), forget);
    return known;
  }

  /** Visits the URL. Returns false if SNS says that it confirms nothing, as it does of an old one. */
  async confirm(url: string): Promise<boolean> {
    return (await this.get(url)) !== null;
  }

  private async get(url: string): Promise<string | null> {
    if (!isSnsUrl(url)) throw new Error('not a URL of SNS');
    const { status, body } = await this.fetchUrl(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      maxBytes: MOST_BYTES,
    });
    if (status >= 400 && status < 500) return null;
    if (status < 200 || status >= 300) throw new Error(`SNS answered ${String(status)}`);
    return body.toString('utf8');
  }
}
