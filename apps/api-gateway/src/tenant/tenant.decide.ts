import { Refusal } from '@rubrica/contracts';
import type { Profile, Tenant, TenantEvent } from './tenant.js';

export type TenantCommand =
  | {
      readonly type: 'RegisterTenant';
      readonly tenantId: string;
      readonly profile: Profile;
      readonly profileBlob: string;
    }
  | { readonly type: 'ChangeTenantProfile'; readonly profile: Profile; readonly profileBlob: string }
  | { readonly type: 'ChangeTestProfile'; readonly changes: Partial<Profile> }
  | { readonly type: 'GoLive' };

export const decide = (command: TenantCommand, tenant: Tenant): readonly TenantEvent[] => {
  switch (command.type) {
    case 'RegisterTenant':
      if (tenant.status !== 'unknown') return [];
      return [
        {
          type: 'TenantRegistered',
          data: { tenant_id: command.tenantId, profile: command.profile, profile_blob: command.profileBlob },
        },
      ];
    case 'ChangeTenantProfile': {
      if (tenant.status === 'unknown')
        throw new Refusal('not_found', { en: 'No such tenant.', es: 'No existe ese cliente.' }, 404);
      if (command.profile.nit !== tenant.profile.nit) {
        throw new Refusal('nit_not_changeable', {
          en: "A tenant's NIT is the operator's to change: documents, ranges and certificates hang on it.",
          es: 'El NIT de un cliente solo lo cambia el operador: de él dependen documentos, rangos y certificados.',
        });
      }
      return [
        {
          type: 'TenantProfileChanged',
          data: { tenant_id: tenant.id, profile: command.profile, profile_blob: command.profileBlob },
        },
      ];
    }
    case 'ChangeTestProfile':
      if (tenant.status === 'unknown')
        throw new Refusal('not_found', { en: 'No such tenant.', es: 'No existe ese cliente.' }, 404);
      return [{ type: 'TenantTestProfileChanged', data: { tenant_id: tenant.id, changes: command.changes } }];
    case 'GoLive':
      if (tenant.status === 'unknown')
        throw new Refusal('not_found', { en: 'No such tenant.', es: 'No existe ese cliente.' }, 404);
      if (tenant.liveEnvironment === 'production') return [];
      return [{ type: 'TenantWentLive', data: { tenant_id: tenant.id } }];
  }
};
