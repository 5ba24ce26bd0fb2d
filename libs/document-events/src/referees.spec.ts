import { randomUUID, sign } from 'node:crypto';
import { beforeAll, expect, it } from '@jest/globals';
import { createTestPki, javaReferee, TEST_NIT, xmlsec1 } from '@rubrica/testing';
import { prepareSignature, signerCertificates, trustBundle, verifySignature } from '@rubrica/xades';
import { documentEventXml } from './event-xml.js';
import { exampleEvent, EXAMPLES } from './examples.fixture.js';

const java = await javaReferee();
const xmlsec = xmlsec1();

const NOW = new Date();

let trustPem: string;
let events: readonly string[];

beforeAll(async () => {
  const pki = await createTestPki();
  const { chain, key } = await pki.issue('good');
  trustPem = pki.trustPem;
  events = EXAMPLES.map((example) => {
    const { signedInfo, assemble } = prepareSignature(documentEventXml(exampleEvent(example)), {
      id: randomUUID(),
      signingTime: `${NOW.toISOString().slice(0, 19)}+00:00`,
      signer: signerCertificates(chain),
      role: 'supplier',
    });
    return assemble(sign('sha256', Buffer.from(signedInfo), key).toString('base64'));
  });
});

/** An event that was changed after it was signed. */
const changed = (xml: string): string => xml.replace('<cbc:IssueTime>1', '<cbc:IssueTime>0');

it('an event, signed, holds before our own verification', () => {
  const verification = { trust: trustBundle(trustPem), at: NOW, signedBy: [TEST_NIT] };
  for (const xml of events) {
    expect(verifySignature(xml, verification)).toMatchObject({ ok: true });
    expect(verifySignature(changed(xml), verification)).toMatchObject({ ok: false });
  }
});

java.it('an event is valid by the schemas of UBL 2.1, XML signatures and XAdES', async () => {
  for (const xml of events) {
    expect(await java.judge('xsd', xml)).toEqual({ accepted: true, verdict: 'VALID', findings: [], notes: [] });
    expect(await java.judge('xsd', xml.replace('<cac:Response>', '<cac:Response><cbc:ID>1</cbc:ID>'))).toMatchObject({
      accepted: false,
    });
  }
});

java.it('an event, signed, holds before DSS', async () => {
  for (const xml of events) {
    expect(await java.judge('dss', xml, { trustPem })).toMatchObject({ verdict: 'TOTAL_PASSED' });
    expect(await java.judge('dss', changed(xml), { trustPem })).toMatchObject({ accepted: false });
  }
});

xmlsec.it('an event, signed, holds before xmlsec1', () => {
  expect(xmlsec.verifiesEach(events, trustPem)).toEqual(events.map(() => true));
  expect(xmlsec.verifiesEach(events.map(changed), trustPem)).toEqual(events.map(() => false));
});
