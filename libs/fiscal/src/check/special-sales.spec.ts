import { describe, expect, it } from '@jest/globals';
import { AIU_NOTE } from '../document/aiu.js';
import { invoice, line, TEST_MODE } from '../request/draft.fixture.js';
import type { InvoiceDraft, LineDraft } from '../request/draft.js';
import type { CustomerInput } from '../request/party.js';
import { documentFaults } from './draft-faults.js';
import { invoiceRules } from './rules-of-kind.js';
import { saleWarnings } from '../warnings/sale-warnings.js';

const faultsOf = (change: Partial<InvoiceDraft>) => documentFaults(invoiceRules, invoice(change), TEST_MODE);
const brief = (change: Partial<InvoiceDraft>) =>
  faultsOf(change).map(({ pointer, code, rule }) => [pointer, code, rule ?? ''].join(' ').trim());

describe('AIU services', () => {
  const administration = line({ aiu_part: 'administration' });
  const aiu = { contract_object: 'aseo y cafetería' };

  it.each(['09', 'dian:09'])('of operation %s say what their contract is about (FAV03)', (operation_type) => {
    expect(brief({ operation_type, lines: [administration] })).toEqual(['#/aiu/contract_object required FAV03']);
    expect(brief({ operation_type, aiu, lines: [administration] })).toEqual([]);
    const [fault] = faultsOf({ operation_type, lines: [administration] });
    expect(fault?.fix).toContain('"aiu": { "contract_object": "aseo y cafetería de la sede norte" }');
    expect(fault?.es?.fix).toContain('"aiu": { "contract_object": "aseo y cafetería de la sede norte" }');
  });

  it('may say it in the note of the administration itself, in the prescribed words and with an object', () => {
    const noted = (note: string) => brief({ operation_type: '09', lines: [{ ...administration, note }] });
    expect(noted(`${AIU_NOTE} vigilancia`)).toEqual([]);
    expect(noted(AIU_NOTE)).toEqual(['#/aiu/contract_object required FAV03']);
    expect(noted('Contrato de vigilancia')).toEqual(['#/aiu/contract_object required FAV03']);
  });

  it('have one administration, and a note of at most 5,000 characters', () => {
    const lines = [administration, administration];
    expect(brief({ operation_type: '09', aiu, lines })).toEqual(['#/lines/1/aiu_part conflicting_fields']);
    const note = 'x'.repeat(4_990);
    expect(brief({ operation_type: '09', aiu, lines: [{ ...administration, note }] })).toEqual([
      '#/lines/0/note out_of_bounds FAV03',
    ]);
  });

  it('are operation 09 alone: no other sale has a contract object or parts', () =>
    expect(brief({ aiu, lines: [administration] })).toEqual([
      '#/aiu not_applicable',
      '#/lines/0/aiu_part not_applicable',
    ]));
});

describe('a sale for a principal', () => {
  const principal: LineDraft['mandate'] = { type: '31', number: '900108281', check_digit: '3' };

  it('has at least one line with its principal, no other sale has one', () => {
    const ofPrincipal = line({ mandate: principal });
    expect(brief({ operation_type: 'dian:11', lines: [line(), ofPrincipal] })).toEqual([]);
    expect(brief({ operation_type: 'dian:11', lines: [line()] })).toEqual(['#/lines/0/mandate required FBA05']);
    for (const operation_type of ['10', '11'])
      expect(brief({ operation_type, lines: [line(), ofPrincipal] })).toEqual(['#/lines/1/mandate not_applicable']);
  });

  it('has the check digit of the principal right (FBA05)', () =>
    expect(
      brief({ operation_type: 'dian:11', lines: [line({ mandate: { ...principal, check_digit: '4' } })] }),
    ).toEqual(['#/lines/0/mandate/check_digit check_digit_mismatch FBA05']));
});

describe('a transcription of paper', () => {
  const paper = (issued_at: string, now = TEST_MODE.now) =>
    documentFaults(invoiceRules, invoice({ type_code: '03', number: 'CONT1042', issued_at }), {
      now,
      livemode: false,
    }).map(({ pointer, code }) => `${pointer} ${code}`);

  it('is of any day before', () => {
    for (const day of ['2026-01-19', '2025-11-19', '2025-12-31']) expect(paper(`${day}T10:00:00-05:00`)).toEqual([]);
  });
});

