import { FISCAL_SETTINGS } from '@rubrica/contracts';
import type { FiscalOptions } from '@rubrica/fiscal';
import { type DeclaredSetting, declaredSettings, Setting } from '@rubrica/service';
import type { NameOrder } from '@rubrica/xades';
import { IsIn, IsString, Length, Matches } from 'class-validator';

const SOFTWARE_ID = /^$|^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

export interface ProviderSettings {
  readonly providerNit: string;
  readonly providerName: string;
  readonly providerSoftwareId: string;
  readonly providerSoftwarePin: string;
  readonly providerProductionSoftwareId: string;
  readonly providerProductionSoftwarePin: string;
}

/** The proveedor tecnológico that an installation is, with its software. All are empty where tenants have their own. */
export const PROVIDER_SETTINGS: { readonly [K in keyof ProviderSettings]: DeclaredSetting<string> } = {
  providerNit: {
    env: 'PROVIDER_NIT',
    meaning:
      'NIT without check digit of the technology provider (proveedor tecnológico) whose software issues for all tenants; empty: each tenant registers software of its own',
    default: '',
    pattern: /^$|^[0-9]{3,15}$/,
  },
  providerName: {
    env: 'PROVIDER_NAME',
    meaning: 'legal name of the technology provider, printed on the graphic representation',
    default: '',
    maxLength: 450,
  },
  providerSoftwareId: {
    env: 'PROVIDER_SOFTWARE_ID',
    meaning: "SoftwareID of the provider's software at DIAN, a GUID with hyphens",
    default: '',
    pattern: SOFTWARE_ID,
  },
  providerSoftwarePin: {
    env: 'PROVIDER_SOFTWARE_PIN',
    meaning: 'its PIN',
    secret: true,
    default: '',
    maxLength: 20,
  },
  providerProductionSoftwareId: {
    env: 'PROVIDER_PRODUCTION_SOFTWARE_ID',
    meaning: "SoftwareID of the provider's software in production, where it is another one",
    default: '',
    pattern: SOFTWARE_ID,
  },
  providerProductionSoftwarePin: {
    env: 'PROVIDER_PRODUCTION_SOFTWARE_PIN',
    meaning: 'its PIN',
    secret: true,
    default: '',
    maxLength: 20,
  },
};

/** Settings of document-issuer, some of them for questions that DIAN's public texts leave open. */
export class DocumentIssuerSettings extends declaredSettings({ ...FISCAL_SETTINGS, ...PROVIDER_SETTINGS }) {
  @Setting({ env: 'DATABASE_URL', meaning: 'PostgreSQL of this service', unit: 'URL', secret: true })
  @Matches(/^postgres(ql)?:\/\//, { message: 'must be a postgres:// URL' })
  databaseUrl = '';

  @Setting({
    env: 'SERVICE_KEY',
    meaning: 'encrypts technical keys and software PINs at rest',
    unit: '32 bytes in base64',
    secret: true,
  })
  @Length(44, 44)
  serviceKey = '';

  @Setting({ env: 'SOFTWARE_MAKER_NAME', meaning: 'maker of the software, printed on the graphic representation' })
  @IsString()
  softwareMakerName = 'Rubrica';

  @Setting({
    env: 'SOFTWARE_MAKER_NIT',
    meaning: 'NIT of the maker of the software, printed there too; empty: not printed',
  })
  @IsString()
  softwareMakerNit = '';

  @Setting({ env: 'SOFTWARE_NAME', meaning: 'name of the software, printed on the graphic representation' })
  @IsString()
  softwareName = 'Rubrica';

  @Setting({
    env: 'ISSUER_NAME_ORDER',
    meaning:
      "order of the names of certificates' issuers in signatures: rfc2253 (last of the encoding first) or encoded (whether DIAN compares them is not known: settle it in habilitación)",
  })
  @IsIn(['rfc2253', 'encoded'])
  issuerNameOrder: NameOrder = 'rfc2253';
}

/** Returns the settings that a signing plan stores. */
export const fiscalOptions = ({
  prepaid,
  otherPaymentMeans,
  secretOf04,
  aiuNotePrefix,
}: DocumentIssuerSettings): FiscalOptions => ({
  prepaid,
  otherPaymentMeans,
  secretOf04,
  aiuNotePrefix,
});
