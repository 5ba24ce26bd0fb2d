import { Body, Controller, Headers, Post, Res, type Type as ClassOf } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { DocumentDraft } from '@rubrica/fiscal';
import type { IdempotencyKey, KeptAnswer, Language } from '@rubrica/service';
import { knowsSince } from '@rubrica/kinds';
import type { FastifyReply } from 'fastify';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { documentIn } from '../document/document-resource.js';
import { fileHeaders } from '../resource/file-headers.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { DOCUMENT_LIMIT_BYTES, Operation, type OperationDescription } from '../operation/operation.js';
import { DocumentIntake, type Taking } from './document-intake.process.js';
import { DocumentPreview, PreviewResource } from './document-preview.process.js';
import { appliedPreference, preferredWait, waitHeaderOf } from '../document/prefer-wait.js';

/** First version of the API that draws previews. */
const DRAWN_SINCE = '2026-12-01';

const previewOperation = ({
  idNoun,
  tag,
  nounWithArticle,
  body,
  standsAgainst,
}: KindOfDocument): OperationDescription => ({
  id: `preview${idNoun}`,
  tag,
  summary: `Check ${nounWithArticle} without issuing it`,
  description:
    'The whole check of a POST, the totals, warnings, and the hash under a number that stands for the one to come. ' +
    'Nothing is stored and no number is spent, so an `Idempotency-Key` changes nothing.',
  added: {
    since: DRAWN_SINCE,
    otherContentTypes: ['application/pdf'],
    description: '(with `Accept: application/pdf`: its graphic representation, watermarked, without hash and QR code)',
  },
  role: 'documents',
  recorded: 'nobody',
  body,
  handlerChecksBody: true,
  bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
  answer: { status: 200, schema: PreviewResource, description: 'What would be issued' },
  refusals: { 403: ['tenant_suspended'], 409: [standsAgainst] },
});

/** Routes that request or preview a document of one kind; the same for invoices, credit notes and debit notes. */
export const documentRequestController = (kindOfDocument: KindOfDocument): ClassOf => {
  const { path, tag, idNoun, nounWithArticle, noun, body, resource, standsAgainst, hasTicket } = kindOfDocument;

  @Controller(`v1/${path}`)
  class DocumentRequestController {
    constructor(
      private readonly intake: DocumentIntake,
      private readonly previews: DocumentPreview,
    ) {}

    @Post()
    @Operation({
      id: `create${idNoun}`,
      tag,
      summary: `Issue ${nounWithArticle}`,
      description:
        'Checks the whole body, keeps the request durably and answers at once with status `queued`; number, signature, submission and mail follow. ' +
        (hasTicket
          ? "With `Prefer: wait=5` the answer waits up to that many seconds until the ticket can be printed, which is before DIAN's verdict; with `Prefer: wait=10, until=outcome` for the outcome."
          : 'With `Prefer: wait=10` the answer waits up to that many seconds for the outcome, with `Prefer: wait=10, until=files` for PDF and zip too.'),
      role: 'documents',
      recorded: 'people',
      body,
      handlerChecksBody: true,
      bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
      headers: waitHeaderOf(kindOfDocument),
      answer: { status: 201, schema: resource, description: `The ${noun}` },
      refusals: {
        403: ['tenant_suspended'],
        409: ['external_id_in_use', standsAgainst],
        429: ['tenant_backlog_full'],
      },
    })
    create(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Idempotency() idempotency: IdempotencyKey | null,
      @Headers('prefer') prefer: string | undefined,
      @Body() draft: DocumentDraft,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<KeptAnswer> {
      return takeAndAnswer(this.intake, { caller, language, kindOfDocument, draft, prefer, idempotency }, reply);
    }

    @Post('preview')
    @Operation(previewOperation(kindOfDocument))
    async preview(
      @ApiCaller() caller: Caller,
      @AnswerLanguage() language: Language,
      @Headers('accept') accept: string | undefined,
      @Body() draft: DocumentDraft,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<PreviewResource | Buffer> {
      if (!asksForPdf(accept) || !knowsSince(caller.version, DRAWN_SINCE))
        return this.previews.previewOf(caller, kindOfDocument, draft, language);
      const pdf = await this.previews.drawingOf(caller, kindOfDocument, draft, language);
      void reply.headers(fileHeaders('application/pdf', 'preview.pdf'));
      return pdf;
    }
  }

  return DocumentRequestController;
};

/** Tells whether a caller takes a PDF rather than JSON. */
const asksForPdf = (accept: string = ''): boolean => /\bapplication\/pdf\b/i.test(accept) && !/\bjson\b/i.test(accept);

/** Takes a document and answers with it: at once, or after what the caller prefers to wait for. */
export const takeAndAnswer = async (
  intake: DocumentIntake,
  {
    caller,
    language,
    kindOfDocument,
    draft,
    prefer,
    ...taking
  }: Omit<Taking, 'wait'> & {
    readonly caller: Caller;
    readonly language: Language;
    readonly kindOfDocument: KindOfDocument;
    readonly draft: DocumentDraft;
    readonly prefer: string | undefined;
  },
  reply: FastifyReply,
): Promise<KeptAnswer> => {
  const wait = preferredWait(prefer, kindOfDocument.hasTicket ? 'ticket' : 'outcome');
  const answer = await intake.take(caller, kindOfDocument, draft, { ...taking, wait });
  if (wait.ms > 0 && !answer.replayed) void reply.header('preference-applied', appliedPreference(wait));
  return answer.shownAs(documentIn(language, answer.body));
};
