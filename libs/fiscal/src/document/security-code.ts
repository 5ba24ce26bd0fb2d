import { sha384 } from './cufe.js';

/** sts:SoftwareSecurityCode: SHA-384 hex of software id (GUID with hyphens), PIN and document number. */
export const softwareSecurityCode = (softwareId: string, pin: string, number: string): string =>
  sha384(softwareId + pin + number);
