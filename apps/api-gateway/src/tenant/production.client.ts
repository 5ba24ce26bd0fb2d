import { Injectable } from '@nestjs/common';
import type { Fault } from '@rubrica/fiscal';
import { InternalHttp } from '@rubrica/service';

/** What production needs, with the service that owns it. Each service copies its part from habilitación. */
const OWNED = [
  {
    owner: 'document-issuer',
    part: 'production-software',
    missing: {
      pointer: '/v1/tenant#/software',
      code: 'required',
      detail: 'No software is registered: documents name it, and their notes are hashed with its PIN.',
      fix: 'Send id and PIN of your DIAN portal with PATCH /v1/tenant.',
    },
  },
  {
    owner: 'certificate-vault',
    part: 'production-certificate',
    missing: {
      pointer: '/v1/certificates#',
      code: 'certificate_missing',
      detail: 'No certificate of live mode is valid now: nothing could be signed.',
      fix: 'Upload one with POST /v1/certificates.',
    },
  },
] as const;

const pathOf = (tenantId: string, part: string): string => `/internal/tenants/${tenantId}/${part}`;

/** Asks other services whether they are ready for a tenant to go live, and to prepare it. */
@Injectable()
export class Production {
  constructor(private readonly internal: InternalHttp) {}

  /** Returns what is missing; nothing when documents of production can be issued. */
  async missing(tenantId: string): Promise<Fault[]> {
    const found = await Promise.all(
      OWNED.map(async ({ owner, part, missing }) => {
        const { ready } = await this.internal.call<{ ready: boolean }>(owner, 'GET', pathOf(tenantId, part));
        return ready ? [] : [missing];
      }),
    );
    return found.flat();
  }

  /** Safe to repeat. */
  async prepare(tenantId: string): Promise<void> {
    for (const { owner, part } of OWNED) await this.internal.call(owner, 'POST', pathOf(tenantId, part));
  }
}
