import type { FiscalDocument } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import type { RepresentationContext } from './representation-context.js';
import { baselineOf, leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE } from './template.js';

type Invalid = NonNullable<RepresentationContext['invalid']>;

const rejected = ({ kind }: FiscalDocument): string =>
  kindOf(kind).words.gender === 'feminine' ? 'RECHAZADA' : 'RECHAZADO';

const PREVIEW_STAMP = { en: 'NOT A FISCAL DOCUMENT', es: 'SIN VALIDEZ FISCAL' } as const;

const PREVIEW_TEXT = {
  en: 'NOT A FISCAL DOCUMENT: a preview. Nothing was issued, and it must not be handed over or paid.',
  es: 'SIN VALIDEZ FISCAL: vista previa. No se ha expedido nada, y no se debe entregar ni pagar.',
} as const;

/** Returns the text across each page of a document without fiscal validity; null for one that has it. */
export const stampOf = (document: FiscalDocument, { invalid, preview }: RepresentationContext): string | null => {
  if (preview) return PREVIEW_STAMP[preview];
  if (!invalid) return null;
  return invalid === 'rejected' ? rejected(document) : 'SIN VALIDAR';
};

const invalidText = (document: FiscalDocument, invalid: Invalid): string =>
  (invalid === 'rejected'
    ? `${rejected(document)} por la DIAN: este documento`
    : 'La DIAN no ha validado este documento:') + ' no tiene validez fiscal y no se debe entregar ni pagar.';

/** That the document is not valid; empty for one that is. */
export const invalidityOf = (
  document: FiscalDocument,
  { invalid, preview }: RepresentationContext,
): readonly string[] => [
  ...(preview ? [PREVIEW_TEXT[preview]] : []),
  ...(invalid ? [invalidText(document, invalid)] : []),
  ...(document.environment === '2' ? ['Ambiente de pruebas: este documento no tiene validez fiscal.'] : []),
];

const contingencyOf = (
  { kind, typeCode }: FiscalDocument,
  { contingency, validatedAt }: RepresentationContext,
): readonly string[] => {
  if (typeCode === '03')
    return ['Contingencia del facturador (tipo 03): transcripción de la factura de talonario o de papel.'];
  if (!contingency && typeCode !== kindOf(kind).contingencyTypeCode) return [];
  const issued = 'Documento expedido en contingencia por indisponibilidad del servicio de validación de la DIAN.';
  return validatedAt === null
    ? [`${issued} Se transmitirá a la DIAN dentro de las 48 horas siguientes al restablecimiento del servicio.`]
    : [issued];
};

/** What a reader must know before anything else. */
export const noticesOf = (document: FiscalDocument, context: RepresentationContext): readonly string[] => [
  ...invalidityOf(document, context),
  ...contingencyOf(document, context),
];

export const notices = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext): void =>
  banner(sheet, noticesOf(document, context));

/** That the document is not valid, which each of its pages says. */
export const invalidity = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext): void =>
  banner(sheet, invalidityOf(document, context));

const banner = (sheet: Sheet, texts: readonly string[]): void => {
  const lines = texts.flatMap((text) => sheet.lines(text, PAGE.width - 22, STYLE.warning));
  if (lines.length === 0) return;
  const height = lines.length * leadingOf(STYLE.warning) + 9;
  sheet.fill(PAGE.left, sheet.y, PAGE.width, height, 'warningTint');
  sheet.fill(PAGE.left, sheet.y, 3, height, 'warning');
  lines.forEach((line, index) => {
    const edge = sheet.y + 4.5 + index * leadingOf(STYLE.warning);
    sheet.write(line, PAGE.left + 12, edge + baselineOf(STYLE.warning), STYLE.warning);
  });
  sheet.y += height + 10;
};
