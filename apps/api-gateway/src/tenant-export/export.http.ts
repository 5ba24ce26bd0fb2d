import { Body, Controller, Get, Headers, Injectable, Param, Post, Query, Res } from '@nestjs/common';
import { type Caller, capabilityUrl, EXPORT_FILE, listOf, verifyCapability } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import {
  type IdempotencyKey,
  idempotently,
  type KeptAnswer,
  newId,
  notFound,
  offsetTime,
  Problem,
} from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { FileUrlMint } from '../document/file-url-mint.js';
import { fileHeaders } from '../resource/file-headers.js';
import { ApiCaller, Idempotency } from '../operation/caller.http.js';
import { Operation } from '../operation/operation.js';
import { listQuery } from '../resource/list.js';
import type { ExportRow } from './export.js';
import { ExportStore } from './export.store.js';
import { gatherTimer } from './export.timer.js';
import { ExportZip, sizeOf } from './export-zip.process.js';

/** How long the URL of an export is good at least, counted from the end of the day; a GET of the export mints a fresh one. */
const URL_VALID_SECONDS = 86_400;

const time = (description: string) => Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

export const Export = Type.Object(
  {
    id: Type.String({ examples: ['exp_0123456789abcdefghjkmnpqrs'] }),
    object: Type.Literal('export'),
    livemode: Type.Boolean({ description: 'the mode whose data it has' }),
    status: Type.Union([Type.Literal('under_way'), Type.Literal('ready'), Type.Literal('expired')], {
      description:
        '`under_way`: it is being gathered. `ready`: it can be downloaded. `expired`: its time is over, or a newer one was ordered',
    }),
    ordered_by: Type.String({ description: 'id of the API key that ordered it, or `operator`' }),
    documents: Type.Integer({ description: 'documents that are gathered so far' }),
    files: Type.Integer({ description: 'files that are gathered so far' }),
    size_bytes: Type.Union([Type.Integer(), Type.Null()], { description: 'length of the zip; null until it is ready' }),
    manifest_sha256: Type.Union([Type.String(), Type.Null()], {
      description: 'SHA-256 of `manifest.sha256` in the zip, by which all of it can be checked; null until it is ready',
    }),
    file_url: Type.Union([Type.String(), Type.Null()], {
      description: 'signed URL of the zip, good for 24 hours without an API key; null unless it is ready',
    }),
    created_at: Type.String({ format: 'date-time', description: 'documents of later are not in it' }),
    ready_at: time('since when it can be downloaded; null: it cannot yet'),
    expires_at: time('when what was gathered is deleted; null until it is ready'),
  },
  { title: 'Export' },
);

const ExportOrder = Type.Object({}, { additionalProperties: false, title: 'ExportOrder', examples: [{}] });

const ListQuery = Type.Object(listQuery, { additionalProperties: false });

const CONTENTS =
  'A zip of the tenant’s data in one mode: signed XML, AttachedDocument, ApplicationResponse and PDF of every document, their timelines, events, ' +
  'profile, customers, numbering ranges, certificates, API keys, webhook endpoints, mail senders, DKIM keys and suppressed addresses, without secrets; ' +
  'in live mode the audit chain of the keys too. ' +
  'Its `verify.sh` checks it offline; README.md in it says what that shows.';

/** Makes the resource of an export. */
@Injectable()
export class ExportResources {
  constructor(private readonly urls: FileUrlMint) {}

  readonly resourceOf = (row: ExportRow): Static<typeof Export> => {
    const { filesUrl, keys, dayEndSeconds } = this.urls.now();
    const isReady = row.status === 'ready';
    const capability = { tenantId: row.tenant_id, documentId: row.id, file: EXPORT_FILE } as const;
    const expires = dayEndSeconds + URL_VALID_SECONDS;
    return {
      id: row.id,
      object: 'export',
      livemode: row.livemode,
      status: row.status,
      ordered_by: row.ordered_by.startsWith('operator/') ? 'operator' : row.ordered_by,
      documents: row.documents,
      files: row.files,
      size_bytes: row.ready_at && sizeOf(row),
      manifest_sha256: row.manifest_sha256,
      file_url: isReady ? capabilityUrl(filesUrl, keys, { ...capability, expires }) : null,
      created_at: offsetTime(row.created_at),
      ready_at: row.ready_at && offsetTime(row.ready_at),
      expires_at: row.expires_at && offsetTime(row.expires_at),
    };
  };
}

/** Orders an export, for a tenant or an operator. */
@Injectable()
export class ExportOrders {
  constructor(
    private readonly database: Database,
    private readonly exports: ExportStore,
    private readonly resources: ExportResources,
  ) {}

  async order(
    of: Pick<Caller, 'tenantId' | 'livemode'>,
    orderedBy: string,
    idempotency: IdempotencyKey | null,
  ): Promise<KeptAnswer> {
    return idempotently(this.database, idempotency, async (tx) => {
      const row = await this.exports.insert(tx, newId('exp'), of, orderedBy);
      tx.schedule(gatherTimer(row));
      return { status: 201, body: this.resources.resourceOf(row) };
    });
  }
}

/** Sends the zip of an export, from the byte that is asked for on. */
@Injectable()
export class ExportDownload {
  constructor(private readonly zip: ExportZip) {}

