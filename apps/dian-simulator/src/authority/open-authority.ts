import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { CA_EXTENSIONS, keyPair, makeCertificate, SIGNER_EXTENSIONS } from '../certificate/make-certificate.js';
import { type Authority, authorityOf } from './authority.js';

const CA_NAME = 'AC SIMULADA (no es una autoridad acreditada)';
const NAME = 'AUTORIDAD SIMULADA (no es la DIAN)';
/** So that readers who look for DIAN's number in the certificate find it. */
const DIAN_NIT = '800197268';

/** Reads the authority from the file, which the first start writes. With null it makes a new one each time. */
export const openAuthority = async (file: string | null): Promise<Authority> => {
  if (file === null) return authorityOf(await makeAuthority());
  if (existsSync(file)) return authorityOf(await readFile(file, 'utf8'));
  const pem = await makeAuthority();
  await writeFile(`${file}.new`, pem, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return authorityOf(pem);
};

/** Private key, certificate and its issuer's certificate, in this order. */
const makeAuthority = async (): Promise<string> => {
  const [ca, own] = await Promise.all([keyPair(), keyPair()]);
  const caName = [
    { name: 'countryName', value: 'CO' },
    { name: 'organizationName', value: 'Simulador' },
    { name: 'commonName', value: CA_NAME },
  ];
  const caCertificate = makeCertificate({
    publicPem: ca.publicPem,
    subject: caName,
    issuer: caName,
    issuerKeyPem: ca.privatePem,
    extensions: CA_EXTENSIONS,
  });
  const name = [
    { name: 'countryName', value: 'CO' },
    { name: 'organizationName', value: 'Simulador' },
    { name: 'serialNumber', value: DIAN_NIT },
    { name: 'commonName', value: NAME },
  ];
  const ownCertificate = makeCertificate({
    publicPem: own.publicPem,
    subject: name,
    issuer: caName,
    issuerKeyPem: ca.privatePem,
    extensions: SIGNER_EXTENSIONS,
  });
  return `${own.privatePem}${ownCertificate}${caCertificate}`;
};
