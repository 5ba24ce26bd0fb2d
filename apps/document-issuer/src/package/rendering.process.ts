import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { Database, type DueTimer } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { kindOf } from '@rubrica/kinds';
import { BlobStore, getJson, type Job, LOGGER, type Logger, moduleUrl, WorkerPool } from '@rubrica/service';
import { DocumentIssuerSettings } from '../config.js';
import { composedDocument } from '../document/composition.js';
import { type Document, type Rendered, unissuedEdition } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { eachAlone } from '../document/isolation.js';
import { linesOf } from '../graphic-representation/laid-out.js';
import { type Drawing, type DrawnPdf, drawnPdf, FONTS_MISSING } from './package-files.js';
import { representationContext } from './representation.js';

interface Due {
  readonly timer: DueTimer<Lookups>;
  readonly document: Document;
}

interface Drawn {
  readonly timer: DueTimer<Lookups>;
  readonly rendered: Rendered;
}

/**
 * Draws the documents that no buyer gets, rejected or failed with a number, marked as what they are. No package is made.
 * A document that cannot be drawn stays due and does not stop the others.
 */
@Injectable()
export class RenderingProcess {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    private readonly workers: WorkerPool,
    private readonly settings: DocumentIssuerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async render(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    const states = await this.database.loadAll(
      documentAggregate,
      timers.map(({ key }) => key),
    );
    const due = timers.map((timer) => ({
      timer,
      document: states.get(timer.key)?.state ?? documentAggregate.initialState,
    }));
    const drawn = await eachAlone(
      due.filter(({ document }) => unissuedEdition(document) !== null),
      (one) => this.drawn(one),
      (err, document_id) => this.logger.error({ err, document_id }, 'a document cannot be drawn now'),
    );
    // A document that goes on meanwhile is not drawn as one that has ended.
    const over = due.filter(({ document }) => unissuedEdition(document) === null).map(({ timer }) => timer);
    if (drawn.length + over.length === 0) return;
    await this.database.transaction(async (tx) => {
      tx.resume(documentAggregate, states);
      await tx.handleAll(
        documentAggregate,
        drawn.map(({ timer, rendered }) => ({ id: timer.key, command: { type: 'RecordRendering', data: rendered } })),
      );
      await tx.complete(...drawn.map(({ timer }) => timer), ...over);
    });
  }

  private async drawn({ timer, document }: Due): Promise<Drawn> {
    const edition = unissuedEdition(document);
    if (edition === null || document.phase === 'unknown') throw new Error('the document is not to be drawn');
    const { numbered, plan, rejected } = edition;
    const { received } = document;
    const { tenant_id } = received;
    const request = await getJson<DocumentRequest>(this.blobs, tenant_id, received.request_blob);
    const logo = request.issuer.logo ? await this.blobs.get(tenant_id, request.issuer.logo.blob) : undefined;
    const { pdf, missingFonts } = await this.workers.run(DRAWING, {
      layout: kindOf(received.kind).pdf.layout,
      document: composedDocument({ request, received, numbered }, plan),
      context: representationContext(this.settings, {
        request,
        logo,
        plan,
        validatedAt: null,
        contingency: false,
        invalid: rejected ? 'rejected' : 'failed',
      }),
    });
    if (missingFonts.length > 0) this.logger.warn({ document_id: timer.key, packages: missingFonts }, FONTS_MISSING);
    return { timer, rendered: { edition: plan.edition, rejected, pdf_blob: await this.blobs.put(tenant_id, pdf) } };
  }
}

/** A PDF, drawn in any thread. */
export const DRAWING: Job<Drawing, DrawnPdf> = {
  module: moduleUrl(import.meta.url, './package-files'),
  run: drawnPdf,
  bytesOf: (drawing) => linesOf(drawing) * BYTES_PER_LINE,
};

/** About what a line takes in the XML, by which the sizes of packages are measured. */
const BYTES_PER_LINE = 1_000;
