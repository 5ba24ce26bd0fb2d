import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import {
  type Caller,
  dianSubmitterRoutes as routes,
  listOf,
  RECEIVED_STATUSES,
  type ReceptionOrder,
  RECEPTION_SINCE,
} from '@rubrica/contracts';
import { type Fault, faultWith, plusDays } from '@rubrica/fiscal';
import {
  BlobStore,
  Clock,
  type IdempotencyKey,
  InternalClient,
  invalid,
  type Language,
  type List,
  offsetTime,
  parameterFault,
  type ProblemError,
} from '@rubrica/service';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { fileHeaders } from '../resource/file-headers.js';
import { DOCUMENT_LIMIT_BYTES, Operation, Since } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import { refusalOfWork } from '../tenant/refusal-of-work.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { Forwarding } from './forward.client.js';
import { CSV, JSON_LINES } from './received-document-export.js';
import {
  type KnownReceived,
  receivedDocumentIn,
  ReceivedDocumentInput,
  ReceivedDocumentResource,
} from './received-document-resource.js';
import { SIMULATED_LIVE } from './simulated-live.js';
import { Readable } from 'node:stream';

const day = Type.Optional(
  Type.String({ format: 'date', description: 'Day of issue in Colombia', examples: ['2026-11-21'] }),
);

