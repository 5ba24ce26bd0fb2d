import type { DocumentRequest, MessageData } from '@rubrica/contracts';
import { type DocumentKind, searchUrl } from '@rubrica/fiscal';
import { fileName } from '@rubrica/ubl';

/** A package that can be mailed, as the issuer's fact describes it. */
export type MailedPackage = MessageData<'co.rubrica.document.packaged.v1'>;

/** The text of a mail, in Spanish, with the subject in the form that the tax authority prescribes. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Display name of the sender. */
  readonly senderName: string;
  readonly replyTo: string;
  /** File name of the zip, in the form that the tax authority prescribes. */
  readonly zipFileName: string;
}

const KIND_NAMES: Readonly<Record<DocumentKind, string>> = {
  invoice: 'factura electrónica de venta',
  credit_note: 'nota crédito electrónica',
  debit_note: 'nota débito electrónica',
};

type Contents = Pick<DocumentRequest, 'supplier' | 'customer'>;

export const letterOf = (document: MailedPackage, { supplier, customer }: Contents): Letter => {
  const zipFileName = fileName('z', { nit: supplier.nit, ...document.file_number });
  const senderName = oneLine(supplier.trade_name ?? supplier.legal_name);
  const paragraphs = [
    customer ? `${oneLine(customer.legal_name)}:` : 'Cordial saludo:',
    `Adjuntamos la ${KIND_NAMES[document.kind]} ${document.number} de ${oneLine(supplier.legal_name)}, NIT ${supplier.nit}-${supplier.check_digit}.`,
    ...notices(document),
    `El archivo ${zipFileName} contiene el documento electrónico y su representación gráfica en PDF.`,
    `${document.kind === 'invoice' ? 'CUFE' : 'CUDE'}: ${document.cufe}`,
  ];
  const link = linkOf(document);
  return {
    subject: subjectOf(document, supplier),
    text: [...paragraphs, ...(link === null ? [] : [`Consulta en la DIAN: ${link}`])].join('\n\n') + '\n',
    html: htmlOf(paragraphs, link),
    senderName,
    replyTo: supplier.email,
    zipFileName,
  };
};

/**
 * `NIT;name of the issuer;number;code of the document type;trade name`, which receiving systems take apart.
 * Source: DIAN, Anexo Técnico de Factura Electrónica de Venta 1.9, delivery by e-mail.
 */
export const subjectOf = (
  { number, type_code }: MailedPackage,
  { nit, legal_name, trade_name }: Contents['supplier'],
): string => [nit, legal_name, number, type_code, trade_name ?? legal_name].map(field).join(';');

/** Replaces semicolons, which would shift the fields after it. */
const field = (text: string): string => oneLine(text.replaceAll(';', ','));

/** Returns one line of printable text, as a header needs it. */
const oneLine = (text: string): string =>
  [...text]
    .map((char) =>
      char < ' ' || (char >= '\u007f' && char <= '\u009f') || char === '\u2028' || char === '\u2029' ? ' ' : char,
    )
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();

const notices = ({ environment, contingency }: MailedPackage): string[] => [
  ...(environment === 'test'
    ? ['Este es un documento de prueba: no tiene validez fiscal y la DIAN no lo conoce.']
    : []),
  ...(contingency
    ? [
        'Se expidió en contingencia, pues los servicios de la DIAN no están disponibles. ' +
          'Cuando la DIAN lo valide le enviaremos el documento con la constancia de la validación.',
      ]
    : []),
];

/** Returns the DIAN's page of the document; null when the DIAN does not know the document yet, or never will. */
const linkOf = ({ environment, contingency, cufe }: MailedPackage): string | null =>
  environment === 'test' || contingency ? null : searchUrl(cufe, environment === 'production' ? '1' : '2');

const htmlOf = (paragraphs: readonly string[], link: string | null): string => {
  const last = link === null ? '' : `<p><a href="${escaped(link)}">Consultar el documento en la DIAN</a></p>`;
  const body = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n');
  return `<!DOCTYPE html>
<html lang="es">
<head><meta charset="utf-8"><title>Documento electrónico</title></head>
<body style="font-family: sans-serif; line-height: 1.5; color: #222; overflow-wrap: anywhere">
${body}
${last}
</body>
</html>
`;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
