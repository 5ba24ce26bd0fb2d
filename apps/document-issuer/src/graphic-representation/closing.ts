import type { FiscalDocument } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { sectionTitle } from './parties.js';
import type { RepresentationContext } from './representation-context.js';
import { leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE, type Style } from './template.js';

/** Over as many pages as it takes. */
const say = (sheet: Sheet, text: string, style: Style): void => {
  for (const line of sheet.lines(text, PAGE.width, style)) {
    sheet.reserve(leadingOf(style));
    sheet.y = sheet.paragraph(line, PAGE.left, sheet.y, PAGE.width, style);
  }
  sheet.y += 8;
};

/** Where to pay, and what the tenant says at the end. A credit note asks for no payment. */
export const closing = (
  sheet: Sheet,
  { kind }: FiscalDocument,
  { bankDetails = '', footer = '' }: RepresentationContext,
): void => {
  if (bankDetails !== '' && kindOf(kind).asksForPayment) {
    sheet.reserve(16 + 2 * leadingOf(STYLE.text));
    sheet.y = sectionTitle(sheet, 'Datos para el pago', PAGE.left, sheet.y, PAGE.width);
    say(sheet, bankDetails, STYLE.text);
  }
  if (footer !== '') say(sheet, footer, STYLE.small);
};
