import { elementAt, textAt } from '@rubrica/ubl';
import type { ForeignElement } from '@rubrica/xml';
import { textOrNull } from './received-values.js';
import type { ReceivedParty } from './supplier-document.js';

/** Reads AccountingSupplierParty or AccountingCustomerParty. Some documents have PartyTaxScheme only. */
export const readParty = (accounting: ForeignElement | undefined): ReceivedParty => {
  const party = elementAt(accounting, 'Party');
  const tax = elementAt(party, 'PartyTaxScheme');
  const legal = elementAt(party, 'PartyLegalEntity');
  const company =
    elementAt(tax, 'CompanyID') ?? elementAt(legal, 'CompanyID') ?? elementAt(party, 'PartyIdentification', 'ID');
  const address = elementAt(party, 'PhysicalLocation', 'Address') ?? elementAt(tax, 'RegistrationAddress');
  const legalName = textAt(tax, 'RegistrationName') || textAt(legal, 'RegistrationName');
  const tradeName = textOrNull(party, 'PartyName', 'Name');
  return {
    identification: {
      type: company?.attribute('schemeName') || '31',
      number: company?.text().trim() ?? '',
      check_digit: company?.attribute('schemeID') || null,
    },
    legal_name: legalName || (tradeName ?? ''),
    // A party without a trade name bears its legal name (FAJ06).
    trade_name: tradeName === legalName ? null : tradeName,
    organization_type: textOrNull(accounting, 'AdditionalAccountID'),
    email: textOrNull(party, 'Contact', 'ElectronicMail'),
    phone: textOrNull(party, 'Contact', 'Telephone'),
    address: address === undefined ? null : addressOf(address),
    tax_level_codes: textAt(tax, 'TaxLevelCode').split(';').filter(Boolean),
    tax_scheme: textOrNull(tax, 'TaxScheme', 'ID'),
  };
};

const addressOf = (address: ForeignElement): ReceivedParty['address'] => ({
  line: textOrNull(address, 'AddressLine', 'Line'),
  municipality_code: textOrNull(address, 'ID'),
  city: textOrNull(address, 'CityName'),
  postal_code: textOrNull(address, 'PostalZone'),
  country: textOrNull(address, 'Country', 'IdentificationCode'),
});
