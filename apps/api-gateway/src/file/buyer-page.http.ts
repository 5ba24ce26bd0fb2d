import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  BUYER_PAGE,
  capabilityUrl,
  type DocumentFile,
  type DocumentStatus,
  verifyCapability,
} from '@rubrica/contracts';
import { searchUrl } from '@rubrica/fiscal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { kindOf, type NamedDocument } from '@rubrica/kinds';
import { CaughtUp } from '../document/caught-up.process.js';
import { fileOf } from '../document/document-resource.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import { FileUrlMint } from '../document/file-url-mint.js';
import { profileOf, TenantStore } from '../tenant/tenant.store.js';
import { type BuyerDocument, buyerPage, type BuyerVerdict } from './buyer-page.js';
import { missingPage } from './missing-page.js';
import { sendPage } from './page-answer.js';

/** The page of a document for its buyer, by capability URL. */
@Controller()
export class BuyerPageController {
  constructor(
    private readonly documents: DocumentStore,
    private readonly tenants: TenantStore,
    private readonly caughtUp: CaughtUp,
    private readonly urls: FileUrlMint,
  ) {}

  @Get(`files/:tenant/:id/${BUYER_PAGE}`)
  async show(
    @Param() { tenant, id }: { readonly tenant: string; readonly id: string },
    @Query() { expires, key, signature }: Readonly<Record<string, string | string[]>>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const end = /^\d{1,12}$/.test(String(expires)) ? Number(expires) : 0;
    const verdict = verifyCapability(
      this.urls.keys,
      { tenantId: tenant, documentId: id, file: BUYER_PAGE, expires: end },
      { keyId: String(key), signature: String(signature) },
      Math.floor(Date.now() / 1000),
    );
    if (verdict === 'invalid') return sendPage(request, reply, 404, missingPage('absent'));
    if (verdict === 'expired') return sendPage(request, reply, 410, missingPage('expired'));
    await this.caughtUp.wait();
    const row = await this.documents.findAny(tenant, id);
    if (!row) return sendPage(request, reply, 404, missingPage('absent'));
    sendPage(request, reply, 200, buyerPage(await this.documentOf(row, end)));
  }

  private async documentOf(row: DocumentRow, expires: number): Promise<BuyerDocument> {
    const { view, draft, totals, environment, kind } = row;
    const { legal_name, nit, check_digit, email } = profileOf(await this.tenants.get(row.tenant_id), row.livemode);
    return {
      kind,
      number: view.number ?? '',
      environment,
      issuer: { legalName: legal_name, nit: `${nit}-${check_digit}`, email },
      buyer: row.customer?.legal_name ?? null,
      issuedAt: view.issued_at,
      dueDate: kindOf(kind).asksForPayment ? (draft.payment_means?.due_date ?? null) : null,
      draft,
      corrected: await this.correctedOf(row),
      payable: { amount: totals.payable_amount, currency: draft.currency },
      cufe: view.cufe,
      verdict: verdictOf(row),
      files: {
        pdf: this.pathOf(row, 'pdf', expires),
        xml: this.pathOf(row, 'xml', expires),
        zip: this.pathOf(row, 'attached-document', expires),
      },
    };
  }

  private async correctedOf({ tenant_id, invoice_id }: DocumentRow): Promise<NamedDocument | null> {
    const { number, issued_at: issuedAt } =
      (invoice_id === null ? undefined : await this.documents.findAny(tenant_id, invoice_id))?.view ?? {};
    return number && issuedAt ? { number, issuedAt } : null;
  }

  /** The files can be opened as long as the page. */
  private pathOf(row: DocumentRow, file: DocumentFile, expires: number): string | null {
    const name = fileOf(row, file);
    if (name === 'coming' || name === 'never') return null;
    const { filesUrl, keys } = this.urls.now();
    const url = capabilityUrl(filesUrl, keys, { tenantId: row.tenant_id, documentId: row.id, file, expires });
    const { pathname, search } = new URL(url);
    return pathname + search;
  }
}

const VERDICTS: Readonly<Record<DocumentStatus, BuyerVerdict['is']>> = {
  queued: 'waiting',
  signed: 'waiting',
  submitted: 'waiting',
  accepted_by_dian: 'accepted',
  accepted_contingency: 'contingency',
  rejected_by_dian: 'rejected',
  failed: 'failed',
};

const verdictOf = ({ environment, view: { status, cufe, dian } }: DocumentRow): BuyerVerdict => {
  const is = VERDICTS[status];
  const isKnown = is === 'accepted' && environment !== 'test' && cufe !== null;
  return {
    is,
    at: is === 'accepted' ? (dian?.validated_at ?? null) : null,
    url: isKnown ? searchUrl(cufe, environment === 'production' ? '1' : '2') : null,
  };
};
