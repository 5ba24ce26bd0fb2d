import { Controller, Get, Injectable, Param, Query, Req, Res, type Type as ClassOf } from '@nestjs/common';
import { type Caller, DOCUMENT_FILES, type DocumentFile, verifyCapability } from '@rubrica/contracts';
import type { Words } from '@rubrica/fiscal';
import { BlobStore, notFound, Problem } from '@rubrica/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiCaller } from '../operation/caller.http.js';
import { Operation, type OperationDescription } from '../operation/operation.js';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentChanges } from '../document/document-changes.js';
import { fileOf } from '../document/document-resource.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import { FileUrlMint } from '../document/file-url-mint.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { fileHeaders } from '../resource/file-headers.js';
import { missingPage } from './missing-page.js';
import { sendPage } from './page-answer.js';

const CONTENT: Readonly<
  Record<DocumentFile, { readonly type: string; readonly ending: string; readonly what: Words }>
> = {
  pdf: {
    type: 'application/pdf',
    ending: '.pdf',
    what: { en: 'graphic representation', es: 'la representación gráfica' },
  },
  xml: { type: 'application/xml', ending: '.xml', what: { en: 'signed XML', es: 'el XML firmado' } },
  'attached-document': {
    type: 'application/zip',
    ending: '.zip',
    what: { en: 'zip that the acquirer gets', es: 'el archivo zip que recibe el adquirente' },
  },
  'application-response': {
    type: 'application/xml',
    ending: '-application-response.xml',
    what: { en: "tax authority's ApplicationResponse", es: 'el ApplicationResponse de la DIAN' },
  },
};

/** Longest wait for a file that is being rendered, before the 409: a link in a webhook may be opened at once. */
const RENDERING_WAIT_MS = 5_000;
const LOOK_EVERY_MS = 100;

type Found = () => Promise<DocumentRow | undefined>;

/** Sends a file of a document, or the problem that says why there is none. */
@Injectable()
export class DocumentFiles {
  constructor(
    private readonly blobs: BlobStore,
    private readonly caughtUp: CaughtUp,
    private readonly changes: DocumentChanges,
  ) {}

  async send(find: Found, file: DocumentFile, reply: FastifyReply): Promise<void> {
    await this.caughtUp.wait();
    const row = await this.rendered(find, file);
    const name = fileOf(row, file);
    const { type, ending, what } = CONTENT[file];
    if (name === 'coming') {
      const detail = { en: `The ${what.en} does not exist yet.`, es: `Aún no existe ${what.es}.` };
      throw new Problem(409, 'not_ready', detail, [], { 'retry-after': '2' });
    }
    if (name === 'never')
      throw new Problem(404, 'not_available', {
        en: `There will be no ${what.en} of this document.`,
        es: `Este documento no tendrá ${what.es}.`,
      });
    const bytes = await this.blobs.get(row.tenant_id, name);
    void reply.headers(fileHeaders(type, `${row.view.number ?? row.id}${ending}`)).send(bytes);
  }

  /** Returns the document when its file exists, or at once if none is being made, or after RENDERING_WAIT_MS. */
  private async rendered(find: Found, file: DocumentFile): Promise<DocumentRow> {
    const until = Date.now() + RENDERING_WAIT_MS;
    for (;;) {
      const row = await find();
      if (!row) throw notFound({ en: 'document', es: 'ese documento' });
      const { status, is_drawn } = row.view;
      const underWay = status === 'accepted_by_dian' || status === 'accepted_contingency' || is_drawn === true;
      const isWorthWaiting = fileOf(row, file) === 'coming' && underWay && Date.now() < until;
      if (!isWorthWaiting || !(await this.changes.next(row.id, LOOK_EVERY_MS))) return row;
    }
  }
}

