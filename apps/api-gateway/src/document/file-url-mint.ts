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

/** Reads `id:secret,id:secret`. The first key signs, all verify. */
export const parseFileUrlKeys = (text: string): CapabilityKeys =>
  text.split(',').map((entry) => {
    const [id = '', secret = ''] = entry.split(':');
    if (id === '' || secret.length < 16)
      throw new Error('FILE_URL_KEYS takes id:secret pairs with secrets of 16 characters or more');
    return { id, secret };
  });
