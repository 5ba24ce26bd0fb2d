import { Injectable } from '@nestjs/common';
import { type Caller, documentIssuerRoutes, PreviewAnswer, type PreviewRequest } from '@rubrica/contracts';
import { type DocumentDraft, DocumentTotals, searchUrl } from '@rubrica/fiscal';
import { InternalHttp } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { DocumentCheck } from './document-check.process.js';
import { DocumentKindName, EnvironmentName, RuleMessageResource } from '../document/document-resource.js';
import type { KindOfDocument } from '../document/kind-of-document.js';

const { type_code, number, prefix, numbering_range_id, issued_at, cufe, waiting } = PreviewAnswer.properties;

/** The document that a request would give, without its number being spent. */
export const PreviewResource = Type.Object(
  {
    object: Type.Literal('preview'),
    kind: DocumentKindName,
    livemode: Type.Boolean(),
    environment: EnvironmentName,
    type_code,
    number,
    prefix,
    numbering_range_id,
    issued_at,
    cufe,
    qr_url: Type.Union([Type.String(), Type.Null()]),
    totals: DocumentTotals,
    waiting,
    messages: Type.Array(RuleMessageResource, {
      description: 'What the tax authority would remark without rejecting it',
    }),
  },
  { title: 'Preview' },
);
export type PreviewResource = Static<typeof PreviewResource>;

/**
 * Previews a document: checks it here and asks document-issuer, which has range and technical key, for number and hash.
 */
@Injectable()
export class DocumentPreview {
  constructor(
    private readonly check: DocumentCheck,
    private readonly internal: InternalHttp,
  ) {}

  async previewOf(caller: Caller, kindOfDocument: KindOfDocument, draft: DocumentDraft): Promise<PreviewResource> {
    const { kind } = kindOfDocument;
    const { environment, supplier, customer, invoice, totals, remarks } = await this.check.check(
      caller,
      kindOfDocument,
      draft,
    );
    const request: PreviewRequest = { kind, environment, draft, supplier, customer, invoice_id: invoice?.id ?? null };
    const issued = await this.internal.ask(documentIssuerRoutes.preview, { caller, body: request });
    return {
      object: 'preview',
      kind,
      livemode: caller.livemode,
      environment,
      ...issued,
      qr_url: issued.cufe === null ? null : searchUrl(issued.cufe, environment === 'production' ? '1' : '2'),
      totals,
      messages: remarks.map(({ rule, severity, detail, pointer, cause, fix }) => ({
        rule,
        severity,
        detail,
        pointer,
        cause: cause.en,
        fix: fix.en,
      })),
    };
  }
}
