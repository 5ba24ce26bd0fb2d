import { describe, expect, it } from '@jest/globals';
import { UnreadableXml, XML_DECLARATION } from '@rubrica/xml';
import { aDocumentEvent } from './document-event.fixture.js';
import { documentEventXml } from './event-xml.js';
import { readDocumentEvent, readRegisteredEvents } from './read-event.js';

const written = (over: Parameters<typeof aDocumentEvent>[0] = {}): string => {
  const { head, tail } = documentEventXml(aDocumentEvent(over));
  return XML_DECLARATION + head + tail;
};

const CUDE = aDocumentEvent().cude;

const answer = (...events: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ApplicationResponse xmlns="urn:oasis:names:specification:ubl:schema:xsd:ApplicationResponse-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>81234567</cbc:ID>
  <cbc:UUID schemeID="1" schemeName="CUDE-SHA384">${CUDE}</cbc:UUID>
  <cbc:IssueDate>2026-11-27</cbc:IssueDate>
  <cbc:IssueTime>08:00:00-05:00</cbc:IssueTime>
  ${events.join('\n')}
</ApplicationResponse>`;

/** As DIAN's server writes it: the time with hyphens, the number and the CUDE of the event as reference. */
const registered = (code: string, number: string, when = { date: '2026-11-23', time: '18-30-37-05:00' }): string =>
  `<cac:DocumentResponse>
    <cac:Response>
      <cbc:ReferenceID>1</cbc:ReferenceID>
      <cbc:ResponseCode>${code}</cbc:ResponseCode>
      <cbc:Description>Acuse de recibo</cbc:Description>
      <cbc:EffectiveDate>${when.date}</cbc:EffectiveDate>
      <cbc:EffectiveTime>${when.time}</cbc:EffectiveTime>
    </cac:Response>
    <cac:DocumentReference>
      <cbc:ID>${number}</cbc:ID>
      <cbc:UUID schemeName="CUDE-SHA384">${CUDE.toUpperCase()}</cbc:UUID>
    </cac:DocumentReference>
    <cac:IssuerParty><cac:PartyTaxScheme><cbc:CompanyID>900373115</cbc:CompanyID></cac:PartyTaxScheme></cac:IssuerParty>
  </cac:DocumentResponse>`;

describe('the events that DIAN has registered for an invoice', () => {
  it('are read with number, CUDE, day and time', () =>
    expect(readRegisteredEvents(answer(registered('030', 'AR7'), registered('032', 'RB3')))).toEqual([
      { code: '030', number: 'AR7', cude: CUDE, signedOn: '2026-11-23', registeredAt: '2026-11-23T18:30:37-05:00' },
      { code: '032', number: 'RB3', cude: CUDE, signedOn: '2026-11-23', registeredAt: '2026-11-23T18:30:37-05:00' },
    ]));

  it('are none in an answer without one', () => expect(readRegisteredEvents(answer())).toEqual([]));

  it('leave out what belongs to the circulation of the security', () =>
    expect(
      readRegisteredEvents(answer(registered('036', 'IN1'), registered('030', 'AR7'))).map(({ code }) => code),
    ).toEqual(['030']));

  it('count the first of two with one code', () =>
    expect(readRegisteredEvents(answer(registered('030', 'AR7'), registered('030', 'AR8')))).toMatchObject([
      { number: 'AR7' },
    ]));

  it('have the day of the answer where they have none', () =>
    expect(readRegisteredEvents(answer(registered('032', 'RB3', { date: '2026-02-30', time: 'x' })))).toMatchObject([
      { signedOn: '2026-11-27', registeredAt: '2026-11-27T00:00:00-05:00' },
    ]));

  it('are bounded in number and length', () => {
    const many = Array.from({ length: 500 }, () => registered('036', 'IN1'));
    expect(readRegisteredEvents(answer(...many, registered('030', 'AR7')))).toEqual([]);
    expect(readRegisteredEvents(answer(registered('030', 'A'.repeat(65))))).toMatchObject([{ number: null }]);
  });

  it.each([
    ['an invoice', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>'],
    ['a page of HTML', '<html><body>503</body></html>'],
    ['nothing', ''],
    ['too many bytes', `${answer()}<!--${'x'.repeat(1024 * 1024)}-->`],
    ['too many elements', answer('<a/>'.repeat(20_001))],
    ['a document type', answer().replace('?>\n', '?>\n<!DOCTYPE a>')],
  ])('are not in %s', (_, xml) => expect(() => readRegisteredEvents(xml)).toThrow(UnreadableXml));
});

describe('an event of somebody else', () => {
  it('is read with its claim code', () =>
    expect(readDocumentEvent(written({ claimCode: '02' }))).toMatchObject({ code: '030', claimCode: '02' }));

  it('may have a time without offset', () =>
    expect(readDocumentEvent(written({ issueTime: '10:15:53' }))).toMatchObject({ issueTime: '10:15:53' }));

  it('is cut where its texts are longer than any', () => {
    const event = readDocumentEvent(
      written({
        sender: { ...aDocumentEvent().sender, legalName: 'S'.repeat(100_000) },
        notes: Array.from({ length: 30 }, () => 'n'.repeat(10_000)),
      }),
    );
    expect(event?.sender.name).toHaveLength(450);
    expect(event?.notes).toHaveLength(20);
    expect(event?.notes[0]).toHaveLength(2000);
  });

  it.each<[what: string, xml: string]>([
    ["DIAN's answer to a document", written().replace('>030<', '>02<')],
    ['an answer to GetStatusEvent', answer(registered('030', 'AR7'))],
    ['an event of the circulation', written().replace('>030<', '>036<')],
    ['an event without a CUDE', written({ cude: 'abc' })],
    ['an event of an invoice without a CUFE', written({ subject: { number: 'SETP1', cufe: '', typeCode: '01' } })],
    ['an event without a number', written({ number: '' })],
    ['an event with a number of 65 characters', written({ number: 'A'.repeat(65) })],
    ['an event of no day', written({ issueDate: '2026-02-30' })],
    ['an event of the year 1', written({ issueDate: '0001-01-01' })],
    ['an event of two invoices', written().replace(/<cac:DocumentResponse>.*<\/cac:DocumentResponse>/, '$&$&')],
    ['an event in another namespace', written().replaceAll('xsd:ApplicationResponse-2', 'xsd:Response-2')],
    ['a file that ends early', written().slice(0, -5)],
    ['elements a thousand deep', '<a>'.repeat(1000)],
    ['bytes of a picture', '\u0089PNG\r\n'],
  ])('is not %s', (_, xml) => expect(readDocumentEvent(xml)).toBeNull());

  it('is not bytes that are no text', () => expect(readDocumentEvent(Uint8Array.of(0xff, 0xfe, 0x3c))).toBeNull());

  it('is read or refused at any byte where it was cut or spoiled', () => {
    const bytes = Buffer.from(written());
    for (let at = 0; at < bytes.length; at += 97) {
      const spoiled = Buffer.from(bytes);
      spoiled[at] = 0x26;
      for (const xml of [bytes.subarray(0, at), spoiled]) expect(() => readDocumentEvent(xml)).not.toThrow();
    }
  });
});
