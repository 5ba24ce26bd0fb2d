import { randomUUID, sign, verify, X509Certificate } from 'node:crypto';
import type { TestCertificate } from '@rubrica/testing';
import { prepareSignature, signerCertificates, type SignaturePlan } from './signature.js';
import type { UnsignedXml } from './unsigned-xml.js';

export const planFor = (signer: TestCertificate, changes: Partial<SignaturePlan> = {}): SignaturePlan => ({
  id: randomUUID(),
  signingTime: colombianTime(new Date()),
  signer: signerCertificates(signer.chain),
  role: 'supplier',
  ...changes,
});

export const signatureValue = (signedInfo: string, { key }: TestCertificate): string =>
  sign('sha256', Buffer.from(signedInfo), key).toString('base64');

export const signed = (
  unsigned: UnsignedXml,
  signer: TestCertificate,
  changes: Partial<SignaturePlan> = {},
): string => {
  const { signedInfo, assemble } = prepareSignature(unsigned, planFor(signer, changes));
  return assemble(signatureValue(signedInfo, signer)).toString();
};

export const isSignedBy = (signedInfo: string, value: string, { chain }: TestCertificate): boolean => {
  const [leaf = Buffer.alloc(0)] = chain;
  return verify('sha256', Buffer.from(signedInfo), new X509Certificate(leaf).publicKey, Buffer.from(value, 'base64'));
};

export const colombianTime = (instant: Date): string =>
  new Date(instant.getTime() - 5 * 3_600_000).toISOString().replace('Z', '-05:00');
