import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { Database, type DueTimer, faultPoint, type Tx } from '@rubrica/eventing';
import { currentWork } from '@rubrica/eventing/tracing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { kindOf } from '@rubrica/kinds';
import {
  BlobStore,
  getJson,
  getText,
  type Job,
  LOGGER,
  type Logger,
  moduleUrl,
  inItsTurn,
  WorkerPool,
} from '@rubrica/service';
import { DocumentIssuerSettings } from '../config.js';
import { composedDocument } from '../document/composition.js';
import { isDeliverable, type Packaged } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { eachAlone } from '../document/isolation.js';
import { CERTIFICATE_MISSING } from '../document/issuing-waits.js';
import { WaitingProcess } from '../document/waiting.process.js';
import { ContainerProcess } from './container.process.js';
import { FONTS_MISSING, type PackageContents, type PackageFiles, packageFiles } from './package-files.js';
import { representationContext } from './representation.js';
import {
  type Content,
  type DuePackage,
  fileNames,
  NO_CERTIFICATE,
  type Opened,
  type RefusedPackage,
} from './package-job.js';

type Rendered = DuePackage & PackageFiles;

interface Made extends DuePackage {
  readonly packaged: Packaged;
}

/**
 * Makes what acquirers get: the PDF and a zip with the PDF and the XML (`container.process.ts`). No plan is stored first:
 * after a crash the package is made again, and the blobs of the first attempt stay unused. Each step takes the whole set;
 * a document that fails in one stays due and does not stop the others.
 */
@Injectable()
export class PackageProcess {
  constructor(
    private readonly database: Database,
    private readonly waiting: WaitingProcess,
    private readonly containers: ContainerProcess,
    private readonly blobs: BlobStore,
    private readonly workers: WorkerPool,
    private readonly settings: DocumentIssuerSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async package(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    const states = await this.database.loadAll(
      documentAggregate,
      timers.map(({ key }) => key),
    );
    const due = timers.flatMap((timer): DuePackage[] => {
      const document = states.get(timer.key)?.state;
      return document && isDeliverable(document) ? [{ timer, document }] : [];
    });
    // An edition in contingency may meanwhile be rejected or be replaced by a new edition: its buyer does not get it.
    const over = timers.filter((timer) => !due.some((one) => one.timer === timer));
    const contents = await this.each(due, (one) => this.content(one));
    const opened = await this.containers.make(contents);
    const rendered = await this.each(
      opened.filter((one) => 'xml' in one),
      (one) => this.rendered(one),
    );
    const made = await this.each(rendered, (one) => this.stored(one));
    const refused = opened.filter((one) => 'refusal' in one);
    if (made.length + refused.length + over.length === 0) return;
    faultPoint('document-issuer:packaged');
    await this.database.transaction((tx) => {
      tx.resume(documentAggregate, states);
      return this.record(tx, made, refused, over);
    });
  }

  private async content({ timer, document }: DuePackage): Promise<Content> {
    const { received, signed, verdict } = document;
    const { tenant_id, environment, request_blob } = received;
    currentWork()?.describe({ 'rubrica.livemode': environment !== 'test' }, timer.key);
    const answer_blob = verdict?.application_response_blob ?? null;
    const [request, signedXml, answer] = await Promise.all([
      getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
      getText(this.blobs, tenant_id, signed.xml_blob),
      answer_blob === null ? null : getText(this.blobs, tenant_id, answer_blob),
    ]);
    const { logo } = request.issuer;
    return {
      timer,
      document,
      request,
      issued: await inItsTurn(() => composedDocument({ ...document, request }, signed)),
      signedXml,
      answer,
      logo: logo ? await this.blobs.get(tenant_id, logo.blob) : undefined,
    };
  }

  private async rendered(content: Opened): Promise<Rendered> {
    const { timer, document, request, issued, logo, xml } = content;
    const context = representationContext(this.settings, {
      request,
      logo,
      plan: document.signed,
      validatedAt: document.verdict?.validated_at ?? null,
      contingency: document.verdict === null,
    });
    const { layout } = kindOf(document.received.kind).pdf;
    const files = { layout, document: issued, context, xml, pdfName: fileNames(content).pdf };
    const made = await this.workers.run(FILES, files);
    if (made.missingFonts.length > 0)
      this.logger.warn({ document_id: timer.key, packages: made.missingFonts }, FONTS_MISSING);
    return { timer, document, ...made };
  }

  private async stored({ timer, document, pdf, zipped }: Rendered): Promise<Made> {
    const { received, signed, verdict } = document;
    const [pdf_blob, zip_blob] = await Promise.all([
      this.blobs.put(received.tenant_id, pdf),
      this.blobs.put(received.tenant_id, zipped),
    ]);
    const packaged = { edition: signed.edition, contingency: verdict === null, pdf_blob, zip_blob };
    return { timer, document, packaged };
  }

  private async record(
    tx: Tx,
    made: readonly Made[],
    refused: readonly RefusedPackage[],
    over: readonly DueTimer<Lookups>[],
  ): Promise<void> {
    await tx.handleAll(
      documentAggregate,
      made.map(({ timer, packaged }) => ({ id: timer.key, command: { type: 'RecordPackage', data: packaged } })),
    );
    await this.waiting.end(tx, made);
    await this.waiting.wait(
      tx,
      refused.map(({ timer, document, refusal }) => ({
        timer,
        document,
        data: CERTIFICATE_MISSING,
        isRefused: refusal.code !== NO_CERTIFICATE.code,
      })),
    );
    await tx.complete(...made.map(({ timer }) => timer), ...over);
  }

  private each<T extends DuePackage, R>(due: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
    return eachAlone(due, work, (err, document_id) =>
      this.logger.error({ err, document_id }, 'a package cannot be made now'),
    );
  }
}

/** The files of a package, made in any thread. */
export const FILES: Job<PackageContents, PackageFiles> = {
  module: moduleUrl(import.meta.url, './package-files'),
  run: packageFiles,
  bytesOf: ({ xml }) => xml.text.length,
};
