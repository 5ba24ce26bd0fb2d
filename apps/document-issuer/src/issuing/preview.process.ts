import { Injectable } from '@nestjs/common';
import type { Caller, PreviewRequest } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { colombianDate } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { Clock } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings, fiscalOptions } from '../config.js';
import type { RequestContent } from '../document/composition.js';
import { type Document, type RequestedDocument, requestedDocument } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { type AllottableRange, Allotter, isUsedUp, type RangeWish } from '../numbering-range/allotment.js';
import { NumberingRangeStore } from '../numbering-range/numbering-range.store.js';
import { succession } from '../numbering-range/succession.js';
import { testRangeFor, unregistered } from '../numbering-range/test-range.js';
import { SoftwareStore } from '../software/software.store.js';
import { type NextStep, nextStep, wishOf } from './planning.js';

/** What would come of a draft at a moment. */
export interface Preview {
  readonly now: Date;
  readonly document: RequestedDocument;
  readonly request: RequestContent;
  readonly step: NextStep;
}

/** Decides how a draft would be issued now, by the same decision that issues it. Nothing is stored. */
@Injectable()
export class Previews {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly software: SoftwareStore,
    private readonly vault: CertificateVaultClient,
    private readonly clock: Clock,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  async previewOf(
    { tenantId }: Caller,
    { kind, environment, draft, issuer, counterparty, invoice_id }: PreviewRequest,
  ): Promise<Preview> {
    const document = requestedDocument({
      tenant_id: tenantId,
      kind,
      environment,
      request_blob: '',
      numbering_range_id: draft.numbering_range_id ?? null,
      invoice_id,
      corrects: null,
      simulate: null,
    });
    const request = { draft, issuer, counterparty };
    const now = this.clock.now();
    const [certificate, software, ranges, referred] = await Promise.all([
      this.vault.active(tenantId, environment),
      this.software.find({ tenant_id: tenantId, record: kindOf(kind).software, environment }),
      this.candidates(wishOf({ document, request }), colombianDate(now)),
      this.referred(invoice_id),
    ]);
    const known = await this.ranges.technicalKeys(
      this.database,
      ranges.map(({ id }) => id),
    );
    const offered = testRangeFor(wishOf({ document, request }))?.technicalKey;
    const technicalKeys = new Map([...(offered ? [['', offered] as const] : []), ...known]);
    const step = nextStep(
      {
        document,
        request,
        referred,
        corrected: null,
        certificateId: certificate?.id ?? null,
        software: software ?? null,
      },
      {
        now,
        allotter: new Allotter(ranges.map(withPlaceholder)),
        technicalKeys,
        authorized: [],
        options: fiscalOptions(this.settings),
        newSignatureId: randomUUID,
      },
    );
    return { now, document, request, step };
  }

  /** Returns the ranges that fit, or the one that test mode gives to a tenant that has none. */
  private async candidates(wish: RangeWish, day: string): Promise<readonly AllottableRange[]> {
    const { ranges } = succession(await this.ranges.candidatesFor([wish]), day);
    const offered = testRangeFor(wish);
    return ranges.length > 0 || offered === null ? ranges : [unregistered(offered)];
  }

  private async referred(id: string | null): Promise<Document | null> {
    return id === null ? null : (await this.database.load(documentAggregate, id)).state;
  }
}

/** Returns the range with 0 in place of its next number, unless it is used up. */
const withPlaceholder = (range: AllottableRange): AllottableRange =>
  isUsedUp(range) ? range : { ...range, next: 0, returned: [], lastIssuedAt: null };
