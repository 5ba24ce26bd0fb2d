const SOFTWARE_ID = /^$|^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/;

interface TextSetting {
  readonly env: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly default: string;
  readonly pattern?: RegExp;
  readonly maxLength?: number;
}

/** The proveedor tecnológico that an installation is, with its software. All are empty where tenants have their own. */
export const PROVIDER_SETTINGS = {
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
  providerCode: {
    env: 'PROVIDER_CODE',
    meaning: 'code of three digits that DIAN gave the technology provider; it stands in the names of files',
    default: '000',
    pattern: /^[0-9]{3}$/,
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
} satisfies Readonly<Record<string, TextSetting>>;

export type ProviderSettings = Readonly<Record<keyof typeof PROVIDER_SETTINGS, string>>;
