import { randomUUID, sign } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createTestPki, type TestCertificate } from '@rubrica/testing';
import { prepareSignature, signerCertificates } from '@rubrica/xades';
import type { UnsignedXml } from '@rubrica/xml';

const FOLDER = fileURLToPath(new URL('../../examples/', import.meta.url));

/** Folders of bodies that become no document: each is refused, and its test says how. */
const REFUSED = /^(refused|mistakes)\//;

/** Every body, wherever it is: one that has no XML cannot be left out. */
const BODIES = globSync('**/*.json', { cwd: FOLDER })
  .filter((file) => !REFUSED.test(file))
  .map((file) => file.slice(0, -'.json'.length))
  .sort();

/** The document as it was before it was broken into lines for reading; the signature goes into its empty extension. */
const unsignedExample = (readable: string): UnsignedXml => {
  const canonical = readable.trimEnd().replace(/>\n *</g, '><');
  const place = canonical.indexOf('</ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>');
  const [, namespaces = ''] = /^<\w+((?: xmlns(?::\w+)?="[^"]+")+)/.exec(canonical) ?? [];
  return { namespaces, head: canonical.slice(0, place), tail: canonical.slice(place) };
};

const textOf = (name: string, { tail }: UnsignedXml): string =>
  new RegExp(`<cbc:${name}>([^<]+)`).exec(tail)?.[1] ?? '';

const signed = (unsigned: UnsignedXml, { chain, key }: TestCertificate): string => {
  const { signedInfo, assemble } = prepareSignature(unsigned, {
    id: randomUUID(),
    signingTime: `${textOf('IssueDate', unsigned)}T${textOf('IssueTime', unsigned)}`,
    signer: signerCertificates(chain),
    role: 'supplier',
  });
  return assemble(sign('sha256', Buffer.from(signedInfo), key).toString('base64'));
};

export interface SignedExample {
  readonly example: string;
  readonly xml: string;
}

/** All examples, signed when they were issued; `missing` are bodies without an XML. */
export const signedExamples = async () => {
  const pki = await createTestPki();
  const certificate = await pki.issue('seasoned');
  const fileOf = (example: string) => `${FOLDER}${example}.xml`;
  const there = BODIES.filter((example) => existsSync(fileOf(example)));
  return {
    trustPem: pki.trustPem,
    missing: BODIES.filter((example) => !there.includes(example)),
    examples: there.map((example): SignedExample => {
      const unsigned = unsignedExample(readFileSync(fileOf(example), 'utf8'));
      return { example, xml: signed(unsigned, certificate) };
    }),
  };
};
