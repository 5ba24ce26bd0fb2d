import { Injectable } from '@nestjs/common';
import type { Logo } from '@rubrica/contracts';
import { BlobStore } from '@rubrica/service';
import type { LetterLogo } from './letter.js';

/** Kept at once, with their encoded bytes (`mime.ts`): most mails are of the tenants that sent the last ones. */
const KEPT = 64;

/** A larger one (a PNG grows when it is written again on upload) is left out: a mail may have 2 MB with its zip. */
const MOST_BYTES = 200 * 1_024;

/** Reads tenants' logos once for many mails. */
@Injectable()
export class LogoStore {
  private readonly known = new Map<string, Promise<LetterLogo | null>>();

  constructor(private readonly blobs: BlobStore) {}

  of(tenantId: string, logo: Logo | null): Promise<LetterLogo | null> {
    if (logo === null) return Promise.resolve(null);
    const key = `${tenantId} ${logo.blob}`;
    const known = this.known.get(key) ?? this.read(tenantId, logo);
    this.known.delete(key);
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size > KEPT && oldest !== undefined) this.known.delete(oldest);
    known.catch(() => this.known.delete(key));
    return known;
  }

  private async read(tenantId: string, { blob, media_type, width_px, height_px }: Logo): Promise<LetterLogo | null> {
    const bytes = await this.blobs.get(tenantId, blob);
    return bytes.length > MOST_BYTES ? null : { media_type, width_px, height_px, bytes };
  }
}
