import type { FiscalDocument } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { amountText, momentText } from './colombian-format.js';
import type { RepresentationContext } from './representation-context.js';
import { titleOf } from './heading.js';
import { qrCode } from './qr-code.js';
import { baselineOf, leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE, type Style } from './template.js';

const QR_SIDE = 96;
const TEXT_LEFT = PAGE.left + QR_SIDE + 16;

export const authorizationOf = ({ range, number, prefix }: FiscalDocument): string => {
  if (range === null) return `Numeración propia${prefix === '' ? '' : ` con prefijo ${prefix}`}: ${number}.`;
  const named = (consecutive: string) => `${range.prefix}${consecutive}`;
  return (
    `Autorización de numeración de la DIAN No. ${range.resolutionNumber}` +
    `${range.resolutionDate === undefined ? '' : ` del ${range.resolutionDate}`}` +
    `${range.prefix === '' ? '' : `, prefijo ${range.prefix}`}, desde ${named(range.from)} hasta ${named(range.to)}, ` +
    `vigente del ${range.validFrom} al ${range.validTo}.`
  );
};

export const validationText = ({ invalid, validatedAt }: RepresentationContext): string =>
  invalid === 'rejected'
    ? 'Documento rechazado por la DIAN.'
    : validatedAt === null
      ? 'Pendiente de validación por la DIAN.'
      : `Documento validado por la DIAN el ${momentText(validatedAt)}.`;

export const makerText = ({ softwareName, softwareMaker, softwareProvider }: RepresentationContext): string =>
  `Software ${softwareName}, fabricado por ${companyText(softwareMaker)}` +
  (softwareProvider === null ? '' : `. Proveedor tecnológico: ${companyText(softwareProvider)}`);

const companyText = ({ name, nit }: RepresentationContext['softwareMaker']): string =>
  nit === null ? name : `${name} (NIT ${nit})`;

/** The address in the last line of the code, for those who read and cannot scan. */
export const addressIn = (qrText: string): string =>
  qrText.split('\n').find((line) => line.startsWith('https://')) ?? '';

const representationText = (document: FiscalDocument): string => {
  const [of, it] = kindOf(document.kind).words.gender === 'feminine' ? ['de la', 'Consúltela'] : ['del', 'Consúltelo'];
  return `Representación gráfica ${of} ${titleOf(document).toLowerCase()}. ${it} en:`;
};

/** What stands in the place of hash and code. */
export const PREVIEW_PROOF = 'Vista previa: el número, el código de verificación y el código QR se asignan al expedir.';

const previewProof = (sheet: Sheet, context: RepresentationContext): void => {
  const texts = [PREVIEW_PROOF, `${makerText(context)}.`];
  sheet.reserve(QR_SIDE + 12);
  const top = sheet.bottom - QR_SIDE;
  sheet.rule(PAGE.left, top - 10, PAGE.width, 'line');
  let y = top;
  for (const text of texts) y = sheet.paragraph(text, PAGE.left, y, PAGE.width, STYLE.small) + 2.5;
  sheet.y = sheet.bottom;
};

/** Code, hash and authorisation: what anybody can check the sheet by. Stands at the foot of the last page. */
export const proof = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext): void => {
  if (context.preview) return previewProof(sheet, context);
  const width = PAGE.right - TEXT_LEFT;
  const parts: readonly (readonly [text: string, style: Style])[] = [
    [document.uuidScheme.slice(0, 4), STYLE.section],
    [document.uuid, STYLE.hash],
    [authorizationOf(document), STYLE.small],
    [validationText(context), STYLE.small],
    [representationText(document), STYLE.small],
    [addressIn(document.qrText), STYLE.small],
    [`${makerText(context)}.`, STYLE.small],
  ];
  sheet.reserve(QR_SIDE + 12);
  const top = sheet.bottom - QR_SIDE;
  sheet.rule(PAGE.left, top - 10, PAGE.width, 'line');
  sheet.code(qrCode(document.qrText), PAGE.left, top, QR_SIDE);
  let y = top;
  for (const [text, style] of parts) {
    for (const line of sheet.lines(text, width, style)) {
      sheet.write(line, TEXT_LEFT, y + baselineOf(style), style);
      y += leadingOf(style);
    }
    y += 2.5;
  }
  sheet.y = sheet.bottom;
};

/** Below every page. */
export const foot = (
  sheet: Sheet,
  { issueDate, number, uuidScheme, uuid }: FiscalDocument,
  { preview }: RepresentationContext,
  { page, pages }: { readonly page: number; readonly pages: number },
): void => {
  const hash = preview ? 'vista previa' : `${uuidScheme.slice(0, 4)} ${uuid}`;
  const baseline = sheet.bottom + PAGE.footBelow;
  sheet.write(`${number} · ${issueDate} · ${hash}`, PAGE.left, baseline, STYLE.small, 'left', 455);
  sheet.write(
    `Página ${amountText(String(page))} de ${amountText(String(pages))}`,
    PAGE.right,
    baseline,
    STYLE.smallStrong,
    'right',
  );
};
