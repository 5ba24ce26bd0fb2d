import { bareText } from '../values/plain-text.js';
import { propose } from '../values/proposal.js';
import { sentences, type Words } from '../values/words.js';

/** TaxLevelCode of a party that has none of the responsibilities of DIAN's list. */
export const NO_RESPONSIBILITY = 'R-99-PN';

/** The numbers of the RUT that an invoice carries, by their TaxLevelCode. */
const CARRIED: ReadonlyMap<number, string> = new Map([
  [13, 'O-13'],
  [15, 'O-15'],
  [23, 'O-23'],
  [47, 'O-47'],
]);

/**
 * Responsibilities of the RUT, box 53: `number|English|Spanish`. 11, 12, 34 and 40 are no longer given. Numbers that are
 * missing here are not carried either.
 * Source: DIAN, instructions of form 001, as public projects quote them, read 2026-11; from 54 on from two projects only.
 */
const RUT = new Map(
  `
1|special contribution to justice|aporte especial para la administración de justicia
2|tax on financial movements|gravamen a los movimientos financieros
3|wealth tax|impuesto al patrimonio
4|income tax, special regime|impuesto sobre la renta, régimen tributario especial
5|income tax, ordinary regime|impuesto sobre la renta, régimen ordinario
6|income and assets|ingresos y patrimonio
7|withholds income tax|retención en la fuente a título de renta
8|withholds stamp tax|retención de timbre nacional
9|withholds IVA of non-residents|retención en la fuente en el impuesto sobre las ventas
10|customs user|obligado aduanero
11|IVA, common regime of before 2019|ventas, régimen común (antes de 2019)
12|IVA, simplified regime of before 2019|ventas, régimen simplificado (antes de 2019)
13|large taxpayer|gran contribuyente
14|reports exogenous information|informante de exógena
15|withholds its own tax|autorretenedor
16|invoices excluded goods|obligado a facturar ingresos de bienes o servicios excluidos
17|buys and sells foreign currency|profesional de compra y venta de divisas
18|transfer prices|precios de transferencia
19|makes or exports exempt goods|productor o exportador de bienes exentos
20|has got a NIT|obtención de NIT
21|declares cash at the border|declarar ingreso o salida del país de divisas
22|formal duties for others|obligado a cumplir deberes formales a nombre de terceros
23|withholds IVA|agente de retención en ventas
24|transfer prices, consolidated|declaración consolidada de precios de transferencia
26|transfer prices, individual|declaración individual de precios de transferencia
32|tax on petrol and diesel|impuesto nacional a la gasolina y al ACPM
33|consumption tax|impuesto nacional al consumo
34|consumption tax, simplified regime of before 2019|régimen simplificado de consumo (antes de 2019)
36|permanent establishment|establecimiento permanente
37|invoices electronically, model of 2016|obligado a facturar electrónicamente, modelo 2242
38|invoices electronically of its own will, model of 2016|facturación electrónica voluntaria, modelo 2242
39|provider of technology|proveedor de servicios tecnológicos
40|wealth tax of 2014|impuesto a la riqueza
41|declares assets abroad|declaración anual de activos en el exterior
42|keeps accounts|obligado a llevar contabilidad
45|withholds on its own financial returns|autorretenedor de rendimientos financieros
46|IVA of services from abroad|IVA de prestadores de servicios desde el exterior
47|simple regime|régimen simple de tributación
48|IVA|impuesto sobre las ventas – IVA
49|not responsible for IVA|no responsable de IVA
50|not responsible for the consumption tax|no responsable de consumo, restaurantes y bares
51|withholds consumption tax on real estate|agente de retención de consumo de bienes inmuebles
52|invoices electronically|facturador electrónico
53|company not responsible for IVA|persona jurídica no responsable de IVA
54|exchange of information, CRS|intercambio automático de información CRS
55|reports beneficial owners|informante de beneficiarios finales
56|carbon tax|impuesto al carbono
58|exchange of information, FATCA|intercambio automático de información FATCA
59|special withholding of its own income tax|autorretención especial de renta
60|withholds on its own interest, supervised entity|autorretención por rendimientos financieros de entidades vigiladas
61|withholds on its own commissions, supervised entity|autorretención por comisiones de entidades vigiladas
62|tax on single-use plastics|impuesto nacional sobre productos plásticos de un solo uso
63|tax on sugary drinks|impuesto a las bebidas ultraprocesadas azucaradas
`
    .trim()
    .split('\n')
    .map((row): [number, Words] => {
      const [number = '', en = '', es = ''] = row.split('|');
      return [Number(number), { en, es }];
    }),
);

