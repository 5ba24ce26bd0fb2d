import { describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import { layersOf } from './layers.js';
import { type Needle, needleOfShort, needlesOf, needlesOfNumber } from './needle.js';
import { Search } from './search.js';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = privateKey.export({ format: 'jwk' });
const parts = { d: jwk.d ?? '', p: jwk.p ?? '', q: jwk.q ?? '' };
const bytesOf = (part: keyof typeof parts): Buffer => Buffer.from(parts[part], 'base64url');
const numberOf = (part: keyof typeof parts): bigint => BigInt(`0x${bytesOf(part).toString('hex')}`);
const TEXT = 'sk_live_4hq8Z1xNw2K7vBt0YpRsQd';
const PIN = '48213';

const known: readonly Needle[] = [
  ...(['d', 'p', 'q'] as const).flatMap((part) => [
    ...needlesOf('the key', bytesOf(part)),
    ...needlesOfNumber('the key', numberOf(part)),
  ]),
  ...needlesOf('the API key', Buffer.from(TEXT)),
  needleOfShort('the PIN', PIN),
];
const search = new Search(known);
const foundIn = (bytes: Buffer): readonly string[] =>
  [...new Set([...layersOf(bytes)].flatMap((layer) => [...search.in(layer)]))].sort();

/** Among other bytes, at a place that is no multiple of three. */
const among = (planted: Buffer | string): Buffer =>
  Buffer.concat([Buffer.alloc(1_000, '{"x":1}'), Buffer.from(planted), Buffer.alloc(1_001, ' <y/>')]);

const inLines = (text: string, length: number): string =>
  text.match(new RegExp(`.{1,${length}}`, 'g'))?.join('\r\n') ?? '';

/** A zip of one entry, as others write it. */
const zipOf = (content: Buffer): Buffer => {
  const header = Buffer.alloc(30);
  header.write('PK\x03\x04', 'latin1');
  header.writeUInt32LE(content.length, 18);
  header.writeUInt16LE(1, 26);
  return Buffer.concat([header, Buffer.from('a'), content]);
};

describe('the search for secrets', () => {
  it.each<[string, Buffer]>([
    ['PEM', among(privateKey.export({ type: 'pkcs8', format: 'pem' }))],
    ['PEM of PKCS#1', among(privateKey.export({ type: 'pkcs1', format: 'pem' }))],
    ['DER', among(privateKey.export({ type: 'pkcs8', format: 'der' }))],
    ['DER in hexadecimal', among(privateKey.export({ type: 'pkcs1', format: 'der' }).toString('hex'))],
    ['a JWK', among(JSON.stringify(jwk))],
    ...(['d', 'p', 'q'] as const).flatMap((part): [string, Buffer][] => [
      [`${part} alone`, among(bytesOf(part))],
      [`${part} in capital hexadecimal`, among(bytesOf(part).toString('hex').toUpperCase())],
      [`${part} in base64`, among(bytesOf(part).toString('base64'))],
      [
        `${part} in base64url behind two bytes`,
        among(Buffer.concat([Buffer.from('ab'), bytesOf(part)]).toString('base64url')),
      ],
      [`${part} in decimal digits`, among(numberOf(part).toString())],
      [`half of ${part}`, among(bytesOf(part).subarray(20, 20 + bytesOf(part).length / 2))],
    ]),
    ['gzip', gzipSync(among(bytesOf('d')))],
    [
      'a stream of a PDF',
      Buffer.concat([Buffer.from('%PDF-1.7\nstream\n'), deflateSync(among(bytesOf('d'))), Buffer.from('\nendstream')]),
    ],
    [
      'a zip in a mail',
      Buffer.from(`Subject: x\r\n\r\n${inLines(zipOf(among(bytesOf('d'))).toString('base64'), 76)}\r\n`),
    ],
  ])('finds a private key in %s', (_, bytes) => expect(foundIn(bytes)).toEqual(['the key']));

  it.each<[string, string]>([
    ['as it is', TEXT],
    ['in base64', Buffer.from(`user:${TEXT}`).toString('base64')],
    ['in hexadecimal', Buffer.from(TEXT).toString('hex')],
  ])('finds a text %s', (_, planted) => expect(foundIn(among(planted))).toEqual(['the API key']));

  it('finds what is too short to be told from chance only within quotation marks', () => {
    expect(foundIn(among(`{"pin":"${PIN}"}`))).toEqual(['the PIN']);
    expect(foundIn(among(`{"total":${PIN}}`))).toEqual([]);
  });

  it('finds nothing in what is public of a key, and in chance', () => {
    const { n = '' } = jwk;
    expect(foundIn(among(Buffer.from(n, 'base64url')))).toEqual([]);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    expect(foundIn(among(other.export({ type: 'pkcs8', format: 'pem' })))).toEqual([]);
  });
});
