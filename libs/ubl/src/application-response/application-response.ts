import type { EnvironmentDigit, FiscalDocument, Identification, Party, Software } from '@rubrica/fiscal';
import {
  attributes,
  each,
  foreignElement,
  type ForeignElement,
  readForeignXml,
  UnreadableXml,
  type UnsignedXml,
  type Xml,
} from '@rubrica/xml';
import { DIAN, dianExtensions } from '../component/dian-extensions.js';
import type { Element } from '@xmldom/xmldom';
import { ublVersion } from '../component/header.js';
import { CAC, CBC, documentRoot, namespaceOf } from '../vocabulary/namespaces.js';
import { identified } from '../component/party.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

/** What an authority says of a document. */
export interface ApplicationResponse {
  /** The authority's own number of this answer. */
  readonly id: string;
  /** Of the answer itself. */
  readonly cude: string;
  /** YYYY-MM-DDTHH:MM:SS-05:00: when the document was validated. */
  readonly validatedAt: string;
  /** 02 validated, 04 rejected. */
  readonly responseCode: string;
  readonly description: string;
  readonly document: { readonly number: string; readonly uuid: string };
  /** First `0000`, then one for each rule that had something to say. */
  readonly lines: readonly { readonly code: string; readonly text: string }[];
}

/** An answer that we write in the authority's place: of the test environment, and marked as such. */
export interface TestApplicationResponse extends ApplicationResponse {
  readonly environment: EnvironmentDigit;
  readonly software: Software;
  readonly receiver: Pick<Party, 'legalName' | 'identification' | 'taxScheme'>;
  readonly uuidScheme: FiscalDocument['uuidScheme'];
}

const MARK = 'PRUEBA: respuesta simulada. Este documento no se envió a la DIAN y no tiene validez fiscal.';

const root = documentRoot('ApplicationResponse');

const cudeScheme = attributes({ schemeName: 'CUDE-SHA384' });

const party = (legalName: string, identification: Identification, taxScheme: Party['taxScheme']): Xml =>
  cac.PartyTaxScheme(
    cbc.RegistrationName(legalName),
    cbc.CompanyID(identification.number, identified(identification)),
    cac.TaxScheme(cbc.ID(taxScheme.id), cbc.Name(taxScheme.name)),
  );

const authority = party(
  'Autoridad simulada (no es la DIAN)',
  { type: '31', number: DIAN.nit, checkDigit: DIAN.checkDigit },
  { id: '01', name: 'IVA' },
);

const dateAndTime = (instant: string): readonly [date: string, time: string] => {
  const [date = '', time = ''] = instant.split('T');
  return [date, time];
};

/** In the shape of DIAN's own answers, so that a reader of those reads this one. */
export const testApplicationResponseXml = (response: TestApplicationResponse): UnsignedXml => {
  const [date, time] = dateAndTime(response.validatedAt);
  return root(
    dianExtensions({ range: null, software: response.software, qrText: null }),
    ublVersion,
    cbc.CustomizationID('1'),
    cbc.ProfileID('DIAN 2.1'),
    cbc.ProfileExecutionID(response.environment),
    cbc.ID(response.id),
    cbc.UUID(response.cude, cudeScheme),
    cbc.IssueDate(date),
    cbc.IssueTime(time),
    cbc.Note(MARK),
    cac.SenderParty(authority),
    cac.ReceiverParty(
      party(response.receiver.legalName, response.receiver.identification, response.receiver.taxScheme),
    ),
    cac.DocumentResponse(
      cac.Response(cbc.ResponseCode(response.responseCode), cbc.Description(response.description)),
      cac.DocumentReference(
        cbc.ID(response.document.number),
        cbc.UUID(response.document.uuid, attributes({ schemeName: response.uuidScheme })),
      ),
      each(response.lines, ({ code, text }, index) =>
        cac.LineResponse(
          cac.LineReference(cbc.LineID(String(index + 1))),
          cac.Response(cbc.ResponseCode(code), cbc.Description(text)),
        ),
      ),
    ),
  );
};

/** An answer with thousands of rules stays far below. */
const MAX_BYTES = 1024 * 1024;

const textOf = (element: ForeignElement | undefined, ...path: readonly string[]): string | undefined => {
  let at = element;
  for (const name of path) at = at?.child(CBC, name) ?? at?.child(CAC, name);
  return at?.text().trim();
};

const needed = (text: string | undefined, what: string): string => {
  if (text === undefined || text === '') throw new UnreadableXml(`an ApplicationResponse without ${what}`);
  return text;
};

const linesOf = (documentResponse: ForeignElement): ApplicationResponse['lines'] =>
  documentResponse
    .children(CAC, 'LineResponse')
    .flatMap((line) => line.children(CAC, 'Response'))
    .map((response) => ({
      code: textOf(response, 'ResponseCode') ?? '',
      text: response
        .children(CBC, 'Description')
        .map((description) => description.text().trim())
        .join(' '),
    }));

// Times without an offset are Colombia's.
const withOffset = (time: string): string => (/(Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}-05:00`);

/** Throws UnreadableXml. The signature is not looked at: that is `libs/xades`' business. */
export const readApplicationResponse = (xml: string | Uint8Array): ApplicationResponse =>
  applicationResponseOf(readForeignXml(xml, { maxBytes: MAX_BYTES }));

/** The same of a document that is parsed already. */
export const readParsedApplicationResponse = (root: Element): ApplicationResponse =>
  applicationResponseOf(foreignElement(root));

const applicationResponseOf = (response: ForeignElement): ApplicationResponse => {
  if (response.name !== 'ApplicationResponse' || response.namespace !== namespaceOf('ApplicationResponse'))
    throw new UnreadableXml('not an ApplicationResponse');

  const documentResponses = response.children(CAC, 'DocumentResponse');
  const [first] = documentResponses;
  const date = needed(textOf(response, 'IssueDate'), 'IssueDate');
  const time = needed(textOf(response, 'IssueTime'), 'IssueTime');
  return {
    id: textOf(response, 'ID') ?? '',
    cude: textOf(response, 'UUID') ?? '',
    validatedAt: `${date}T${withOffset(time)}`,
    responseCode: needed(textOf(first, 'Response', 'ResponseCode'), 'ResponseCode'),
    description: textOf(first, 'Response', 'Description') ?? '',
    document: {
      number: textOf(first, 'DocumentReference', 'ID') ?? '',
      uuid: textOf(first, 'DocumentReference', 'UUID') ?? '',
    },
    lines: documentResponses.flatMap(linesOf),
  };
};
