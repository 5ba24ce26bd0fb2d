import type { CapabilityKeys } from '@rubrica/contracts';
import type { FileUrls } from './document-resource.js';

/** Holds what file URLs are made of: the public base URL, the keys and the real clock. */
export class FileUrlMint {
  constructor(
    private readonly publicBaseUrl: string,
    readonly keys: CapabilityKeys,
  ) {}

  now(): FileUrls {
    return { publicBaseUrl: this.publicBaseUrl, keys: this.keys, nowSeconds: Math.floor(Date.now() / 1000) };
  }
}
