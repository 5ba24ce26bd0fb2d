import { createAuthority } from '@rubrica/certificate-vault';
import { nitCheckDigit, type TenantProfile } from '@rubrica/fiscal';
import {
  type Credentials,
  DEMO,
  demoFiles,
  openDataFolder,
  PORTAL_RANGES,
  ROLES,
  secretsOf,
  seedTenant,
  type TenantSigner,
  signerOf,
} from '@rubrica/standalone';

/** A tenant whose documents are posted. */
export interface Tenant {
  readonly nit: string;
  readonly sk_live: string;
  readonly sk_test: string;
}

export interface FurtherTenant {
  readonly profile: TenantProfile;
  readonly signer: TenantSigner;
}

/**
 * Makes the certificates of further tenants, before anything starts: the demo's CA signs them, and its key is not kept
 * afterwards.
 */
export const prepareTenants = async (dataDir: string, count: number): Promise<readonly FurtherTenant[]> => {
  if (count === 0) return [];
  const folder = openDataFolder(dataDir);
  const { p12Password } = secretsOf(folder, ROLES);
  const authority = await createAuthority('Rubrica Chaos', new Date());
  await demoFiles(folder, p12Password, authority);
  return Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const profile = profileOf(nth);
      return { profile, signer: await signerOf(authority, folder, p12Password, `tenant-${nth}`, profile) };
    }),
  );
};

const profileOf = (nth: number): TenantProfile => {
  const nit = String(900_500_001 + nth);
  return {
    nit,
    check_digit: nitCheckDigit(nit),
    legal_name: `Comercial de Prueba ${nth + 2} S.A.S.`,
    organization_type: '1',
    tax_level_codes: ['O-13'],
    tax_scheme: '01',
    address: { line: 'Calle 30 # 8-49', municipality_code: '08001', country: 'CO' },
    email: `facturas-${nth}@prueba.example`,
  };
};

/** Registers the further tenants at the authority and at the service. Returns them after the demo's first tenant. */
export const openTenants = async (
  { base_url, admin_url, operator_token, p12_password, dian_simulator_url, sk_live, sk_test }: Credentials,
  further: readonly FurtherTenant[],
): Promise<readonly [Tenant, ...Tenant[]]> => {
  const options = {
    baseUrl: base_url,
    adminUrl: admin_url,
    operatorToken: operator_token,
    p12Password: p12_password,
  };
  const tenants: [Tenant, ...Tenant[]] = [{ nit: DEMO.nit, sk_live, sk_test }];
  for (const { profile, signer } of further) {
    const response = await fetch(`${dian_simulator_url}/control/issuers/${profile.nit}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ software: signer.software, ranges: PORTAL_RANGES, test_sets: [] }),
    });
    if (!response.ok) throw new Error(`the authority does not take an issuer: ${await response.text()}`);
    const made = await seedTenant(options, profile, signer, null, undefined, (tenant) => tenant);
    tenants.push({ nit: profile.nit, sk_live: made.sk_live, sk_test: made.sk_test });
  }
  return tenants;
};
