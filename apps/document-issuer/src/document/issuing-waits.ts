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

export const RANGE_EXHAUSTED: Waiting = {
  reason: 'range_exhausted',
  action: SENTENCES.registerRange.en,
};

export const PAPER_RANGE_MISSING: Waiting = {
  reason: 'range_exhausted',
  action: SENTENCES.registerPaperRange.en,
};
