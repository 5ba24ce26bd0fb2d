import { checkDigitOf, foldedName, PRICE_TYPES, PRODUCT_STANDARDS, UNITS } from '../code-list/code-lists.js';
import { decimal, isAbout } from '../document/amounts.js';
import { type AllowanceCharge, companyOf, type DocumentLine, type SalesDocument } from '../document/document.js';
import { attributeOf, children, find, textAt, textOf, type XmlElement } from '../xml/xml.js';
import { hasReason, isPercentage, isShareOfBase, isWithinBase } from './payment.rules.js';
import { INVOICE, type Knowledge, notify, reject, type Rule } from './rule.js';
import { chargesOf, discountsOf } from './total.rules.js';

// FAV, FAW, FBA, FBB, FBE, FAZ: the lines.

const everyLine =
  (holds: (line: DocumentLine, document: SalesDocument, knowledge: Knowledge) => boolean): Rule['holds'] =>
  (document, knowledge) =>
    document.lines.every((line) => holds(line, document, knowledge));

const LINE = '//cac:*Line';
const QUANTITY = `${LINE}/cbc:*Quantity`;

/** The text of AIU: the note begins with it and names the contract's object. */
const AIU_NOTE = foldedName('Contrato de servicios AIU por concepto de:');

const isAiuNote = (note: string): boolean =>
  note.length >= 20 && note.length <= 5_000 && foldedName(note.slice(0, 100)).startsWith(AIU_NOTE);

/** The names of that line: Administración, Admón., AIU, A.I.U., anywhere in the description. */
const isAdministration = ({ item }: DocumentLine): boolean =>
  /ADMINISTRACION|\b(?:ADMON|AIU)\b/.test(foldedName(textAt(item, 'cbc:Description')));

/** Asks for the note on a line of the administration; where none is called so, on any. */
const aiuHolds = ({ kind, operation, lines }: SalesDocument): boolean => {
  if (kind !== 'Invoice') {
    return lines.every(({ note }) => !foldedName(note.slice(0, 100)).startsWith(AIU_NOTE) || isAiuNote(note));
  }
  if (operation !== '09') return true;
  const administration = lines.filter(isAdministration);
  return (administration.length > 0 ? administration : lines).some(({ note }) => isAiuNote(note));
};

const lineAmountHolds = (line: DocumentLine, { readings: { tolerance } }: Knowledge): boolean => {
  if (line.isFree && line.amount.eq(0)) return true;
  const gross = decimal(line.price).times(decimal(line.baseQuantity || line.quantity));
  const items = line.allowanceCharges;
  const net = items.length === 0 ? gross : gross.minus(discountsOf(items)).plus(chargesOf(items));
  return isAbout(line.amount, net, tolerance);
};