const ReceivedDocumentQuery = Type.Object(
  {
    ...listQuery,
    status: Type.Optional(Type.Unsafe<string>({ type: 'string', enum: [...RECEIVED_STATUSES] })),
    supplier_nit: Type.Optional(
      Type.String({ maxLength: 40, description: 'NIT of the supplier, without check digit' }),
    ),
    number: Type.Optional(Type.String({ maxLength: 40 })),
    external_id: Type.Optional(Type.String({ maxLength: 64 })),
    cufe: Type.Optional(Type.String({ pattern: '^[0-9A-Fa-f]{96}$' })),
    'issued_on[gte]': day,
    'issued_on[lt]': day,
    events_due: Type.Optional(
      Type.String({
        pattern: '^[0-9]{1,2}$',
        number: { type: 'integer', minimum: 0, maximum: 99 },
        description: 'Invoices that you may claim or accept for so many more days at most; 0: until today',
        examples: ['3'],
      }),
    ),
    format: Type.Optional(
      Type.Unsafe<'json' | 'csv' | 'jsonl'>({
        type: 'string',
        enum: ['json', 'csv', 'jsonl'],
        description:
          'For your accounting: `csv` or `jsonl` (JSON lines) answers all documents that the filters take in one file, without pages; left out: `json`',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Longer than other calls: a large file is opened before the answer. */
const OPENING_TIMEOUT_MS = 30_000;

/** Documents that are read at once for a file; each may be large. */
const EXPORT_PAGE = '20';

/** Routes of documents of suppliers, which dian-submitter owns, as it asks DIAN about them. */
@Since(RECEPTION_SINCE)
@Controller('v1/received-documents')
export class ReceivedDocumentController {
  constructor(
    private readonly forwarding: Forwarding,
    private readonly internal: InternalClient,
    private readonly tenants: TenantStore,
    private readonly clock: Clock,
    private readonly blobs: BlobStore,
  ) {}

  @Post()
  @Operation({
    id: 'receiveDocument',
    tag: 'Received documents',
    summary: 'Upload a document of a supplier',
    description:
      'The zip of a supplier’s mail, its XML, or a CUFE alone. It is opened and read at once, and answered with status `received`; then DIAN is asked about its CUFE, and it becomes `verified`, `unverified` or `suspicious`. The same CUFE is the same document: sent again it answers the one that is there, and one that is not verified is judged again, also by another file. What comes first as `external_id` and as `metadata` stays. Nothing is kept of a file whose buyer is not you.',
    role: 'documents',
    body: ReceivedDocumentInput,
    bodyLimitBytes: DOCUMENT_LIMIT_BYTES,
    answer: { status: 201, schema: ReceivedDocumentResource, description: 'The received document' },
    refusals: {
      403: ['tenant_suspended'],
      409: ['external_id_in_use'],
      422: ['no_document_in_file', 'several_documents_in_file', 'other_buyer'],
    },
  })
  async receive(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() input: ReceivedDocumentInput,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const faults = faultsOf(input, caller);
    if (faults.length > 0) throw invalid(faults);
    const tenant = await this.tenants.get(caller.tenantId);
    const refusal = refusalOfWork(tenant.status);
    if (refusal) throw refusal;
    const body: ReceptionOrder = {
      source: sourceOf(input),
      nit: tenant.nit,
      environment: environmentOf(tenant, caller.livemode),
      simulate: input.simulate?.dian ?? null,
      ...(input.external_id !== undefined && { external_id: input.external_id }),
      ...(input.metadata && { metadata: input.metadata }),
    };
    const shown = (answer: object) => receivedDocumentIn(language, answer as KnownReceived);
    const options = { idempotency, shown, timeoutMs: OPENING_TIMEOUT_MS };
    return this.forwarding.forward(routes.receiveDocument, { caller, body }, reply, options);
  }

  @Get()
  @Operation({
    id: 'listReceivedDocuments',
    tag: 'Received documents',
    summary: 'List documents of suppliers',
    description:
      'The latest first, each as it is now. With `format`, all of them as a file: in CSV (RFC 4180, UTF-8) a document is a row with the codes of DIAN and its taxes by code; in JSON lines it is what it is in a page, with its lines. A file that ends without its last chunk is not whole: ask for it again.',
    role: 'read',
    query: ReceivedDocumentQuery,
    answer: {
      status: 200,
      schema: listOf(ReceivedDocumentResource),
      otherContentTypes: [CSV.contentType, JSON_LINES.contentType],
      description: 'A page of received documents, or a file of all',
      headers: ['Content-Disposition'],
    },
  })
  list(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Query() { format = 'json', ...query }: ListQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (format !== 'json') return this.export(caller, language, { format, query }, reply);
    const shown = (answer: object) => {
      const page = answer as List<KnownReceived>;
      return { ...page, data: page.data.map((state) => receivedDocumentIn(language, state)) };
    };
    return this.forwarding.forward(routes.listReceivedDocuments, { caller, query: this.asked(query) }, reply, {
      shown,
    });
  }

  /** Sends all documents as they are read, so that a file of any length needs the memory of one page. */
  private async export(
    caller: Caller,
    language: Language,
    { format, query }: { readonly format: string; readonly query: ListQuery },
    reply: FastifyReply,
  ): Promise<void> {
    const paged = Object.keys(listQuery).filter((name) => Object.hasOwn(query, name));
    if (paged.length > 0) throw invalid(paged.map(noPages));
    const { contentType, head, lineOf } = format === 'csv' ? CSV : JSON_LINES;
    const first = await this.page(caller, query);
    const next = (after: string) => this.page(caller, { ...query, starting_after: after });
    const lines = async function* () {
      yield head;
      for await (const page of pagesFrom(first, next)) yield page.map((state) => lineOf(state, language)).join('');
    };
    void reply
      .headers({
        'content-type': `${contentType}; charset=utf-8`,
        'content-disposition': `attachment; filename="received-documents.${format}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(Readable.from(lines()));
  }

  private page(caller: Caller, query: ListQuery): Promise<List<KnownReceived>> {
    const asked = { ...this.asked(query), limit: EXPORT_PAGE };
    return this.internal.call(routes.listReceivedDocuments, { caller, query: asked });
  }

  /** Returns the filters as the owner takes them: a CUFE in lower case, a day in the place of a number of days. */
  private asked(query: ListQuery): ListQuery {
    const { cufe, events_due: days } = query;
    const today = offsetTime(this.clock.now()).slice(0, 'YYYY-MM-DD'.length);
    return {
      ...query,
      ...(cufe !== undefined && { cufe: cufe.toLowerCase() }),
      ...(days !== undefined && { events_due: plusDays(today, Number(days)) }),
    };
  }

  @Get(':id')
  @Operation({
    id: 'getReceivedDocument',
    tag: 'Received documents',
    summary: 'Get a document of a supplier',
    description: 'Read as data, with its status and the reasons for it.',
    role: 'read',
    answer: { status: 200, schema: ReceivedDocumentResource, description: 'The received document' },
  })
  get(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Param('id') id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const shown = (answer: object) => receivedDocumentIn(language, answer as KnownReceived);
    return this.forwarding.forward(routes.getReceivedDocument, { caller, params: { id } }, reply, { shown });
  }

  @Get(':id/xml')
  @Operation({
    id: 'getReceivedDocumentXml',
    tag: 'Received documents',
    summary: 'Get the XML of a document of a supplier',
    description: 'The invoice or note without its container; where only the CUFE was sent, the copy of DIAN.',
    role: 'read',
    answer: {
      status: 200,
      contentType: 'application/xml',
      description: 'The XML',
      headers: ['Content-Disposition'],
    },
  })
  async xml(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { xml } = await this.internal.call(routes.receivedDocumentXml, { caller, params: { id } });
    void reply.headers(fileHeaders('application/xml; charset=utf-8', `${id}.xml`)).send(xml);
  }

  @Get(':id/pdf')
  @Operation({
    id: 'getReceivedDocumentPdf',
    tag: 'Received documents',
    summary: 'Get the PDF of a document of a supplier',
    description:
      'The PDF that the supplier put beside the XML in its zip, as it came: by the same base name, or the only one. 404 where there was none, or above 5 MB. Only the XML counts: nobody has proved what the PDF says.',
    role: 'read',
    answer: {
      status: 200,
      contentType: 'application/pdf',
      description: 'The PDF',
      headers: ['Content-Disposition'],
    },
  })
  async pdf(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const { pdf_blob } = await this.internal.call(routes.receivedDocumentPdf, { caller, params: { id } });
    const pdf = await this.blobs.get(caller.tenantId, pdf_blob);
    void reply.headers(fileHeaders('application/pdf', `${id}.pdf`, { isForeign: true })).send(pdf);
  }
}

type ListQuery = Readonly<Record<string, string | undefined>>;

/** Yields a page and those behind it, each loaded when it is asked for. */
async function* pagesFrom<T extends { readonly id: string }>(
  first: List<T>,
  next: (after: string) => Promise<List<T>>,
): AsyncGenerator<readonly T[]> {
  for (let page = first; ;) {
    yield page.data;
    const last = page.data.at(-1);
    if (!page.has_more || !last) return;
    page = await next(last.id);
  }
}

const noPages = (parameter: string): ProblemError =>
  parameterFault(
    parameter,
    'not_allowed',
    { en: 'A file has no pages.', es: 'Un archivo no tiene páginas.' },
    {
      en: 'Leave this parameter out, or `format`; narrow the file with the other filters.',
      es: 'Omita este parámetro, o `format`; limite el archivo con los demás filtros.',
    },
  );

const sourceOf = ({ source, cufe = '' }: ReceivedDocumentInput): ReceptionOrder['source'] => {
  const [[name, file] = []] = Object.entries(source ?? {});
  return name === undefined || file === undefined
    ? { cufe: cufe.toLowerCase() }
    : { file, pointer: `#/source/${name}` };
};

const faultsOf = ({ source, cufe, simulate }: ReceivedDocumentInput, { livemode }: Caller): Fault[] => [
  ...(source === undefined && cufe === undefined ? [NOTHING_GIVEN] : []),
  ...(source !== undefined && cufe !== undefined ? [BOTH_GIVEN] : []),
  ...Object.entries(source ?? {}).flatMap(([name, file]) => (OTHER_THAN_BASE64.test(file) ? [notBase64(name)] : [])),
  ...(simulate !== undefined && livemode ? [SIMULATED_LIVE] : []),
];

const ONE_OF_BOTH = {
  fix: {
    en: 'Send `source` with the zip or the XML; only if you have neither, `cufe`.',
    es: 'Envíe `source` con el zip o el XML; solo si no tiene ninguno, `cufe`.',
  },
};
const NOTHING_GIVEN = faultWith(
  '#/source',
  'required',
  { en: 'There is no document in the body.', es: 'El cuerpo no trae ningún documento.' },
  ONE_OF_BOTH,
);
/** Line breaks and the alphabet of URLs are read too. */
const OTHER_THAN_BASE64 = /[^\w+/=\s-]/;
const notBase64 = (name: string): Fault =>
  faultWith(
    `#/source/${name}`,
    'wrong_format',
    { en: 'It is not base64.', es: 'No es base64.' },
    {
      fix: {
        en: 'Send the bytes of the file in base64, not its name or path, and without `data:…;base64,` before them.',
        es: 'Envíe los bytes del archivo en base64, no su nombre ni su ruta, y sin `data:…;base64,` antes de ellos.',
      },
    },
  );
const BOTH_GIVEN = faultWith(
  '#/cufe',
  'conflicting_fields',
  { en: 'A file tells its CUFE itself.', es: 'Un archivo ya dice su CUFE.' },
  ONE_OF_BOTH,
);
