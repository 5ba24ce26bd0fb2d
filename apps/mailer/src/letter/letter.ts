import type { DocumentRequest, Logo, MessageData } from '@rubrica/contracts';
import { fileName } from '@rubrica/ubl';
import { htmlOf } from './html.js';
import { oneLine } from './one-line.js';
import { plainTextOf } from './plain-text.js';
import { wordsOf } from './words.js';

/** A package that can be mailed, as the issuer's fact describes it. */
export type MailedPackage = MessageData<'co.rubrica.document.packaged.v1'>;

/** The text of a mail, in Spanish with English below. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Display name of the sender. */
  readonly senderName: string;
  /** Null: the address of the sender. */
  readonly replyTo: string | null;
  /** The picture that `html` shows, as part of the mail: one from elsewhere would tell who opens it. */
  readonly logo: LetterLogo | null;
}

/** The letter of a document, with its subject in the form that the tax authority prescribes. */
export interface DocumentLetter extends Letter {
  readonly replyTo: string;
  /** File name of the zip, in the form that the tax authority prescribes. */
  readonly zipFileName: string;
}

export interface LetterLogo extends Pick<Logo, 'media_type' | 'width_px' | 'height_px'> {
  readonly bytes: Buffer;
}

/** URLs of files that open without an API key. */
export interface FileUrls {
  /** The page of the document, with its PDF and all files. */
  readonly page: string;
  readonly pdf: string;
  readonly xml: string;
}

export type Contents = Pick<DocumentRequest, 'supplier' | 'customer'> & {
  readonly draft: Pick<DocumentRequest['draft'], 'payment_means'>;
};

export interface LetterExtras {
  readonly urls?: FileUrls | null;
  /** Whether the zip is linked instead of attached; only where there are URLs. */
  readonly isTooLarge?: boolean;
  readonly logo?: LetterLogo | null;
}

export const letterOf = (
  document: MailedPackage,
  contents: Contents,
  { urls = null, logo = null, isTooLarge = false }: LetterExtras = {},
): DocumentLetter => {
  const { supplier } = contents;
  const { software_code: softwareCode, ...counted } = document.file_number;
  const zipFileName = fileName('z', { nit: supplier.nit, softwareCode, ...counted });
  const words = wordsOf(document, contents, isTooLarge && urls !== null ? null : zipFileName, urls);
  return {
    subject: subjectOf(document, supplier),
    text: plainTextOf(words),
    html: htmlOf(words, supplier.brand_color ?? null, logo),
    senderName: words.sender,
    replyTo: supplier.email,
    zipFileName,
    logo,
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
