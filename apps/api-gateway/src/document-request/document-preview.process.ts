import { Injectable } from '@nestjs/common';
import {
  bothOf,
  type Caller,
  correctionSentence,
  documentIssuerRoutes,
  DocumentKindName,
  PreviewAnswer,
  type PreviewRequest,
} from '@rubrica/contracts';
import { type DocumentDraft, DocumentTotals, type Fault, faultWith, notifications, searchUrl } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { Clock, errorIn, inItsTurn, InternalClient, type Language, Problem } from '@rubrica/service';
import { type Static, Type } from '@sinclair/typebox';
import { TenantSlots } from '../access/tenant-slots.js';
import { type CheckedDocument, DocumentCheck } from './document-check.process.js';
import { EnvironmentName, RuleMessageResource, WaitingReasonName } from '../document/document-resource.js';
import { type AcceptanceCode, AcceptedInvoiceView } from '../document/accepted-invoice.view.js';
import type { DocumentRow } from '../document/document-row.js';
import type { KindOfDocument } from '../document/kind-of-document.js';

const { type_code, number, prefix, numbering_range_id, issued_at, cufe } = PreviewAnswer.properties;

// The route of document-issuer was released with any text as reason.
const PreviewWaiting = Type.Object(
  { reason: Type.Unsafe<string>(WaitingReasonName), action: Type.String() },
  { title: 'PreviewWaiting' },
);

const Warning = Type.Object(
  {
    pointer: Type.String({ description: 'JSON pointer into the body' }),
    code: Type.String(),
    detail: Type.String(),
    fix: Type.Union([Type.String(), Type.Null()]),
    rule: Type.Union([Type.String(), Type.Null()], {
      description: "The tax authority's id of the rule; null where none is behind it",
    }),
  },
  { title: 'Warning' },
);

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
    waiting: Type.Union([PreviewWaiting, Type.Null()], { description: 'What the document would wait for' }),
    messages: Type.Array(RuleMessageResource, {
      description: 'What the tax authority would remark without rejecting it; `warnings` has it too',
    }),
    warnings: Type.Array(Warning, {
      description: 'What is unusual, and what the tax authority would remark; a POST of the same body is accepted',
    }),
  },
  { title: 'Preview' },
);
export type PreviewResource = Static<typeof PreviewResource>;

/** Previews of one tenant that are drawn at the same time: one takes some 10 ms, one of 2,000 lines a second. */
const MOST_DRAWINGS = 4;

const TOO_MANY = {
  en: `At most ${MOST_DRAWINGS} previews are drawn at the same time.`,
  es: `Se dibujan a lo sumo ${MOST_DRAWINGS} vistas previas al mismo tiempo.`,
};

/** The checked draft has what a note copies from the document that it corrects. */
const requestOf = (
  kind: KindOfDocument['kind'],
  { environment, draft, issuer, counterparty, corrected }: CheckedDocument,
): PreviewRequest => ({ kind, environment, draft, issuer, counterparty, invoice_id: corrected?.id ?? null });

/** Says of a note to a document that has failed that this one can be retried. */
const actionOf = ({ reason, action }: { reason: string; action: string }, corrected: DocumentRow | null): string =>
  reason === 'invoice_not_accepted' && corrected?.view.status === 'failed'
    ? correctionSentence('retry', corrected.kind)
    : action;

/**
 * Previews a document: checks it here and asks document-issuer, which has range and technical key, for number and hash
 * (ADR 0037).
 */
@Injectable()
export class DocumentPreview {
  private readonly drawings = new TenantSlots(MOST_DRAWINGS);

  constructor(
    private readonly check: DocumentCheck,
    private readonly internal: InternalClient,
    private readonly accepted: AcceptedInvoiceView,
    private readonly clock: Clock,
  ) {}

  async previewOf(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    body: DocumentDraft,
    language: Language,
  ): Promise<PreviewResource> {
    const { kind } = kindOfDocument;
    const checked = await this.check.check(caller, kindOfDocument, body);
    const { draft, environment, issuer, counterparty, corrected, totals, remarks } = checked;
    const request = requestOf(kind, checked);
    const context = { now: this.clock.now(), livemode: caller.livemode, issuerNit: issuer.nit };
    const issued = await this.internal.call(documentIssuerRoutes.preview, { caller, body: request });
    const warnings = [
      ...checked.warnings,
      ...(await inItsTurn(() => kindOf(kind).body.warnings(draft, counterparty, context))),
      ...notifications(remarks),
      ...lackOfNumbers(issued.waiting),
      ...(await this.acceptance(kind, corrected)),
    ];
    return {
      object: 'preview',
      kind,
      livemode: caller.livemode,
      environment,
      ...issued,
      waiting: issued.waiting && { ...issued.waiting, action: bothOf(actionOf(issued.waiting, corrected))[language] },
      qr_url: issued.cufe === null ? null : searchUrl(issued.cufe, environment === 'production' ? '1' : '2'),
      totals,
      messages: remarks.map(({ rule, severity, detail, pointer, cause, fix }) => ({
        rule,
        severity,
        detail: detail[language],
        pointer,
        cause: cause[language],
        fix: fix[language],
      })),
      warnings: warnings.map((warning) => ({ fix: null, rule: null, ...errorIn(language, warning) })),
    };
  }

  /** Returns the PDF of what would be issued, watermarked, or throws what a preview throws. */
  async drawingOf(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    body: DocumentDraft,
    language: Language,
  ): Promise<Buffer> {
    const drawn = await this.drawings.within(caller.tenantId, async () => {
      const checked = await this.check.check(caller, kindOfDocument, body);
      const request = { ...requestOf(kindOfDocument.kind, checked), language };
      return this.internal.call(documentIssuerRoutes.drawPreview, { caller, body: request });
    });
    if (!drawn) throw new Problem(429, 'rate_limited', TOO_MANY, [], { 'retry-after': '1' });
    return Buffer.from(drawn.pdf, 'base64');
  }

  /** Warns that DIAN takes no note on an invoice that is accepted, as far as that is known here. */
  private async acceptance(kind: KindOfDocument['kind'], corrected: DocumentRow | null): Promise<Fault[]> {
    const code = corrected && (await this.accepted.acceptanceOf(corrected.id));
    return code
      ? [faultWith(`#/${kindOf(kind).corrects?.field ?? ''}`, 'invoice_accepted', accepted(code), AFTER)]
      : [];
  }
}

/** Warns that the document would wait for a number. */
const lackOfNumbers = (waiting: PreviewAnswer['waiting']): Fault[] =>
  waiting?.reason === 'range_exhausted'
    ? [faultWith('#/numbering_range_id', waiting.reason, bothOf(waiting.action))]
    : [];

const accepted = (code: AcceptanceCode) =>
  code === '033'
    ? {
        en: 'The buyer has accepted the invoice expressly (event 033): DIAN takes no note on it.',
        es: 'El adquirente aceptó expresamente la factura (evento 033): la DIAN no recibe notas sobre ella.',
      }
    : {
        en: 'The invoice is accepted tacitly (event 034): DIAN takes no note on it.',
        es: 'La factura está aceptada tácitamente (evento 034): la DIAN no recibe notas sobre ella.',
      };

const AFTER = {
  rule: 'LGC15',
  fix: {
    en: 'Agree with the buyer on another way: this invoice can be corrected no more.',
    es: 'Acuerde otra forma con el adquirente: esta factura ya no se puede corregir.',
  },
};
