import { Controller, Get, Param, Query, Res, type Type as ClassOf } from '@nestjs/common';
import { type Caller, documentIssuerRoutes as routes, TicketQuery, TicketResource } from '@rubrica/contracts';
import { InternalClient, Problem } from '@rubrica/service';
import type { Static } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { CaughtUp } from '../document/caught-up.process.js';
import { type DocumentView, isPrintable } from '../document/document.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { Forwarding } from '../forwarding/forward.client.js';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { fileHeaders } from '../resource/file-headers.js';

const refusals = { 404: ['not_available'], 409: ['not_ready'] };

/** Routes to the ticket of one kind of document, which document-issuer makes when it is asked for. */
export const ticketController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { path, tag, idNoun } = kindOfDocument;

  @Controller(`v1/${path}/:id`)
  class TicketController {
    constructor(
      private readonly caughtUp: CaughtUp,
      private readonly documents: DocumentStore,
      private readonly internal: InternalClient,
      private readonly forwarding: Forwarding,
    ) {}

    @Get('ticket')
    @Operation({
      id: `get${idNoun}Ticket`,
      tag,
      summary: 'Get the ticket as a PDF',
      description:
        'For a receipt printer: as wide as its paper and as long as the ticket. It exists as soon as the document is signed, ' +
        'and says whether DIAN has validated it by now. Before, and while it is signed again, a 409 with `Retry-After`.',
      role: 'read',
      query: TicketQuery,
      answer: {
        status: 200,
        contentType: 'application/pdf',
        description: 'The ticket',
        headers: ['Content-Disposition'],
      },
      refusals,
    })
    async pdf(
      @ApiCaller() caller: Caller,
      @Param('id') id: string,
      @Query() query: Static<typeof TicketQuery>,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.expectPrintable(caller, id);
      const { number, pdf } = await this.internal.call(routes.drawTicket, { caller, params: { id }, query });
      void reply.headers(fileHeaders('application/pdf', `${number}.pdf`)).send(Buffer.from(pdf, 'base64'));
    }

    @Get('ticket.json')
    @Operation({
      id: `get${idNoun}TicketLines`,
      tag,
      summary: 'Get the ticket as lines of text',
      description:
        'For a receipt printer (ESC/POS) that your own program drives: lines with alignment and emphasis, the text of the QR code, ' +
        'and the cut at the end. It exists as soon as the document is signed, like the PDF.',
      role: 'read',
      query: TicketQuery,
      answer: { status: 200, schema: TicketResource, description: 'The ticket' },
      refusals,
    })
    async lines(
      @ApiCaller() caller: Caller,
      @Param('id') id: string,
      @Query() query: Static<typeof TicketQuery>,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.expectPrintable(caller, id);
      return this.forwarding.forward(routes.getTicket, { caller, params: { id }, query }, reply);
    }

    private async expectPrintable(caller: Caller, id: string): Promise<void> {
      await this.caughtUp.wait();
      const { view } = await this.documents.get(caller, kindOfDocument, id);
      refuseUnprintable(view);
    }
  }

  return TicketController;
};

const refuseUnprintable = (view: DocumentView): void => {
  if (isPrintable(view)) return;
  if (view.status === 'rejected_by_dian' || view.status === 'failed')
    throw new Problem(404, 'not_available', {
      en: `The document is ${view.status}: there is no ticket of it.`,
      es: `El documento está en ${view.status}: no tiene tiquete.`,
    });
  const detail = { en: 'The ticket does not exist yet.', es: 'Aún no existe el tiquete.' };
  throw new Problem(409, 'not_ready', detail, [], { 'retry-after': '1' });
};
