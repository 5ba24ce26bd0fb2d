import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bareText } from '../values/plain-text.js';
import type { Words } from '../values/words.js';
import { type CodeList, codeFix } from './code-list.js';
import * as lists from './code-lists.js';
import { municipalities } from './municipalities.js';
import { units } from './units.js';

const proposed = ({ en, es }: Words): string | undefined => {
  const [, code] = /Write (?:[a-z_]+ )?"([^"]+)"/.exec(en) ?? [];
  const [, codigo] = /Escriba (?:[a-z_]+ )?"([^"]+)"/.exec(es) ?? [];
  expect(codigo).toBe(code);
  return code;
};
const told = (list: CodeList, given: string) => {
  const fix = codeFix(list, given);
  return { ...fix, code: proposed(fix) };
};

describe('a responsibility of the RUT', () => {
  const { responsibilityCodes: list } = lists;

  it.each([
    ['13', 'O-13'],
    ['O13', 'O-13'],
    ['0-13', 'O-13'],
    ['gran contribuyente', 'O-13'],
    ['15 - Autorretenedor', 'O-15'],
    ['o-23', 'O-23'],
    ['agente de retención IVA', 'O-23'],
    ['47', 'O-47'],
    ['Régimen simple de tributación', 'O-47'],
    ['O-99', 'R-99-PN'],
    ['R99PN', 'R-99-PN'],
    ['No aplica', 'R-99-PN'],
  ])('%s is %s', (given, code) => expect(told(list, given).code).toBe(code));

  it.each([
    ['O-48', /48 .*\(IVA\)/],
    ['48', /48 .*\(IVA\)/],
    ['O48', /48 .*\(IVA\)/],
    ['048', /48 .*\(IVA\)/],
    ['48 - Impuesto sobre las ventas', /48 .*\(IVA\)/],
    ['IVA', /48 .*\(IVA\)/],
    ['Responsable de IVA', /48 .*\(IVA\)/],
    ['O-49', /49 .*not responsible for IVA/],
    ['No responsable de IVA', /49 .*not responsible for IVA/],
    ['régimen común', /11 .*common regime/],
    ['Régimen simplificado', /12 .*simplified regime/],
    ['O-05', /5 .*ordinary regime/],
    ['05', /5 .*ordinary regime/],
    ['O-07', /7 .*withholds income tax/],
    ['O-14', /14 .*exogenous/],
    ['O-42', /42 .*keeps accounts/],
    ['O-52', /52 .*invoices electronically/],
    ['O-55', /55 .*beneficial owners/],
    ['57', /57 is a responsibility/],
  ])('%s is not carried in an invoice: it is named and left out', (given, named) => {
    const { en, es, code } = told(list, given);
    expect(en).toMatch(named);
    expect(en).toContain('Leave it out. Write "R-99-PN" if nothing else remains.');
    expect(es).toContain('Omítala. Escriba "R-99-PN" si no queda ninguna otra.');
    expect(code).toBe('R-99-PN');
    expect(en).not.toMatch(/O-\d/);
  });

  it('stands in an entry of its own', () => {
    expect(told(list, 'O-13;O-15')).toMatchObject({ code: undefined, en: expect.stringMatching(/entry of its own/) });
    expect(told(list, '05,07,48').code).toBeUndefined();
  });

  it.each(['O-4', 'ZZ', 'R-25-PN', 'O-133', 'simplee', ''])(
    '%s is none: no code is proposed beside its own number',
    (given) => expect(['R-99-PN', undefined]).toContain(told(list, given).code),
  );
});

