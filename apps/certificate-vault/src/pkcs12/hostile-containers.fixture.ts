import type { TestCertificate } from '@rubrica/testing';
import { createHash, createHmac, generateKeyPairSync } from 'node:crypto';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { forgeContainer, PASSWORD } from './containers.fixture.js';
import { derivePkcs12, IterationBudget, PURPOSE } from './key-derivation.js';

/** What is uploaded as a .p12 and is none, or one that should cost or break something. */
export interface HostileContainer {
  readonly title: string;
  readonly bytes: Buffer;
}

const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  if (content.length < 0x80) return Buffer.concat([Buffer.of(tag, content.length), content]);
  const hex = content.length.toString(16);
  const length = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.of(tag, 0x80 | length.length), length, content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const explicit = (number: number, ...parts: readonly Buffer[]): Buffer => der(0xa0 | number, ...parts);
const octets = (content: Buffer): Buffer => der(0x04, content);
const integer = (value: bigint): Buffer => {
  const hex = value.toString(16);
  const bytes = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return der(0x02, (bytes[0] ?? 0) & 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes);
};
const oid = (text: string): Buffer => {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const arc = (value: number): number[] => {
    const digits = [value & 0x7f];
    for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128))
      digits.unshift((left & 0x7f) | 0x80);
    return digits;
  };
  return der(0x06, Buffer.from([first * 40 + second, ...rest].flatMap(arc)));
};
const NULL = Buffer.from([0x05, 0x00]);

const OID = {
  data: oid('1.2.840.113549.1.7.1'),
  signedData: oid('1.2.840.113549.1.7.2'),
  encryptedData: oid('1.2.840.113549.1.7.6'),
  keyBag: oid('1.2.840.113549.1.12.10.1.1'),
  shroudedKeyBag: oid('1.2.840.113549.1.12.10.1.2'),
  certificateBag: oid('1.2.840.113549.1.12.10.1.3'),
  safeContentsBag: oid('1.2.840.113549.1.12.10.1.6'),
  x509: oid('1.2.840.113549.1.9.22.1'),
  pbes2: oid('1.2.840.113549.1.5.13'),
  pbkdf2: oid('1.2.840.113549.1.5.12'),
  scrypt: oid('1.3.6.1.4.1.11591.4.11'),
  sha1: oid('1.3.14.3.2.26'),
  md5: oid('1.2.840.113549.2.5'),
  hmacSha512: oid('1.2.840.113549.2.11'),
  aes256Cbc: oid('2.16.840.1.101.3.4.1.42'),
  aes256Gcm: oid('2.16.840.1.101.3.4.1.46'),
  tripleDes: oid('1.2.840.113549.1.12.1.3'),
  rc2: oid('1.2.840.113549.1.12.1.6'),
};

const dataOf = (content: Buffer): Buffer => sequence(OID.data, explicit(0, octets(content)));
const pfx = (authenticated: Buffer, mac: Buffer = Buffer.alloc(0), version = 3n): Buffer =>
  sequence(integer(version), authenticated, mac);
const macOf = (iterations: bigint, { digest = OID.sha1, salt = Buffer.alloc(8) as Buffer } = {}): Buffer =>
  sequence(sequence(sequence(digest, NULL), octets(Buffer.alloc(20))), octets(salt), integer(iterations));
/** Bags in the open, with no MAC. */
const bags = (...all: readonly Buffer[]): Buffer => pfx(dataOf(sequence(dataOf(sequence(...all)))));
const bag = (type: Buffer, value: Buffer): Buffer => sequence(type, explicit(0, value));
const pbkdf2 = (iterations: bigint, { salt = Buffer.alloc(8) as Buffer, cipher = OID.aes256Cbc } = {}): Buffer =>
  sequence(
    OID.pbes2,
    sequence(
      sequence(OID.pbkdf2, sequence(octets(salt), integer(iterations), sequence(OID.hmacSha512, NULL))),
      sequence(cipher, octets(Buffer.alloc(16))),
    ),
  );
const pkcs12Scheme = (scheme: Buffer, iterations: bigint): Buffer =>
  sequence(scheme, sequence(octets(Buffer.alloc(8)), integer(iterations)));
const shrouded = (algorithm: Buffer, ciphertext = Buffer.alloc(64, 1)): Buffer =>
  bag(OID.shroudedKeyBag, sequence(algorithm, octets(ciphertext)));
const encrypted = (algorithm: Buffer, ciphertext: Buffer): Buffer =>
  pfx(
    dataOf(
      sequence(
        sequence(
          OID.encryptedData,
          explicit(0, sequence(integer(0n), sequence(OID.data, algorithm, der(0x80, ciphertext)))),
        ),
      ),
    ),
  );
