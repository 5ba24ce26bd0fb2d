import type { EnvironmentDigit, FiscalDocument, Identification, Party, Software } from '@rubrica/fiscal';
import { attributes, each, type UnsignedXml, type Xml } from '@rubrica/xml';
import { DIAN, dianExtensions } from '../component/dian-extensions.js';
import { ublVersion } from '../component/header.js';
import { identified } from '../component/party.js';
import { documentRoot } from '../vocabulary/namespaces.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';
import type { ApplicationResponse } from './application-response.js';

/** An answer that we write in place of the authority, for the test environment only. It says so in a note. */
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

/** Writes the answer with the structure of DIAN's answers, so that one reader reads both. */
export const testApplicationResponseXml = (response: TestApplicationResponse): UnsignedXml => {
  const [date, time] = dateAndTime(response.validatedAt);
  return root(
    [dianExtensions({ range: null, software: response.software, qrText: null })],
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
