import { webcrypto } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createTestPki, type TestCertificate, type TestPki } from '@rubrica/testing';
import { DOMImplementation, DOMParser, XMLSerializer } from '@xmldom/xmldom';
import * as xadesjs from 'xadesjs';
import { setNodeDependencies } from 'xml-core';
import { trustBundle } from '../certificate/certificate-path.js';
import { unsignedInvoice } from '../signature/documents.fixture.js';
import { SIGNATURE_POLICY } from '../vocabulary/signature-policy.js';
import { signed } from '../signature/signing.fixture.js';
import { verifySignature } from '../verification/verify.js';

let pki: TestPki;
let good: TestCertificate;

beforeAll(async () => {
  setNodeDependencies({ DOMParser, XMLSerializer, DOMImplementation });
  xadesjs.Application.setEngine('node', webcrypto);
  pki = await createTestPki();
  good = await pki.issue('good');
});

/** Without the line ends of XML 1.1, which xmldom changes before xadesjs reads them. */
const invoice = unsignedInvoice({ note: 'Ñandú &amp; Cía &lt;Ltda&gt; 😀' });

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** xadesjs finds a signature only among the root's children, so document and signature are given to it separately. */
const xadesjsAccepts = async (xml: string): Promise<boolean> => {
  const document = xadesjs.Parse(xml);
  const [signature] = document.getElementsByTagNameNS('http://www.w3.org/2000/09/xmldsig#', 'Signature');
  if (signature === undefined) return false;
  const verifier = new xadesjs.SignedXml(document);
  verifier.LoadXml(signature);
  signature.parentNode?.removeChild(signature);
  return verifier.Verify({ content: document.documentElement }).catch(() => false);
};

describe('beside xadesjs', () => {
  it('a document of ours holds', async () => {
    const xml = signed(invoice, good);
    expect(await xadesjsAccepts(xml)).toBe(true);
    expect(await xadesjsAccepts(xml.replace('200.00', '900.00'))).toBe(false);
  });

  it('a document of its own holds before our verification, with namespaces declared anew', async () => {
    const { head, tail } = invoice;
    const document = xadesjs.Parse(head + tail);
    const pkcs8 = good.key.export({ type: 'pkcs8', format: 'der' });
    const key = await webcrypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, true, ['sign']);
    const [leaf = ''] = good.chain.map((der) => der.toString('base64'));
    const signer = new xadesjs.SignedXml(document);
    signer.XmlSignature.KeyInfo.Id = 'key-info';
    await signer.Sign(ALGORITHM, key, document, {
      x509: [leaf],
      references: [
        { id: 'ref0', uri: '', hash: 'SHA-256', transforms: ['enveloped'] },
        { uri: '#key-info', hash: 'SHA-256', transforms: ['c14n'] },
      ],
      signingCertificate: leaf,
      policy: {
        identifier: { value: SIGNATURE_POLICY.identifier },
        hash: 'SHA-256',
        digestValue: SIGNATURE_POLICY.hash.sha256,
      },
      signerRole: { claimed: ['supplier'] },
    });
    const xml = head + signer.XmlSignature.toString() + tail;
    expect(
      verifySignature(xml, { trust: trustBundle(pki.trustPem), at: new Date(), signedBy: 'anyone trusted' }),
    ).toMatchObject({ ok: true });
  });
});
