import { type Address, type FiscalDocument, type Party, responsibilities, type Supplier } from '@rubrica/fiscal';
import { documentType, kindOf } from '@rubrica/kinds';
import { identificationNumber, momentText } from './colombian-format.js';
import { issuerBuys, issuerOf } from './issuer.js';
import type { Picture, RepresentationContext } from './representation-context.js';
import { baselineOf, leadingOf, type Sheet } from './sheet.js';
import { LOGO, PAGE, STYLE } from './template.js';

export const titleOf = ({ typeCode }: FiscalDocument): string => documentType(typeCode).title;

/** What a party answers for: IVA first, then what the RUT says of it. */
export const qualitiesOf = (party: Party): string =>
  [
    party.taxScheme.id === '01' || party.taxScheme.id === 'ZA' ? 'Responsable de IVA' : 'No responsable de IVA',
    ...party.taxLevelCodes
      .filter((code) => code !== 'R-99-PN')
      .map((code) => `${responsibilities.get(code) ?? ''} (${code})`.trim()),
  ].join(' · ');

/** Street, then place, each if it is known. */
export const placeOf = ({ line, municipality, department, countryName, postalCode }: Address): readonly string[] => {
  const isNamed = municipality === department || municipality === `${String(department)}, D.C.`;
  const place = [municipality, isNamed ? null : department, postalCode, countryName];
  return [line, place.filter((part) => part !== null && part !== '').join(', ')];
};

export const addressOf = ({ address }: Party): readonly string[] => (address === null ? [] : placeOf(address));

/** Names beside the one that stands above. */
export const otherNamesOf = ({ tradeName, partyNames, legalName }: Party, shown: string): string =>
  [tradeName, ...partyNames].filter((name) => name !== null && name !== shown && name !== legalName).join(' · ');

/** How to reach a party, and whom. */
export const contactOf = ({ phone, email, contact }: Party): readonly string[] => [
  [phone === null ? null : `Tel. ${phone}`, contact?.telefax ? `Fax ${contact.telefax}` : null, email]
    .filter((part) => part !== null)
    .join(' · '),
  contact === null ? '' : `Contacto: ${[contact.name, contact.note].filter((part) => part !== null).join('. ')}`,
];

const CARD = { left: 346, width: PAGE.right - 346 } as const;
const ISSUER_WIDTH = 292;

/** Draws the logo, above what follows or beside it; returns the room that is left. */
const logoIn = (sheet: Sheet, { bytes, width_px, height_px }: Picture, room: Room): Room => {
  const proportion = width_px / height_px;
  const isWide = proportion > LOGO.wideFrom;
  const [most, height] = isWide ? [LOGO.width, LOGO.height] : [LOGO.side, LOGO.side];
  const width = Math.min(most, height * proportion);
  sheet.image(bytes, room.left, room.top, { width, height: width / proportion });
  if (isWide) return { ...room, top: room.top + width / proportion + 8 };
  return { ...room, left: room.left + width + 12, width: room.width - width - 12 };
};

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** What the registers of trade and of taxes know of a seller. */
export const registersOf = ({ commercialRegistration, industryCodes }: Supplier): readonly string[] => [
  ...(commercialRegistration === null ? [] : [`Matrícula mercantil ${commercialRegistration}`]),
  ...(industryCodes.length === 0 ? [] : [`Actividad económica: ${industryCodes.join(', ')}`]),
];

const issuer = (sheet: Sheet, document: FiscalDocument, logo: Picture | undefined): number => {
  const party = issuerOf(document);
  const room = { left: PAGE.left, top: PAGE.top, width: ISSUER_WIDTH };
  const { left, top, width } = logo === undefined ? room : logoIn(sheet, logo, room);
  let y = top;
  const say = (text: string, style: (typeof STYLE)[keyof typeof STYLE]) => {
    if (text !== '') y = sheet.paragraph(text, left, y, width, style);
  };
  if (issuerBuys(document)) say('Adquirente', STYLE.label);
  const name = party.tradeName ?? party.legalName;
  say(name, sheet.lines(name, width, STYLE.issuer).length <= 2 ? STYLE.issuer : STYLE.name);
  y += 2;
  if (party.tradeName !== null && party.tradeName !== party.legalName) say(party.legalName, STYLE.name);
  say(`NIT ${identificationNumber(party.identification)}`, STYLE.strong);
  say(otherNamesOf(party, name), STYLE.text);
  addressOf(party).forEach((line) => say(line, STYLE.text));
  contactOf(party).forEach((line) => say(line, STYLE.text));
  y += 2;
  say(qualitiesOf(party), STYLE.small);
  if (!issuerBuys(document)) registersOf(document.supplier).forEach((line) => say(line, STYLE.small));
  return logo === undefined ? y : Math.max(y, PAGE.top + LOGO.side);
};

const validationOf = ({ invalid, preview, validatedAt }: RepresentationContext): string =>
  preview
    ? 'vista previa'
    : invalid === 'rejected'
      ? 'rechazada'
      : validatedAt === null
        ? 'pendiente'
        : momentText(validatedAt);

const card = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext): number => {
  const middle = CARD.left + CARD.width / 2;
  const inside = CARD.width - 24;
  const title = sheet.lines(titleOf(document), inside, STYLE.title);
  const top = PAGE.top + (title.length - 1) * leadingOf(STYLE.title);
  sheet.fill(CARD.left, PAGE.top, CARD.width, top - PAGE.top + 24, 'accent');
  title.forEach((line, index) => {
    const baseline = PAGE.top + 15.5 + index * leadingOf(STYLE.title);
    sheet.write(line, middle, baseline, STYLE.title, 'center', inside);
  });
  sheet.write(document.number, middle, top + 49, STYLE.number, 'center', inside);

  const rows: [label: string, value: string][] = [
    ['Emisión', momentText(`${document.issueDate}T${document.issueTime}`)],
    ['Validación de la DIAN', validationOf(context)],
  ];
  if (document.paymentMeans.dueDate !== null && kindOf(document.kind).asksForPayment)
    rows.push(['Vencimiento', document.paymentMeans.dueDate]);
  let y = top + 62;
  for (const [label, value] of rows) {
    sheet.write(label, CARD.left + 12, y + baselineOf(STYLE.text), STYLE.label);
    sheet.write(value, PAGE.right - 12, y + baselineOf(STYLE.text), STYLE.text, 'right');
    y += leadingOf(STYLE.text) + 1.5;
  }
  y += 7;
  sheet.frame(CARD.left, PAGE.top, CARD.width, y - PAGE.top, 'line');
  return y;
};

/** Who issues, what it is, its number and moments. */
export const heading = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext): void => {
  sheet.y = Math.max(issuer(sheet, document, context.logo), card(sheet, document, context)) + 12;
};

/** What repeats at the top of every page but the first. */
export const runningHead = (sheet: Sheet, document: FiscalDocument): void => {
  const baseline = sheet.y + baselineOf(STYLE.strong);
  sheet.write(`${titleOf(document)} ${document.number}`, PAGE.left, baseline, STYLE.strong, 'left', 250);
  const { legalName, identification } = issuerOf(document);
  const [name = '', ...more] = sheet.lines(legalName, 180, STYLE.label);
  const issuerText = `${name}${more.length === 0 ? '' : '…'} · NIT ${identificationNumber(identification)}`;
  sheet.write(issuerText, PAGE.right, baseline, STYLE.label, 'right');
  sheet.rule(PAGE.left, sheet.y + 15, PAGE.width, 'line');
  sheet.y += 25;
};
