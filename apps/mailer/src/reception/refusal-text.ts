/** Why a file that was dropped for a tenant was not received. */
export type RefusalReason =
  'nobody' | 'too_large' | 'foreign' | 'no_document' | 'encrypted' | 'damaged' | 'too_deep' | 'malformed';

const WHY: Readonly<Record<RefusalReason, { readonly en: string; readonly es: string }>> = {
  nobody: {
    en: 'No company of this installation has the id that names the folder.',
    es: 'Ninguna empresa de esta instalación tiene el id que da nombre a la carpeta.',
  },
  too_large: { en: 'It is larger than what is opened.', es: 'Es más grande de lo que se abre.' },
  foreign: {
    en: 'The buyer in it is another company; nothing of it was kept.',
    es: 'El adquirente que figura en él es otra empresa; no se guardó nada de él.',
  },
  no_document: {
    en: 'There is no invoice and no note in it.',
    es: 'No contiene ninguna factura ni nota.',
  },
  encrypted: { en: 'It is encrypted.', es: 'Está cifrado.' },
  damaged: {
    en: 'It is damaged, or was not written to its end.',
    es: 'Está dañado, o no se escribió hasta el final.',
  },
  too_deep: { en: 'It is an archive in too many archives.', es: 'Es un archivo dentro de demasiados archivos.' },
  malformed: { en: 'It is no well-formed XML.', es: 'No es un XML bien formado.' },
};

/** Text file that stands beside a refused file. A reason of a newer release has the words of `no_document`. */
export const refusalText = (reason: string): string => {
  const { en, es } = WHY[isReason(reason) ? reason : 'no_document'];
  return `${es}\n${en}\n`;
};

const isReason = (reason: string): reason is RefusalReason => Object.hasOwn(WHY, reason);
