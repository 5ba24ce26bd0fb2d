import type { Waiting } from './document.js';

export const CERTIFICATE_MISSING: Waiting = {
  reason: 'certificate_missing',
  action: 'Upload a certificate with POST /v1/certificates; the document goes on by itself.',
};

export const SOFTWARE_MISSING: Waiting = {
  reason: 'certificate_missing',
  action: 'Register the software (id and PIN) of your DIAN portal; the document goes on by itself.',
};

export const RANGE_EXHAUSTED: Waiting = {
  reason: 'range_exhausted',
  action: 'Register a numbering range that has numbers with POST /v1/numbering-ranges; the document goes on by itself.',
};

export const PAPER_RANGE_MISSING: Waiting = {
  reason: 'range_exhausted',
  action:
    'Register the contingency range that has the number of the paper original with POST /v1/numbering-ranges; the document goes on by itself.',
};
