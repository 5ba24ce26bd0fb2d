import { beforeAll, describe, expect, it } from '@jest/globals';
import { TEST_NIT } from '@rubrica/testing';
import { openFile } from '../opening/open-file.js';
import { documentOf, judge, judgeCufe } from './judge.js';
import type { DianWord } from './known.js';
import type { ReasonCode } from './reasons.js';
import { exampleXml, startSuppliers, type Suppliers } from './supplier-mail.fixture.js';

const EXAMPLE = 'discounts';
const OTHER_CUFE = 'ab'.repeat(48);
const SIGNATURE = /<ds:Signature .*<\/ds:Signature>/s;
const signatureOf = (xml: string): string => SIGNATURE.exec(xml)?.[0] ?? '';
const bodyOf = (xml: string): string => xml.slice(xml.indexOf('<Invoice'));
const dearer = (xml: string): string => xml.replaceAll('225000.00', '925000.00');
const withCufe = (xml: string): string => xml.replace(/(<cbc:UUID [^>]*CUFE[^>]*>)[^<]+/, `$1${OTHER_CUFE}`);

let suppliers: Suppliers;
let genuine: string;
let answer: string;
let accepted: Extract<DianWord, { status: 'accepted' }>;
beforeAll(async () => {
  suppliers = await startSuppliers();
  genuine = suppliers.document(EXAMPLE);
  answer = suppliers.answer(genuine);
  const { number } = documentOf({ document: genuine });
  accepted = { status: 'accepted', number, issuerNit: TEST_NIT, validatedAt: null, copy: genuine };
});

/** Opens and judges a file as it would come by mail. A file that cannot be read is not verified either. */
const judged = (xml: string, dian: DianWord) => {
  const { containers } = openFile({ name: 'ad.xml', bytes: Buffer.from(xml) });
  return containers.map((container) => judge(container, suppliers.known(dian)));
};

const containing = (document: string, response: string | null = answer): string =>
  suppliers.container({ document, answer: response });

/** Whether DIAN gives its copy to the buyer; where not, the signature of the supplier must tell. */
const WORLDS = [
  ['that has the copy of DIAN', () => accepted],
  ['that has no copy of DIAN', () => ({ ...accepted, copy: null })],
] as const satisfies readonly (readonly [string, () => DianWord])[];

describe.each(WORLDS)('for a buyer %s', (_, dian) => {
  it('a container as its supplier made it is verified', () => {
    const [judgement] = judged(containing(genuine), dian());
    expect(judgement).toMatchObject({ status: 'verified' });
  });

  it('what came without its container or without the answer in it is verified too', () => {
    expect(judged(genuine, dian())).toMatchObject([{ status: 'verified' }]);
    expect(judged(containing(genuine, null), dian())).toMatchObject([{ status: 'verified' }]);
  });

  it.each(FORGERIES())('a container is not verified %s', (_title, forged, reason) => {
    const xml = forged();
    expect(xml).not.toBe(containing(genuine));
    const judgements = judged(xml, dian());
    expect(judgements.filter(({ status }) => status === 'verified')).toEqual([]);
    const codes = judgements.flatMap(({ reasons }) => reasons.map(({ code }) => code));
    // With the copy of DIAN beside it, what is wrong with the signature is not asked.
    const expected = [reason, ...(dian().copy === null ? [] : ['differs_from_dian', 'altered_on_the_way'])];
    expect(codes.filter((code) => expected.includes(code)).length > 0 || reason === null).toBe(true);
    expect(judgements.length).toBe(reason === null ? 0 : 1);
  });
});

it('what a provider signed for the supplier is verified by the copy of DIAN, and only by it', () => {
  const byProvider = suppliers.document(EXAMPLE, (xml) => xml, 'second');
  const container = containing(byProvider, suppliers.answer(byProvider));
  expect(judged(container, { ...accepted, copy: byProvider })).toMatchObject([{ status: 'verified', reasons: [] }]);
  expect(judged(container, { ...accepted, copy: null })).toMatchObject([{ status: 'unverified' }]);
});

it('what was indented anew on its way is no forgery, and not verified either', () => {
  const indented = containing(genuine.replaceAll('><cac:', '>\n  <cac:'));
  expect(judged(indented, accepted)).toMatchObject([
    { status: 'unverified', reasons: [{ code: 'altered_on_the_way' }] },
  ]);
});

it('an invoice of an outage of DIAN may be unknown there for two days', () => {
  const document = suppliers.document(EXAMPLE, (xml) => xml.replace(/(<cbc:InvoiceTypeCode[^>]*>)01/, '$104'));
  const [judgement] = judged(containing(document, null), { status: 'unknown' });
  expect(judgement).toMatchObject({ status: 'unverified' });
  expect(judgement?.reasons).toContainEqual({ code: 'dian_validation_pending', where: 'GetStatus' });
});