const certificateBag = (certificate: Buffer): Buffer =>
  bag(OID.certificateBag, sequence(OID.x509, explicit(0, octets(certificate))));
const nested = (levels: number, wrap: (inner: Buffer) => Buffer, inner: Buffer): Buffer => {
  let all = inner;
  for (let level = 0; level < levels; level += 1) all = wrap(all);
  return all;
};
/** So many levels of a tag, from the inside out, in time that grows with the size only. */
const tower = (levels: number, tag: number, inner: Buffer): Buffer => {
  const heads: Buffer[] = [];
  let length = inner.length;
  for (let level = 0; level < levels; level += 1) {
    const head = der(tag, Buffer.alloc(length)).subarray(0, -length);
    heads.unshift(head);
    length += head.length;
  }
  return Buffer.concat([...heads, inner]);
};

const zipOf = (name: string, content: Buffer): Buffer => {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name), packed]);
};
/** Bytes that look random and are the same in every run. */
const noise = (length: number): Buffer =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, index) =>
      createHash('sha256').update(`noise ${index}`).digest(),
    ),
  ).subarray(0, length);

/** Whole containers whose MAC is right, so that all of their inside is read. */
const withMac = async (content: Buffer): Promise<Buffer> => {
  const [salt, iterations] = [Buffer.alloc(8, 1), 1_000];
  const password = Buffer.from(`${PASSWORD}\0`, 'utf16le').swap16();
  const from = { password, salt, iterations, digest: 'sha1', budget: new IterationBudget() } as const;
  const mac = createHmac('sha1', await derivePkcs12(from, PURPOSE.mac, 20))
    .update(content)
    .digest();
  return pfx(dataOf(content), sequence(sequence(sequence(OID.sha1, NULL), octets(mac)), octets(salt), integer(1_000n)));
};

const otherFiles = (good: Buffer, { keyPem, chain, chainPem }: TestCertificate): HostileContainer[] => {
  const text = (title: string, content: string): HostileContainer => ({ title, bytes: Buffer.from(content) });
  return [
    text('nothing', ''),
    text('a line of text', 'Esto no es un certificado.'),
    text('an HTML page', `<!doctype html><html><body>${'<p>Inicie sesión</p>'.repeat(500)}</body></html>`),
    text(
      'an XML file with entities in entities',
      `<!DOCTYPE a [<!ENTITY a "${'&b;'.repeat(50)}"><!ENTITY b "x">]><a>&a;</a>`,
    ),
    text('JSON, 5,000 levels deep', '['.repeat(5_000)),
    text('a certificate as PEM', chainPem),
    text('a private key as PEM', keyPem),
    text('an OpenSSH key', `-----BEGIN OPENSSH PRIVATE KEY-----\n${noise(1_000).toString('base64')}\n`),
    text('the container in base64', good.toString('base64')),
    text('the container in hex', good.toString('hex')),
    { title: 'a text in UTF-16', bytes: Buffer.from('﻿certificado', 'utf16le') },
    { title: 'a certificate as DER', bytes: chain[0] ?? Buffer.alloc(0) },
    { title: 'a signed PKCS#7 (.p7b)', bytes: sequence(OID.signedData, explicit(0, sequence(integer(1n)))) },
    {
      title: 'a Java key store (JKS)',
      bytes: Buffer.concat([Buffer.from('feedfeed0000000200000001', 'hex'), noise(2_000)]),
    },
    { title: 'a Java key store (JCEKS)', bytes: Buffer.concat([Buffer.from('cececece00000002', 'hex'), noise(2_000)]) },
    { title: 'a zip of 40 MB of zeros', bytes: zipOf('empresa.p12', Buffer.alloc(40_000_000)) },
    { title: 'the container in a zip', bytes: zipOf('empresa.p12', good) },
    { title: 'the container in gzip', bytes: gzipSync(good) },
    { title: 'a PDF', bytes: Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(5_000)]) },
    {
      title: 'a picture',
      bytes: Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), noise(5_000)]),
    },
    { title: 'noise', bytes: noise(10_000) },
    { title: '64 KiB of zeros', bytes: Buffer.alloc(64 * 1024) },
    { title: '64 KiB of ones', bytes: Buffer.alloc(64 * 1024, 0xff) },
    { title: 'one octet more than 64 KiB', bytes: Buffer.concat([good, Buffer.alloc(64 * 1024 + 1 - good.length)]) },
    { title: 'a container with 1 MB behind it', bytes: Buffer.concat([good, Buffer.alloc(1_000_000)]) },
  ];
};

