import type { CustomerInput, TenantProfile } from '@rubrica/fiscal';
import { NEWEST_API_VERSION, softwareRecordsOf } from '@rubrica/kinds';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type DataFolder, readJsonFile, writeSecretFile } from '../storage/data-folder.js';
import type { DemoFiles, TenantSigner } from './demo-files.js';
import { DEMO, DEMO_CUSTOMER, LATER_RANGES, NOTE_RANGES, OTHER, PAPER_RANGE, TEST_RANGE } from './demo-tenants.js';

/** Progress of making a tenant. Each step is saved at once, so that an interrupted start continues there. */
export interface DemoTenant {
  readonly tenant_id: string;
  readonly sk_test: string;
  readonly sk_live: string;
  readonly customer_id: string | null;
  readonly ready: boolean;
}

export interface Demo {
  readonly demo: DemoTenant;
  readonly other: DemoTenant;
}

export interface TenantOptions {
  readonly baseUrl: string;
  readonly adminUrl: string;
  readonly operatorToken: string;
  readonly p12Password: string;
}

export type SeedOptions = TenantOptions & { readonly files: DemoFiles };

/** Makes the demo's tenants through the API, as an operator and a tenant would. */
export const seed = async (folder: DataFolder, options: SeedOptions): Promise<Demo> => {
  const progress: Partial<Record<'demo' | 'other', DemoTenant>> = readJsonFile(folder.demoFile) ?? {};
  const { demo, other } = progress;
  if (demo?.ready && other?.ready) return { demo, other };
  const keep = (name: 'demo' | 'other', tenant: DemoTenant): DemoTenant => {
    progress[name] = tenant;
    writeSecretFile(folder.demoFile, progress);
    return tenant;
  };
  const signer = (name: 'demo' | 'other'): TenantSigner => ({
    p12: options.files.p12[name],
    software: options.files.software[name],
  });
  return {
    demo: await seedTenant(options, DEMO, signer('demo'), DEMO_CUSTOMER, demo, (tenant) => keep('demo', tenant)),
    other: await seedTenant(options, OTHER, signer('other'), null, other, (tenant) => keep('other', tenant)),
  };
};

/** Makes one tenant. `known` is the progress that an interrupted start has saved. */
export const seedTenant = async (
  options: TenantOptions,
  profile: TenantProfile,
  signer: TenantSigner,
  customer: CustomerInput | null,
  known: DemoTenant | undefined,
  keep: (tenant: DemoTenant) => DemoTenant,
): Promise<DemoTenant> => {
  const tenant = known ?? keep(await createTenant(options, profile));
  if (tenant.ready) return tenant;
  const { baseUrl, adminUrl, operatorToken } = options;
  const as =
    (key: string) =>
    (method: string, path: string, body: object, ...which: readonly string[]) =>
      call(baseUrl + path, method, key, body, ['demo', path, key.slice(0, 7), ...which].join(' '));
  const live = as(tenant.sk_live);
  const test = as(tenant.sk_test);
  // As an operator: where the installation is a provider, tenants register no software themselves.
  const ofTenant = `${adminUrl}/admin/v1/tenants/${tenant.tenant_id}`;
  const software = { ...signer.software, provider: null };
  for (const record of softwareRecordsOf(NEWEST_API_VERSION)) {
    const key = `demo software ${profile.nit} ${record}`;
    await call(`${ofTenant}/software?record=${record}`, 'PUT', operatorToken, software, key);
  }
  for (const range of [TEST_RANGE, PAPER_RANGE, ...NOTE_RANGES, ...LATER_RANGES])
    for (const post of [live, test]) await post('POST', '/v1/numbering-ranges', range, range.prefix);
  await live('POST', '/v1/certificates', {
    filename: basename(signer.p12),
    content_base64: readFileSync(signer.p12).toString('base64'),
    password: options.p12Password,
  });
  const created = customer
    ? await Promise.all([live, test].map((post) => post('POST', '/v1/customers', customer)))
    : [];
  return keep({
    ...tenant,
    customer_id: typeof created[0]?.['id'] === 'string' ? created[0]['id'] : null,
    ready: true,
  });
};

const createTenant = async (
  { adminUrl, operatorToken }: TenantOptions,
  profile: TenantProfile,
): Promise<DemoTenant> => {
  const tenant = await call(
    `${adminUrl}/admin/v1/tenants`,
    'POST',
    operatorToken,
    profile,
    `demo tenant ${profile.nit}`,
  );
  const { id, keys } = tenant as { id: string; keys: { sk_test: string; sk_live: string } };
  return { tenant_id: id, ...keys, customer_id: null, ready: false };
};

const call = async (
  url: string,
  method: string,
  key: string,
  body: object,
  idempotencyKey: string,
): Promise<Record<string, unknown>> => {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
      'svc-version': NEWEST_API_VERSION,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`the demo could not be made: ${method} ${url} answered ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
};
