import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRequest, Environment } from '@rubrica/contracts';
import type { DueTimer, Loaded } from '@rubrica/eventing';
import { currentWork } from '@rubrica/eventing/tracing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, getJson, LOGGER, type Logger } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { OutageClient } from '../contingency/outage.client.js';
import type { Document, Received } from '../document/document.js';
import { eachAlone } from '../document/isolation.js';
import { type SoftwareOwner, SoftwareStore } from '../software/software.store.js';
import { knownDocument, type Read } from './issue-job.js';
import { needsOutageCheck, wishOf } from './planning.js';

/** Reads what the plans of due documents depend on: requests, certificates, software, and whether a contingency lasts. */
@Injectable()
export class ReadingProcess {
  constructor(
    private readonly software: SoftwareStore,
    private readonly vault: CertificateVaultClient,
    private readonly outages: OutageClient,
    private readonly blobs: BlobStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** A document whose data cannot be read stays due and does not stop the others. */
  async read(timers: readonly DueTimer<Lookups>[], states: ReadonlyMap<string, Loaded<Document>>): Promise<Read[]> {
    const due = timers.map((timer) => ({ timer, document: knownDocument(states, timer) }));
    const owners = due.map(({ document: { received } }) => received);
    const [certificates, software] = await Promise.all([
      this.vault.activeOf(owners),
      this.software.findAll(owners.map(softwareOwnerOf)),
    ]);
    const outages = new Map<Environment, Promise<Date | null>>();
    const read = async ({ timer, document }: (typeof due)[number], index: number): Promise<Read> => {
      const { tenant_id, environment, request_blob, invoice_id, corrects } = document.received;
      currentWork()?.describe({ 'rubrica.livemode': environment !== 'test' }, timer.key);
      const outage = needsOutageCheck(document)
        ? (outages.get(environment) ?? this.outages.lastingAt(environment))
        : undefined;
      if (outage) outages.set(environment, outage);
      const [request, outageAt] = await Promise.all([
        getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
        outage,
      ]);
      return {
        timer,
        request,
        outageAt,
        certificateId: certificates[index]?.id ?? null,
        software: software[index] ?? null,
        named: [invoice_id, corrects].flatMap((id) => id ?? []),
        wish: (document.numbered ?? corrects) ? null : wishOf({ document, request }),
      };
    };
    return eachAlone(due, read, (err, document_id) =>
      this.logger.error({ err, document_id }, 'a document cannot be issued now'),
    );
  }
}

const softwareOwnerOf = ({ tenant_id, kind, environment }: Received): SoftwareOwner => ({
  tenant_id,
  record: kindOf(kind).software,
  environment,
});
