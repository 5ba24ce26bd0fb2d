import { Injectable } from '@nestjs/common';
import type { CertificateUse, CertificateUseDay } from '@rubrica/contracts';
import { Database } from '@rubrica/eventing';
import { type Condition, type List, type ListQuery, offsetTime, readList } from '@rubrica/service';
import type { KeyUse } from './audit-chain.js';

interface UseRow {
  readonly position: string;
  readonly certificate_id: string;
  readonly document_id: string;
  readonly purpose: KeyUse['purpose'];
  readonly signed_info_hash: string;
  readonly at: string;
}

/** Days that are counted in one answer at most. */
const MOST_DAYS = 92;

/** Answers what a certificate has signed, by the tenant's audit chain. */
@Injectable()
export class CertificateUsesStore {
  constructor(private readonly database: Database) {}

  /** Returns a page of the uses, the latest first. The id of a use is its position in the chain. */
  list(tenantId: string, certificateId: string, query: ListQuery): Promise<List<CertificateUse>> {
    const scope: Condition[] = [
      ['tenant_id = ?', tenantId],
      ['certificate_id = ?', certificateId],
    ];
    const byId = (id: string): Condition => ['position = ?', /^\d{1,15}$/.test(id) ? id : '0'];
    const url = `/v1/certificates/${certificateId}/uses`;
    return readList(this.database, url, { table: 'signature_audit', scope, byId }, query, useOf);
  }

  /** Returns the newest days on which it signed, each with the number of uses. */
  async days(tenantId: string, certificateId: string): Promise<List<CertificateUseDay>> {
    const rows = await this.database.query<{ day: string; uses: string }>(
      `select day::text, uses from certificate_use_days where tenant_id = $1 and certificate_id = $2
        order by day desc limit ${MOST_DAYS}`,
      [tenantId, certificateId],
    );
    const data = rows.map(({ day, uses }) => ({ object: 'certificate_use_day' as const, day, uses: Number(uses) }));
    return { object: 'list', url: `/v1/certificates/${certificateId}/uses/days`, has_more: false, data };
  }
}

const useOf = ({ position, certificate_id, document_id, purpose, signed_info_hash, at }: UseRow): CertificateUse => ({
  id: position,
  object: 'certificate_use',
  position: Number(position),
  ...{ certificate_id, document_id, purpose, signed_info_hash },
  at: offsetTime(at),
});
