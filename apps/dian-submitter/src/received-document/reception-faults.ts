import { type Fault, faultWith } from '@rubrica/fiscal';
import type { UnreadFile } from '@rubrica/reception';
import { notFound, type Problem } from '@rubrica/service';

/** The 404 of a received document that the caller does not have. */
export const unknownDocument = (): Problem => notFound({ en: 'received document', es: 'ese documento recibido' });

const WHY: Readonly<Record<UnreadFile['reason'], { readonly en: string; readonly es: string }>> = {
  too_large: { en: 'it is larger than what is opened', es: 'es más grande de lo que se abre' },
  encrypted: { en: 'it is encrypted', es: 'está cifrado' },
  damaged: { en: 'it is damaged', es: 'está dañado' },
  too_deep: { en: 'it is an archive in too many archives', es: 'es un archivo dentro de demasiados archivos' },
  malformed: { en: 'it is no well-formed XML', es: 'no es un XML bien formado' },
  no_document: { en: 'it is no invoice and no note', es: 'no es una factura ni una nota' },
};

/** Fault of a file in which no document was found. Names the file, and quotes nothing else of it. */
export const noDocument = (pointer: string, unread: readonly UnreadFile[]): Fault => {
  const [first] = unread;
  const why = first ? WHY[first.reason] : { en: 'it has no XML', es: 'no tiene ningún XML' };
  const place = first ? `${first.place}: ` : '';
  return faultWith(
    pointer,
    'no_document_in_file',
    {
      en: `There is no document of a supplier in it: ${place}${why.en}.`,
      es: `No contiene un documento de un proveedor: ${place}${why.es}.`,
    },
    {
      fix: {
        en: 'Send the zip of the supplier’s mail as it came, or the XML in it. A PDF alone says nothing that can be read: send its CUFE as `cufe` then.',
        es: 'Envíe el zip del correo del proveedor tal como llegó, o el XML que contiene. Un PDF solo no dice nada que se pueda leer: envíe entonces su CUFE como `cufe`.',
      },
    },
  );
};

/** Fault of a file that has events of an invoice and no document. */
export const eventAlone = (pointer: string): Fault =>
  faultWith(
    pointer,
    'no_document_in_file',
    {
      en: 'It is an event of an invoice (030 to 034), no invoice and no note.',
      es: 'Es un evento de una factura (030 a 034), no una factura ni una nota.',
    },
    {
      fix: {
        en: 'Do not upload events: DIAN is asked for those of your invoices, and what it answers stands in `events` of the invoice.',
        es: 'No cargue eventos: los de sus facturas se consultan en la DIAN, y su respuesta está en `events` de la factura.',
      },
    },
  );

export const severalDocuments = (pointer: string, places: readonly string[]): Fault =>
  faultWith(
    pointer,
    'several_documents_in_file',
    {
      en: `It has ${String(places.length)} documents: ${places.join(', ')}.`,
      es: `Contiene ${String(places.length)} documentos: ${places.join(', ')}.`,
    },
    { fix: { en: 'Send each of them in a request of its own.', es: 'Envíe cada uno en una solicitud propia.' } },
  );

export const foreignBuyer = (pointer: string, nit: string): Fault =>
  faultWith(
    pointer,
    'other_buyer',
    {
      en: `The buyer in it is not you (NIT ${nit}); nothing of it was kept.`,
      es: `El adquirente que figura en él no es usted (NIT ${nit}); no se guardó nada de él.`,
    },
    {
      fix: {
        en: 'Forward it to whom it names, or ask the supplier for an invoice with your NIT.',
        es: 'Reenvíelo a quien nombra, o pida al proveedor una factura con su NIT.',
      },
    },
  );