/** Routes to the files of one kind of document, by API key. */
export const documentFileController = ({ kind, path, tag, idNoun }: KindOfDocument): ClassOf => {
  const fileOperation = (file: DocumentFile): OperationDescription => ({
    id: `get${idNoun}${file
      .split('-')
      .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
      .join('')}`,
    tag,
    summary: `Get the ${CONTENT[file].what.en}`,
    description:
      'While the file is being made it is waited for up to 5 s, then the answer is a 409 with `Retry-After`. Its URL in the document needs no API key.',
    role: 'read',
    answer: { status: 200, contentType: CONTENT[file].type, description: 'The file', headers: ['Content-Disposition'] },
    refusals: { 404: ['not_available'], 409: ['not_ready'] },
  });

  @Controller(`v1/${path}/:id`)
  class DocumentFileController {
    constructor(
      private readonly documents: DocumentStore,
      private readonly files: DocumentFiles,
    ) {}

    @Get('pdf')
    @Operation(fileOperation('pdf'))
    pdf(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
      return this.send(caller, id, 'pdf', reply);
    }

    @Get('xml')
    @Operation(fileOperation('xml'))
    xml(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
      return this.send(caller, id, 'xml', reply);
    }

    @Get('attached-document')
    @Operation(fileOperation('attached-document'))
    attachedDocument(@ApiCaller() caller: Caller, @Param('id') id: string, @Res() reply: FastifyReply): Promise<void> {
      return this.send(caller, id, 'attached-document', reply);
    }

    @Get('application-response')
    @Operation(fileOperation('application-response'))
    applicationResponse(
      @ApiCaller() caller: Caller,
      @Param('id') id: string,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      return this.send(caller, id, 'application-response', reply);
    }

    private send(caller: Caller, id: string, file: DocumentFile, reply: FastifyReply): Promise<void> {
      return this.files.send(() => this.documents.find(caller, kind, id), file, reply);
    }
  }

  return DocumentFileController;
};

/** Route to the files of any document by capability URL. */
@Controller()
export class FileUrlController {
  constructor(
    private readonly documents: DocumentStore,
    private readonly files: DocumentFiles,
    private readonly urls: FileUrlMint,
  ) {}

  @Get('files/:tenant/:id/:file')
  @Operation({
    id: 'getFile',
    tag: 'Files',
    summary: 'A file by the URL in a resource or an event',
    description: 'The URL is the permission; no API key is needed. A GET of the resource mints fresh ones.',
    role: 'public',
    answer: {
      status: 200,
      contentType: 'application/octet-stream',
      description: 'The file',
      headers: ['Content-Disposition'],
    },
    refusals: { 404: ['not_found', 'not_available'], 409: ['not_ready'], 410: ['url_expired'] },
  })
  async byUrl(
    @Param() { tenant, id, file }: { readonly tenant: string; readonly id: string; readonly file: string },
    @Query() { expires, key, signature }: Readonly<Record<string, string | string[]>>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const known = DOCUMENT_FILES.find((name) => name === file);
    if (!known || !/^\d{1,12}$/.test(String(expires))) throw notFound({ en: 'file', es: 'ese archivo' });
    const capability = { tenantId: tenant, documentId: id, file: known, expires: Number(expires) };
    const verdict = verifyCapability(
      this.urls.keys,
      capability,
      { keyId: String(key), signature: String(signature) },
      Math.floor(Date.now() / 1000),
    );
    if (verdict === 'invalid') throw notFound({ en: 'file', es: 'ese archivo' });
    if (verdict === 'expired' && isBrowser(request)) return sendPage(request, reply, 410, missingPage('expired'));
    if (verdict === 'expired')
      throw new Problem(410, 'url_expired', {
        en: 'This URL has expired. GET the document for a fresh one.',
        es: 'Esta URL venció. Pida el documento con GET para obtener una nueva.',
      });
    return this.files.send(() => this.documents.findAny(tenant, id), known, reply);
  }
}

/** A buyer opens such URLs too, from a mail that may be old. */
const isBrowser = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;
