import { describe, expect, it } from '@jest/globals';
import { bodiesIn } from './import-table.js';
import { columnsOf } from './importer.process.js';
import { rowsOfCsv } from './sheet-file.js';

const tableOf = (text: string, name = 'invoice') => bodiesIn(rowsOfCsv(Buffer.from(text)), columnsOf(name) ?? []);
const bodyOf = (titles: string, row: string, name?: string): object | undefined =>
  tableOf(`${titles}\n${row}\n`, name).bodies[0]?.body;

describe('the columns of an import', () => {
  it('make an invoice, with the amounts that follow from quantity, price and rate', () => {
    expect(
      bodyOf(
        'external_id,customer_id,payment_code,payment_type,description,quantity,unit_code,unit_price,tax_code,tax_rate',
        'p-1,cust_1,10,1,Café,2.5,94,18000,01,19',
      ),
    ).toEqual({
      ...{ external_id: 'p-1', customer_id: 'cust_1', currency: 'COP', operation_type: '10' },
      payment_means: { code: '10', type: '1' },
      lines: [
        {
          ...{ description: 'Café', quantity: '2.50', unit_code: '94', unit_price: '18000.00' },
          line_extension_amount: '45000.00',
          taxes: [{ code: '01', rate: '19.00', base: '45000.00', value: '8550.00' }],
        },
      ],
    });
  });

  it('are found by Spanish titles, with accents, capitals and blanks, and keep what is given', () => {
    const body = bodyOf(
      'ID externo;Nombre cliente;Número identificación;Dirección;Responsabilidades;Descripción;Cantidad;Precio unitario;Valor línea',
      'p-2;Óptica;900108281;Cra 8;O-13|O-15;Lente;1,5;x;9.999',
    );
    expect(body).toMatchObject({
      customer: {
        legal_name: 'Óptica',
        identification: { number: '900108281' },
        address: { line: 'Cra 8', country: 'CO' },
        tax_level_codes: ['O-13', 'O-15'],
      },
      lines: [{ quantity: '1,5', unit_price: 'x', line_extension_amount: '9.999', taxes: [] }],
    });
  });

  it('make one invoice of rows with the same external id', () => {
    const file = 'external_id,note,description\np-1,uno,a\np-1,dos,b\n\n,tres,c\n,,d\np-1,,e\n';
    const { bodies, unknown } = tableOf(file);
    expect(unknown).toEqual([]);
    expect(bodies.map(({ line, body }) => [line, (body as { lines: object[] }).lines.length])).toEqual([
      [2, 2],
      [5, 1],
      [6, 1],
      [7, 1],
    ]);
    expect(bodies[0]?.body).toMatchObject({ notes: ['uno'] });
  });

  it('make a note without lines where a row says nothing of one, so that they are copied', () => {
    expect(bodyOf('external_id,invoice_id,reason_code,quantity', 'n-1,inv_1,2,', 'credit_note')).toEqual({
      ...{ external_id: 'n-1', invoice_id: 'inv_1', reason_code: '2' },
    });
  });

  it('make the withholding of a purchase, and say what its seller is', () => {
    const titles = 'id_externo,nombre_proveedor,fecha_compra,cantidad,precio_unitario,retencion,tarifa_retencion';
    expect(bodyOf(titles, 'd-1,Rosa,2026-11-20,125,18000,06,0.5', 'support_document')).toEqual({
      ...{ external_id: 'd-1', currency: 'COP', supplier: { legal_name: 'Rosa', residence: 'resident' } },
      lines: [
        {
          ...{ purchased_on: '2026-11-20', quantity: '125.00', unit_price: '18000.00' },
          ...{ line_extension_amount: '2250000.00', taxes: [] },
          withholdings: [{ code: '06', rate: '0.50', base: '2250000.00', value: '11250.00' }],
        },
      ],
    });
  });

  it('make a customer of each row, also of two with the same external id', () => {
    const { bodies } = tableOf('id_externo,nombre,direccion\nc-1,Óptica,Cra 8\nc-1,Otra,', 'customer');
    expect(bodies.map(({ body }) => body)).toEqual([
      { external_id: 'c-1', legal_name: 'Óptica', address: { line: 'Cra 8', country: 'CO' } },
      { external_id: 'c-1', legal_name: 'Otra' },
    ]);
  });

  it('are the only ones', () => {
    expect(tableOf('external_id,precio,__proto__,').unknown).toEqual(['precio', '__proto__']);
  });
});
