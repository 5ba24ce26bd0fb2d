import { isNit, nitCheckDigit, searchUrl } from '@rubrica/fiscal';
import { agency, cac, cbc, dianExtensions, documentRoot, ublVersion } from '@rubrica/ubl';
import { type Attributes, attributes, each, none, type UnsignedXml, type Xml } from '@rubrica/xml';
import { CLAIM_CODES } from './claim-codes.js';
import type { DocumentEvent, EventParty, EventSubject, ReceivingPerson } from './document-event.js';

const PROFILE = 'DIAN 2.1: ApplicationResponse de la Factura Electrónica de Venta';

const root = documentRoot('ApplicationResponse');

const cufeScheme = attributes({ schemeName: 'CUFE-SHA384' });

/** Computed also for a cédula, as in DIAN's samples; null for a number that has letters. */
const checkDigit = (number: string): string | null => (isNit(number) ? nitCheckDigit(number) : null);

const partyTaxScheme = ({
  identification: { type, number },
  legalName,
  organizationType,
  taxScheme,
}: EventParty): Xml =>
  cac.PartyTaxScheme(
    cbc.RegistrationName(legalName),
    cbc.CompanyID(
      number,
      attributes({
        ...agency,
        schemeID: checkDigit(number),
        schemeName: type,
        schemeVersionID: organizationType,
      }),
    ),
    cac.TaxScheme(cbc.ID(taxScheme.id), cbc.Name(taxScheme.name)),
  );

const claimAttributes = (claimCode: string | null): Attributes | undefined =>
  claimCode === null ? undefined : attributes({ listID: claimCode, name: CLAIM_CODES.get(claimCode)?.es ?? null });

const reference = ({ number, cufe, typeCode }: EventSubject): Xml =>
  cac.DocumentReference(cbc.ID(number), cbc.UUID(cufe, cufeScheme), cbc.DocumentTypeCode(typeCode));

const issuerParty = ({ identification: { type, number }, ...person }: ReceivingPerson): Xml =>
  cac.IssuerParty(
    cac.Person(
      cbc.ID(number, attributes({ schemeID: checkDigit(number), schemeName: type })),
      cbc.FirstName(person.firstName),
      cbc.FamilyName(person.familyName),
      cbc.JobTitle(person.jobTitle),
      cbc.OrganizationDepartment(person.department),
    ),
  );

/**
 * Writes the event. Throws IllegalXmlCharacter, which cannot happen to texts that passed the checks of a request.
 * The samples of DIAN show the seeds of both hashes as notes; we don't, because a seed holds the software PIN.
 * Source: RADIAN annex 1.1 and DIAN's samples of the events 030 to 034.
 */
export const documentEventXml = (event: DocumentEvent): UnsignedXml => {
  const { type, environment, subject, person } = event;
  const qrText = searchUrl(subject.cufe, environment);
  return root(
    [dianExtensions({ range: null, software: event.software, qrText })],
    ublVersion,
    cbc.CustomizationID('1'),
    cbc.ProfileID(PROFILE),
    cbc.ProfileExecutionID(environment),
    cbc.ID(event.number),
    cbc.UUID(event.cude, attributes({ schemeID: environment, schemeName: 'CUDE-SHA384' })),
    cbc.IssueDate(event.issueDate),
    cbc.IssueTime(event.issueTime),
    each(event.notes, (note) => cbc.Note(note)),
    cac.SenderParty(partyTaxScheme(event.sender)),
    cac.ReceiverParty(partyTaxScheme(event.receiver)),
    cac.DocumentResponse(
      cac.Response(cbc.ResponseCode(type.code, claimAttributes(event.claimCode)), cbc.Description(type.title)),
      reference(subject),
      person === null ? none : issuerParty(person),
    ),
  );
};
