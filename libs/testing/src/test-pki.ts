import { createHash, generateKeyPair, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { nextRsaKeyPair } from './run/rsa-keys.js';

/**
 * A throw-away PKI shaped like Colombia's: root → subordinate → end entity with its NIT in the subject, UTF-8 names
 * with commas in them, serial numbers of 16 bytes. All keys are new at each run.
 */
export interface TestPki {
  /** PEM of the root and the subordinate that good certificates come from. */
  readonly trustPem: string;
  /** PEM of an unrelated authority. */
  readonly otherTrustPem: () => Promise<string>;
  readonly issue: (kind: TestCertificateKind) => Promise<TestCertificate>;
}

export type TestCertificateKind = keyof typeof KINDS;

export interface TestCertificate {
  readonly key: KeyObject;
  /** Chain in DER, the end entity first, without the root. */
  readonly chain: readonly Buffer[];
  readonly chainPem: string;
  /** PKCS#8. */
  readonly keyPem: string;
}

/** NIT of every certificate except `second`; its check digit is 3. */
export const TEST_NIT = '900373115';
export const SECOND_TEST_NIT = '800199436';

type StringType = 'utf8' | 'printable' | 'ia5' | 'bmp';
type TestName = readonly (readonly [type: string, value: string, encoding?: StringType])[];

interface Authority {
  readonly name: TestName;
  readonly key: KeyObject;
  /** Its own certificate, then those above it without the root. */
  readonly chain: readonly Buffer[];
}

interface CertificateOptions {
  readonly subject: TestName;
  readonly publicKey: KeyObject;
  readonly issuer: { readonly name: TestName; readonly key: KeyObject };
  readonly serialNumber: Buffer;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly extensions: readonly forge.asn1.Asn1[];
}

const OID = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  country: '2.5.4.6',
  locality: '2.5.4.7',
  state: '2.5.4.8',
  organization: '2.5.4.10',
  unit: '2.5.4.11',
  title: '2.5.4.12',
  organizationIdentifier: '2.5.4.97',
  email: '1.2.840.113549.1.9.1',
  // An authority's own: unknown by name to every printer of distinguished names.
  nit: '1.3.6.1.4.1.23267.2.3',
  checkDigit: '1.3.6.1.4.1.23267.2.2',
} as const;

const ROOT: TestName = [
  [OID.country, 'CO', 'printable'],
  [OID.locality, 'Bogotá D.C.'],
  [OID.organization, 'Prueba Certificación S.A.'],
  [OID.unit, 'Raíz'],
  [OID.commonName, 'ROOT CA PRUEBA S.A.'],
];
const SUBORDINATE: TestName = [
  [OID.country, 'CO', 'printable'],
  [OID.state, 'Distrito Capital'],
  [OID.locality, 'Bogotá D.C.'],
  [OID.organization, 'Prueba Certificación S.A. NIT 900.123.456-7'],
  [OID.unit, 'Subordinada, Personas Jurídicas'],
  [OID.commonName, 'CA SUB PRUEBA S.A. Clase II'],
  [OID.email, 'info@ca.example', 'ia5'],
];
const WEIRD_SUBORDINATE: TestName = [
  [OID.country, 'CO', 'printable'],
  [OID.organization, 'Comercial "La 14", S.A.S. + Hijos; Ltda.'],
  [OID.unit, '#Uno=<Dos>\\Tres'],
  [OID.unit, 'Ancho ñ', 'bmp'],
  [OID.commonName, ' Ñandú & Cía  '],
];
const OTHER_ROOT: TestName = [
  [OID.country, 'CO', 'printable'],
  [OID.commonName, 'OTRA ROOT'],
];
const OTHER_SUBORDINATE: TestName = [
  [OID.country, 'CO', 'printable'],
  [OID.commonName, 'OTRA SUB'],
];

const company = (nit: string): TestName => [
  [OID.country, 'CO', 'printable'],
  [OID.state, 'BOGOTÁ D.C.'],
  [OID.locality, 'BOGOTÁ D.C.'],
  [OID.organization, 'EMPRESA DE PRUEBAS S.A.S.'],
  [OID.unit, 'Facturación Electrónica'],
  [OID.serialNumber, nit, 'printable'],
  [OID.title, 'Persona Jurídica'],
  [OID.organizationIdentifier, `NTRCO-${nit}`],
  [OID.nit, nit],
  [OID.checkDigit, '3'],
  [OID.email, 'facturacion@ejemplo.example', 'ia5'],
  [OID.commonName, 'EMPRESA DE PRUEBAS S.A.S.'],
];
/** Authorities between the subordinate and the signer: a chain may have any length. */
const between = (level: number): TestName => [
  [OID.country, 'CO', 'printable'],
  [OID.organization, 'Prueba Certificación S.A.'],
  [OID.commonName, `CA INTERMEDIA ${String(level)}`],
];