describe('a municipality', () => {
  const { municipalityCodes: list } = lists;

  it.each([
    ['Medellín', '05001'],
    ['MEDELLIN', '05001'],
    ['Bogotá', '11001'],
    ['bogota d.c.', '11001'],
    ['Bogotá, Distrito Capital', '11001'],
    ['11', '11001'],
    ['110111', '11001'],
    ['05001000', '05001'],
    ['5001', '05001'],
    ['8001', '08001'],
    ['Cúcuta', '54001'],
    ['Buga', '76111'],
    ['Armenia, Quindío', '63001'],
    ['Armenia (Antioquia)', '05059'],
    ['Quindío - Armenia', '63001'],
    ['Florencia, Caquetá', '18001'],
  ])('%s is %s', (given, code) => expect(told(list, given).code).toBe(code));

  it.each(['Armenia', 'San Francisco', 'La Unión', 'Florencia', 'Barbosa', 'Villanueva', 'Cartagena', 'Providencia'])(
    '%s is of several departments: all are listed, none is proposed',
    (name) => {
      const { en, es, code } = told(list, name);
      expect(code).toBeUndefined();
      const all = [...municipalities].filter(([, one]) => bareText(one) === bareText(name)).map(([one]) => one);
      for (const one of all) {
        expect(en).toContain(`${one} (`);
        expect(es).toContain(`${one} (`);
      }
      expect(en).toMatch(/, [A-ZÁÉÍÓÚ]/);
    },
  );

  it('is no department', () => {
    expect(told(list, '05')).toMatchObject({
      code: undefined,
      en: expect.stringMatching(/^Antioquia is a department/),
    });
    expect(told(list, 'Antioquia').code).toBeUndefined();
    const risaralda = told(list, 'Risaralda');
    expect(risaralda.code).toBeUndefined();
    expect(risaralda.en).toContain('17616 (Risaralda, Caldas)');
  });

  it.each(['050012', '76001001X', 'Medelin', 'Colombia', '5', '99999', '1101', '10010'])(
    '%s: none is guessed',
    (given) => expect(told(list, given).code).toBeUndefined(),
  );
});

describe('a unit', () => {
  const { unitCodes: list } = lists;

  it.each([
    ['Galón', 'GLL'],
    ['galones', 'GLL'],
    ['BOLSA', 'BG'],
    ['bolsas', 'BG'],
    ['Caja', 'BX'],
    ['docena', 'DZN'],
    ['paquete', 'PK'],
    ['kilo', 'KGM'],
    ['Kilos', 'KGM'],
    ['gramos', 'GRM'],
    ['libra', 'LBR'],
    ['litro', 'LTR'],
    ['metro', 'MTR'],
    ['m²', 'MTK'],
    ['mt3', 'MTQ'],
    ['horas', 'HUR'],
    ['día', 'DAY'],
    ['mes', 'LUN'],
    ['meses', 'LUN'],
    ['unidades', '94'],
    ['Und.', '94'],
    ['servicio', '94'],
    ['par', 'PR'],
    ['rollo', 'RO'],
    ['tonelada', 'TNE'],
    ['hectárea', 'HAR'],
    ['resma', 'RM'],
    ['frasco', 'VI'],
  ])('%s is %s', (given, code) => {
    const { code: one, en } = told(list, given);
    expect(one).toBe(code);
    expect(units.has(code)).toBe(true);
    expect(en).toMatch(/\(.+\)/);
  });

  it.each([
    'viaje',
    'arroba',
    'bulto',
    'noche',
    'licencia',
    'porción',
    'galom',
    'bola de',
    'kilogramoo',
    'litrs',
    'XYZ',
  ])('%s fits none: none is proposed', (given) => expect(told(list, given).code).toBeUndefined());

  it.each([
    ['ml', ['MTR', 'LM', 'MLT']],
    ['kw', ['KWH', 'KWT']],
    ['gl', ['94', 'GLL']],
  ])('%s can be several: all are listed', (given, codes) => {
    const { en, code } = told(list, given);
    expect(code).toBeUndefined();
    for (const one of codes) expect(en).toContain(`${one} (`);
  });
});

