import { Inject, Injectable } from '@nestjs/common';
import { documentIssuerRoutes } from '@rubrica/contracts';
import { type DocumentEvent, documentEventXml, eventSeed, eventTypeOf } from '@rubrica/document-events';
import { Database, faultPoint } from '@rubrica/eventing';
import { colombianDate, colombianTimestamp } from '@rubrica/fiscal';
import { BlobStore, getJson, InternalClient, LOGGER, type Logger } from '@rubrica/service';
import { CertificateVaultClient, VaultRefusal } from '@rubrica/vault-client';
import { prepareSignature } from '@rubrica/xades';
import { randomUUID } from 'node:crypto';
import type { EventFailure, EventNumber, EventPlan, KnownDocumentEvent } from './document-event.js';
import { DocumentEventRecords } from './document-event-record.process.js';
import { DocumentEventStore } from './document-event.store.js';
import { composedEvent, type EventRequest } from './event-request.js';

/** A signed event, or why there is none: the tenant has no software yet, or it can never be signed. */
export type SigningOutcome =
  | { readonly is: 'signed'; readonly event: DocumentEvent; readonly number: EventNumber; readonly xml: Buffer }
  | { readonly is: 'software_missing' }
  | { readonly is: 'failed'; readonly code: EventFailure };

interface Numbered extends KnownDocumentEvent {
  readonly number: EventNumber;
}
interface Planned extends Numbered {
  readonly plan: EventPlan;
}

/**
 * Gives an event its number, plans it and has it signed. Each step is recorded before the next one, so that an event that
 * was interrupted goes on with the same number and has the same bytes.
 */
@Injectable()
export class EventSigning {
  constructor(
    private readonly database: Database,
    private readonly records: DocumentEventRecords,
    private readonly store: DocumentEventStore,
    private readonly internal: InternalClient,
    private readonly vault: CertificateVaultClient,
    private readonly blobs: BlobStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Throws `VaultRefusal` where the vault does not sign. `now`: when it was judged that the event may be issued. */
  async sign(id: string, state: KnownDocumentEvent, now: Date): Promise<SigningOutcome> {
    const { tenant_id, request_blob } = state.order;
    const request = await getJson<EventRequest>(this.blobs, tenant_id, request_blob);
    const numbered = await this.numbered(id, state, now);
    if (numbered.plan && numbered.xml_blob) {
      const { number, plan, order, xml_blob } = numbered;
      const xml = await this.blobs.get(order.tenant_id, xml_blob);
      return { is: 'signed', event: composedEvent(order, number, plan, request), number, xml };
    }
    // The date of a signature is the day on which it is made.
    const planned =
      numbered.plan && colombianDate(numbered.plan.issued_at) === colombianDate(now)
        ? { ...numbered, plan: numbered.plan }
        : await this.planned(id, numbered, request, now);
    if (!planned) return { is: 'software_missing' };
    try {
      return await this.signed(id, planned, request);
    } catch (error) {
      if (!(error instanceof VaultRefusal && error.isOfCertificate)) throw error;
      // Nothing was sent yet: a certificate that came after the plan may sign in the place of the refused one.
      const again = await this.planned(id, numbered, request, now);
      if (!again) return { is: 'software_missing' };
      if (again.plan.certificate_id === planned.plan.certificate_id) throw error;
      return this.signed(id, again, request);
    }
  }

  private async numbered(id: string, state: KnownDocumentEvent, now: Date): Promise<Numbered> {
    if (state.number) return { ...state, number: state.number };
    const { tenant_id, environment, code } = state.order;
    const { series } = eventTypeOf(code);
    const year = Number(colombianDate(now).slice(0, 4));
    const numbered = await this.database.transaction(async (tx) => {
      const consecutive = await this.store.next(tx, tenant_id, environment, series);
      const sequence = await this.store.next(tx, tenant_id, environment, `files of ${String(year)}`);
      const number = { number: `${series}${String(consecutive)}`, file: { year, sequence } };
      return (await this.records.handle(tx, id, { type: 'NumberEvent', number })).state;
    });
    faultPoint('dian-submitter:event-numbered');
    if (!numbered.number) throw new Error(`${id} has no number`);
    return { ...numbered, number: numbered.number };
  }

  /** Returns null where the tenant has no software. */
  private async planned(id: string, state: Numbered, request: EventRequest, now: Date): Promise<Planned | null> {
    const { order, number } = state;
    const { tenant_id, environment } = order;
    const certificate = await this.vault.active(tenant_id, environment);
    if (certificate === null)
      throw new VaultRefusal({ code: 'certificate_missing', detail: 'The tenant has no valid certificate.' });
    const issued_at = colombianTimestamp(now);
    const hashes = await this.internal.call(documentIssuerRoutes.eventHashes, {
      params: { tenant: tenant_id },
      body: {
        environment,
        seed: eventSeed(composedEvent(order, number, { issued_at }, request)),
        number: number.number,
      },
    });
    if (hashes.software === null) return null;
    const plan: EventPlan = {
      cude: hashes.cude,
      security_code: hashes.security_code,
      software_id: hashes.software.id,
      provider_nit: hashes.software.provider?.nit ?? null,
      issued_at,
      signature_id: randomUUID(),
      certificate_id: certificate.id,
    };
    const planned = await this.database.transaction((tx) => this.records.handle(tx, id, { type: 'PlanEvent', plan }));
    faultPoint('dian-submitter:event-planned');
    return { ...planned.state, number, plan: planned.state.plan ?? plan };
  }

  private async signed(id: string, { order, number, plan }: Planned, request: EventRequest): Promise<SigningOutcome> {
    const event = composedEvent(order, number, plan, request);
    const certificate = await this.vault.certificate(plan.certificate_id);
    if (!certificate) throw new VaultRefusal({ code: 'certificate_unknown', detail: 'The vault lost it.' });
    const prepared = this.prepared(id, event, {
      id: plan.signature_id,
      signingTime: plan.issued_at,
      signer: certificate.signer,
      role: 'supplier',
    });
    if (!prepared) return { is: 'failed', code: 'document_not_writable' };
    const signature = await this.vault.signOne({
      tenant_id: order.tenant_id,
      document_id: id,
      certificate_id: plan.certificate_id,
      purpose: 'document',
      signed_info: prepared.signedInfo,
    });
    const xml = Buffer.from(prepared.assemble(signature));
    const xmlBlob = await this.blobs.put(order.tenant_id, xml);
    await this.database.transaction((tx) => this.records.handle(tx, id, { type: 'SignEvent', xmlBlob }));
    faultPoint('dian-submitter:event-signed');
    return { is: 'signed', event, number, xml };
  }

  private prepared(id: string, event: DocumentEvent, plan: Parameters<typeof prepareSignature>[1]) {
    try {
      return prepareSignature(documentEventXml(event), plan);
    } catch (error) {
      this.logger.error({ err: error, event: id }, 'the event cannot be written');
      return null;
    }
  }
}