const QUANTITY_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FAV01', grade: 'Q', source: 'VX l.22670', where: `${LINE}/cbc:ID` },
    condition: 'is informed',
    message: 'Falta el número de una línea.',
    holds: everyLine(({ id }) => id !== ''),
  }),
  notify({
    ...{ id: 'FAV02', grade: 'S', source: 'SCH, SRV', where: `${LINE}/cbc:ID` },
    condition: 'is 1, 2, 3 … in order',
    message: 'Los números de las líneas no son consecutivos desde 1.',
    holds: ({ lines }) => lines.every(({ id }, index) => Number(id) === index + 1),
  }),
  reject({
    ...{ id: 'FAV03', grade: 'Q', source: 'VX p.88–89, 165, 443', where: `${LINE}/cbc:Note` },
    condition: 'AIU: on an administration line begins with the prescribed text and has 20 to 5000 characters',
    message: 'La nota de AIU ha de tener de 20 a 5000 caracteres: «Contrato de servicios AIU por concepto de: …».',
    holds: aiuHolds,
  }),
  notify({
    ...{ id: 'FAV04', grade: 'S', source: 'SCH (N); VX l.22731 (R)', where: QUANTITY, switchable: 'fav04' },
    condition: 'is informed and not zero',
    message: 'Una línea no informa su cantidad, o es cero.',
    severityBy: ({ fav04 }) => fav04,
    holds: everyLine(({ quantity }) => quantity !== '' && Number(quantity) !== 0),
  }),
  reject({
    ...{ id: 'FAV04b', grade: 'Q', source: 'VX l.22731', where: QUANTITY },
    condition: 'is not negative',
    message: 'No se puede expresar valores negativos.',
    holds: everyLine(({ quantity }) => !quantity.startsWith('-')),
  }),
  reject({
    ...{ id: 'FAV05', grade: 'L', source: 'COF hab 2026 (M2, M3, …); VX l.22735', where: `${QUANTITY}/@unitCode` },
    condition: 'is in the list of units, as it was published',
    message: 'La unidad de la cantidad utilizada NO existe en la lista de unidades.',
    holds: everyLine(({ unit }) => UNITS.has(unit)),
  }),
  reject({
    ...{ id: 'FAV06', grade: 'Q', source: 'VX p.443–444, KAT p.90–92, MAT, FISC', switchable: 'tolerance' },
    where: `${LINE}/cbc:LineExtensionAmount`,
    condition: 'is PriceAmount × BaseQuantity − discounts + charges; a free line may have 0.00',
    message: 'El valor total de una línea no es precio por cantidad base, menos descuentos, más cargos.',
    holds: everyLine((line, _, knowledge) => lineAmountHolds(line, knowledge)),
  }),
  notify({
    ...{ id: 'FAW05', grade: 'S', source: 'SCH', where: `${LINE}/cac:PricingReference//cbc:PriceTypeCode` },
    condition: 'is 01, 02 or 03, on any line that informs it',
    message: 'El tipo del precio de referencia no está en la lista.',
    holds: everyLine(({ element }) => {
      const type = find(element, 'cac:PricingReference', 'cac:AlternativeConditionPrice', 'cbc:PriceTypeCode');
      return type === undefined || PRICE_TYPES.has(textOf(type));
    }),
  }),
  notify({
    ...{ id: 'FBB02', grade: 'S', source: 'SCH', where: `${LINE}/cac:Price/cbc:PriceAmount`, switchable: 'fav04' },
    condition: 'is informed, with 0 to 6 decimals',
    message: 'Una línea no informa su precio, o este tiene más de 6 decimales.',
    severityBy: ({ fav04 }) => fav04,
    holds: everyLine(({ price }) => price !== '' && !/\.\d{7}/.test(price)),
  }),
  notify({
    ...{ id: 'FBB04', grade: 'S', source: 'SCH (N); FISC, ODOO', switchable: 'fav04' },
    where: `${LINE}/cac:Price/cbc:BaseQuantity`,
    condition: 'is the quantity of the line',
    message: 'La cantidad base del precio no es la cantidad de la línea.',
    severityBy: ({ fav04 }) => fav04,
    holds: everyLine(
      ({ baseQuantity, quantity }) =>
        baseQuantity === quantity || (baseQuantity !== '' && decimal(baseQuantity).eq(decimal(quantity))),
    ),
  }),
  reject({
    ...{ id: 'FBB05', grade: '2', source: 'FISC, ODOO', where: `${LINE}/cac:Price/cbc:BaseQuantity/@unitCode` },
    condition: 'is in the list of units (FAV05 reports a unit that the quantity has too)',
    message: 'La unidad de la cantidad base NO existe en la lista de unidades.',
    holds: everyLine(
      ({ baseQuantity, baseUnit, unit }) => baseQuantity === '' || baseUnit === unit || UNITS.has(baseUnit),
    ),
  }),
];

const ALLOWANCE = `${LINE}/cac:AllowanceCharge`;

