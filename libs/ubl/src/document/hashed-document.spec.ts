import { describe, expect, it } from '@jest/globals';
import { softwareSecurityCode } from '@rubrica/fiscal';
import { UnreadableXml } from '@rubrica/xml';
import { documentType, kindOfType, saleOf } from '@rubrica/kinds';
import { documentXml } from './document-xml.js';
import { exampleDocument, EXAMPLES, TEST_SECRETS } from '../examples/examples.fixture.js';
import { fullCreditNote, fullDebitNote, fullInvoice } from '../examples/fiscal-document.fixture.js';
import { readHashedDocument } from './hashed-document.js';
import { STS } from '../vocabulary/namespaces.js';

const written = (document: Parameters<typeof documentXml>[0]): string => {
  const { head, tail } = documentXml(document);
  return head + tail;
};

describe.each(EXAMPLES)('the hashes of the example %s', (example) => {
  const {
    typeCode,
    uuid,
    uuidFields,
    softwareId,
    softwareSecurityCode: code,
  } = readHashedDocument(written(exampleDocument(example)));

  it('are those of what its XML says', () => {
    const secret = documentType(typeCode).secret === 'pin' ? TEST_SECRETS.pin : TEST_SECRETS.technicalKey;
    const { sale } = saleOf(kindOfType(typeCode), typeCode);
    expect(uuid).toBe(sale.hash({ ...uuidFields, secret }));
    expect(code).toBe(softwareSecurityCode(softwareId, TEST_SECRETS.pin, uuidFields.number));
  });
});

describe('what a document says of its hashes', () => {
  it('is found in notes too', () => {
    expect(readHashedDocument(written(fullCreditNote))).toMatchObject({
      root: 'CreditNote',
      typeCode: '91',
      uuid: fullCreditNote.uuid,
      uuidFields: { number: 'NC3', payableAmount: fullCreditNote.totals.payableAmount, customerNumber: '900108281' },
    });
    expect(readHashedDocument(written(fullDebitNote))).toMatchObject({
      root: 'DebitNote',
      typeCode: '92',
      uuidFields: { payableAmount: fullDebitNote.totals.payableAmount },
    });
  });

  it('is found under the namespace of DIAN’s toolbox', () => {
    const toolbox = written(fullInvoice).replace(
      STS,
      'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures',
    );
    expect(readHashedDocument(toolbox)).toEqual(readHashedDocument(written(fullInvoice)));
  });

  it('counts a tax that is stated twice, and amounts that are not stated as zero', () => {
    const xml = written(exampleDocument('standard-sale'));
    const twice = xml.replace(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/, '$&$&');
    const [once, doubled] = [xml, twice].map((text) => Number(readHashedDocument(text).uuidFields.iva));
    expect(doubled).toBe(2 * (once ?? 0));
    const bare = xml.replace(/<cac:LegalMonetaryTotal>.*<\/cac:LegalMonetaryTotal>/, '');
    expect(readHashedDocument(bare).uuidFields).toMatchObject({ payableAmount: '0', inc: '0' });
  });

  it('is not looked for in anything else', () => {
    expect(() => readHashedDocument('<Invoice/>')).toThrow(UnreadableXml);
    expect(() => readHashedDocument(written(fullInvoice).replaceAll('Invoice-2', 'Order-2'))).toThrow(UnreadableXml);
  });
});
