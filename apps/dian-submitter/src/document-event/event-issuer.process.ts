import { Injectable } from '@nestjs/common';
import type { EventSender, ReceivingProfile } from '@rubrica/contracts';
import type { TenantProfile } from '@rubrica/fiscal';
import { BlobStore, getJson } from '@rubrica/service';
import { TenantProfileView } from './tenant-profile.view.js';

/** A tenant as its events name it, and what it has issued by itself. */
export interface EventIssuer extends Required<ReceivingProfile> {
  readonly sender: EventSender;
}

/** Reads the profiles of tenants, for events that are issued by themselves. */
@Injectable()
export class EventIssuers {
  constructor(
    private readonly profiles: TenantProfileView,
    private readonly blobs: BlobStore,
  ) {}

  /** Returns undefined where no message has told the profile yet. */
  async of(tenantId: string): Promise<EventIssuer | undefined> {
    const blob = await this.profiles.blobOf(tenantId);
    if (blob === undefined) return undefined;
    const profile = await getJson<TenantProfile & ReceivingProfile>(this.blobs, tenantId, blob);
    const { nit, check_digit, legal_name, organization_type } = profile;
    return {
      sender: { nit, check_digit, legal_name, organization_type },
      receiving_person: profile.receiving_person ?? null,
      auto_acknowledge: profile.auto_acknowledge ?? false,
      auto_tacit_acceptance: profile.auto_tacit_acceptance ?? false,
    };
  }
}