const everyAllowance =
  (holds: (item: AllowanceCharge, knowledge: Knowledge, document: SalesDocument) => boolean): Rule['holds'] =>
  (document, knowledge) =>
    document.lines.every(({ allowanceCharges }) => allowanceCharges.every((item) => holds(item, knowledge, document)));

const isBare = ({ factor, base }: AllowanceCharge): boolean => factor === '' && base === '';

const LINE_ALLOWANCE_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FBE01', grade: 'L', source: 'INS 2026-03-22 (probably a malformed group)', where: ALLOWANCE },
    condition: 'has MultiplierFactorNumeric or BaseAmount',
    message: 'El grupo de descuento o cargo de una línea no está bien informado.',
    holds: everyAllowance((item) => !isBare(item)),
  }),
  reject({
    ...{ id: 'FBE03', grade: 'S', source: 'SCH', where: `${ALLOWANCE}/cbc:ChargeIndicator` },
    condition: 'is true or false',
    message: 'ChargeIndicator de una línea debe ser true o false.',
    holds: everyAllowance(({ indicator }) => indicator === 'true' || indicator === 'false'),
  }),
  reject({
    ...{ id: 'FBE04', documents: INVOICE, grade: 'S', source: 'SCH (FAX04 of 2019)' },
    where: `${ALLOWANCE}/cbc:AllowanceChargeReason`,
    condition: 'export (02): is informed',
    message: 'Falta la razón del descuento o cargo de una línea, obligatoria en una factura de exportación.',
    holds: everyAllowance((item, _, { typeCode }) => typeCode !== '02' || hasReason(item)),
  }),
  reject({
    ...{ id: 'FBE05', grade: '2', source: 'SCH, FISC, ODOO', switchable: 'faq06' },
    where: `${ALLOWANCE}/cbc:MultiplierFactorNumeric`,
    condition: 'is informed (FBE01 reports that BaseAmount is missing too), at most 100',
    message: 'Falta el porcentaje (MultiplierFactorNumeric) del descuento o cargo de una línea, o es mayor que 100.',
    severityBy: ({ faq06 }) => faq06,
    holds: everyAllowance((item) => (item.factor !== '' && isPercentage(item)) || isBare(item)),
  }),
  reject({
    ...{ id: 'FBE06', grade: 'S', source: 'SCH', where: `${ALLOWANCE}/cbc:Amount` },
    condition: 'is BaseAmount × MultiplierFactorNumeric / 100',
    message: 'El valor del descuento o cargo de una línea no es su base por su porcentaje.',
    holds: everyAllowance(isShareOfBase),
  }),
  reject({
    ...{ id: 'FBE08', grade: '2', source: 'SCH, FISC, ODOO', switchable: 'faq06' },
    where: `${ALLOWANCE}/cbc:BaseAmount`,
    condition: 'is informed (FBE01 reports that MultiplierFactorNumeric is missing too); a discount is not above it',
    message: 'Falta la base (BaseAmount) del descuento o cargo de una línea, o el descuento es mayor que ella.',
    severityBy: ({ faq06 }) => faq06,
    holds: everyAllowance((item) => (item.base !== '' && isWithinBase(item)) || isBare(item)),
  }),
];

const ITEM = `${LINE}/cac:Item`;

/** The first code of a standard: its value, and the standard that schemeID names. */
const standardCodeOf = ({ item }: DocumentLine): { code: string; standard: string } => {
  const id = find(item, 'cac:StandardItemIdentification', 'cbc:ID');
  return { code: textOf(id), standard: attributeOf(id, 'schemeID') ?? '' };
};

/** A line of a mandate says whose income it is: 1 the principal's, with its NIT and check digit; 0 the issuer's own. */
const principalHolds = ({ idScheme, item }: DocumentLine): boolean => {
  const agents = principalsOf(item);
  if (idScheme === '0') return true;
  const [principal] = agents;
  const { type, number, checkDigit } = companyOf(principal);
  return (
    idScheme === '1' &&
    agents.length === 1 &&
    number !== '' &&
    (type !== '31' || (/^\d+$/.test(number) && checkDigit === checkDigitOf(number)))
  );
};

