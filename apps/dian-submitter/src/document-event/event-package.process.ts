import { Inject, Injectable } from '@nestjs/common';
import type { EventMail } from '@rubrica/contracts';
import { colombianDate, colombianTime } from '@rubrica/fiscal';
import { BlobStore, Clock, getJson, LOGGER, type Logger, offsetTime, putJson } from '@rubrica/service';
import { attachedDocumentXml, fileName, INVOICE_CONTAINER, readApplicationResponse, zip } from '@rubrica/ubl';
import { CertificateVaultClient, VaultRefusal } from '@rubrica/vault-client';
import { prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import type { EventPackage, KnownDocumentEvent } from './document-event.js';
import { composedEvent, type EventRequest } from './event-request.js';

const NOTHING: EventPackage = { zip_blob: null, mail_blob: null };

/** Makes what the other party of the invoice gets: a zip with the AttachedDocument of the event and DIAN's answer. */
@Injectable()
export class EventPackages {
  constructor(
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Another system issued the event, or nothing signs: then there is nothing to send. */
  async make(id: string, state: KnownDocumentEvent): Promise<EventPackage> {
    const { order, number, plan, xml_blob, registration } = state;
    const answerBlob = registration?.application_response_blob ?? null;
    if (!number || !plan || xml_blob === null || answerBlob === null) return NOTHING;
    const { tenant_id, environment, subject, code } = order;
    const certificate = await this.vault.active(tenant_id, environment);
    if (!certificate) return NOTHING;
    const request = await getJson<EventRequest>(this.blobs, tenant_id, order.request_blob);
    const [xml, answer] = await Promise.all(
      [xml_blob, answerBlob].map(async (blob) => (await this.blobs.get(tenant_id, blob)).toString('utf8')),
    );
    const event = composedEvent(order, number, plan, request);
    const now = this.clock.now();
    const unsigned = attachedDocumentXml({
      document: {
        environment: event.environment,
        number: event.number,
        uuid: event.cude,
        uuidScheme: 'CUDE-SHA384',
        issuer: request.sender,
        counterparty: request.counterparty,
      },
      texts: INVOICE_CONTAINER,
      issueDate: colombianDate(now),
      issueTime: colombianTime(now),
      signedDocument: xml ?? '',
      answer: { applicationResponse: answer ?? '', validation: readApplicationResponse(answer ?? '') },
    });
    const { signedInfo, assemble } = prepareSignature(unsigned, {
      id: randomUUID(),
      signingTime: offsetTime(now),
      signer: certificate.signer,
      role: 'supplier',
    });
    const item = { tenant_id, document_id: id, certificate_id: certificate.id, signed_info: signedInfo };
    const signature = await this.signature({ ...item, purpose: 'document' });
    if (signature === null) return NOTHING;
    const file = { nit: request.sender.identification.number, ...number.file };
    const bytes = Buffer.from(assemble(signature));
    const zip_blob = await this.blobs.put(tenant_id, zip([{ name: fileName('ad', file), bytes }]));
    const mail: EventMail | null =
      request.mail_to === null
        ? null
        : {
            to: request.mail_to,
            invoice_number: subject.number,
            sender_nit: request.sender.identification.number,
            sender_name: request.sender.legalName,
            event_number: number.number,
            code,
            file_name: fileName('z', file),
          };
    return { zip_blob, mail_blob: mail && (await putJson(this.blobs, tenant_id, mail)) };
  }

  /** Returns null where the vault refuses. */
  private async signature(item: Parameters<CertificateVaultClient['signOne']>[0]): Promise<string | null> {
    try {
      return await this.vault.signOne(item);
    } catch (error) {
      if (!(error instanceof VaultRefusal)) throw error;
      const { code, detail } = error;
      this.logger.warn({ event: item.document_id, code, detail }, 'the vault does not sign the AttachedDocument of an event');
      return null;
    }
  }
}