const WEIRD_COMPANY: TestName = [
  [OID.country, 'CO', 'printable'],
  [OID.organization, 'Comercial "El Ñato", S.A.S. + Hijos'],
  [OID.serialNumber, TEST_NIT, 'printable'],
  [OID.commonName, '#Raro; <Ltda> & = Cía'],
];

const SIGNING = [0xc0, 6] as const; // digitalSignature, nonRepudiation
const ENCIPHERMENT = [0x20, 5] as const;

type KeyKind = 'rsa2048' | 'rsa3072' | 'rsa4096' | 'ec';

interface Kind {
  readonly authority: 'root' | 'subordinate' | 'deep' | 'weird' | 'other' | 'impostor';
  readonly subject: TestName;
  /** `own`: the same in all of them. */
  readonly key: 'own' | KeyKind;
  readonly keyUsage: readonly [bits: number, unused: number];
  /** From now. */
  readonly days: readonly [from: number, to: number];
}

const GOOD: Kind = {
  authority: 'subordinate',
  subject: company(TEST_NIT),
  key: 'own',
  keyUsage: SIGNING,
  days: [-10, 730],
};

const KINDS = {
  good: GOOD,
  /** Older than every example. */
  seasoned: { ...GOOD, days: [-3_000, 730] },
  second: { ...GOOD, subject: company(SECOND_TEST_NIT), key: 'rsa2048' },
  'weird-dn': { ...GOOD, authority: 'weird', subject: WEIRD_COMPANY },
  rsa3072: { ...GOOD, key: 'rsa3072' },
  rsa4096: { ...GOOD, key: 'rsa4096' },
  /** Issued by the root itself. */
  byroot: { ...GOOD, authority: 'root' },
  /** With four of them. */
  deep: { ...GOOD, authority: 'deep' },
  expired: { ...GOOD, days: [-1_095, -365] },
  notyet: { ...GOOD, days: [365, 730] },
  nodigsig: { ...GOOD, keyUsage: ENCIPHERMENT },
  otherca: { ...GOOD, authority: 'other' },
  /** Issued by an end entity, which is no authority. */
  byleaf: { ...GOOD, authority: 'impostor' },
  ec: { ...GOOD, key: 'ec' },
} satisfies Record<string, Kind>;

/** Keys take time (tenths of a second each, more under load), so each is made when first needed. */
export const createTestPki = async (): Promise<TestPki> => {
  const root = await createAuthority(ROOT);
  const subordinate = await createAuthority(SUBORDINATE, withoutChain(root));
  const ownKey = once(() => createKeyPair('rsa2048'));
  const otherRoot = once(() => createAuthority(OTHER_ROOT));
  const authorities: Record<Kind['authority'], () => Promise<Authority>> = {
    root: () => Promise.resolve(withoutChain(root)),
    subordinate: () => Promise.resolve(subordinate),
    deep: once(async () => {
      let last = subordinate;
      for (const level of [1, 2, 3]) last = await createAuthority(between(level), last);
      return last;
    }),
    weird: once(() => createAuthority(WEIRD_SUBORDINATE, withoutChain(root))),
    other: once(async () => createAuthority(OTHER_SUBORDINATE, withoutChain(await otherRoot()))),
    impostor: once(async () => {
      const { key, chain } = issue(GOOD, subordinate, await createKeyPair('rsa2048'));
      return { name: GOOD.subject, key, chain };
    }),
  };
  return {
    trustPem: pemOf([root, subordinate].flatMap(({ chain }) => chain)),
    otherTrustPem: async () => pemOf([await otherRoot(), await authorities.other()].flatMap(({ chain }) => chain)),
    issue: async (kind) => {
      const { authority, key }: Kind = KINDS[kind];
      return issue(KINDS[kind], await authorities[authority](), await (key === 'own' ? ownKey() : createKeyPair(key)));
    },
  };
};

interface KeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

