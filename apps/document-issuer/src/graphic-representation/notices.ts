import type { FiscalDocument } from '@rubrica/fiscal';
import type { RepresentationContext } from './representation-context.js';
import { baselineOf, leadingOf, type Sheet } from './sheet.js';
import { PAGE, STYLE } from './template.js';

/** Of documents without fiscal validity: what is written across each page, and the sentence above all else. */
export const INVALID: Readonly<
  Record<NonNullable<RepresentationContext['invalid']>, { readonly stamp: string; readonly notice: string }>
> = {
  rejected: {
    stamp: 'RECHAZADA',
    notice: 'RECHAZADA por la DIAN: este documento no tiene validez fiscal y no se debe entregar ni pagar.',
  },
  failed: {
    stamp: 'SIN VALIDAR',
    notice: 'La DIAN no ha validado este documento: no tiene validez fiscal y no se debe entregar ni pagar.',
  },
};

const noticesOf = (document: FiscalDocument, context: RepresentationContext): readonly string[] => {
  const notices: string[] = [];
  if (context.invalid) notices.push(INVALID[context.invalid].notice);
  if (document.environment === '2') notices.push('Ambiente de pruebas: este documento no tiene validez fiscal.');
  if (document.typeCode === '03')
    notices.push('Contingencia del facturador (tipo 03): transcripción de la factura de talonario o de papel.');
  if (context.contingency || document.typeCode === '04')
    notices.push(
      context.validatedAt === null
        ? 'Documento expedido en contingencia por indisponibilidad del servicio de validación de la DIAN. ' +
            'Se transmitirá a la DIAN dentro de las 48 horas siguientes al restablecimiento del servicio.'
        : 'Documento expedido en contingencia por indisponibilidad del servicio de validación de la DIAN.',
    );
  return notices;
};

/** What a reader must know before anything else. */
export const notices = (sheet: Sheet, document: FiscalDocument, context: RepresentationContext): void => {
  const lines = noticesOf(document, context).flatMap((notice) => sheet.lines(notice, PAGE.width - 22, STYLE.warning));
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
