import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  belongsTo,
  type Caller,
  type DocumentRequest,
  documentIssuerRoutes as routes,
  type InputOf,
  type TicketResource,
  type TicketWidth,
} from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type FiscalDocument } from '@rubrica/fiscal';
import { BlobStore, getJson, InternalInput, InternalRoute, notFound, Problem, WorkerPool } from '@rubrica/service';
import { DocumentIssuerSettings } from '../config.js';
import { composedDocument } from '../document/composition.js';
import { documentAggregate } from '../document/document.messages.js';
import { TICKET_LAYOUTS } from '../graphic-representation/layouts.js';
import type { RepresentationContext } from '../graphic-representation/representation-context.js';
import { TICKET_COLUMNS, ticketLines } from '../graphic-representation/ticket-lines.js';
import { DRAWING } from './rendering.process.js';
import { representationContext } from './representation.js';

/** A document as a ticket shows it. */
interface Shown {
  readonly document: FiscalDocument;
  readonly context: RepresentationContext;
}

const USUAL: TicketWidth = '80';

/**
 * Shows a document as the ticket of a counter, from its signature on. A ticket is made when it is asked for and not kept:
 * it says whether DIAN has validated the document by then (ADR 0214).
 */
@Controller()
export class TicketController {
  constructor(
    private readonly database: Database,
    private readonly blobs: BlobStore,
    private readonly workers: WorkerPool,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  @InternalRoute(routes.getTicket)
  async get(@InternalInput() { params, query, caller }: InputOf<typeof routes.getTicket>): Promise<TicketResource> {
    const { width = USUAL } = query;
    const { document, context } = await this.shown(caller, params.id);
    const columns = TICKET_COLUMNS[width];
    return {
      object: 'ticket',
      document_id: params.id,
      number: document.number,
      cufe: document.uuid,
      qr_text: document.qrText,
      is_validated: context.validatedAt !== null,
      width_mm: Number(width),
      columns,
      lines: [...ticketLines(document, context, columns)],
    };
  }

  @InternalRoute(routes.drawTicket)
  async draw(
    @InternalInput() { params, query, caller }: InputOf<typeof routes.drawTicket>,
  ): Promise<AnswerOf<typeof routes.drawTicket>> {
    const { width = USUAL } = query;
    const { document, context } = await this.shown(caller, params.id);
    const { pdf } = await this.workers.run(DRAWING, { layout: TICKET_LAYOUTS[width], document, context });
    return { number: document.number, pdf: Buffer.from(pdf).toString('base64') };
  }

  private async shown(caller: Caller, id: string): Promise<Shown> {
    const { state } = await this.database.load(documentAggregate, id);
    if (state.phase === 'unknown' || !belongsTo(caller, state.received))
      throw notFound({ en: 'document', es: 'ese documento' });
    // While a signed edition is replaced by another one, there is nothing to be handed over.
    if (state.phase !== 'signed' && state.phase !== 'accepted')
      throw new Problem(409, 'not_ready', { en: 'The ticket does not exist yet.', es: 'Aún no existe el tiquete.' });
    const { received, signed, verdict, contingency } = state;
    const request = await getJson<DocumentRequest>(this.blobs, received.tenant_id, received.request_blob);
    return {
      document: composedDocument({ ...state, request }, signed) as FiscalDocument,
      context: representationContext(this.settings, {
        request,
        logo: undefined,
        plan: signed,
        validatedAt: verdict?.validated_at ?? null,
        contingency: state.phase === 'signed' && contingency !== null,
      }),
    };
  }
}
