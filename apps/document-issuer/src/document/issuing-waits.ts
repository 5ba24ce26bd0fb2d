import { SENTENCES } from '@rubrica/contracts';
import type { Waiting } from './document.js';

export const CERTIFICATE_MISSING: Waiting = {
  reason: 'certificate_missing',
  action: SENTENCES.uploadCertificate.en,
};

export const SOFTWARE_MISSING: Waiting = {
  reason: 'certificate_missing',
  action: SENTENCES.registerSoftware.en,
};
