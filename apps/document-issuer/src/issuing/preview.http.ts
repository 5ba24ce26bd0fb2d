import { Controller } from '@nestjs/common';
import { bothOf, documentIssuerRoutes as routes, type InputOf, type PreviewAnswer } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { colombianDate, colombianTimestamp } from '@rubrica/fiscal';
import { kindOf } from '@rubrica/kinds';
import { Clock, InternalInput, InternalRoute, Problem } from '@rubrica/service';
import { CertificateVaultClient } from '@rubrica/vault-client';
import { randomUUID } from 'node:crypto';
import { DocumentIssuerSettings, fiscalOptions } from '../config.js';
import { type AllottableRange, Allotter, isUsedUp, type RangeWish } from '../numbering-range/allotment.js';
import { NumberingRangeStore } from '../numbering-range/numbering-range.store.js';
import { succession } from '../numbering-range/succession.js';
import { testRangeFor, unregistered } from '../numbering-range/test-range.js';
import { SoftwareStore } from '../software/software.store.js';
import type { DocumentCommand } from '../document/document.decide.js';
import { type Document, requestedDocument } from '../document/document.js';
import { documentAggregate } from '../document/document.messages.js';
import { nextStep, wishOf } from './planning.js';

/** Answers how a document would be issued now, by the same decision that issues it. Nothing is stored. */
@Controller()
export class PreviewController {
  constructor(
    private readonly database: Database,
    private readonly ranges: NumberingRangeStore,
    private readonly software: SoftwareStore,
    private readonly vault: CertificateVaultClient,
    private readonly clock: Clock,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  @InternalRoute(routes.preview)
  async preview(@InternalInput() { caller, body }: InputOf<typeof routes.preview>): Promise<PreviewAnswer> {
    const { tenantId } = caller;
    const { kind, environment, draft, issuer, counterparty, invoice_id } = body;
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
    switch (step.does) {
      case 'plan': {
        const { type_code, issued_at, cufe } = step.plan;
        return { ...numberOf(step.commands), type_code, issued_at, cufe, waiting: null };
      }
      case 'wait':
        return {
          number: null,
          prefix: null,
          numbering_range_id: null,
          type_code: kindOf(kind).typeCodeOf(draft),
          issued_at: draft.issued_at ?? colombianTimestamp(now),
          cufe: null,
          waiting: step.data,
        };
      case 'fail':
        throw new Problem(409, step.code, bothOf(step.detail));
      case 'sign':
        throw new Error('a document that was never planned is to be signed');
    }
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

const numberOf = (
  commands: readonly DocumentCommand[],
): Pick<PreviewAnswer, 'number' | 'prefix' | 'numbering_range_id'> => {
  const taken = commands.find(({ type }) => type === 'TakeNumber');
  if (taken?.type !== 'TakeNumber') throw new Error('a preview took no number');
  const { number, prefix, numbering_range_id } = taken.data;
  return { number, prefix, numbering_range_id: numbering_range_id === '' ? null : numbering_range_id };
};