const damaged = (good: Buffer): HostileContainer[] => [
  ...[1, 2, 4, 50, Math.floor(good.length / 2), good.length - 1].map((length) => ({
    title: `cut off after ${length} octets`,
    bytes: good.subarray(0, length),
  })),
  ...[0.02, 0.1, 0.25, 0.4, 0.6, 0.8, 0.97].map((share) => {
    const bytes = Buffer.from(good);
    const at = Math.floor(good.length * share);
    bytes[at] = (bytes[at] ?? 0) ^ 0x10;
    return { title: `a bit of octet ${at} flipped`, bytes };
  }),
  { title: 'one octet behind its end', bytes: Buffer.concat([good, Buffer.of(0)]) },
  { title: 'the container twice', bytes: Buffer.concat([good, good]) },
];

const structures = async (good: Buffer): Promise<HostileContainer[]> => {
  const content = sequence(dataOf(sequence()));
  const inMac = async (title: string, authenticatedSafe: Buffer) => ({
    title,
    bytes: await withMac(authenticatedSafe),
  });
  return [
    { title: 'a length of 2^32 - 1', bytes: Buffer.from('3084ffffffff020103', 'hex') },
    { title: 'a length of 126 octets', bytes: Buffer.concat([Buffer.from('30fe', 'hex'), Buffer.alloc(126, 0xff)]) },
    { title: 'no end of an indefinite length', bytes: Buffer.concat([Buffer.from('3080', 'hex'), noise(1_000)]) },
    { title: '30,000 indefinite lengths in each other', bytes: Buffer.from('3080'.repeat(30_000), 'hex') },
    { title: '12,000 sequences in each other', bytes: tower(12_000, 0x30, NULL) },
    {
      title: 'an object id of 60,000 octets',
      bytes: pfx(sequence(der(0x06, Buffer.alloc(60_000, 0xff)), explicit(0, octets(content)))),
    },
    {
      title: 'a string in 12,000 strings',
      bytes: pfx(sequence(OID.data, explicit(0, tower(12_000, 0x24, octets(content))))),
    },
    await inMac(
      'the same behind a right MAC',
      sequence(sequence(OID.data, explicit(0, tower(12_000, 0x24, octets(content))))),
    ),
    await inMac(
      '1,200 bags in each other',
      sequence(dataOf(sequence(nested(1_200, (inner) => bag(OID.safeContentsBag, sequence(inner)), NULL)))),
    ),
    await inMac('a container in a container', sequence(dataOf(sequence(bag(OID.keyBag, good))))),
    await inMac('nothing in it', sequence()),
    { title: 'a bag that is a number', bytes: bags(integer(7n)) },
  ];
};

const dear = async (): Promise<HostileContainer[]> => {
  const most = 2n ** 31n - 1n;
  const content = sequence(dataOf(sequence()));
  const many = (count: number, one: Buffer): Buffer => bags(...Array.from({ length: count }, () => one));
  return [
    { title: 'MAC of 2^31 - 1 iterations', bytes: pfx(dataOf(content), macOf(most)) },
    { title: 'MAC of 2^31 iterations', bytes: pfx(dataOf(content), macOf(2n ** 31n)) },
    { title: 'MAC of 2^63 iterations', bytes: pfx(dataOf(content), macOf(2n ** 63n)) },
    { title: 'MAC of no iterations', bytes: pfx(dataOf(content), macOf(0n)) },
    { title: 'MAC of 600,000 iterations', bytes: pfx(dataOf(content), macOf(600_000n)) },
    { title: 'MAC of 249,000 iterations', bytes: pfx(dataOf(content), macOf(249_000n)) },
    { title: 'MAC of 4,900,000 iterations', bytes: pfx(dataOf(content), macOf(4_900_000n)) },
    { title: 'MAC with a salt of 60,000 octets', bytes: pfx(dataOf(content), macOf(2_000n, { salt: noise(60_000) })) },
    { title: 'MAC by MD5', bytes: pfx(dataOf(content), macOf(2_000n, { digest: OID.md5 })) },
    { title: 'PBKDF2 of 2^31 - 1 iterations', bytes: bags(shrouded(pbkdf2(most))) },
    { title: 'PBKDF2 of 1,400,000 iterations', bytes: bags(shrouded(pbkdf2(1_400_000n))) },
    { title: 'PBKDF2 of 4,900,000 iterations', bytes: bags(shrouded(pbkdf2(4_900_000n))) },
    { title: '100 keys of 600,000 iterations each', bytes: many(100, shrouded(pbkdf2(600_000n))) },
    {
      title: '100 keys of 600,000 iterations by 3DES',
      bytes: many(100, shrouded(pkcs12Scheme(OID.tripleDes, 600_000n))),
    },
    { title: 'PBKDF2 with a salt of 60,000 octets', bytes: bags(shrouded(pbkdf2(2_000n, { salt: noise(60_000) }))) },
    {
      title: 'scrypt',
      bytes: bags(shrouded(sequence(OID.pbes2, sequence(sequence(OID.scrypt, sequence()), sequence(OID.aes256Cbc))))),
    },
    { title: 'AES-GCM', bytes: bags(shrouded(pbkdf2(2_000n, { cipher: OID.aes256Gcm }))) },
    { title: '60,000 octets by RC2', bytes: encrypted(pkcs12Scheme(OID.rc2, 2_000n), noise(60_000)) },
    { title: 'no MAC and noise', bytes: encrypted(pbkdf2(2_000n), noise(4_096)) },
  ];
};

