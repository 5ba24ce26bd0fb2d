import { readTrustBundle } from '../certificate/trust.js';
import { dianExtensionsIn } from '../document/dian-extensions.js';
import type { Finding } from '../document/finding.js';
import type { Issuer, NumberingRange } from '../issuer/issuer.js';
import { kindOf } from '../kind/find-kind.js';
import { DEFAULT_READINGS } from '../rules/readings.js';
import { readXml } from '../xml/read-xml.js';
import { find, textAt, type XmlElement } from '../xml/xml.js';
import { examine } from './examine.js';

/** What the portal knows of an issuer and its document does not say. */
export interface Secrets {
  readonly software: { readonly id: string; readonly pin: string };
  readonly technicalKey: string;
}

const rangesIn = (control: XmlElement | undefined, technicalKey: string | null): NumberingRange[] => {
  const [period, invoices] = [find(control, 'sts:AuthorizationPeriod'), find(control, 'sts:AuthorizedInvoices')];
  return [
    {
      prefix: textAt(invoices, 'sts:Prefix'),
      from: Number(textAt(invoices, 'sts:From')),
      to: Number(textAt(invoices, 'sts:To')),
      resolution_number: textAt(control, 'sts:InvoiceAuthorization'),
      valid_from: textAt(period, 'cbc:StartDate'),
      valid_to: textAt(period, 'cbc:EndDate'),
      technical_key: technicalKey,
    },
  ];
};

/** The issuer that a document names: its range, its name in the RUT, the owner of its software. */
const issuerNamedIn = (root: XmlElement, { software, technicalKey }: Secrets): [nit: string, issuer: Issuer] => {
  const [dian] = dianExtensionsIn(root);
  const issuer = kindOf(root)?.issuer ?? 'cac:AccountingSupplierParty';
  const company = find(root, issuer, 'cac:Party', 'cac:PartyTaxScheme');
  const control = find(dian, 'sts:InvoiceControl');
  const isOnPaper = textAt(root, 'cbc:InvoiceTypeCode') === '03';
  return [
    textAt(company, 'cbc:CompanyID'),
    {
      software: { ...software, owner_nit: textAt(dian, 'sts:SoftwareProvider', 'sts:ProviderID') },
      ranges: control === undefined ? [] : rangesIn(control, isOnPaper ? null : technicalKey),
      test_sets: [],
      rut: { name: textAt(company, 'cbc:RegistrationName') },
    },
  ];
};

/** Judges one signed document by itself, as if the portal had the issuer that it names. */
export const findingsOn = (
  xml: string,
  { trustPem, ...secrets }: Secrets & { readonly trustPem: string },
): Finding[] => {
  const issuers = new Map([issuerNamedIn(readXml(xml).root, secrets)]);
  const circumstances = { trust: readTrustBundle(trustPem), at: new Date(), readings: DEFAULT_READINGS, issuers };
  return [...examine(Buffer.from(xml), circumstances).findings];
};
