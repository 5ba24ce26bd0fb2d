import { describe, expect, it } from '@jest/globals';
import { invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import type { InvoiceDraft, TaxDraft } from '../request/draft.js';
import type { CustomerInput } from '../request/party.js';
import { documentWarnings } from './draft-warnings.js';

const ISSUER = '900373115';
const context = { ...TEST_MODE, ruleLetter: 'F', issuerNit: ISSUER } as const;
const abroad: CustomerInput = {
  legal_name: 'Acme Inc.',
  identification: { type: '50', number: 'US123456' },
  address: { line: '1 Main St', country: 'US' },
};
const warned = (change: Partial<InvoiceDraft>, customer: CustomerInput | null = null) =>
  documentWarnings(invoice(change), customer, context).map(({ pointer, code, rule }) =>
    [pointer, code, rule ?? ''].join(' ').trim(),
  );
const iva = (rate: string, base: string, value: string): TaxDraft => ({ code: '01', rate, base, value });

describe('a preview warns, with the rule on what is written there, of', () => {
  it('units that are something else in the list of DIAN: KG is a keg, MT a mat', () => {
    expect(warned({ lines: [line({ unit_code: 'KG' }), line({ unit_code: 'dian:MT' })] })).toEqual([
      '#/lines/0/unit_code unusual_sale FAV05',
      '#/lines/1/unit_code unusual_sale FAV05',
    ]);
    const [keg] = documentWarnings(invoice({ lines: [line({ unit_code: 'KG' })] }), null, context);
    expect(keg?.fix).toBe('Most who write KG mean KGM (kilogram): correct it if you do.');
    expect(keg?.es).toEqual({
      detail: 'En la lista de la DIAN, KG es «barrilete».',
      fix: 'Casi todos los que escriben KG quieren decir KGM (kilogramo): corríjalo si es su caso.',
    });
    expect(warned({ lines: [line({ unit_code: 'KGM' }), line({ unit_code: 'BX' })] })).toEqual([]);
  });

  it.each([
    ['GL', /94 \(unit\) or GLL \(galón\)/],
    ['SER', /94 \(unit\)/],
    ['MT', /MTR \(metre\)/],
    ['KGS', /KGM \(kilogram\)/],
    ['UD', /94 \(unit\)/],
    ['PQ', /PK \(paquete\)/],
    ['FR', /VI \(frasco\)/],
    ['TN', /TNE \(tonelada/],
    ['KW', /KWH \(.*\) or KWT/],
    ['CJ', /BX \(caja\)/],
    ['HA', /HAR \(hectárea\)/],
  ])('the unit %s, which is another one in the list of DIAN than people mean', (unit_code, fix) => {
    const [warning, ...others] = documentWarnings(invoice({ lines: [line({ unit_code })] }), null, context);
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ pointer: '#/lines/0/unit_code', rule: 'FAV05' });
    expect(warning?.fix).toMatch(fix);
  });

  it.each([
    ['19.00', /01 \(IVA\)/],
    ['5.00', /01 \(IVA\)/],
    ['10.00', /unless the law sets it/],
  ])('INC at %s %%, on which DIAN remarks: the tax that has the rate is named', (rate, fix) => {
    const value = `${Number(rate) * 1000}.00`;
    const taxes = [{ code: '04', rate, base: '100000.00', value }];
    const [warning, ...others] = documentWarnings(invoice({ lines: [line({ taxes })] }), null, context);
    expect(others).toEqual([]);
    expect(warning).toMatchObject({ pointer: '#/lines/0/taxes/0/rate', rule: 'FAX14' });
    expect(warning?.fix).toMatch(fix);
    expect(warning?.es.fix).toMatch(rate === '10.00' ? /salvo que la ley/ : fix);
    expect(
      warned({ lines: [line({ taxes: [{ code: '04', rate: '8.00', base: '100000.00', value: '8000.00' }] })] }),
    ).toEqual([]);
  });

  it('a line that its discounts leave nothing of: a gift says its commercial value', () => {
    const nothing = {
      line_extension_amount: '0.00',
      allowances: [{ amount: '100000.00' }],
      taxes: [iva('19.00', '0.00', '0.00')],
    };
    expect(warned({ lines: [line(nothing)] })).toEqual(['#/lines/0/reference_price unusual_sale FAW03']);
    const halved = { ...nothing, line_extension_amount: '50000.00', allowances: [{ amount: '50000.00' }] };
    expect(warned({ lines: [line({ ...halved, taxes: [iva('19.00', '50000.00', '9500.00')] })] })).toEqual([]);
  });

  it('amounts in another currency than pesos, and of a rate written the wrong way round', () => {
    const date = '2026-01-15';
    expect(warned({ currency: 'USD', exchange_rate: { rate: '4000.00', date } })).toEqual([
      '#/currency unusual_sale FAD15a',
    ]);
    expect(warned({ exchange_rate: { rate: '4000.00', date, currency: 'USD' } })).toEqual([]);
    expect(warned({ exchange_rate: { rate: '0.00025', date, currency: 'USD' } })).toEqual([
      '#/exchange_rate/rate unusual_sale FAR06',
    ]);
  });

  it('IVA on an export, which is exempt', () => {
    const tariff = { product_code: { standard: '020', value: '0901211000' } };
    const export_ = { operation_type: '11' };
    expect(warned({ ...export_, lines: [line(tariff)] }, abroad)).toEqual([
      '#/lines/0/taxes/0/rate unusual_sale FAX14',
    ]);
    const exempt = [iva('0.00', '100000.00', '0.00')];
    expect(warned({ ...export_, lines: [line({ ...tariff, taxes: exempt })] }, abroad)).toEqual([]);
  });

  it('a base above the line, as one before its discount', () => {
    const discounted = {
      line_extension_amount: '90000.00',
      allowances: [{ amount: '10000.00' }],
      taxes: [iva('19.00', '100000.00', '19000.00')],
    };
    expect(warned({ lines: [line(discounted)] })).toEqual(['#/lines/0/taxes/0/base unusual_sale FAU04']);
    expect(warned({ lines: [line({ taxes: [iva('19.00', '10000.00', '1900.00')] })] })).toEqual([]);
  });

  it('an amount that is not exact to the cent, within what DIAN tolerates', () => {
    expect(warned({ lines: [line({ unit_price: '99999.00', line_extension_amount: '100000.00' })] })).toEqual([
      '#/lines/0/line_extension_amount unusual_sale FAV06',
    ]);
    expect(warned({ lines: [line({ taxes: [iva('19.00', '100000.00', '19001.00')] })] })).toEqual([
      '#/lines/0/taxes/0/value unusual_sale FAX07',
    ]);
    expect(warned({ lines: [line({ taxes: [iva('19.00', '99999.97', '18999.99')] })] })).toEqual([]);
  });

  it('ReteICA in per thousand', () => {
    const reteIca = (rate: string, value: string) =>
      warned({ withholdings: [{ code: '07', rate, base: '100000.00', value }] });
    expect(reteIca('9.66', '9660.00')).toEqual(['#/withholdings/0/rate unusual_sale FAY10']);
    expect(reteIca('0.966', '966.00')).toEqual([]);
  });

  it('a tip of more than a tenth of the sale', () => {
    const tip = (amount: string) => warned({ charges: [{ reason_code: '03', amount }] });
    expect(tip('10000.01')).toEqual(['#/charges/0/amount unusual_sale FAQ04']);
    expect(tip('10000.00')).toEqual([]);
  });

  it('a principal that is the issuer, the buyer or nobody', () => {
    const principal = (number: string, customer: CustomerInput | null = null) =>
      warned({ operation_type: 'dian:11', lines: [line({ mandate: { type: '31', number } })] }, customer);
    const own = ['#/lines/0/mandate unusual_sale FBA05'];
    expect(principal(ISSUER)).toEqual(own);
    expect(principal('222222222222')).toEqual(own);
    expect(principal('900108281', { ...abroad, identification: { type: '31', number: '900108281' } })).toEqual(own);
    expect(principal('900108281')).toEqual([]);
  });

  it('a transport that names no consignment', () => {
    const transport = { operation_type: 'dian:12' };
    expect(warned(transport)).toEqual(['#/lines/0/additional_item_properties unusual_sale']);
    const consignment = ['01', '02', '03'].map((name) => ({ name, value: '1' }));
    expect(warned({ ...transport, lines: [line({ additional_item_properties: consignment })] })).toEqual([]);
  });

  it('AIU without its administration, an export without tariff, a due date in the past', () => {
    const aiu = { operation_type: '09', aiu: { contract_object: 'aseo' }, lines: [line(), line()] };
    expect(warned(aiu)).toEqual(['#/lines unusual_sale FAV03']);
    const exempt = line({ taxes: [iva('0.00', '100000.00', '0.00')] });
    expect(warned({ operation_type: '11', lines: [exempt] }, abroad)).toEqual([
      '#/lines/0/product_code unusual_sale FAZ09',
    ]);
    expect(warned({ payment_means: { code: '1', type: '2', due_date: '2020-01-01' } })).toEqual([
      '#/payment_means/due_date past_due_date FAN04',
    ]);
  });

  it('with the id of a note, for a note', () => {
    const note = { ...invoice({ lines: [line({ unit_code: 'KG' })] }), reason_code: '1', operation_type: undefined };
    const [keg] = documentWarnings(note, null, { ...context, ruleLetter: 'C' });
    expect(keg?.rule).toBe('CAV05');
  });
});
