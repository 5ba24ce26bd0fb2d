import { type DataFolder, type Secrets, writeSecretFile } from '../storage/data-folder.js';
import type { DemoFiles } from './demo-files.js';
import { DEMO, NEW_COMPANY, TEST_RANGE } from './demo-tenants.js';
import { seed } from './seed.js';

/** URLs, keys and files that a newcomer or a test needs. The credentials file has the same. */
export interface Credentials {
  readonly base_url: string;
  readonly admin_url: string;
  readonly tenant_id: string;
  readonly nit: string;
  readonly customer_id: string | null;
  readonly sk_test: string;
  readonly sk_live: string;
  readonly other_tenant: { readonly tenant_id: string; readonly sk_test: string; readonly sk_live: string };
  readonly operator_token: string;
  readonly dian_simulator_url: string;
  readonly mail_dir: string;
  readonly technical_key: string;
  readonly software_pin: string;
  readonly ca_bundle: string;
  readonly p12: string;
  readonly p12_password: string;
  /** No tenant yet; its certificate has the password above. */
  readonly new_company: {
    readonly nit: string;
    readonly check_digit: string;
    readonly legal_name: string;
    readonly p12: string;
  };
}

export interface Running {
  readonly folder: DataFolder;
  readonly secrets: Secrets;
  readonly files: DemoFiles;
  readonly externalSystems: { readonly simulatorUrl: string };
  readonly services: { readonly baseUrl: string; readonly adminUrl: string; readonly caBundle: string };
}

/** Makes the demo where it is missing, and writes the credentials file. */
export const seededCredentials = async ({
  folder,
  secrets,
  files,
  externalSystems,
  services,
}: Running): Promise<Credentials> => {
  const demo = await seed(folder, {
    baseUrl: services.baseUrl,
    adminUrl: services.adminUrl,
    operatorToken: secrets.operatorToken,
    files,
    p12Password: secrets.p12Password,
  });
  const { ready: _, customer_id, ...tenant } = demo.demo;
  const { tenant_id, sk_test, sk_live } = demo.other;
  const credentials: Credentials = {
    base_url: services.baseUrl,
    admin_url: services.adminUrl,
    ...tenant,
    customer_id,
    nit: DEMO.nit,
    other_tenant: { tenant_id, sk_test, sk_live },
    operator_token: secrets.operatorToken,
    dian_simulator_url: externalSystems.simulatorUrl,
    mail_dir: folder.mail,
    technical_key: TEST_RANGE.technical_key,
    software_pin: files.software.demo.pin,
    ca_bundle: services.caBundle,
    p12: files.p12.demo,
    p12_password: secrets.p12Password,
    new_company: { ...NEW_COMPANY, p12: files.p12.newCompany },
  };
  writeSecretFile(folder.credentialsFile, credentials);
  return credentials;
};
