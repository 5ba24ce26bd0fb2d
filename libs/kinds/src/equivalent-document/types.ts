import { bareText, type Words } from '@rubrica/fiscal';

/** A type of equivalent document, with its names in DIAN's lists. */
export interface EquivalentType {
  /** Value of InvoiceTypeCode. */
  readonly code: string;
  /** Value of ProfileID; null if no public source names it. */
  readonly profileId: string | null;
  readonly name: Words;
}

/** Tiquete de máquina registradora con sistema POS. */
export const POS: EquivalentType & { readonly profileId: string } = {
  code: '20',
  profileId: 'DIAN 2.1: Documento Equivalente POS',
  name: { es: 'tiquete de máquina registradora con sistema POS', en: 'POS ticket' },
};

const table = (rows: string): readonly EquivalentType[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', es = '', en = '', profileId = ''] = row.split('|');
      return { code, name: { es, en }, profileId: profileId === '' ? null : profileId };
    });

/**
 * Types that are known but cannot be issued yet, because each has extensions of its own. Source: Res. DIAN 000165/2023,
 * annex 1.0, numerals 16.3 and 16.4; ProfileIDs as in public implementations.
 */
const NOT_YET = table(`
25|boleta de ingreso a cine|cinema ticket|DIAN 2.1: Boleta de ingreso a cine
27|boleta de ingreso a espectáculos públicos|ticket of a public show|DIAN 2.1: Boleta de ingreso a espectáculos públicos
30|documento en juegos localizados|document of localised games|DIAN 2.1: Documento en juegos localizados - relación diaria de control de ventas
32|documento de juegos de suerte y azar|document of games of chance|
35|tiquete de transporte terrestre de pasajeros|ticket of land transport|DIAN 2.1: Documento Equivalente Tiquete de Transporte Terrestre de Pasajeros
40|documento para el cobro de peajes|document of a toll|DIAN 2.1: Documento Equivalente para el Cobro de Peajes
45|extracto de sociedades financieras y fondos|statement of a financial company or fund|DIAN 2.1: Extracto Expedido por Sociedades Financieras y Fondos
50|tiquete o boleto aéreo de pasajeros|air ticket|DIAN 2.1: Documento equivalente – Tiquete o boleto aéreo de pasajeros
55|comprobante de liquidación de operaciones de bolsa|settlement note of an exchange|DIAN 2.1: Documento del comprobante de liquidación de operaciones expedido por Bolsa de Valores
60|documento de servicios públicos domiciliarios|document of public utilities|DIAN 2.1: Documento Equivalente SPD
`);

/** Returns the type that a `document_type` names by its code or its name; undefined if there is none. */
export const equivalentTypeOf = (given: string): EquivalentType | undefined => {
  const code = given.replace(/^dian:/, '');
  const text = bareText(code);
  if (code === POS.code || text === 'pos') return POS;
  return NOT_YET.find(({ code: known, name: { es, en } }) => [known, bareText(es), bareText(en)].includes(text));
};