describe('a tax', () => {
  const { taxCodes: list, withholdingCodes } = lists;

  it.each([
    ['IVA', '01'],
    ['iva 19%', '01'],
    ['1', '01'],
    ['1.0', '01'],
    ['INC', '04'],
    ['4', '04'],
    ['Impoconsumo', '04'],
    ['ICA', '03'],
    ['IBUA', '34'],
    ['Bolsas', '22'],
  ])('%s is %s', (given, code) => expect(told(list, given).code).toBe(code));

  it.each([
    ['8', /8\.00 is a rate of 04 \(INC\).* 08 \(IC Porcentual\)/],
    ['19', /19\.00 is a rate of 01 \(IVA\)/],
    ['16%', /16\.00 is a rate of 01 \(IVA\) or 04 \(INC\)/],
    ['5', /5\.00 is a rate of 01 \(IVA\).* 05 \(ReteIVA\)/],
    ['ReteIVA', /withholdings, with code 05/],
    ['Retención en la fuente', /withholdings, with code 06/],
    ['reteica', /withholdings, with code 07/],
    ['exento', /code 01 with rate 0\.00/],
    ['Excluido', /leave taxes of the line out/],
    ['99', /^Use 01 \(IVA/],
    ['IVE', /^Use 01 \(IVA/],
    ['IVA 8', /^Use 01 \(IVA/],
  ])('%s: none is proposed, and it is said what it is', (given, en) => {
    const fix = told(list, given);
    expect(fix.code).toBeUndefined();
    expect(fix.en).toMatch(en);
  });

  it.each([
    ['retefuente', '06'],
    ['Rete ICA', '07'],
    ['5', '05'],
  ])('that is withheld, %s, is %s', (given, code) => expect(told(withholdingCodes, given).code).toBe(code));
});

describe('other codes', () => {
  it.each<[keyof typeof lists, string, string]>([
    ['currencyCodes', 'cop', 'COP'],
    ['currencyCodes', 'euros', 'EUR'],
    ['currencyCodes', 'US$', 'USD'],
    ['countryCodes', 'Panamá', 'PA'],
    ['countryCodes', 'United States', 'US'],
    ['countryCodes', 'EE.UU.', 'US'],
    ['countryCodes', 'COL', 'CO'],
    ['countryCodes', 'Holanda', 'NL'],
    ['paymentMeansCodes', 'Efectivo', '10'],
    ['paymentMeansCodes', 'consignación', '42'],
    ['paymentMeansCodes', 'Tarjeta crédito', '47'],
    ['identificationTypeCodes', 'NIT', '31'],
    ['identificationTypeCodes', 'C.C.', '13'],
    ['identificationTypeCodes', '31.0', '31'],
    ['operationTypeCodes', 'exportación', '11'],
    ['operationTypeCodes', 'Mandatos', 'dian:11'],
    ['operationTypeCodes', '9', '09'],
    ['productCodeStandardCodes', 'EAN', '010'],
    ['incotermCodes', 'Free on board', 'FOB'],
    ['organizationTypeCodes', 'Persona Jurídica', '1'],
    ['taxSchemeCodes', 'No responsable de IVA', 'ZZ'],
    ['paymentFormCodes', 'Crédito', '2'],
  ])('of %s: %s is %s', (name, given, code) => expect(told(lists[name] as CodeList, given).code).toBe(code));

  it.each<[keyof typeof lists, string, string[]]>([
    ['currencyCodes', 'pesos', ['COP', 'MXN', 'CLP', 'ARS']],
    ['currencyCodes', 'dólares', ['USD', 'CAD', 'AUD']],
    ['countryCodes', 'Congo', ['CG', 'CD']],
    ['countryCodes', 'Corea', ['KR', 'KP']],
    ['paymentMeansCodes', 'transferencia', ['30', '31']],
    ['paymentMeansCodes', 'tarjeta', ['47', '48']],
    ['paymentMeansCodes', 'bono', ['49', 'dian:71']],
    ['identificationTypeCodes', 'cédula', ['13', '22']],
  ])('of %s: %s can be several', (name, given, codes) => {
    const { en, code } = told(lists[name] as CodeList, given);
    expect(code).toBeUndefined();
    for (const one of codes) expect(en).toContain(`${one} (`);
  });

  it.each(Object.entries(lists).filter(([, list]) => 'usual' in list))(
    'of %s: a name that every object has is none',
    (_, list) => {
      const { en, es, code } = told(list as CodeList, 'constructor');
      expect([en, es, code]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/), undefined]);
    },
  );

  it('are never proposed by nearness: what is proposed for a slip is a code that the slip itself names', () => {
    const all = Object.values(lists).filter((list): list is CodeList => 'usual' in list);
    const slips = fc.record({
      list: fc.constantFrom(...all),
      code: fc.nat(),
      place: fc.nat(),
      letter: fc.constantFrom(...'0123456789ABCEILMNORSTaeiors-. '),
      kind: fc.constantFrom('insert', 'replace', 'remove'),
    });
    fc.assert(
      fc.property(slips, ({ list, code, place, letter, kind }) => {
        const codes = [...list.usual.keys()];
        const right = codes[code % codes.length] ?? '';
        const at = place % (right.length + 1);
        const slip =
          right.slice(0, at) + (kind === 'remove' ? '' : letter) + right.slice(kind === 'insert' ? at : at + 1);
        const { code: given } = told(list, slip);
        if (given === undefined) return;
        const { codes: own } = list.meant(slip);
        const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
        const isNamed = own.length === 1 && own[0] === given;
        expect([
          slip,
          given,
          isNamed || digits(slip) === digits(given) || given === 'R-99-PN' || given === '11001',
        ]).toEqual([slip, given, true]);
      }),
      { numRuns: 3000 },
    );
  });
});