const pkcs8Of = (pem: string): Buffer => Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ''), 'base64');

const crowds = ({ chain, keyPem }: TestCertificate, other: TestCertificate): HostileContainer[] => {
  const leaf = chain[0] ?? Buffer.alloc(0);
  const small = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
  const leaves = Array.from({ length: 18 }, () => certificateBag(leaf));
  return [
    {
      title: '600 keys beside 18 certificates',
      bytes: bags(...Array.from({ length: 600 }, () => bag(OID.keyBag, small)), ...leaves),
    },
    {
      title: '600 keys that are none',
      bytes: bags(...Array.from({ length: 600 }, () => bag(OID.keyBag, sequence(noise(40)))), ...leaves),
    },
    {
      title: '40 certificates',
      bytes: bags(bag(OID.keyBag, pkcs8Of(keyPem)), ...Array.from({ length: 40 }, () => certificateBag(leaf))),
    },
    {
      title: '15 certificates that are none',
      bytes: bags(bag(OID.keyBag, pkcs8Of(keyPem)), ...Array.from({ length: 15 }, () => certificateBag(noise(500)))),
    },
    { title: 'a key without its certificate', bytes: bags(bag(OID.keyBag, pkcs8Of(keyPem))) },
    { title: 'a certificate without its key', bytes: bags(certificateBag(leaf)) },
    {
      title: 'the key of another certificate',
      bytes: bags(bag(OID.keyBag, pkcs8Of(other.keyPem)), certificateBag(leaf)),
    },
  ];
};

/** Replaces the end of the first time in a certificate: OpenSSL reads it all the same, and its names and key are as before. */
const withoutTime = (certificate: Buffer): Buffer => {
  const malformed = Buffer.from(certificate);
  const end = /\d{12}Z/.exec(malformed.toString('latin1'));
  if (end === null) throw new Error('a certificate without a time');
  malformed.write('X', end.index + 12, 'latin1');
  return malformed;
};

/** An extension keyUsage without a single bit, in place of one of two octets (`03 02 nn nn`). */
const withoutKeyUsage = (certificate: Buffer): Buffer => {
  const malformed = Buffer.from(certificate);
  const at = malformed.indexOf(Buffer.from('0603551d0f', 'hex'));
  const value = malformed.indexOf(Buffer.from([0x03, 0x02]), at);
  if (at < 0 || value < 0) throw new Error('a certificate without a key usage');
  malformed[value] = TAG_NULL;
  return malformed;
};
const TAG_NULL = 0x05;

/** Certificates that OpenSSL reads and their standard forbids. */
const malformed = ({ chain, keyPem }: TestCertificate): HostileContainer[] => {
  const [leaf = Buffer.alloc(0), authority = Buffer.alloc(0)] = chain;
  const holding = (...certificates: Buffer[]): Buffer =>
    bags(bag(OID.keyBag, pkcs8Of(keyPem)), ...certificates.map(certificateBag));
  return [
    { title: 'a certificate whose time is none', bytes: holding(withoutTime(leaf), authority) },
    { title: 'an authority whose time is none', bytes: holding(leaf, withoutTime(authority)) },
    { title: 'a key usage that is none', bytes: holding(withoutKeyUsage(leaf), authority) },
  ];
};

/** Makes them all around a good certificate; `other` has another key. */
export const hostileContainers = async (
  certificate: TestCertificate,
  other: TestCertificate,
): Promise<HostileContainer[]> => {
  const good = forgeContainer(certificate);
  return [
    ...otherFiles(good, certificate),
    ...damaged(good),
    ...(await structures(good)),
    ...(await dear()),
    ...crowds(certificate, other),
    ...malformed(certificate),
  ];
};
