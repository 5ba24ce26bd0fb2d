import { FISCAL_SETTINGS, PROVIDER_SETTINGS } from '@rubrica/contracts';
import { type FiscalOptions, type Manufacturer, RUBRICA } from '@rubrica/fiscal';
import { DatabaseDirectUrl, DatabaseUrl, declaredSettings, Setting } from '@rubrica/service';
import type { NameOrder } from '@rubrica/xades';
import { IsBoolean, IsIn, IsString, Length, Matches, MinLength, ValidateIf } from 'class-validator';

/** Settings of document-issuer, some of them for questions that DIAN's public texts leave open. */
export class DocumentIssuerSettings extends declaredSettings({ ...FISCAL_SETTINGS, ...PROVIDER_SETTINGS }) {
  @DatabaseUrl()
  databaseUrl = '';

  @DatabaseDirectUrl()
  databaseDirectUrl = '';

  @Setting({
    env: 'SERVICE_KEY',
    meaning: 'encrypts technical keys and software PINs at rest',
    unit: '32 bytes in base64',
    secret: true,
  })
  @Length(44, 44)
  serviceKey = '';

  @Setting({
    env: 'HOLD_ISSUING',
    meaning:
      'numbers and signs nothing: after a restore, until the book of the tax authority was compared (docs/runbooks/restore.md)',
  })
  @IsBoolean()
  holdIssuing = false;

  @Setting({
    env: 'SOFTWARE_MAKER_NAME',
    meaning:
      'maker of the software, printed with its NIT on the graphic representation; empty: the technology provider, else the issuer. A ticket prints the maker that its XML names, by default Rubrica',
  })
  @ValidateIf(({ softwareMakerNit }: DocumentIssuerSettings) => softwareMakerNit !== '')
  @MinLength(1, { message: 'must be the name of the maker that SOFTWARE_MAKER_NIT is of' })
  softwareMakerName = '';

  @Setting({ env: 'SOFTWARE_MAKER_NIT', meaning: 'NIT of the maker of the software; empty: as above' })
  @ValidateIf(({ softwareMakerName }: DocumentIssuerSettings) => softwareMakerName !== '')
  @Matches(/^[0-9]{5,15}(-[0-9])?$/, { message: 'must be the NIT of SOFTWARE_MAKER_NAME: digits, check digit after -' })
  softwareMakerNit = '';

  @Setting({
    env: 'SOFTWARE_MAKER_PERSON',
    meaning:
      'first and last name of the maker of the software, which DIAN asks for in equivalent documents beside SOFTWARE_MAKER_NAME; empty: the authors of Rubrica',
  })
  @IsString()
  softwareMakerPerson = '';

  @Setting({
    env: 'SOFTWARE_NAME',
    meaning: 'name of the software, printed on the graphic representation, and in the XML of equivalent documents',
  })
  @MinLength(1)
  softwareName = RUBRICA.software;

  @Setting({
    env: 'ISSUER_NAME_ORDER', // ADR 0061
    meaning:
      "order of the names of certificates' issuers in signatures: rfc2253 (last of the encoding first) or encoded (whether DIAN compares them is not known: settle it in habilitación)",
  })
  @IsIn(['rfc2253', 'encoded'])
  issuerNameOrder: NameOrder = 'rfc2253';
}

/** Returns the settings that a signing plan stores. The maker is among them only where it is not that of `RUBRICA`. */
export const fiscalOptions = (settings: DocumentIssuerSettings): FiscalOptions => {
  const { otherPaymentMeans, secretOf04 } = settings;
  const manufacturer = manufacturerOf(settings);
  const isOther = Object.entries(RUBRICA).some(([name, text]) => manufacturer[name as keyof Manufacturer] !== text);
  return { otherPaymentMeans, secretOf04, ...(isOther ? { manufacturer } : {}) };
};

const manufacturerOf = (settings: DocumentIssuerSettings): Manufacturer => ({
  person: settings.softwareMakerPerson || RUBRICA.person,
  company: settings.softwareMakerName || RUBRICA.company,
  software: settings.softwareName,
});
