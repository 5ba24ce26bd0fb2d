import type { DocumentRequest, Message, MessageData } from '@rubrica/contracts';
import { putJson } from '@rubrica/service';
import { factOf, ServiceHarness, TENANT } from '@rubrica/service-testing';
import { freePort } from '@rubrica/testing';
import { type ParsedMail, simpleParser } from 'mailparser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrations/index.js';
import { MailerSettings } from './config.js';
import { packageOf, requestOf } from './letter/letter.fixture.js';
import { AddressResolver } from '@rubrica/service';
import { type MailCatcher, startMailCatcher } from './mail-catcher/mail-catcher.smtp.js';
import { MailerModule, type MailerParts } from './mailer.module.js';

export const ZIP = Buffer.from('PK\u0003\u0004 un paquete');

export type RunningMailer = Awaited<ReturnType<typeof startMailer>>;

/** Knows the names that a test sets, and no others. */
export class FakeResolver extends AddressResolver {
  readonly names = new Map<string, readonly string[]>();

  addressesOf(name: string): Promise<readonly string[]> {
    return Promise.resolve(this.names.get(name) ?? []);
  }
}

const SERVICE_KEY = Buffer.alloc(32, 7).toString('base64');

/** Starts a mailer with its own database and mail server. `parts`: what it finds on this machine. */
export const startMailer = async (
  values: Partial<MailerSettings> = {},
  parts: Pick<MailerParts, 'ca' | 'sns'> = {},
) => {
  const resolver = new FakeResolver();
  const harness = await ServiceHarness.open({
    service: 'mailer',
    Settings: MailerSettings,
    migrations,
    module: (settings, shared) => MailerModule.with(settings, shared, { resolver, ...parts }),
    environment: { SERVICE_KEY },
    main: new URL('./main.ts', import.meta.url),
  });
  const caughtFolder = join(harness.folder, 'caught');
  const keptFolder = join(harness.folder, 'kept');
  const refusals = new Map<string, string>();
  const openCatcher = (port: number): Promise<MailCatcher> =>
    startMailCatcher({ directory: caughtFolder, port, refuse: (address) => refusals.get(address) });
  // One that nobody takes while the server is stopped.
  let catcher = await openCatcher(await freePort('127.0.0.1'));
  harness.atEnd(() => catcher.close());
  let version = 0;
  const settings = {
    smtpUrl: catcher.url,
    mailFolder: keptFolder,
    mailFrom: 'facturacion@rubrica.co',
    serviceKey: SERVICE_KEY,
    ...values,
  };
  await harness.start(settings);

  return Object.assign(harness, {
    settings,
    resolver,
    /** Replies of the mail server to recipients that it refuses, by address. */
    refusals,
    names: () => harness.said.map(({ type }) => type),
    /** Appends the issuer's fact of a package to the log, and stores its blobs. */
    packaged: async (
      document: Partial<MessageData<'co.rubrica.document.packaged.v1'>> = {},
      request: Partial<DocumentRequest> = {},
    ): Promise<Message> => {
      const [request_blob, zip_blob] = await Promise.all([
        putJson(harness.blobs, TENANT, requestOf(request)),
        harness.blobs.put(TENANT, ZIP),
      ]);
      version += 1;
      const data = packageOf({ request_blob, zip_blob, ...document });
      const fact = factOf('co.rubrica.document.packaged.v1', data.document_id, data, { version });
      await harness.publish(fact);
      return fact;
    },
    /** Mails that the mail server accepted, and mails of the test environment. */
    caught: () => mailsIn(caughtFolder),
    kept: () => mailsIn(keptFolder),
    /** The same as they are on the disk. */
    caughtBytes: () => bytesIn(caughtFolder),
    keptBytes: () => bytesIn(keptFolder),
    stopServer: () => catcher.close(),
    /** Starts the mail server again, on the same port. */
    startServer: async () => {
      catcher = await openCatcher(catcher.port);
    },
  });
};

const bytesIn = (folder: string): Buffer[] => {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  return names.map((name) => readFileSync(join(folder, name)));
};

const mailsIn = (folder: string): Promise<ParsedMail[]> =>
  Promise.all(bytesIn(folder).map((bytes) => simpleParser(bytes)));
