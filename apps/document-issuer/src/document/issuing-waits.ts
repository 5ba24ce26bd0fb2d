import { SENTENCES, softwareSentence } from '@rubrica/contracts';
import { INVOICING, type SoftwareRecord } from '@rubrica/kinds';
import type { WaitReason } from './document.js';

export const CERTIFICATE_MISSING: WaitReason = {
  reason: 'certificate_missing',
  action: SENTENCES.uploadCertificate.en,
};

/** Wait for software of the record of the document's kind. */
export const softwareMissing = (record: SoftwareRecord): WaitReason => ({
  reason: 'certificate_missing',
  action: record === INVOICING ? SENTENCES.registerSoftware.en : softwareSentence(record),
});
