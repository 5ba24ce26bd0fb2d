import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { type Caller, listOf } from '@rubrica/contracts';
import { type IdempotencyKey, type KeptAnswer, type Language, notFound, offsetTime } from '@rubrica/service';
import { Database } from '@rubrica/eventing';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { filterInput } from '../document/document-filter.js';
import { oneOf } from '../document/document-resource.js';
import { AnswerLanguage, ApiCaller, Idempotency } from '../operation/caller.http.js';
import { refuseBelow } from '../operation/needed-role.js';
import { Operation, Since } from '../operation/operation.js';
import { BYTE_ORDER_MARK, csvLine } from '../resource/csv.js';
import { fileHeaders } from '../resource/file-headers.js';
import { listQuery } from '../resource/list.js';
import { JOB_ACTIONS, JOB_STATUSES, type JobRow, refuseUnfinished, ROLE_OF_JOB } from './job.js';
import { titlesOf } from './job-columns.js';
import { columnsOf, IMPORTABLE } from './importer.process.js';
import { JobOrders } from './job-order.process.js';
import { JobStore } from './job.store.js';

/** A file of 5 MB in base64, and the body around it. */
const MOST_FILE_BASE64 = 7_000_000;
const BODY_LIMIT_BYTES = 6_933 * 1_024;

const action = oneOf(JOB_ACTIONS, {
  description:
    '`retry`: goes on with documents that have failed. `resend`: mails documents again, to the addresses of the first time. `redrive`: tries deliveries of webhooks again that are not tried any more. `export`: writes their summaries as CSV. `import`: issues the documents of a file, or creates its customers or suppliers',
});

const JobInput = Type.Object(
  {
    action,
    filter: Type.Optional(
      filterInput(
        'Documents that the job is about; of a redrive the query of `GET /v1/deliveries`, with the status `failed`, `exhausted` or `cancelled`; an import has none',
      ),
    ),
    file: Type.Optional(
      Type.Object(
        {
          kind: Type.Optional(
            oneOf(
              IMPORTABLE.map(({ name }) => name),
              { description: 'what its rows are: documents of a kind, customers or suppliers. Left out: invoices' },
            ),
          ),
          content_base64: Type.String({
            minLength: 4,
            maxLength: MOST_FILE_BASE64,
            pattern: '^[A-Za-z0-9+/]+={0,2}$',
            description: 'CSV in UTF-8, or XLSX, in base64: 5 MB and 10,000 rows at most',
          }),
        },
        { additionalProperties: false, title: 'JobFile', description: 'file of an import; any other action has none' },
      ),
    ),
    dry_run: Type.Optional(
      Type.Boolean({ description: 'true: nothing is done; the answer tells what would be. Left out: false' }),
    ),
  },
  {
    additionalProperties: false,
    title: 'JobInput',
    examples: [
      { action: 'export', filter: 'object=invoice&created[gte]=2026-11-01T00:00:00-05:00' },
      { action: 'retry', filter: 'status=failed', dry_run: true },
      { action: 'redrive', filter: 'endpoint_id=we_0123456789abcdefghjkmnpqrs' },
      {
        action: 'import',
        file: { kind: 'customer', content_base64: 'ZXh0ZXJuYWxfaWQsY3VzdG9tZXJfaWQ=' },
        dry_run: true,
      },
    ],
  },
);

const textOrNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const time = (description: string) => Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

