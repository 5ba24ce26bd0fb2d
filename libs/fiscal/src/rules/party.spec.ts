import { describe, expect, it } from '@jest/globals';
import { rangeType } from '@rubrica/kinds';
import { supplier } from '../request/draft.fixture.js';
import type { Fault } from '../values/fault.js';
import type { CustomerInput } from '../request/party.js';
import type { NumberingRangeInput } from '../request/numbering-range.js';
import { numberingRangeFaults } from './range.js';
import { customerFaults } from './buyer.js';
import { tenantProfileFaults } from './issuer.js';

const brief = (faults: readonly Fault[]): string[] =>
  faults.map(({ pointer, code, rule }) => [pointer, code, ...(rule === undefined ? [] : [rule])].join(' '));

const customer = (change: Partial<CustomerInput>): string[] =>
  brief(
    customerFaults({
      identification: { type: '31', number: '900108281', check_digit: '3' },
      legal_name: 'Óptica Central S.A.S.',
      ...change,
    }),
  );

describe('a customer', () => {
  it('needs a name and an identification, and no more', () => {
    expect(customer({})).toEqual([]);
    expect(customer({ identification: { type: '31', number: '900108281' } })).toEqual([]);
  });

  it('has a NIT of digits with its own check digit', () => {
    expect(customer({ identification: { type: '31', number: '900108281', check_digit: '1' } })).toEqual([
      '#/identification/check_digit check_digit_mismatch FAK24',
    ]);
    expect(customer({ identification: { type: '31', number: '900.108.281-3' } })).toEqual([
      '#/identification/number invalid_identification',
    ]);
  });

  it('is offered the digits of a number only where they are all there: O and I are read as 0 and 1', () => {
    const fixOf = (type: '13' | '31', number: string) =>
      customerFaults({ legal_name: 'X', identification: { type, number } }).map(({ fix, es }) => [fix, es.fix]);
    expect(fixOf('13', '10203O4050')).toEqual([['Write "1020304050".', 'Escriba "1020304050".']]);
    expect(fixOf('13', '10203A4050')).toEqual([['Write the digits alone.', 'Escriba solo los dígitos.']]);
    expect(fixOf('31', '90010A281')).toEqual([
      ['Write its digits like "900373115", check_digit "3".', 'Escriba sus dígitos así: "900373115", check_digit "3".'],
    ]);
  });

  it('has a check digit with a NIT only', () => {
    expect(customer({ identification: { type: '13', number: '52384719', check_digit: '3' } })).toEqual([
      '#/identification/check_digit check_digit_not_allowed',
    ]);
    expect(customer({ identification: { type: '41', number: 'AX-123.9' } })).toEqual([]);
    expect(customer({ identification: { type: '13', number: '52.384.719' } })).toEqual([
      '#/identification/number invalid_identification',
    ]);
  });

  it('lives in a municipality of Colombia, or in a country without one', () => {
    const line = 'Calle 1';
    expect(customer({ address: { line } })).toEqual(['#/address/municipality_code required FAK09']);
    expect(customer({ address: { line, municipality_code: '99999' } })).toEqual([
      '#/address/municipality_code unknown_code FAK09',
    ]);
    expect(customer({ address: { line, municipality_code: '27493', postal_code: '270001' } })).toEqual([]);
    expect(customer({ address: { line, municipality_code: '11001', postal_code: 'W1' } })).toEqual([]);
    expect(customer({ address: { line, country: 'GB', city: 'London', postal_code: 'W1A 1AA' } })).toEqual([]);
    expect(customer({ address: { line, country: 'XX', municipality_code: '11001' } })).toEqual([
      '#/address/country unknown_code',
      '#/address/municipality_code not_applicable',
    ]);
  });

  it('has responsibilities that DIAN still lists', () => {
    expect(customer({ tax_level_codes: ['O-13', 'O-15'] })).toEqual([]);
    // FAK26: R-99-PN stands alone.
    expect(customer({ tax_level_codes: ['O-13', 'R-99-PN'] })).toEqual([
      '#/tax_level_codes/1 conflicting_fields FAK26',
    ]);
    expect(customer({ tax_level_codes: ['O-13', 'O-99'] })).toEqual(['#/tax_level_codes/1 unknown_code FAK26']);
  });
});

describe('an issuer', () => {
  it('has its own check digit, a known municipality and known responsibilities', () => {
    expect(tenantProfileFaults(supplier)).toEqual([]);
    expect(
      brief(
        tenantProfileFaults({
          ...supplier,
          check_digit: '4',
          address: { line: 'x', municipality_code: '00000' },
          tax_level_codes: ['O-06'],
        }),
      ),
    ).toEqual([
      '#/check_digit check_digit_mismatch FAJ24',
      '#/address/municipality_code unknown_code FAJ09',
      '#/tax_level_codes/0 unknown_code FAJ26',
    ]);
  });
});

describe('a numbering range', () => {
  const range = (change: Partial<NumberingRangeInput>): string[] =>
    brief(
      numberingRangeFaults(
        {
          document_type: 'invoice',
          environment: 'habilitacion',
          prefix: 'SETP',
          from: 990000000,
          to: 995000000,
          resolution_number: '18760000001',
          valid_from: '2019-01-19',
          valid_to: '2030-01-19',
          technical_key: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
          ...change,
        },
        rangeType(change.document_type ?? 'invoice'),
      ),
    );

  it('of invoices is authorised by a resolution and has a technical key', () => {
    expect(range({})).toEqual([]);
    expect(range({ resolution_number: undefined, technical_key: undefined })).toEqual([
      '#/resolution_number required',
      '#/technical_key required',
    ]);
    expect(range({ document_type: 'contingency', technical_key: undefined })).toEqual([]);
  });

  it('goes on with a number that it has, where the numbers before were used elsewhere', () => {
    expect(range({ next: 990000300, next_reason: 'Factura anterior en otro proveedor' })).toEqual([]);
    expect(range({ next: 990000000 })).toEqual([]);
    expect(range({ next: 995000000 })).toEqual([]);
    expect(range({ next: 995000001 })).toEqual(['#/next out_of_bounds']);
    expect(range({ next: 300 })).toEqual(['#/next out_of_bounds']);
    expect(range({ next_reason: 'Factura anterior en otro proveedor' })).toEqual(['#/next required']);
    expect(range({ document_type: 'contingency', technical_key: undefined, next: 990000300 })).toEqual([
      '#/next not_applicable',
    ]);
  });

  it('of notes is free', () => {
    const none = { resolution_number: undefined, valid_from: undefined, valid_to: undefined, technical_key: undefined };
    expect(range({ document_type: 'credit_note', prefix: 'NC', from: 1, ...none })).toEqual([]);
  });

  it('goes up, in numbers and in days that exist', () => {
    expect(range({ from: 10, to: 9, valid_from: '2030-01-20' })).toEqual([
      '#/to wrong_order FAB12b',
      '#/valid_to wrong_order',
    ]);
    expect(range({ resolution_date: '2019-02-29' })).toEqual(['#/resolution_date invalid_date ZB01']);
  });
});
