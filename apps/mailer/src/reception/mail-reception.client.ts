import { Injectable } from '@nestjs/common';
import { type AnswerOf, type Caller, dianSubmitterRoutes, type LiveEnvironmentName } from '@rubrica/contracts';
import { NEWEST_API_VERSION } from '@rubrica/kinds';
import { InternalClient } from '@rubrica/service';

export interface MailToOpen {
  readonly tenantId: string;
  readonly mailBlob: string;
  /** Of a zip or XML that is no mail. */
  readonly fileName?: string;
  readonly nit: string;
  readonly environment: LiveEnvironmentName;
}

/** A mail is opened, and its documents are stored, before the answer. */
const TIMEOUT_MS = 60_000;

/** Hands mails of suppliers over to dian-submitter, which opens them. */
@Injectable()
export class MailReception {
  constructor(private readonly internal: InternalClient) {}

  open({
    tenantId,
    mailBlob,
    fileName,
    nit,
    environment,
  }: MailToOpen): Promise<AnswerOf<typeof dianSubmitterRoutes.receiveMail>> {
    const caller: Caller = { tenantId, livemode: true, keyId: 'mail', role: 'documents', version: NEWEST_API_VERSION };
    const body = { mail_blob: mailBlob, nit, environment, ...(fileName !== undefined && { file_name: fileName }) };
    return this.internal.call(dianSubmitterRoutes.receiveMail, { caller, body }, { timeoutMs: TIMEOUT_MS });
  }
}
