import type { Address, FiscalDocument, Identification, Party, Shareholder, Supplier, TaxPerson } from '@rubrica/fiscal';
import { type Attributes, attributes, each, none, type Xml } from '@rubrica/xml';
import { agency } from './dian-extensions.js';
import { cac, cbc } from '../vocabulary/vocabulary.js';

const spanish = attributes({ languageID: 'es' });

/** Attributes of an element with a party's identification number. Only a NIT (31) has a check digit. */
export const identified = ({ type, checkDigit }: Identification): Attributes =>
  attributes({ ...agency, schemeID: type === '31' ? checkDigit : null, schemeName: type });

export const partyIdentification = (identification: Identification): Xml =>
  cac.PartyIdentification(cbc.ID(identification.number, identified(identification)));

export const addressElements = (address: Address): readonly Xml[] => [
  cbc.ID(address.municipalityCode),
  cbc.CityName(address.municipality),
  cbc.PostalZone(address.postalCode),
  cbc.CountrySubentity(address.department),
  cbc.CountrySubentityCode(address.departmentCode),
  cac.AddressLine(cbc.Line(address.line)),
  cac.Country(cbc.IdentificationCode(address.country), cbc.Name(address.countryName, spanish)),
];

const taxScheme = ({ id, name }: Party['taxScheme']): Xml => cac.TaxScheme(cbc.ID(id), cbc.Name(name));

// Régimen (FAJ27): 48 is responsible for IVA, 49 is not.
const regimeOfIva = ({ taxScheme: { id } }: Pick<TaxPerson, 'taxScheme'>): Attributes =>
  attributes({ listName: id === '01' || id === 'ZA' ? '48' : '49' });

/** A party with its responsibilities, or without any: an event of an invoice does not name them. */
export type NamedTaxPerson = Pick<TaxPerson, 'identification' | 'legalName' | 'taxScheme'> &
  Partial<Pick<TaxPerson, 'taxLevelCodes'>>;

export const partyTaxScheme = (party: NamedTaxPerson, registrationAddress: Xml = none): Xml =>
  cac.PartyTaxScheme(
    cbc.RegistrationName(party.legalName),
    cbc.CompanyID(party.identification.number, identified(party.identification)),
    party.taxLevelCodes === undefined ? none : cbc.TaxLevelCode(party.taxLevelCodes.join(';'), regimeOfIva(party)),
    registrationAddress,
    taxScheme(party.taxScheme),
  );

/** The trade name first, then the other names; a party without any bears its legal name (FAJ06). */
const partyNames = ({ tradeName, partyNames: others, legalName }: Party): Xml => {
  const names = tradeName === null ? others : [tradeName, ...others];
  return each(names.length === 0 ? [legalName] : names, (name) => cac.PartyName(cbc.Name(name)));
};

const shareholderParty = (shareholder: Shareholder): Xml =>
  cac.ShareholderParty(
    cbc.PartecipationPercent(shareholder.participationPercent),
    cac.Party(cac.PartyName(cbc.Name(shareholder.legalName)), partyTaxScheme(shareholder)),
  );

const contactOf = ({ contact, phone, email }: Party): Xml =>
  contact === null && phone === null && email === null
    ? none
    : cac.Contact(
        cbc.Name(contact?.name),
        cbc.Telephone(phone),
        cbc.Telefax(contact?.telefax),
        cbc.ElectronicMail(email),
        cbc.Note(contact?.note),
      );

export const partyElements = (party: Party, corporateRegistration: Xml = none): readonly Xml[] => {
  const address = party.address === null ? null : addressElements(party.address);
  return [
    partyNames(party),
    address === null ? none : cac.PhysicalLocation(cac.Address(...address)),
    partyTaxScheme(party, address === null ? none : cac.RegistrationAddress(...address)),
    cac.PartyLegalEntity(
      cbc.RegistrationName(party.legalName),
      cbc.CompanyID(party.identification.number, identified(party.identification)),
      corporateRegistration,
      each(party.shareholders, shareholderParty),
    ),
    contactOf(party),
  ];
};

// FAB10a: the numbering prefix is repeated here.
const corporateRegistration = ({ commercialRegistration }: Supplier, prefix: string): Xml =>
  prefix === '' && commercialRegistration === null
    ? none
    : cac.CorporateRegistrationScheme(cbc.ID(prefix || null), cbc.Name(commercialRegistration));

/** Of the parties of a purchase stands only what they are for tax; of the seller also where he is. */
const taxPartyElements = (party: Party): Xml =>
  cac.PartyTaxScheme(
    cbc.RegistrationName(party.legalName),
    cbc.CompanyID(party.identification.number, identified(party.identification)),
    cbc.TaxLevelCode(party.taxLevelCodes.join(';')),
    taxScheme(party.taxScheme),
  );

type Parties = Pick<FiscalDocument, 'form' | 'supplier' | 'customer' | 'prefix'>;

export const supplierParty = ({ form, supplier, prefix }: Parties): Xml =>
  cac.AccountingSupplierParty(
    cbc.AdditionalAccountID(supplier.organizationType),
    form === 'purchase'
      ? cac.Party(
          supplier.address === null ? none : cac.PhysicalLocation(cac.Address(...addressElements(supplier.address))),
          taxPartyElements(supplier),
        )
      : cac.Party(
          cbc.IndustryClassificationCode(supplier.industryCodes.length === 0 ? null : supplier.industryCodes.join(';')),
          ...partyElements(supplier, corporateRegistration(supplier, prefix)),
        ),
  );

export const customerParty = ({ form, customer }: Parties): Xml =>
  cac.AccountingCustomerParty(
    cbc.AdditionalAccountID(customer.organizationType),
    form === 'purchase'
      ? cac.Party(taxPartyElements(customer))
      : cac.Party(
          // FAK61: needed of a natural person, and never wrong of a company.
          partyIdentification(customer.identification),
          ...partyElements(customer),
        ),
  );
