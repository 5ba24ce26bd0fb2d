import { Injectable } from '@nestjs/common';
import { type Caller, certificateVaultRoutes, dianSubmitterRoutes } from '@rubrica/contracts';
import { COUNTERPARTY_ROLES, type CounterpartyRole, KINDS, NEWEST_API_VERSION } from '@rubrica/kinds';
import { BlobStore, InternalClient, offsetTime, withOffsetTimes } from '@rubrica/service';
import { counterpartyResource } from '../counterparty/counterparty.http.js';
import { CounterpartyStore } from '../counterparty/counterparty.store.js';
import { CaughtUp } from '../document/caught-up.process.js';
import { DocumentResources } from '../document/document-resource.process.js';
import { documentIn } from '../document/document-resource.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import { DocumentViews, type TimelineRow } from '../document/document.view.js';
import { invoiceEventIn } from '../forwarding/invoice-event-resource.js';
import { receivedDocumentIn } from '../forwarding/received-document-resource.js';
import { tenantResource } from '../tenant/tenant-resource.js';
import { profileOf, TenantStore } from '../tenant/tenant.store.js';
import { filesOf } from './document-files.js';
import type { ExportRow } from './export.js';
import { EXPORT_ASSETS } from './export-asset.disk.js';
import { ExportLists, type Listed } from './export-lists.client.js';
import { type FoundFile, partName } from './export-part.js';
import { xmlIn } from './package-xml.js';
import { ReceivedDocumentFiles } from './received-document-files.client.js';

/** What one step has found. */
export interface FoundPage {
  readonly files: readonly FoundFile[];
  readonly documents: number;
  /** Where the section goes on; null: it has no more. */
  readonly cursor: string | null;
}

const DOCUMENTS_PER_PAGE = 50;
const ROWS_PER_PAGE = 500;
const RECEIVED_PER_PAGE = '10';
const NOTHING: FoundPage = { files: [], documents: 0, cursor: null };

/** Gathers what is in an export, page by page: a page is the same when it is gathered again. */
@Injectable()
export class ExportContents {
  constructor(
    private readonly tenants: TenantStore,
    private readonly lists: ExportLists,
    private readonly counterparties: CounterpartyStore,
    private readonly documents: DocumentStore,
    private readonly views: DocumentViews,
    private readonly resources: DocumentResources,
    private readonly caughtUp: CaughtUp,
    private readonly internal: InternalClient,
    private readonly blobs: BlobStore,
  ) {}

  /** Returns the next page of an export that is under way. */
  page(row: ExportRow): Promise<FoundPage> {
    switch (row.section) {
      case 'tenant':
        return this.tenant(row);
      case 'received-documents':
        return this.received(row);
      case 'key-uses':
        // The chain is one for both modes, and a test key reads nothing of live mode.
        return row.livemode ? this.keyUses(row) : Promise.resolve(NOTHING);
      case 'end':
        return Promise.resolve({ files: EXPORT_ASSETS, documents: 0, cursor: null });
    }
    const list = this.lists.page(row.section, callerOf(row), row.cursor);
    if (list !== null) return listed(row, list);
    const role = COUNTERPARTY_ROLES.find(({ path }) => path === row.section);
    return role ? this.ofCounterparties(row, role) : this.ofDocuments(row);
  }

  private async tenant({ tenant_id, livemode, created_at }: ExportRow): Promise<FoundPage> {
    await this.caughtUp.wait();
    const row = await this.tenants.get(tenant_id);
    const { logo } = profileOf(row, livemode);
    const provider = await this.lists.loginProvider(tenant_id);
    const about = { livemode, as_of: offsetTime(created_at) };
    return {
      ...NOTHING,
      files: [
        fileOf('export.json', about),
        fileOf('tenant.json', tenantResource(row, livemode)),
        ...(provider ? [fileOf('oidc-provider.json', provider)] : []),
        ...(logo
          ? [await this.fromBlob(tenant_id, { path: `logo.${logo.media_type.split('/')[1] ?? ''}`, blob: logo.blob })]
          : []),
      ],
    };
  }

  private async ofCounterparties(row: ExportRow, role: CounterpartyRole): Promise<FoundPage> {
    const rows = await this.counterparties.after(callerOf(row), role, row.cursor || '0', ROWS_PER_PAGE);
    const cursor = rows.length === ROWS_PER_PAGE ? (rows.at(-1)?.position ?? null) : null;
    return {
      ...NOTHING,
      files: linesOf(
        row,
        role.path,
        rows.map((one) => counterpartyResource(role, one)),
      ),
      cursor,
    };
  }