  send(row: ExportRow, headers: Readonly<Record<string, string | undefined>>, reply: FastifyReply): void {
    if (row.status === 'under_way') throw notReady();
    if (row.status === 'expired') throw exportExpired();
    const size = sizeOf(row);
    const etag = `"${row.manifest_sha256 ?? ''}"`;
    const range = headers['if-range'] === undefined || headers['if-range'] === etag ? headers['range'] : undefined;
    const from = firstByteOf(range, size);
    void reply
      .status(from === null ? 200 : 206)
      .headers({
        ...fileHeaders('application/zip', `${row.id}.zip`),
        'content-length': String(size - (from ?? 0)),
        ...(from === null ? {} : { 'content-range': `bytes ${from}-${size - 1}/${size}` }),
        'accept-ranges': 'bytes',
        etag,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(this.zip.bytes(row, from ?? 0)));
  }
}

/** Returns the first byte of a range that goes to the end; null for any other, to which the whole file is an answer too. */
const firstByteOf = (range: string | undefined, size: number): number | null => {
  const from = /^bytes=(\d{1,15})-$/.exec(range ?? '')?.[1];
  return from !== undefined && Number(from) < size ? Number(from) : null;
};

const notReady = (): Problem =>
  new Problem(
    409,
    'not_ready',
    { en: 'The export is being gathered.', es: 'La exportación aún se está reuniendo.' },
    [],
    { 'retry-after': '10' },
  );

const exportExpired = (): Problem =>
  new Problem(410, 'export_expired', {
    en: 'The export has expired: what was gathered is deleted. Order another one.',
    es: 'La exportación venció: lo reunido se borró. Pida otra.',
  });

const download = {
  tag: 'Exports',
  summary: 'Download the zip of an export',
  description:
    'The bytes are the same each time, so that a download that broke off goes on with `Range: bytes=<n>-` (206); any other range gets the whole file.',
  answer: {
    status: 200,
    contentType: 'application/zip',
    description: 'The zip; it is ZIP64 beyond 4 GiB or 65,535 files',
    headers: ['Content-Disposition', 'ETag'],
  },
} as const;

/** Routes by which a tenant orders and downloads its data, of the mode of the API key. */
@Controller('v1/exports')
export class ExportController {
  constructor(
    private readonly exports: ExportStore,
    private readonly resources: ExportResources,
    private readonly orders: ExportOrders,
    private readonly download: ExportDownload,
  ) {}

  @Post()
  @Operation({
    id: 'createExport',
    tag: 'Exports',
    summary: 'Order an export of all your data',
    description: `${CONTENTS} It is gathered in the background; GET it until it is \`ready\`. One may be under way; a new one replaces the one before.`,
    role: 'full',
    body: ExportOrder,
    answer: { status: 201, schema: Export, description: 'The export, which is under way' },
    refusals: { 409: ['export_under_way'] },
  })
  create(
    @ApiCaller() caller: Caller,
    @Idempotency() idempotency: IdempotencyKey | null,
    @Body() _order: Static<typeof ExportOrder>,
  ): Promise<KeptAnswer> {
    return this.orders.order(caller, caller.keyId, idempotency);
  }

  @Get()
  @Operation({
    id: 'listExports',
    tag: 'Exports',
    summary: 'List exports, newest first',
    description: 'Expired ones too: they show who ordered what and when.',
    role: 'full',
    query: ListQuery,
    answer: { status: 200, schema: listOf(Export), description: 'A page of exports' },
  })
  list(@ApiCaller() caller: Caller, @Query() query: Static<typeof ListQuery>): Promise<object> {
    return this.exports.list(caller, '/v1/exports', query, this.resources.resourceOf);
  }

  @Get(':id')
  @Operation({
    id: 'getExport',
    tag: 'Exports',
    summary: 'Get an export',
    description: 'How far it is, and where to download it.',
    role: 'full',
    answer: { status: 200, schema: Export, description: 'The export' },
  })
  async get(@ApiCaller() caller: Caller, @Param('id') id: string): Promise<object> {
    return this.resources.resourceOf(await this.exports.get(caller, id));
  }

  @Get(':id/file')
  @Operation({
    ...download,
    id: 'downloadExport',
    role: 'full',
    refusals: { 409: ['not_ready'], 410: ['export_expired'] },
  })
  async file(
    @ApiCaller() caller: Caller,
    @Param('id') id: string,
    @Headers() headers: Readonly<Record<string, string>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    this.download.send(await this.exports.get(caller, id), headers, reply);
  }
}

/** Route to the zip of an export by capability URL. */
@Controller()
export class ExportUrlController {
  constructor(
    private readonly exports: ExportStore,
    private readonly download: ExportDownload,
    private readonly urls: FileUrlMint,
  ) {}

  @Get(`files/:tenant/:id/${EXPORT_FILE}`)
  @Operation({
    ...download,
    id: 'getExportFile',
    tag: 'Files',
    summary: 'The zip of an export by the URL in its resource',
    role: 'public',
    refusals: { 404: ['not_found'], 409: ['not_ready'], 410: ['url_expired', 'export_expired'] },
  })
  async byUrl(
    @Param() { tenant, id }: { readonly tenant: string; readonly id: string },
    @Query() { expires, key, signature }: Readonly<Record<string, string | string[]>>,
    @Headers() headers: Readonly<Record<string, string>>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const capability = { tenantId: tenant, documentId: id, file: EXPORT_FILE, expires: Number(expires) } as const;
    const presented = { keyId: String(key), signature: String(signature) };
    const isNumber = /^\d{1,12}$/.test(String(expires));
    const verdict = isNumber
      ? verifyCapability(this.urls.keys, capability, presented, Math.floor(Date.now() / 1000))
      : 'invalid';
    if (verdict === 'invalid') throw notFound({ en: 'file', es: 'ese archivo' });
    if (verdict === 'expired')
      throw new Problem(410, 'url_expired', {
        en: 'This URL has expired. GET the export for a fresh one.',
        es: 'Esta URL venció. Pida la exportación con GET para obtener una nueva.',
      });
    const row = await this.exports.find(id);
    if (row?.tenant_id !== tenant) throw notFound({ en: 'file', es: 'ese archivo' });
    this.download.send(row, headers, reply);
  }
}