/** What people say for a number of the RUT, beside its name. */
const SPOKEN: Readonly<Record<number, readonly string[]>> = {
  4: ['régimen especial', 'régimen tributario especial'],
  5: ['régimen ordinario', 'renta'],
  11: ['régimen común'],
  12: ['régimen simplificado'],
  13: ['gran contribuyente', 'grandes contribuyentes'],
  15: ['autorretenedor', 'autoretenedor'],
  23: ['agente de retención IVA', 'agente retenedor de IVA', 'agente de retención de IVA'],
  33: ['INC', 'impuesto al consumo', 'impoconsumo'],
  47: ['RST', 'régimen simple', 'SIMPLE', 'régimen simple de tributación'],
  48: ['IVA', 'responsable de IVA', 'responsable IVA', 'impuesto sobre las ventas', 'impuesto sobre las ventas IVA'],
  49: ['no responsable', 'no responsable de IVA', 'no responsable IVA'],
};

const NUMBERS: ReadonlyMap<string, number> = new Map([
  ...[...RUT].flatMap(([number, { en, es }]) => [en, es].map((name) => [bareText(name), number] as const)),
  ...Object.entries(SPOKEN).flatMap(([number, names]) =>
    names.map((name) => [bareText(name), Number(number)] as const),
  ),
]);

/** Names of R-99-PN; O-99 is its code of before 2020. */
const NONE = [
  'R-99-PN',
  'R-99',
  'O-99',
  '99',
  'otros',
  'otro',
  'no aplica',
  'no aplica - otros',
  'ninguna',
  'none',
  'NA',
]
  .map(bareText)
  .flatMap((name) => [name, name.replace(/^o(?=\d)/, '0')]);

/** Number of the RUT that is written as `48`, `O-48`, `0-48`, `O48`, with its name, or by its name alone. */
const numberIn = (given: string): number | undefined => {
  const [, digits] = /^\s*(?:[O0]\s*[-–. ]?\s*)?(\d{1,2})(?:\s*[-–:. ]\s*\p{L}.*)?\s*$/iu.exec(given) ?? [];
  return digits === undefined ? NUMBERS.get(bareText(given)) : Number(digits);
};

const LEAVE_OUT: Words = { en: 'Leave it out.', es: 'Omítala.' };
const IF_NOTHING: Words = { en: ' if nothing else remains', es: ' si no queda ninguna otra' };

/** What to do with a text that is no TaxLevelCode; undefined where it is nothing of the RUT. */
export const responsibilityAdvice = (given: string): Words | undefined => {
  if (NONE.includes(bareText(given))) return propose('same_code', NO_RESPONSIBILITY, { name: NO_OTHER });
  const number = numberIn(given);
  if (number === undefined) return severalAdvice(given);
  const name = RUT.get(number);
  const carried = CARRIED.get(number);
  if (carried !== undefined) return propose('same_code', carried, { name });
  const called = (language: keyof Words) => (name === undefined ? '' : ` (${name[language]})`);
  return sentences([
    {
      en: `${number} is a responsibility of the RUT${called('en')} that an invoice does not carry.`,
      es: `La ${number} es una responsabilidad del RUT${called('es')} que no va en la factura.`,
    },
    LEAVE_OUT,
    propose('no_responsibility', NO_RESPONSIBILITY, { rest: IF_NOTHING }),
  ]);
};

const NO_OTHER: Words = { en: 'none of the others', es: 'ninguna de las otras' };

/** Several codes in one text, as the XML has them. */
const severalAdvice = (given: string): Words | undefined => {
  const parts = given.split(/[;,|/]/).filter((part) => part.trim() !== '');
  return parts.length < 2 || !parts.every((part) => numberIn(part) !== undefined || NONE.includes(bareText(part)))
    ? undefined
    : {
        en: 'Write each responsibility as an entry of its own of the list.',
        es: 'Escriba cada responsabilidad como un elemento aparte de la lista.',
      };
};
