import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { BUYER_PAGE, capabilityUrl, type DocumentFile, verifyCapability } from '@rubrica/contracts';
import { searchUrl } from '@rubrica/fiscal';
import type { FastifyReply } from 'fastify';
import { CaughtUp } from '../document/caught-up.process.js';
import { fileOf } from '../document/document-resource.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import { FileUrlMint } from '../document/file-url-mint.js';
import { profileOf, TenantStore } from '../tenant/tenant.store.js';
import { type BuyerDocument, buyerPage, missingPage } from './buyer-page.js';
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
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const end = /^\d{1,12}$/.test(String(expires)) ? Number(expires) : 0;
    const verdict = verifyCapability(
      this.urls.keys,
      { tenantId: tenant, documentId: id, file: BUYER_PAGE, expires: end },
      { keyId: String(key), signature: String(signature) },
      Math.floor(Date.now() / 1000),
    );
    if (verdict === 'invalid') return sendPage(reply, 404, missingPage('absent'));
    if (verdict === 'expired') return sendPage(reply, 410, missingPage('expired'));
    await this.caughtUp.wait();
    const row = await this.documents.findAny(tenant, id);
    if (!row) return sendPage(reply, 404, missingPage('absent'));
    sendPage(reply, 200, buyerPage(await this.documentOf(row, end)));
  }

  private async documentOf(row: DocumentRow, expires: number): Promise<BuyerDocument> {
    const { view, draft, totals, environment, kind } = row;
    const { legal_name, nit, check_digit, email } = profileOf(await this.tenants.get(row.tenant_id), row.livemode);
    const state = stateOf(row);
    const isKnown = state === 'valid' && environment !== 'test' && view.cufe !== null;
    return {
      kind,
      number: view.number ?? '',
      issuer: { legalName: legal_name, nit: `${nit}-${check_digit}`, email },
      buyer: row.customer?.legal_name ?? null,
      issuedAt: view.issued_at,
      payable: { amount: totals.payable_amount, currency: draft.currency },
      cufe: view.cufe,
      state,
      dianUrl: isKnown ? searchUrl(view.cufe ?? '', environment === 'production' ? '1' : '2') : null,
      files: {
        pdf: this.pathOf(row, 'pdf', expires),
        xml: this.pathOf(row, 'xml', expires),
        zip: this.pathOf(row, 'attached-document', expires),
      },
    };
  }

  /** The files can be opened as long as the page. */
  private pathOf(row: DocumentRow, file: DocumentFile, expires: number): string | null {
    const name = fileOf(row, file);
    if (name === 'coming' || name === 'never') return null;
    const { publicBaseUrl, keys } = this.urls.now();
    const url = capabilityUrl(publicBaseUrl, keys, { tenantId: row.tenant_id, documentId: row.id, file, expires });
    const { pathname, search } = new URL(url);
    return pathname + search;
  }
}

const stateOf = ({ environment, view: { status } }: DocumentRow): BuyerDocument['state'] => {
  if (status === 'rejected_by_dian' || status === 'failed') return 'rejected';
  if (environment === 'test') return 'test';
  if (status === 'accepted_by_dian') return 'valid';
  return status === 'accepted_contingency' ? 'contingency' : 'underWay';
};
