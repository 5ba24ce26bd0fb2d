import type { CapabilityKeys } from '@rubrica/contracts';
import { filesUrlOf } from '@rubrica/service';
import type { ApiGatewaySettings } from '../config.js';
import type { FileUrls } from './document-resource.js';

const DAY_SECONDS = 86_400;

/**
 * Holds what file URLs are made of: the public base URL, the keys and the day of the real clock. All URLs of a file that are made
 * on one day are the same, so that a document that has not changed has the same ETag.
 */
export class FileUrlMint {
  constructor(
    private readonly settings: Pick<ApiGatewaySettings, 'publicBaseUrl' | 'filesUrl'>,
    readonly keys: CapabilityKeys,
  ) {}

  now(): FileUrls {
    const dayEndSeconds = Math.ceil(Date.now() / 1000 / DAY_SECONDS) * DAY_SECONDS;
    const { publicBaseUrl } = this.settings;
    return { publicBaseUrl, filesUrl: filesUrlOf(this.settings), keys: this.keys, dayEndSeconds };
  }
}
