import { SENTENCES } from '@rubrica/contracts';
import type { WaitReason } from './document.js';

export const CERTIFICATE_MISSING: WaitReason = {
  reason: 'certificate_missing',
  action: SENTENCES.uploadCertificate.en,
};

export const SOFTWARE_MISSING: WaitReason = {
  reason: 'certificate_missing',
  action: SENTENCES.registerSoftware.en,
};
