import { Injectable } from '@nestjs/common';
import type { DocumentRequest } from '@rubrica/contracts';
import { type DocumentTypeCode, type FiscalDocument, fiscalDocument } from '@rubrica/fiscal';
import { documentXml, type UnsignedXml } from '@rubrica/ubl';
import { DocumentIssuerSettings } from '../config.js';
import { NumberingRangeStore } from '../numbering-range/numbering-range.store.js';
import { SoftwareStore } from '../software/software.store.js';
import type { KnownDocument } from './document.js';

export interface Composed {
  readonly fiscal: FiscalDocument;
  readonly xml: UnsignedXml;
}

/** From what was asked for and what was decided to the document: the same input gives the same bytes. */
@Injectable()
export class Composer {
  private readonly technicalKeys = new Map<string, string | null>();

  constructor(
    private readonly ranges: NumberingRangeStore,
    private readonly software: SoftwareStore,
    private readonly settings: DocumentIssuerSettings,
  ) {}

  async compose(request: DocumentRequest, document: KnownDocument): Promise<Composed> {
    const fiscal = await this.fiscal(request, document);
    return { fiscal, xml: documentXml(fiscal) };
  }

  async fiscal(request: DocumentRequest, { received, numbered, plan }: KnownDocument): Promise<FiscalDocument> {
    if (!numbered || !plan) throw new Error('a document is composed when it has a number and a plan');
    const software = await this.software.find(received.tenant_id, received.environment);
    if (!software) throw new Error('the software was registered when the plan was made');
    return fiscalDocument({
      draft: request.draft,
      supplier: request.supplier,
      customer: request.customer,
      number: numbered.number,
      prefix: numbered.prefix,
      range: numbered.range,
      issuedAt: plan.issued_at,
      typeCode: plan.type_code as DocumentTypeCode,
      environment: received.environment === 'production' ? '1' : '2',
      software: { id: plan.software_id, pin: software.pin },
      technicalKey: await this.technicalKey(numbered.numbering_range_id),
      options: this.settings,
    });
  }

  /** A range's key never changes. */
  private async technicalKey(rangeId: string): Promise<string | null> {
    const known = this.technicalKeys.get(rangeId);
    if (known !== undefined) return known;
    const key = (await this.ranges.technicalKeys([rangeId])).get(rangeId) ?? null;
    this.technicalKeys.set(rangeId, key);
    return key;
  }
}
