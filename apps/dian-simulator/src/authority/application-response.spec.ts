import { beforeAll, describe, expect, it } from '@jest/globals';
import { readTrustBundle } from '../certificate/trust.js';
import { rejection } from '../document/finding.js';
import { verifyXades } from '../signature/verify-xades.js';
import { canonicalDocument } from '../xml/canonical-xml.js';
import { readXml } from '../xml/read-xml.js';
import { applicationResponse } from './application-response.js';
import type { Authority } from './authority.js';
import { openAuthority } from './open-authority.js';

const document = {
  kind: 'Invoice',
  typeCode: '01',
  issuerNit: '900373115',
  number: 'SETP990000001',
  prefix: 'SETP',
  cufe: 'ab"c',
  uuidScheme: 'CUFE-SHA384 "&<\t',
  environment: '2',
  issuer: { name: 'Peña & Hijos <Óptica> "S.A.S."', checkDigit: '3' },
} as const;

let authority: Authority;
beforeAll(async () => {
  authority = await openAuthority(null);
});

describe.each([
  ['accepts', []],
  ['rejects', [rejection('FAD06', 'El CUFE no es "correcto" & más.')]],
])('an answer that %s', (_, findings) => {
  const answer = () =>
    applicationResponse({ id: '7', document, approval: 'Autorizada.', findings, at: new Date() }, authority);

  it('is written in canonical form: its digests are computed over the text', () => {
    const text = answer();
    expect(canonicalDocument(readXml(text))).toBe(text.replace(/^<\?xml[^>]*>/, ''));
  });

  it('has the signature that documents have to have', () =>
    expect(
      verifyXades(readXml(answer()), { trust: readTrustBundle(authority.caPem), at: new Date() }).findings,
    ).toEqual([]));
});
