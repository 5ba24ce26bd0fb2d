import type { Environment, ProviderSettings } from '@rubrica/contracts';
import { WrongSettings } from '@rubrica/service';

/** Software that issues a tenant's documents of one environment. The id is public, the PIN is secret. */
export interface Software {
  /** GUID with hyphens. */
  readonly id: string;
  readonly pin: string;
  /** Null: it is the tenant's own. */
  readonly provider: SoftwareProvider | null;
}

/** A proveedor tecnológico, which owns the software and is not the issuer. */
export interface SoftwareProvider {
  /** Without check digit. */
  readonly nit: string;
  readonly name: string;
  /** Three digits, for the names of files; missing: 000. */
  readonly code?: string | undefined;
}

/** Software of every tenant in the test environment, which has no DIAN portal. */
export const TEST_SOFTWARE: Software = {
  id: '00000000-0000-4000-8000-000000000000',
  pin: '00000',
  provider: null,
};

/**
 * Returns the software by which this installation issues, as a provider, for each tenant that has none of its own; null
 * where the installation is no provider. Throws when only a part of it is set.
 */
export const softwareOfInstallation = (
  settings: ProviderSettings,
  environment: Exclude<Environment, 'test'>,
): Software | null => {
  const { providerNit: nit, providerName: name, providerSoftwareId: id, providerSoftwarePin: pin } = settings;
  const { providerCode: code } = settings;
  const { providerProductionSoftwareId: productionId, providerProductionSoftwarePin: productionPin } = settings;
  const isComplete =
    [nit, name, id, pin].every((value) => value !== '') && (productionId === '') === (productionPin === '');
  if (isComplete) {
    const hasOther = environment === 'production' && productionId !== '';
    return { ...(hasOther ? { id: productionId, pin: productionPin } : { id, pin }), provider: { nit, name, code } };
  }
  if ([nit, name, id, pin, productionId, productionPin].every((value) => value === '')) return null;
  throw new WrongSettings(
    'settings are wrong: a provider needs all of PROVIDER_NIT, PROVIDER_NAME, PROVIDER_SOFTWARE_ID and PROVIDER_SOFTWARE_PIN, and both or none of PROVIDER_PRODUCTION_SOFTWARE_ID and PROVIDER_PRODUCTION_SOFTWARE_PIN',
  );
};