const issue = (
  { subject, keyUsage, days: [from, to] }: Kind,
  authority: Authority,
  { privateKey, publicKey }: KeyPair,
): TestCertificate => {
  const leaf = certificate({
    subject,
    publicKey,
    issuer: authority,
    serialNumber: serialNumber(16),
    notBefore: inDays(from),
    notAfter: inDays(to),
    extensions: [
      extension('2.5.29.19', true, sequence()),
      extension('2.5.29.15', true, bitString(...keyUsage)),
      extension('2.5.29.37', false, sequence(objectId('1.3.6.1.5.5.7.3.2'), objectId('1.3.6.1.5.5.7.3.4'))),
      ...keyIdentifiers(publicKey, authority.key),
    ],
  });
  const chain = [leaf, ...authority.chain];
  return {
    key: privateKey,
    chain,
    chainPem: pemOf(chain),
    keyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
};

const createAuthority = async (name: TestName, parent?: Authority): Promise<Authority> => {
  const { privateKey, publicKey } = await createKeyPair('rsa2048');
  const issuer = parent ?? { name, key: privateKey };
  const der = certificate({
    subject: name,
    publicKey,
    issuer,
    serialNumber: serialNumber(9),
    notBefore: inDays(-3_650),
    notAfter: inDays(3_650),
    extensions: [
      extension('2.5.29.19', true, sequence(primitive(forge.asn1.Type.BOOLEAN, '\xff'))),
      extension('2.5.29.15', true, bitString(0x06, 1)), // keyCertSign, cRLSign
      ...keyIdentifiers(publicKey, issuer.key),
    ],
  });
  return { name, key: privateKey, chain: [der, ...(parent?.chain ?? [])] };
};

/** A root stands in no chain. */
const withoutChain = (root: Authority): Authority => ({ ...root, chain: [] });

const createKeyPair = (kind: KeyKind): Promise<KeyPair> =>
  kind === 'ec'
    ? promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
    : nextRsaKeyPair(Number(kind.slice('rsa'.length)));

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

const inDays = (days: number): Date => new Date(Math.trunc(Date.now() / 1_000 + days * 86_400) * 1_000);

/** Positive serial number of exactly that many bytes; real ones exceed 64 bits. */
const serialNumber = (length: number): Buffer => {
  const bytes = randomBytes(length);
  bytes[0] = 0x60 | ((bytes[0] ?? 0) & 0x0f);
  return bytes;
};

const pemOf = (certificates: readonly Buffer[]): string =>
  certificates.map((der) => new X509Certificate(der).toString()).join('');

// node-forge writes the structure; keys and signatures are Node's, because forge knows no EC keys and is slow at RSA.
const { asn1 } = forge;
const { Class, Type } = asn1;

const primitive = (type: forge.asn1.Type, value: string) => asn1.create(Class.UNIVERSAL, type, false, value);
const sequence = (...parts: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts);
const objectId = (oid: string) => primitive(Type.OID, asn1.oidToDer(oid).getBytes());
const octetString = (bytes: string) => primitive(Type.OCTETSTRING, bytes);
const bitString = (bits: number, unused: number) => primitive(Type.BITSTRING, String.fromCharCode(unused, bits));
const explicit = (number: number, part: forge.asn1.Asn1) => asn1.create(Class.CONTEXT_SPECIFIC, number, true, [part]);
const derOf = (value: forge.asn1.Asn1) => asn1.toDer(value).getBytes();

const extension = (oid: string, critical: boolean, value: forge.asn1.Asn1) =>
  sequence(objectId(oid), ...(critical ? [primitive(Type.BOOLEAN, '\xff')] : []), octetString(derOf(value)));

const keyIdentifiers = (subject: KeyObject, issuer: KeyObject) => [
  extension('2.5.29.14', false, octetString(keyIdentifier(subject))),
  extension('2.5.29.35', false, sequence(asn1.create(Class.CONTEXT_SPECIFIC, 0, false, keyIdentifier(issuer)))),
];

/** Of the private or of the public key, the same. */
const keyIdentifier = (key: KeyObject): string => {
  const jwk = key.export({ format: 'jwk' });
  return createHash('sha1')
    .update(`${jwk.n ?? ''}${jwk.x ?? ''}`)
    .digest()
    .toString('latin1');
};

const STRING_TYPES = {
  utf8: [Type.UTF8, (text: string) => Buffer.from(text, 'utf8')],
  printable: [Type.PRINTABLESTRING, (text: string) => Buffer.from(text, 'latin1')],
  ia5: [Type.IA5STRING, (text: string) => Buffer.from(text, 'latin1')],
  bmp: [Type.BMPSTRING, (text: string) => Buffer.from(text, 'latin1')], // forge widens it itself
} as const;

const distinguishedName = (name: TestName) =>
  sequence(
    ...name.map(([oid, value, encoding = 'utf8']) => {
      const [type, encode] = STRING_TYPES[encoding];
      const attribute = sequence(objectId(oid), primitive(type, encode(value).toString('latin1')));
      return asn1.create(Class.UNIVERSAL, Type.SET, true, [attribute]);
    }),
  );

const time = (instant: Date) => primitive(Type.GENERALIZEDTIME, asn1.dateToGeneralizedTime(instant).toString());

const certificate = (options: CertificateOptions): Buffer => {
  const { subject, publicKey, issuer, serialNumber: serial, notBefore, notAfter, extensions } = options;
  const algorithm = sequence(objectId('1.2.840.113549.1.1.11'), primitive(Type.NULL, ''));
  const tbs = sequence(
    explicit(0, primitive(Type.INTEGER, '\x02')),
    primitive(Type.INTEGER, serial.toString('latin1')),
    algorithm,
    distinguishedName(issuer.name),
    sequence(time(notBefore), time(notAfter)),
    distinguishedName(subject),
    asn1.fromDer(publicKey.export({ type: 'spki', format: 'der' }).toString('latin1')),
    explicit(3, sequence(...extensions)),
  );
  const signature = sign('sha256', Buffer.from(derOf(tbs), 'latin1'), issuer.key);
  const whole = sequence(tbs, algorithm, primitive(Type.BITSTRING, `\0${signature.toString('latin1')}`));
  return Buffer.from(derOf(whole), 'latin1');
};