  private async ofDocuments(row: ExportRow): Promise<FoundPage> {
    const kind = KINDS.find(({ api }) => api.path === row.section);
    if (!kind) throw new Error(`an export has no section ${row.section}`);
    const { path } = kind.api;
    const until = row.created_at;
    const rows = await this.documents.after(callerOf(row), kind.name, {
      cursor: row.cursor,
      until,
      limit: DOCUMENTS_PER_PAGE,
    });
    const timelines = Map.groupBy(await this.views.timelinesOf(rows.map(({ id }) => id)), (fact) => fact.document_id);
    const resources: object[] = [];
    const files: FoundFile[] = [];
    // One document after the other, so that no more than its files are read at once.
    for (const document of rows) {
      const facts = timelines.get(document.id) ?? [];
      resources.push(withoutUrls(documentIn('en', await this.resources.resourceOf(document))));
      const found = filesOf(`${path}/${nameOf(document)}`, facts);
      files.push(...(await Promise.all(found.map((file) => this.fromBlob(row.tenant_id, file)))));
    }
    return {
      files: [
        ...linesOf(row, path, resources),
        ...linesOf(row, 'timelines', [...timelines.values()].flat().map(timelineLine)),
        ...files,
      ],
      documents: rows.length,
      cursor: rows.length === DOCUMENTS_PER_PAGE ? (rows.at(-1)?.cursor ?? null) : null,
    };
  }

  /** Reads few at once, since strangers made the files. */
  private async received(row: ExportRow): Promise<FoundPage> {
    const caller = callerOf(row);
    const query = { limit: RECEIVED_PER_PAGE, ...(row.cursor === '' ? {} : { starting_after: row.cursor }) };
    const list = await this.internal.call(dianSubmitterRoutes.listReceivedDocuments, { caller, query });
    const source = new ReceivedDocumentFiles(this.internal, this.blobs, caller);
    const events: object[] = [];
    const files: FoundFile[] = [];
    for (const document of list.data) {
      const issued = await source.eventsOf(document);
      events.push(...issued.map((event) => invoiceEventIn('en', event)));
      files.push(...(await source.of(document, issued)));
    }
    const resources = list.data.map((document) => receivedDocumentIn('en', document));
    return {
      files: [...linesOf(row, row.section, resources), ...linesOf(row, 'document-events', events), ...files],
      documents: list.data.length,
      cursor: list.has_more ? (list.data.at(-1)?.id ?? null) : null,
    };
  }

  private async keyUses(row: ExportRow): Promise<FoundPage> {
    const { length, hash, entries } = await this.internal.call(certificateVaultRoutes.listKeyUses, {
      params: { tenant: row.tenant_id },
      query: { after: row.cursor || '0' },
    });
    const last = entries.at(-1)?.position ?? Number(row.cursor || '0');
    const isEnd = last >= length || entries.length === 0;
    return {
      ...NOTHING,
      files: [...linesOf(row, 'key-uses', entries), ...(isEnd ? [fileOf('key-uses/end.json', { length, hash })] : [])],
      cursor: isEnd ? null : String(last),
    };
  }

  private async fromBlob(
    tenantId: string,
    { path, blob, isInZip }: ReturnType<typeof filesOf>[number],
  ): Promise<FoundFile> {
    const bytes = await this.blobs.get(tenantId, blob);
    return isInZip ? { path, blob, isInZip, bytes: xmlIn(bytes) } : { path, blob, bytes };
  }
}

/** The tenant as other services are to know it: they answer what its key of role `full` may read. */
const callerOf = ({ tenant_id, livemode, ordered_by }: ExportRow): Caller => ({
  tenantId: tenant_id,
  livemode,
  keyId: ordered_by,
  role: 'full',
  version: NEWEST_API_VERSION,
});

const fileOf = (path: string, content: object): FoundFile => ({
  path,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

/** Returns a file with one line of JSON for each object, named by the part in which it is; none for none. */
const linesOf = ({ parts }: ExportRow, folder: string, objects: readonly object[]): FoundFile[] => {
  if (objects.length === 0) return [];
  const lines = objects.map((object) => `${JSON.stringify(object)}\n`).join('');
  return [{ path: `${folder}/${partName(parts + 1)}.ndjson`, bytes: Buffer.from(lines) }];
};

const listed = async (row: ExportRow, asked: Promise<Listed>): Promise<FoundPage> => {
  const { has_more, data, cursor = has_more ? (data.at(-1)?.id ?? null) : null } = await asked;
  return { ...NOTHING, files: linesOf(row, row.section, data), cursor };
};

/** Returns the folder of a document: its number, if it has one, and its id. */
const nameOf = ({ id, view }: DocumentRow): string => (view.number === null ? id : `${view.number}-${id}`);

const URLS = ['pdf_url', 'xml_url', 'attached_document_url'];

/** Removes what expires: the files are in the export. */
const withoutUrls = (resource: object): object =>
  Object.fromEntries(Object.entries(resource).filter(([name]) => !URLS.includes(name)));

/** A fact as the timeline of the API shows it, with the names of its blobs, which are the SHA-256 of what is in them. */
const timelineLine = ({ document_id, type, time, service, data }: TimelineRow): object => ({
  document_id,
  type,
  time: offsetTime(time),
  service,
  data: withOffsetTimes(data),
});
