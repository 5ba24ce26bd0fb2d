import { type DianResponse, dianResponse } from '../envelope/answers.js';
import { isAuthorized } from '../examination/examine.js';
import type { Parts, Sender } from './parts.js';

export const badArchive = (why: string): DianResponse =>
  dianResponse({ statusCode: '89', statusMessage: `Error descomprimiendo el archivo ZIP: ${why}.` });

/** Returns the name of a file as answers state it. */
export const fileNameOf = (path: string): string =>
  (path.split('/').at(-1) ?? '').replace(/\.xml$/, '').replace(/[^\w.-]/g, '_');

/** Refuses with 89 when the certificate of the message, or of the document, belongs to somebody else than its issuer. */
export const authorizationRefusal = (
  { isSignerAuthorized }: { readonly isSignerAuthorized: boolean },
  nit: string,
  sender: Sender,
  { registry }: Pick<Parts, 'registry'>,
): DianResponse | null => {
  if (isSignerAuthorized && isAuthorized(sender, nit, registry.issuers)) return null;
  const who = sender.numbers[0] ?? 'desconocido';
  return dianResponse({
    statusCode: '89',
    statusDescription: `NIT ${who} no autorizado a enviar documentos para emisor con NIT ${nit}.`,
  });
};

export const UNKNOWN = dianResponse({
  statusCode: '66',
  statusDescription: 'TrackId no existe en los registros de la DIAN.',
});