const principalsOf = (item: XmlElement | undefined): XmlElement[] =>
  item === undefined
    ? []
    : children(item, 'cac:InformationContentProviderParty')
        .map((party) => find(party, 'cac:PowerOfAttorney', 'cac:AgentParty', 'cac:PartyIdentification', 'cbc:ID'))
        .filter((id) => id !== undefined);

const ITEM_RULES: readonly Rule[] = [
  reject({
    ...{ id: 'FBA05', documents: INVOICE, grade: '2', source: 'ODOO in production, COS, MAT' },
    where: `${ITEM}/cac:InformationContentProviderParty//cac:AgentParty/cac:PartyIdentification/cbc:ID`,
    condition: 'mandate (11): line ID/@schemeID is 0, or 1 with one principal and its check digit',
    message: 'DV del NIT del mandante no está correctamente calculado, o la línea no informa de quién es el ingreso.',
    holds: everyLine((line, { operation }) => operation !== '11' || principalHolds(line)),
  }),
  reject({
    ...{ id: 'FAZ02', grade: 'Q', source: 'VX l.23332', where: `${ITEM}/cbc:Description` },
    condition: 'is informed',
    message: 'Falta la descripción de un artículo.',
    holds: everyLine(({ item }) => textAt(item, 'cbc:Description') !== ''),
  }),
  ...(
    [
      ['FAZ04', 'cbc:BrandName', 'la marca'],
      ['FAZ05', 'cbc:ModelName', 'el modelo'],
    ] as const
  ).map(([id, element, what]) =>
    notify({
      ...{ id, documents: INVOICE, grade: 'S', source: 'SCH, ODOO', where: `${ITEM}/${element}` },
      condition: 'export (02): is informed',
      message: `Una línea de exportación ha de informar ${what} del artículo.`,
      holds: everyLine(({ item }, { typeCode }) => typeCode !== '02' || textAt(item, element) !== ''),
    }),
  ),
  notify({
    ...{ id: 'FAZ09', grade: 'L', source: 'ALG, dkrimmer (N); VX (R)', switchable: 'faz09' },
    where: `${ITEM}/cac:StandardItemIdentification/cbc:ID`,
    condition: 'is informed',
    message: 'Falta el código de un artículo.',
    severityBy: ({ faz09 }) => (faz09 === 'off' ? null : faz09),
    holds: everyLine((line) => standardCodeOf(line).code !== ''),
  }),
  reject({
    ...{ id: 'FAZ10', grade: '2', source: 'FISC; SCH: never fires', switchable: 'faz10' },
    where: `${ITEM}/cac:StandardItemIdentification/cbc:ID`,
    condition: 'with schemeID 001: has the form of a UNSPSC code, 8 digits, with or without -check digit',
    message: 'El código de un artículo no tiene la forma de UNSPSC.',
    severityBy: ({ faz10 }) => (faz10 === 'off' ? null : faz10),
    holds: everyLine((line) => {
      const { code, standard } = standardCodeOf(line);
      return standard !== '001' || /^\d{8}(?:-\d)?$/.test(code);
    }),
  }),
  reject({
    ...{ id: 'FAZ12', grade: 'L', source: 'COF hab 2026-08-11; SCH (N)', switchable: 'faz12' },
    where: `${ITEM}/cac:StandardItemIdentification/cbc:ID/@schemeID`,
    condition: 'is 001, 010, 020 or 999',
    message: 'Codigo informado en @schemID no es valido.',
    severityBy: ({ faz12 }) => faz12,
    holds: everyLine((line) => {
      const { code, standard } = standardCodeOf(line);
      return code === '' || PRODUCT_STANDARDS.has(standard);
    }),
  }),
];

export const LINE_RULES: readonly Rule[] = [...QUANTITY_RULES, ...LINE_ALLOWANCE_RULES, ...ITEM_RULES];
