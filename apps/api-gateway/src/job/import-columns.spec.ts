import { describe, expect, it } from '@jest/globals';
import { documentsIn, INVOICE_COLUMNS } from './import-columns.js';
import { rowsOfCsv } from './sheet-file.js';

const bodyOf = (titles: string, row: string): object | undefined =>
  documentsIn(rowsOfCsv(Buffer.from(`${titles}\n${row}\n`))).documents[0]?.body;

describe('the columns of an import', () => {
  it('have titles in both languages, each once', () => {
    const titles = INVOICE_COLUMNS.flatMap(({ title }) => [title.en, title.es]);
    const twice = titles.filter((title, nth) => titles.indexOf(title) !== nth);
    // Words that are the same in both languages.
    expect(
      twice.filter((title) => !INVOICE_COLUMNS.some(({ title: { en, es } }) => en === es && en === title)),
    ).toEqual([]);
  });

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
    const { documents, unknown } = documentsIn(rowsOfCsv(Buffer.from(file)));
    expect(unknown).toEqual([]);
    expect(documents.map(({ line, body }) => [line, (body as { lines: object[] }).lines.length])).toEqual([
      [2, 2],
      [5, 1],
      [6, 1],
      [7, 1],
    ]);
    expect(documents[0]?.body).toMatchObject({ notes: ['uno'] });
  });

  it('are the only ones', () => {
    expect(documentsIn([['external_id', 'precio', '__proto__', '']]).unknown).toEqual(['precio', '__proto__']);
  });
});