describe('what is stated beside the totals', () => {
  const withholding = (code: string, rate: string, base: string, value: string) =>
    brief({ withholdings: [{ code, rate, base, value }] });

  it('is plausible: ReteIVA is withheld from the IVA, the others from the sale (FAT04)', () => {
    expect(withholding('05', '15.00', '19000.00', '2850.00')).toEqual([]);
    expect(withholding('05', '15.00', '100000.00', '15000.00')).toEqual([
      '#/withholdings/0/base implausible_amount FAT04',
    ]);
    expect(withholding('06', '2.50', '100000.00', '2500.00')).toEqual([]);
    expect(withholding('06', '2.50', '119000.00', '2975.00')).toEqual([
      '#/withholdings/0/base implausible_amount FAT04',
    ]);
    expect(withholding('05', '19.00', '19000.00', '3610.00')).toEqual(['#/withholdings/0/rate unknown_rate FAY10']);
  });

  it('is no payment of more than the invoice, of nothing, or of another century', () => {
    const prepaid = (amount: string, received_on = '2026-11-01') => brief({ prepaid: [{ amount, received_on }] });
    expect(prepaid('119000.00')).toEqual([]);
    expect(prepaid('119000.01')).toEqual(['#/prepaid implausible_amount']);
    expect(prepaid('0.00')).toEqual(['#/prepaid/0/amount must_be_positive']);
    expect(prepaid('1.00', '1926-11-01')).toEqual(['#/prepaid/0/received_on implausible_date']);
  });
});

describe('what is right but seldom meant', () => {
  const buyer = (type: '31' | '50', country: string): CustomerInput => ({
    legal_name: 'X',
    identification: { type, number: '900108281' },
    address: { line: 'Calle 1', country },
  });
  const warned = (change: Partial<InvoiceDraft>, customer: CustomerInput | null) =>
    saleWarnings(invoice(change), customer, '900373115').map(({ pointer, code }) => `${pointer} ${code}`);
  const taxes = [{ code: '01', rate: '0.00', base: '100000.00', value: '0.00' }];
  const tariff = { product_code: { standard: '020', value: '0901211000' }, taxes };

  it('is an export to a buyer in Colombia, or without tariff heading', () => {
    const toAbroad = { operation_type: '11', lines: [line(tariff)] };
    expect(warned(toAbroad, buyer('50', 'PA'))).toEqual([]);
    expect(warned(toAbroad, buyer('31', 'CO'))).toEqual(['#/customer_id unusual_sale']);
    expect(warned(toAbroad, null)).toEqual(['#/customer_id unusual_sale']);
    expect(warned({ ...toAbroad, lines: [line({ taxes })] }, buyer('50', 'PA'))).toEqual([
      '#/lines/0/product_code unusual_sale',
    ]);
    expect(warned({}, buyer('31', 'CO'))).toEqual([]);
  });

  it('is IVA at 16 %, of contracts with the state from before 2017', () => {
    const taxes = [{ code: '01', rate: '16.000', base: '100000.00', value: '16000.00' }];
    expect(brief({ lines: [line({ taxes })] })).toEqual([]);
    expect(warned({ lines: [line({ taxes })] }, null)).toEqual(['#/lines/0/taxes/0/rate unusual_sale']);
  });

  it('is AIU of which no line is the administration', () => {
    const aiu = { operation_type: '09', aiu: { contract_object: 'aseo' } };
    expect(warned({ ...aiu, lines: [line(), line()] }, null)).toEqual(['#/lines unusual_sale']);
    expect(warned({ ...aiu, lines: [line(), line({ aiu_part: 'administration' })] }, null)).toEqual([]);
  });
});

describe('a gift with a charge', () => {
  it('says what it would have cost: its price is zero, whatever the line comes to (FAV04b, FAW03)', () => {
    const gift = { unit_price: '0.00', line_extension_amount: '5000.00', charges: [{ amount: '5000.00' }], taxes: [] };
    expect(brief({ lines: [line(gift)] })).toEqual(['#/lines/0/reference_price required FAW03']);
    expect(brief({ lines: [line({ ...gift, reference_price: { amount: '100.00', type: '01' } })] })).toEqual([]);
  });
});
