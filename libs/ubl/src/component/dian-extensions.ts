import type { AuthorizedRange, FiscalDocument, Software } from '@rubrica/fiscal';
import { attributes, none, type Xml } from '@rubrica/xml';
import { cbc, sts } from '../vocabulary/vocabulary.js';

const AGENCY_NAME = 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)';

export const agency = { schemeAgencyID: '195', schemeAgencyName: AGENCY_NAME };
const ofAgency = attributes(agency);

/** Attributes of a NIT in DIAN's extension; schemeID is its check digit. */
const nit = (checkDigit: string) => attributes({ ...agency, schemeID: checkDigit, schemeName: '31' });

/** NIT of DIAN: 800197268-4. */
export const DIAN = { nit: '800197268', checkDigit: '4' };

const colombia = sts.InvoiceSource(
  cbc.IdentificationCode(
    'CO',
    attributes({
      listAgencyID: '6',
      listAgencyName: 'United Nations Economic Commission for Europe',
      listSchemeURI: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
    }),
  ),
);

const authorizationProvider = sts.AuthorizationProvider(sts.AuthorizationProviderID(DIAN.nit, nit(DIAN.checkDigit)));

const invoiceControl = (range: AuthorizedRange): Xml =>
  sts.InvoiceControl(
    sts.InvoiceAuthorization(range.resolutionNumber),
    sts.AuthorizationPeriod(cbc.StartDate(range.validFrom), cbc.EndDate(range.validTo)),
    sts.AuthorizedInvoices(sts.Prefix(range.prefix || null), sts.From(range.from), sts.To(range.to)),
  );

const softwareProvider = (software: Software): Xml =>
  sts.SoftwareProvider(
    sts.ProviderID(software.providerNit, nit(software.providerCheckDigit)),
    sts.SoftwareID(software.id, ofAgency),
  );

export const dianExtensions = ({
  range,
  software,
  qrText,
}: Pick<FiscalDocument, 'range' | 'software'> & { readonly qrText: string | null }): Xml =>
  sts.DianExtensions(
    range === null ? none : invoiceControl(range),
    colombia,
    softwareProvider(software),
    sts.SoftwareSecurityCode(software.securityCode, ofAgency),
    authorizationProvider,
    sts.QRCode(qrText),
  );
