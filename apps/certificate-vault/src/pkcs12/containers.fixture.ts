import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestCertificate } from '@rubrica/testing';
import { pemOfCertificates } from '@rubrica/xades';
import forge from 'node-forge';

export const PASSWORD = 'Clave-123';

export interface ContainerOptions {
  readonly password?: string;
  /** Further arguments of `openssl pkcs12 -export`. */
  readonly args?: readonly string[];
  /** DER; default: the authorities of the certificate. */
  readonly others?: readonly Buffer[];
}

export const isOpensslThere = spawnSync('openssl', ['version']).error === undefined;

/** Makes a container with `openssl pkcs12 -export`. */
export const opensslContainer = ({ keyPem, chain }: TestCertificate, options: ContainerOptions = {}): Buffer => {
  const { password = PASSWORD, args = [], others = chain.slice(1) } = options;
  const folder = mkdtempSync(join(tmpdir(), 'pkcs12-'));
  try {
    writeFileSync(join(folder, 'key.pem'), keyPem);
    writeFileSync(join(folder, 'leaf.pem'), pemOfCertificates(chain.slice(0, 1)));
    writeFileSync(join(folder, 'others.pem'), pemOfCertificates(others));
    const files = ['-inkey', 'key.pem', '-in', 'leaf.pem', '-out', 'out.p12', '-passout', `pass:${password}`];
    const more = others.length > 0 ? ['-certfile', 'others.pem'] : [];
    const { status, stderr } = spawnSync('openssl', ['pkcs12', '-export', ...files, ...more, ...args], { cwd: folder });
    if (status !== 0) throw new Error(stderr.toString());
    return readFileSync(join(folder, 'out.p12'));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** Makes a container with node-forge. */
export const forgeContainer = (
  { keyPem, chain }: TestCertificate,
  algorithm: '3des' | 'aes128' | 'aes192' | 'aes256' = 'aes256',
): Buffer => {
  const container = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(keyPem),
    chain.map((der) => forge.pki.certificateFromPem(pemOfCertificates([der]))),
    PASSWORD,
    { algorithm },
  );
  return Buffer.from(forge.asn1.toDer(container).getBytes(), 'latin1');
};
