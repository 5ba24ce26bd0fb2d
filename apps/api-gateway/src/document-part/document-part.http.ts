import { Controller, Get, Param, Query, Res, type Type as ClassOf } from '@nestjs/common';
import {
  type AnswerOf,
  type Caller,
  dianSubmitterRoutes,
  mailerRoutes,
  webhookDispatcherRoutes,
} from '@rubrica/contracts';
import type { Language } from '@rubrica/service';
import type { FastifyReply } from 'fastify';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { Forwarding } from '../forwarding/forward.client.js';
import { AnswerLanguage, ApiCaller } from '../operation/caller.http.js';
import { Operation, Since } from '../operation/operation.js';
import { dianAttemptIn } from './dian-attempt-resource.js';
import { partOperations, type PartQuery } from './document-part-operations.js';
import { mailingIn } from './mailing-resource.js';

/** Limit of the time in which the owner of the parts answers. */
const TIMEOUT_MS = 3_000;

/** Routes of what other services have of a document: its mails, its attempts at DIAN, and the deliveries of its events. */
export const documentPartController = (kindOfDocument: KindOfDocument): ClassOf => {
  const operations = partOperations(kindOfDocument);
  const urlOf = (id: string, part: string): string => `/v1/${kindOfDocument.path}/${id}/${part}`;

  @Since('2026-12-01')
  @Controller(`v1/${kindOfDocument.path}/:id`)
  class DocumentPartController {
    constructor(
      private readonly documents: DocumentStore,
      private readonly forwarding: Forwarding,
    ) {}

    @Get('mailings')
    @Operation(operations.mailings)
    async mailings(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Param('id') id: string,
      @Query() query: PartQuery,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.documents.get(caller, kindOfDocument, id);
      const shown = (answer: object): object => {
        const list = answer as AnswerOf<typeof mailerRoutes.listMailingStates>;
        return { ...list, url: urlOf(id, 'mailings'), data: list.data.map((one) => mailingIn(language, one)) };
      };
      const input = { caller, params: { id }, query };
      return this.forwarding.forward(mailerRoutes.listMailingStates, input, reply, { timeoutMs: TIMEOUT_MS, shown });
    }

    @Get('attempts')
    @Operation(operations.attempts)
    async attempts(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Param('id') id: string,
      @Query() query: PartQuery,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.documents.get(caller, kindOfDocument, id);
      const shown = (answer: object): object => {
        const list = answer as AnswerOf<typeof dianSubmitterRoutes.listAttempts>;
        return { ...list, url: urlOf(id, 'attempts'), data: list.data.map((one) => dianAttemptIn(language, one)) };
      };
      const input = { caller, params: { id }, query };
      return this.forwarding.forward(dianSubmitterRoutes.listAttempts, input, reply, { timeoutMs: TIMEOUT_MS, shown });
    }

    @Get('deliveries')
    @Operation(operations.deliveries)
    async deliveries(
      @ApiCaller() caller: Caller,
      @Param('id') id: string,
      @Query() query: PartQuery,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      await this.documents.get(caller, kindOfDocument, id);
      const shown = (answer: object): object => ({ ...answer, url: urlOf(id, 'deliveries') });
      const input = { caller, query: { ...query, document_id: id } };
      const options = { timeoutMs: TIMEOUT_MS, shown };
      return this.forwarding.forward(webhookDispatcherRoutes.listAllDeliveries, input, reply, options);
    }
  }

  return DocumentPartController;
};
