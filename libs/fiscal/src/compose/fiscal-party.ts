import { countries } from '../catalogs/countries.js';
import { departments } from '../catalogs/departments.js';
import { municipalities } from '../catalogs/municipalities.js';
import { NO_RESPONSIBILITY } from '../catalogs/rut-responsibilities.js';
import { partyTaxSchemes } from '../catalogs/taxes.js';
import type * as fiscal from '../document/fiscal-document.js';
import { isNit, nitCheckDigit } from '../values/nit.js';
import type { Address, Identification, InlineCustomer, TenantProfile } from '../request/party.js';
import type { InlineSupplier, SupplierAddress } from '../request/supplier.js';

const NIT = '31';
const NO_TAX_SCHEME = 'ZZ';

/** Adds the check digit of a NIT where it was left out. */
export const fiscalIdentification = ({ type, number, check_digit }: Identification): fiscal.Identification => ({
  type,
  number,
  checkDigit: type === NIT && isNit(number) ? (check_digit ?? nitCheckDigit(number)) : null,
});

const taxScheme = (id: string): fiscal.Party['taxScheme'] => ({ id, name: partyTaxSchemes.get(id) ?? id });

/** Outside Colombia the state stands in the place of the department. */
export const fiscalAddress = (address: Address | SupplierAddress): fiscal.Address => {
  const country = address.country ?? 'CO';
  const countryName = countries.get(country) ?? country;
  const { line, postal_code: postalCode = null, municipality_code: municipalityCode } = address;
  if (country !== 'CO' || municipalityCode === undefined)
    return {
      line,
      municipalityCode: null,
      municipality: address.city ?? null,
      departmentCode: null,
      department: ('state' in address ? address.state : undefined) ?? null,
      postalCode,
      country,
      countryName,
    };
  const departmentCode = municipalityCode.slice(0, 2);
  return {
    line,
    municipalityCode,
    municipality: municipalities.get(municipalityCode) ?? null,
    departmentCode,
    department: departments.get(departmentCode) ?? null,
    postalCode,
    country,
    countryName,
  };
};

type PartyParts = Pick<InlineCustomer, 'party_names' | 'contact' | 'shareholders'>;

const partyParts = ({ party_names, contact, shareholders = [] }: PartyParts) => ({
  partyNames: party_names ?? [],
  contact: contact ? { name: contact.name, telefax: contact.telefax ?? null, note: contact.note ?? null } : null,
  shareholders: shareholders.map((member) => ({
    participationPercent: member.participation_percent,
    ...taxPerson(member),
  })),
});

type TaxPerson = Pick<InlineCustomer, 'identification' | 'legal_name' | 'tax_level_codes' | 'tax_scheme'>;

const taxPerson = (person: TaxPerson) => ({
  identification: fiscalIdentification(person.identification),
  legalName: person.legal_name,
  taxLevelCodes: person.tax_level_codes ?? [NO_RESPONSIBILITY],
  taxScheme: taxScheme(person.tax_scheme ?? NO_TAX_SCHEME),
});

/** A party without organization type counts as a company if it has a NIT, else as a person. */
const fiscalCustomer = (party: InlineCustomer): fiscal.Party => ({
  ...taxPerson(party),
  ...partyParts(party),
  tradeName: party.trade_name ?? null,
  organizationType: party.organization_type ?? (party.identification.type === NIT ? '1' : '2'),
  address: party.address ? fiscalAddress(party.address) : null,
  email: party.email ?? null,
  phone: party.phone ?? null,
});

/**
 * A resident who issues no invoices is known by a NIT: that of a person is the cédula with a check digit (DSAJ25a). The
 * number of a non-resident has no check digit (DSAJ25b).
 */
const sellerIdentification = ({ identification, residence }: InlineSupplier): fiscal.Identification =>
  residence === 'resident'
    ? fiscalIdentification({ ...identification, type: NIT })
    : { ...identification, checkDigit: null };

/** A seller who issues no invoices. */
const fiscalSeller = (seller: InlineSupplier): fiscal.Party => ({
  ...fiscalCustomer(seller as InlineCustomer & InlineSupplier),
  identification: sellerIdentification(seller),
});

/** The other side of a document. */
export const fiscalCounterparty = (party: InlineCustomer | InlineSupplier): fiscal.Party =>
  'residence' in party ? fiscalSeller(party) : fiscalCustomer(party);

/** A supplier of whom no registers are known. */
export const asSupplier = (party: fiscal.Party): fiscal.Supplier => ({
  ...party,
  industryCodes: [],
  commercialRegistration: null,
});

export const fiscalIssuer = (profile: TenantProfile): fiscal.Supplier => ({
  identification: { type: NIT, number: profile.nit, checkDigit: profile.check_digit },
  legalName: profile.legal_name,
  tradeName: profile.trade_name ?? null,
  organizationType: profile.organization_type,
  taxLevelCodes: profile.tax_level_codes,
  taxScheme: taxScheme(profile.tax_scheme),
  address: fiscalAddress(profile.address),
  email: profile.email,
  phone: profile.phone ?? null,
  industryCodes: profile.industry_codes ?? [],
  commercialRegistration: profile.commercial_registration ?? null,
  ...partyParts(profile),
});