it('an invoice to somebody else, or with a number that was received before, is suspicious', () => {
  const [container] = openFile({ name: 'ad.xml', bytes: Buffer.from(containing(genuine)) }).containers;
  const codes = (changes: object) =>
    judge(container!, suppliers.known(accepted, changes)).reasons.map(({ code }) => code);
  expect(codes({ buyerNit: '900108281' })).toEqual(['other_buyer']);
  expect(codes({ environment: 'production' })).toEqual(['other_environment']);
  expect(codes({ isNumberKnown: true })).toEqual(['number_received_before']);
});

it('amounts that contradict each other are told', () => {
  const wrong = suppliers.document(EXAMPLE, (xml) => xml.replace(/(<cbc:PayableAmount[^>]*>)/, '$19'));
  expect(judged(containing(wrong), { ...accepted, copy: wrong })).toMatchObject([
    { status: 'unverified', reasons: [{ code: 'amounts_disagree' }] },
  ]);
});

it('a CUFE alone is never verified without what it stands for', () => {
  const said = (dian: DianWord) => judgeCufe(dian).reasons.map(({ code }) => code);
  expect(said({ ...accepted, copy: null })).toEqual(['document_missing']);
  expect(judgeCufe({ ...accepted, copy: null }).status).toBe('unverified');
  expect(said({ status: 'unknown' })).toEqual(['dian_unknown']);
  expect(judgeCufe({ status: 'rejected' }).status).toBe('suspicious');
});

it('nothing is verified before DIAN has accepted it, however well it is signed', () => {
  for (const status of ['unanswered', 'unknown', 'rejected'] as const) {
    const [judgement] = judged(containing(genuine), { status });
    expect(judgement?.status).toBe(status === 'unanswered' ? 'unverified' : 'suspicious');
  }
});

/** A forgery, how it is made, and a reason that must be given; null where nothing is read at all. */
type Forgery = readonly [title: string, make: () => string, reason: ReasonCode | null];

