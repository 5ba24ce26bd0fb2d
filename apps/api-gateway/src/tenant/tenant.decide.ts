import { Refusal } from '@rubrica/contracts';
import type { Lack, Profile, Tenant, TenantEvent } from './tenant.js';

export type TenantCommand =
  | {
      readonly type: 'RegisterTenant';
      readonly tenantId: string;
      readonly profile: Profile;
      readonly profileBlob: string;
    }
  | {
      readonly type: 'ChangeTenantProfile';
      readonly profile: Profile;
      readonly profileBlob: string;
      /** Only an operator may change the NIT. */
      readonly byOperator?: true;
    }
  | { readonly type: 'ChangeTestProfile'; readonly changes: Partial<Profile> }
  /** `lacking`: what production needs and was not there, and is overruled. */
  | { readonly type: 'GoLive'; readonly lacking: readonly Lack[] }
  | { readonly type: 'SuspendTenant'; readonly operator: string; readonly reason: string }
  | { readonly type: 'ResumeTenant'; readonly operator: string }
  | { readonly type: 'RevokeTenant'; readonly operator: string; readonly documentsUnderWay: number }
  | { readonly type: 'EraseTenant'; readonly operator: string; readonly documentsKeptUntil: string | null }
  | { readonly type: 'RecordDocumentsErased' };

export const decide = (command: TenantCommand, tenant: Tenant): readonly TenantEvent[] => {
  if (command.type === 'RegisterTenant') {
    if (tenant.status !== 'unknown') return [];
    const { tenantId, profile, profileBlob } = command;
    return [{ type: 'TenantRegistered', data: { tenant_id: tenantId, profile, profile_blob: profileBlob } }];
  }
  if (tenant.status === 'unknown')
    throw new Refusal('not_found', { en: 'No such tenant.', es: 'No existe esa empresa.' }, 404);
  const { id: tenant_id, status } = tenant;
  if (status === 'revoked') {
    if (command.type === 'RevokeTenant') return [];
    if (command.type === 'EraseTenant') {
      const { operator, documentsKeptUntil: documents_kept_until } = command;
      return tenant.isErased ? [] : [{ type: 'TenantErased', data: { tenant_id, operator, documents_kept_until } }];
    }
    if (command.type === 'RecordDocumentsErased') return [{ type: 'TenantDocumentsErased', data: { tenant_id } }];
    throw new Refusal('tenant_revoked', {
      en: 'The tenant was revoked, for ever: its keys are destroyed. Make another one.',
      es: 'La empresa fue revocada para siempre: sus claves se destruyeron. Cree otra.',
    });
  }
  switch (command.type) {
    case 'ChangeTenantProfile': {
      const { profile, profileBlob, byOperator = false } = command;
      if (profile.nit !== tenant.profile.nit && !byOperator) {
        throw new Refusal('nit_not_changeable', {
          en: "A tenant's NIT is the operator's to change: documents, ranges and certificates hang on it.",
          es: 'El NIT de una empresa solo lo cambia el operador: de él dependen documentos, rangos y certificados.',
        });
      }
      return [{ type: 'TenantProfileChanged', data: { tenant_id, profile, profile_blob: profileBlob } }];
    }
    case 'ChangeTestProfile':
      return [{ type: 'TenantTestProfileChanged', data: { tenant_id, changes: command.changes } }];
    case 'GoLive':
      if (tenant.liveEnvironment === 'production') return [];
      return [{ type: 'TenantWentLive', data: { tenant_id, lacking: command.lacking } }];
    case 'SuspendTenant': {
      const { operator, reason } = command;
      return status === 'suspended' ? [] : [{ type: 'TenantSuspended', data: { tenant_id, operator, reason } }];
    }
    case 'ResumeTenant':
      return status === 'active' ? [] : [{ type: 'TenantResumed', data: { tenant_id, operator: command.operator } }];
    case 'RevokeTenant': {
      const { operator, documentsUnderWay } = command;
      return [{ type: 'TenantRevoked', data: { tenant_id, operator, documents_under_way: documentsUnderWay } }];
    }
    case 'EraseTenant':
    case 'RecordDocumentsErased':
      throw new Refusal('tenant_not_revoked', {
        en: 'The tenant is not revoked. Revoke it first: what is erased does not come back.',
        es: 'La empresa no está revocada. Revóquela primero: lo borrado no se recupera.',
      });
  }
};