export const Job = Type.Object(
  {
    id: Type.String({ examples: ['job_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('job'),
    livemode: Type.Boolean({ description: 'the mode whose documents it is about' }),
    action,
    filter: textOrNull(
      'filters of its rows, as the query of `GET /v1/documents`, of a redrive that of `GET /v1/deliveries`; null: of an import',
    ),
    kind: textOrNull('what the rows of an import are; null: of any other action'),
    status: oneOf(JOB_STATUSES, {
      description:
        '`running`; `cancelling`: the rows under way are its last ones; then `cancelled`, or `completed` when every row had its turn',
    }),
    total: Type.Integer({ description: 'rows that it had when it was ordered' }),
    done: Type.Integer({ description: 'rows that have had their turn' }),
    succeeded: Type.Integer({ description: 'rows that were done' }),
    failed: Type.Integer({ description: 'rows that were refused; the result says why' }),
    ordered_by: Type.String({ description: 'id of the person or of the API key that ordered it' }),
    created_at: Type.String({ format: 'date-time' }),
    finished_at: time('when it was over; null: it is under way'),
    expires_at: time('when it is deleted with its result; null: it is under way'),
  },
  { title: 'Job' },
);

const JobPreview = Type.Object(
  {
    object: Type.Literal('job_preview'),
    action,
    count: Type.Integer({ description: 'rows that the job would have' }),
    sample: Type.Array(
      Type.Object(
        {
          row: Type.Union([Type.Integer(), Type.Null()], { description: 'row of the file; null: of no import' }),
          id: textOrNull('id of the document or of the delivery; null: of an import'),
          number: textOrNull('its number; null: it has none yet'),
          status: textOrNull('its status now; null: of an import'),
          code: textOrNull('code of the refusal that the row would get; null: none'),
          detail: textOrNull('what is wrong with the row; null: nothing, or it is known later only'),
        },
        { title: 'JobSample' },
      ),
      { description: 'the first rows, ten at most' },
    ),
  },
  { title: 'JobPreview' },
);
const ListQuery = Type.Object(listQuery, { additionalProperties: false });

/** Returns a job as the API shows it. */
export const jobResource = (row: JobRow): Static<typeof Job> => ({
  id: row.id,
  object: 'job',
  livemode: row.livemode,
  action: row.action,
  filter: row.filter,
  kind: row.kind,
  status: row.status,
  total: row.total,
  done: row.done,
  succeeded: row.succeeded,
  failed: row.failed,
  ordered_by: row.caller.personId ?? row.caller.keyId,
  created_at: offsetTime(row.created_at),
  finished_at: row.finished_at && offsetTime(row.finished_at),
  expires_at: row.expires_at && offsetTime(row.expires_at),
});

/** Routes of jobs: one action on many documents, row by row in the background (ADR 0261, 0266). */
@Since('2026-12-01')
@Controller('v1/jobs')
export class JobController {
  constructor(
    private readonly database: Database,
    private readonly jobs: JobStore,
    private readonly orders: JobOrders,
  ) {}

  @Post()
  @Operation({
    id: 'createJob',
    tag: 'Jobs',
    summary: 'Do something with many documents',
    description:
      'With those that a filter finds, of a redrive with deliveries: `dry_run` tells first how many they are. The job is done row by row in the background; GET it until it is over, then its result. An import has a file instead of a filter, with the columns of `GET /v1/jobs/templates/{kind}`: a row for each line of a document, where rows with the same `external_id` are one document, or a row for each customer or supplier. Each is checked and stored as if it were posted alone, and none twice: its `external_id` is in use then. An export takes the role `read`, a redrive `full`, any other job `documents`. An export has up to 100,000 rows, any other job 10,000; five jobs are under way at the same time.',
    role: 'read',
    body: JobInput,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    answer: {
      status: 200,
      schema: Type.Union([Job, JobPreview]),
      description: 'The job, which is under way; of a dry run, what it would do',
    },
    refusals: { 409: ['job_limit_reached'] },
  })
  create(
    @ApiCaller() caller: Caller,
    @AnswerLanguage() language: Language,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() input: Static<typeof JobInput>,
  ): Promise<KeptAnswer | object> {
    refuseBelow(ROLE_OF_JOB[input.action], caller);
    return input.dry_run === true
      ? this.orders.preview(caller, language, input)
      : this.orders.order(caller, language, input, idempotency, jobResource);
  }

  @Get()
  @Operation({
    id: 'listJobs',
    tag: 'Jobs',
    summary: 'List jobs, newest first',
    description: 'Those under way, and those that were over in the last 7 days.',
    role: 'read',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Job), description: 'A page of jobs' },
  })
  list(@ApiCaller() caller: Caller, @Query() page: Static<typeof ListQuery>): Promise<object> {
    return this.jobs.list(caller, page, jobResource);
  }

  @Get('templates/:kind')
  @Operation({
    id: 'getImportTemplate',
    tag: 'Jobs',
    summary: 'Get the columns of an import',
    description:
      'CSV with a line of titles, in the language of `Accept-Language`; an import takes both languages. `kind`: that of the documents, such as `invoice`, or `customer` or `supplier`. Columns may be left out, and stand in any order. Amounts of lines and taxes that are left out are computed from quantity, price and rate; the currency is COP, and that of a note is the one of what it corrects.',
    role: 'read',
    answer: {
      status: 200,
      contentType: 'text/csv',
      description: 'The titles',
      headers: ['Content-Disposition'],
    },
  })
  template(@AnswerLanguage() language: Language, @Param('kind') kind: string, @Res() reply: FastifyReply): void {
    const columns = columnsOf(kind);
    if (!columns) throw notFound({ en: 'template', es: 'esa plantilla' });
    const titles = columns.map(({ title }) => title[language]);
    void reply
      .headers(fileHeaders('text/csv; charset=utf-8', `${kind}.csv`))
      .send(`${BYTE_ORDER_MARK}${csvLine(titles)}`);
  }

  @Get(':id')
  @Operation({
    id: 'getJob',
    tag: 'Jobs',
    summary: 'Get a job',
    description: 'How far it is.',
    role: 'read',
    answer: { status: 200, schema: Job, description: 'The job' },
  })
  async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    return jobResource(await this.jobs.get(caller, id));
  }

  @Post(':id/cancel')
  @Operation({
    id: 'cancelJob',
    tag: 'Jobs',
    summary: 'Cancel a job',
    description:
      'It ends between two rows: what is done stays done, and its result has it. One that is over is answered as it is. It takes the role that the job took.',
    role: 'read',
    answer: { status: 200, schema: Job, description: 'The job' },
  })
  async cancel(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    const { action: ordered } = await this.jobs.get(caller, id);
    refuseBelow(ROLE_OF_JOB[ordered], caller);
    return jobResource(await this.database.transaction((tx) => this.jobs.cancel(tx, id)));
  }

  @Get(':id/result')
  @Operation({
    id: 'getJobResult',
    tag: 'Jobs',
    summary: 'Download the result of a job',
    description:
      "CSV in UTF-8, with a line of titles in the language in which the job was ordered. Of an export: the summaries. Of any other job: a line for each row with its outcome, and the code and the reason of a refusal. A text that a spreadsheet would take for a formula begins with `'`.",
    role: 'read',
    answer: {
      status: 200,
      contentType: 'text/csv',
      description: 'The result',
      headers: ['Content-Disposition'],
    },
    refusals: { 409: ['not_ready'] },
  })
  async result(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
    const row = await this.jobs.get(caller, id);
    refuseUnfinished(row);
    void reply
      .headers({ ...fileHeaders('text/csv; charset=utf-8', `${row.id}.csv`), 'cache-control': 'private, no-store' })
      .send(Readable.from(this.lines(row)));
  }

  private async *lines(row: JobRow): AsyncGenerator<string> {
    yield titlesOf(row.action, row.language);
    yield* this.jobs.result(row);
  }
}