function FORGERIES(): readonly Forgery[] {
  return [
    ['with another amount', () => containing(dearer(genuine)), 'signature_broken'],
    ['with another buyer', () => containing(genuine.replaceAll('901210113', '900108281')), 'signature_broken'],
    ['with another supplier', () => containing(genuine.replaceAll(TEST_NIT, '900108281')), 'dian_other_document'],
    [
      'with a bank account in a note',
      () => containing(genuine.replace('<cbc:DocumentCurrencyCode', '<cbc:Note>Pague a 123</cbc:Note>$&')),
      'signature_broken',
    ],
    [
      'with a line more',
      () => containing(genuine.replace('<cac:InvoiceLine>', '<cac:InvoiceLine></cac:InvoiceLine>$&')),
      'signature_broken',
    ],
    [
      'with another due date',
      () =>
        containing(genuine.replace('</cbc:PaymentMeansCode>', '$&<cbc:PaymentDueDate>2027-01-01</cbc:PaymentDueDate>')),
      'signature_broken',
    ],
    [
      "signed again by a stranger's certificate",
      () => containing(suppliers.document(EXAMPLE, dearer, 'second')),
      'signed_by_another',
    ],
    [
      'signed by a stranger who names himself the supplier',
      () => containing(suppliers.document(EXAMPLE, (xml) => xml.replaceAll(TEST_NIT, '800199436'), 'second')),
      'dian_other_document',
    ],
    [
      'signed by a certificate of an unknown authority',
      () => containing(suppliers.document(EXAMPLE, dearer, 'otherca')),
      'certificate_untrusted',
    ],
    [
      'signed by a certificate that another one issued',
      () => containing(suppliers.document(EXAMPLE, dearer, 'byleaf')),
      'certificate_untrusted',
    ],
    [
      'signed by an expired certificate',
      () => containing(suppliers.document(EXAMPLE, dearer, 'expired')),
      'signature_refused',
    ],
    [
      'signed by a certificate of later',
      () => containing(suppliers.document(EXAMPLE, dearer, 'notyet')),
      'signature_refused',
    ],
    [
      'signed by a certificate that may not sign',
      () => containing(suppliers.document(EXAMPLE, dearer, 'nodigsig')),
      'signature_refused',
    ],
    ['without its signature', () => containing(genuine.replace(SIGNATURE, '')), 'signature_missing'],
    ['never signed', () => containing(exampleXml(EXAMPLE)), 'signature_missing'],
    [
      'with the signature of another document',
      () => containing(dearer(genuine).replace(SIGNATURE, () => signatureOf(suppliers.document('excluded-goods')))),
      'signature_broken',
    ],
    [
      'with a second signature',
      () => containing(genuine.replace(SIGNATURE, (found) => found + found)),
      'signature_wrapped',
    ],
    [
      'with its signature elsewhere',
      () => containing(genuine.replace(SIGNATURE, '').replace('</Invoice>', () => `${signatureOf(genuine)}</Invoice>`)),
      'signature_wrapped',
    ],
    [
      'wrapped around the genuine one',
      () => containing(dearer(exampleXml(EXAMPLE)).replace('</Invoice>', () => `${bodyOf(genuine)}</Invoice>`)),
      'signature_wrapped',
    ],
    [
      'with the genuine one in an extension',
      () =>
        containing(
          dearer(exampleXml(EXAMPLE)).replace(
            '<ext:ExtensionContent></ext:ExtensionContent>',
            () => `<ext:ExtensionContent>${bodyOf(genuine)}</ext:ExtensionContent>`,
          ),
        ),
      'signature_wrapped',
    ],
    [
      'with another signature value',
      () => containing(genuine.replace(/(<ds:SignatureValue[^>]*>)..../, '$1AAAA')),
      'signature_broken',
    ],
    [
      'with another certificate in its signature',
      () =>
        containing(
          genuine.replace(
            /<ds:KeyInfo .*<\/ds:KeyInfo>/s,
            () => /<ds:KeyInfo .*<\/ds:KeyInfo>/s.exec(suppliers.document(EXAMPLE, dearer, 'second'))?.[0] ?? '',
          ),
        ),
      'signature_wrapped',
    ],
    [
      'with the genuine one as a second attachment',
      () =>
        containing(dearer(genuine)).replace(
          /<cac:Attachment>.*?<\/cac:Attachment>/s,
          (found) => found + containing(genuine).match(/<cac:Attachment>.*?<\/cac:Attachment>/s)?.[0],
        ),
      'container_ambiguous',
    ],
    [
      'with the genuine one as a first attachment',
      () =>
        containing(dearer(genuine)).replace(
          /<cac:Attachment>.*?<\/cac:Attachment>/s,
          (found) => containing(genuine).match(/<cac:Attachment>.*?<\/cac:Attachment>/s)?.[0] + found,
        ),
      'container_ambiguous',
    ],
    ['with the genuine one in the place of the answer', () => containing(dearer(genuine), genuine), 'answer_unproven'],
    ['with another CUFE', () => containing(withCufe(genuine)), 'cufe_differs'],
    [
      'with another CUFE, signed by the supplier',
      () => containing(suppliers.document(EXAMPLE, withCufe)),
      'cufe_differs',
    ],
    ['with no CUFE', () => containing(genuine.replace(/(<cbc:UUID [^>]*CUFE[^>]*>)[^<]+/, '$1')), 'cufe_malformed'],
    [
      'with another CUFE beside the answer',
      () => suppliers.container({ document: genuine, answer, uuid: OTHER_CUFE }),
      'cufe_differs',
    ],
    [
      'with another number on the container',
      () => suppliers.container({ document: genuine, answer, number: 'SETP1' }),
      'number_differs',
    ],
    [
      'with an answer about another CUFE',
      () => containing(genuine, suppliers.answer(genuine, { uuid: OTHER_CUFE })),
      'cufe_differs',
    ],
    [
      'with an answer about another number',
      () => containing(genuine, suppliers.answer(genuine, { number: 'SETP1' })),
      'number_differs',
    ],
    [
      'with an answer that rejects it',
      () => containing(genuine, suppliers.answer(genuine, { responseCode: '04' })),
      'answer_rejects',
    ],
    [
      'with a rejection that was made an acceptance',
      () => containing(genuine, suppliers.answer(genuine, { responseCode: '04' }).replace('>04<', '>02<')),
      'answer_unproven',
    ],
    [
      'with an answer that the supplier signed',
      () => containing(genuine, suppliers.answer(genuine, {}, 'good')),
      'answer_of_another',
    ],
    [
      'with an answer of an unknown authority',
      () => containing(genuine, suppliers.answer(genuine, {}, 'otherca')),
      'answer_unproven',
    ],
    ['with an answer without a signature', () => containing(genuine, answer.replace(SIGNATURE, '')), 'answer_unproven'],
    ['with any other file as the answer', () => containing(genuine, '<html/>'), 'answer_unproven'],
    [
      "of DIAN's trial environment made real",
      () => containing(genuine.replace('<cbc:ProfileExecutionID>2<', '<cbc:ProfileExecutionID>1<')),
      'other_environment',
    ],
    [
      'with entities that a parser would expand',
      () => containing(genuine.replace('?>\n', '?>\n<!DOCTYPE Invoice [<!ENTITY a "1">]>')),
      null,
    ],
  ];
}
