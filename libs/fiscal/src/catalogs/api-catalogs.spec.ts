import { describe, expect, it } from '@jest/globals';
import { apiCatalogs } from './api-catalogs.js';
import { operationOf, paymentMeansCodeOf, taxOf } from './api-codes.js';

const row = (catalog: string, code: string) => apiCatalogs[catalog]?.find((each) => each.code === code);

describe('the catalogs of the API', () => {
  it('are the five of the specification and more', () => {
    expect(Object.keys(apiCatalogs)).toEqual(
      expect.arrayContaining(['medios-pago', 'tipo-identificacion', 'unidad-medida', 'tributos', 'tipo-operacion']),
    );
  });

  it.each(Object.keys(apiCatalogs))('%s has each code once, with a name on both sides', (name) => {
    const rows = apiCatalogs[name] ?? [];
    expect(rows.length).toBeGreaterThan(1);
    expect(new Set(rows.map((each) => each.code)).size).toBe(rows.length);
    for (const each of rows) {
      expect(each.name.trim()).not.toBe('');
      expect(each.dian_code === null).toBe(each.dian_name === null);
    }
  });

  it('show what the XML says where the specification and DIAN differ', () => {
    expect(row('medios-pago', '47')).toEqual({
      code: '47',
      name: 'Credit card',
      dian_code: '48',
      dian_name: 'Tarjeta Crédito',
    });
    expect(row('medios-pago', 'dian:47')).toMatchObject({
      dian_code: '47',
      dian_name: 'Transferencia Débito Bancaria',
    });
    expect(row('medios-pago', '71')).toMatchObject({ dian_code: 'ZZZ', dian_name: 'Acuerdo mutuo' });
    expect(row('tributos', '02')).toMatchObject({ name: 'Carbon tax', dian_code: '23', kind: 'nominal' });
    expect(row('tributos', 'dian:02')).toMatchObject({ dian_code: '02', dian_name: 'IC' });
    expect(row('tributos', 'ZZ')).toMatchObject({ dian_code: null, dian_name: null });
    expect(row('tipo-operacion', '11')).toMatchObject({ dian_code: '10', type_code: '02' });
    expect(row('tipo-operacion', 'dian:11')).toMatchObject({ dian_code: '11', dian_name: 'Mandatos' });
  });

  it('list no code that a document would not take', () => {
    for (const { code, dian_code } of apiCatalogs['medios-pago'] ?? [])
      expect(paymentMeansCodeOf(code)).toBe(dian_code);
    for (const { code, dian_code } of apiCatalogs['tributos'] ?? []) {
      const tax = taxOf(code);
      expect(tax === 'none' ? null : tax?.code).toBe(dian_code);
    }
    for (const { code, dian_code, document } of apiCatalogs['tipo-operacion'] ?? [])
      if (document === 'invoice') expect(operationOf(code)?.customizationId).toBe(dian_code);
  });

  it('reach every code of DIAN’s', () => {
    const reached = (name: string) => new Set((apiCatalogs[name] ?? []).map((each) => each.dian_code));
    expect([...reached('medios-pago')]).toEqual(expect.arrayContaining(['47', '48', '49', 'ZZZ', '1', '97']));
    expect([...reached('tributos')]).toEqual(expect.arrayContaining(['01', '02', '23', '34', 'ZZ']));
  });

  it('hold the tables whole', () => {
    expect(apiCatalogs['municipios']).toHaveLength(1123);
    expect(apiCatalogs['departamentos']).toHaveLength(33);
    expect(apiCatalogs['paises']).toHaveLength(249);
    expect(apiCatalogs['monedas']).toHaveLength(179);
    expect(apiCatalogs['unidad-medida']).toHaveLength(1089);
    expect(row('municipios', '11001')).toMatchObject({ name: 'Bogotá, D.C.', department_name: 'Bogotá' });
  });
});
