import type { DocumentRequest, Logo, MessageData } from '@rubrica/contracts';
import { fileName } from '@rubrica/ubl';
import type { Language } from '@rubrica/service';
import { htmlOf } from './html.js';
import { oneLine } from './one-line.js';
import { plainTextOf } from './plain-text.js';
import { wordsOf } from './words.js';

/** A package that can be mailed, as the issuer's fact describes it. */
export type MailedPackage = MessageData<'co.rubrica.document.packaged.v1'>;

/** The text of a mail. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Display name of the sender. */
  readonly senderName: string;
  /** Null: the address of the sender. */
  readonly replyTo: string | null;
  /** Header `Content-Language`. */
  readonly language: 'es' | 'es, en' | 'en, es';
  /** The picture that `html` shows, as part of the mail: one from elsewhere would tell who opens it. */
  readonly logo: LetterLogo | null;
}

/** The letter of a document, with its subject in the form that the tax authority prescribes. */
export interface DocumentLetter extends Letter {
  readonly replyTo: string;
  readonly fileNames: FileNames;
}

/** Names of the files that may be attached. */
export interface FileNames {
  /** In the form that the tax authority prescribes. */
  readonly zip: string;
  readonly pdf: string;
}

export interface LetterLogo extends Pick<Logo, 'media_type' | 'width_px' | 'height_px'> {
  readonly bytes: Buffer;
}

/** URLs of files that open without an API key. */
export interface FileUrls {
  /** The page of the document, with its PDF and all files; in Spanish it follows the reader's browser. */
  readonly page: Readonly<Record<Language, string>>;
  readonly pdf: string;
  readonly xml: string;
}

export type Contents = Pick<DocumentRequest, 'issuer' | 'counterparty' | 'draft'>;

export interface LetterExtras {
  readonly urls?: FileUrls | null;
  /** What is attached: the zip, unless it is too large, and the PDF by itself if the tenant wants it. */
  readonly attached?: readonly (keyof FileNames)[];
  readonly logo?: LetterLogo | null;
}

export const letterOf = (
  document: MailedPackage,
  contents: Contents,
  { urls = null, attached = ['zip'], logo = null }: LetterExtras = {},
): DocumentLetter => {
  const { issuer } = contents;
  const fileNames = fileNamesOf(document, issuer);
  const nameOf = (file: keyof FileNames) => (attached.includes(file) ? fileNames[file] : null);
  const words = wordsOf({ document, contents, attached: { zip: nameOf('zip'), pdf: nameOf('pdf') }, urls });
  return {
    subject: subjectOf(document, issuer),
    text: plainTextOf(words),
    html: htmlOf(words, issuer.brand_color ?? null, logo),
    senderName: words.sender,
    replyTo: issuer.email,
    language: words.english === null ? 'es' : 'es, en',
    fileNames,
    logo,
  };
};

const fileNamesOf = ({ file_number, number }: MailedPackage, { nit }: Contents['issuer']): FileNames => {
  const { software_code: softwareCode, ...counted } = file_number;
  return { zip: fileName('z', { nit, softwareCode, ...counted }), pdf: `${number}.pdf` };
};

/**
 * `NIT;name of the issuer;number;code of the document type;trade name`, which receiving systems take apart.
 * Source: DIAN, Anexo Técnico de Factura Electrónica de Venta 1.9, delivery by e-mail.
 */
export const subjectOf = (
  { number, type_code }: MailedPackage,
  { nit, legal_name, trade_name }: Contents['issuer'],
): string => [nit, legal_name, number, type_code, trade_name ?? legal_name].map(field).join(';');

/** Replaces semicolons, which would shift the fields after it. */
const field = (text: string): string => oneLine(text.replaceAll(';', ','));
