import { type DataFolder, type Credentials, type Secrets } from '@rubrica/standalone';
import forge from 'node-forge';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tenant } from '../load/tenants.js';
import { type Needle, needleOfShort, needlesOf, needlesOfNumber } from './needle.js';

/** Whose secrets are looked for. */
export interface Holders {
  readonly folder: DataFolder;
  readonly credentials: Credentials;
  readonly secrets: Secrets;
  readonly tenants: readonly Tenant[];
  readonly hookSecrets: ReadonlyMap<string, string>;
  readonly smtpPassword: string;
}

/**
 * Everything that a run knows and must have written nowhere: private keys of certificates with each of their numbers,
 * containers, passwords, API keys, secrets of webhooks, passwords at mail servers, PINs, keys of services and of operators.
 */
export const knownSecrets = (holders: Holders): readonly Needle[] => [
  ...installationSecrets(holders),
  ...tenantSecrets(holders),
  ...containerSecrets(holders),
];

const ofText = (name: string, text: string): readonly Needle[] => needlesOf(name, Buffer.from(text));
const ofBase64 = (name: string, text: string): readonly Needle[] => [
  ...ofText(name, text),
  ...needlesOf(name, Buffer.from(text, 'base64')),
];

const installationSecrets = ({ secrets }: Holders): readonly Needle[] => [
  ...Object.entries(secrets.internalKeys).flatMap(([service, key]) => ofText(`internal key of ${service}`, key)),
  ...ofText('file URL key', secrets.fileUrlKeys.replace(/^k1:/, '')),
  ...ofText('operator token', secrets.operatorToken),
  ...ofBase64('key of the gateway', secrets.gatewayKey),
  ...ofBase64('key of the issuer', secrets.issuerKey),
  ...ofBase64('key of the dispatcher', secrets.dispatcherKey),
  ...ofBase64('key of the mailer', secrets.mailerKey),
  ...ofBase64('master key of the vault', secrets.vaultKey),
  ...Object.entries(secrets.rolePasswords).flatMap(([role, word]) => ofText(`database password of ${role}`, word)),
];

const tenantSecrets = ({ credentials, secrets, tenants, hookSecrets, smtpPassword }: Holders): readonly Needle[] => [
  ...[credentials, credentials.other_tenant, ...tenants].flatMap((tenant, nth) => [
    ...ofText(`sk_live of tenant ${nth}`, tenant.sk_live),
    ...ofText(`sk_test of tenant ${nth}`, tenant.sk_test),
  ]),
  ...[...hookSecrets.values()].flatMap((secret) => ofText('secret of a webhook endpoint', secret)),
  ...ofText('password at a mail server', smtpPassword),
  ...ofText('password of a .p12', secrets.p12Password),
  needleOfShort('software PIN', credentials.software_pin),
];

/** The certificates' files are the tenants' own, and lie beside what the services write. */
const containerSecrets = ({ folder, secrets }: Holders): readonly Needle[] =>
  readdirSync(folder.pki)
    .filter((name) => name.endsWith('.p12'))
    .flatMap((name) => {
      const container = readFileSync(join(folder.pki, name));
      return [
        ...needlesOf(`the sealed key of ${name}`, sealedKeyIn(container)),
        ...keyNeedles(name, container, secrets.p12Password),
      ];
    });

/** Behind the certificates, which are public: the last thousand bytes before salt and digest of the whole container. */
const sealedKeyIn = (container: Buffer): Buffer => container.subarray(-1_000, -200);

/** A key in any encoding has these numbers; its modulus is public. */
const PRIVATE_PARTS = ['d', 'p', 'q', 'dP', 'dQ', 'qInv'] as const;

const keyNeedles = (file: string, container: Buffer, password: string): readonly Needle[] => {
  const asn1 = forge.asn1.fromDer(forge.util.createBuffer(container.toString('latin1')));
  const bagType = forge.pki.oids['pkcs8ShroudedKeyBag'] ?? '';
  const bags = forge.pkcs12.pkcs12FromAsn1(asn1, password).getBags({ bagType })[bagType] ?? [];
  return bags.flatMap(({ key }) =>
    key && 'd' in key ? PRIVATE_PARTS.flatMap((part) => partNeedles(`${part} of the key in ${file}`, key[part])) : [],
  );
};

const partNeedles = (name: string, number: forge.jsbn.BigInteger): readonly Needle[] => {
  const hex = number.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return [...needlesOf(name, bytes), ...needlesOfNumber(name, BigInt(`0x${hex}`))];
};
