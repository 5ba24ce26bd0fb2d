import type { DianWord } from '@rubrica/reception';
import { elementAt, readApplicationResponse, textAt } from '@rubrica/ubl';
import { readForeignXml, UnreadableXml } from '@rubrica/xml';
import type { ReadApplicationResponse } from '../dian/attempt-outcome.js';
import type { DianResponse } from '../dian/soap.js';

/** What DIAN's answer to GetStatus says of a CUFE, before its copy of the document is read. */
export type DianStatement =
  { readonly status: 'unanswered' | 'unknown' | 'rejected' } | Omit<Extract<DianWord, { status: 'accepted' }>, 'copy'>;

const UNANSWERED: DianStatement = { status: 'unanswered' };
const VALIDATED = '02';

/**
 * Reads the answer. An acceptance counts only with an ApplicationResponse that DIAN has signed, of this CUFE. What is
 * neither accepted nor rejected nor unknown for certain is asked again.
 */
export const statementOf = (
  { isValid, statusCode, statusDescription, statusMessage, applicationResponse }: DianResponse,
  read: ReadApplicationResponse | null,
  cufe: string,
): DianStatement => {
  switch (statusCode) {
    case '00':
      return isValid && read?.verified && read.document_uuid === cufe && read.response_code === VALIDATED
        ? acceptanceOf(applicationResponse, read.validated_at)
        : UNANSWERED;
    case '99':
      return read?.verified === false ? UNANSWERED : { status: 'rejected' };
    case '66':
      // Without a text the validator gave no result.
      return `${statusDescription}${statusMessage}` === '' ? UNANSWERED : { status: 'unknown' };
    default:
      return UNANSWERED;
  }
};

const acceptanceOf = (xml: Buffer | null, validatedAt: string): DianStatement => {
  try {
    const response = xml ?? Buffer.alloc(0);
    const root = readForeignXml(response, { maxBytes: response.length });
    return {
      status: 'accepted',
      number: readApplicationResponse(response).document.number,
      // DIAN answers to the issuer of the document.
      issuerNit: textAt(elementAt(root, 'ReceiverParty'), 'PartyTaxScheme', 'CompanyID'),
      validatedAt: new Date(validatedAt),
    };
  } catch (error) {
    if (error instanceof UnreadableXml) return UNANSWERED;
    throw error;
  }
};
