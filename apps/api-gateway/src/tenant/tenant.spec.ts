import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import type { TenantProfile } from '@rubrica/fiscal';
import { blobOf, idOf } from '@rubrica/service-testing';
import { profile } from '../gateway.fixture.js';
import { tenantAggregate } from './tenant.messages.js';
import type { TenantEvent } from './tenant.js';

const { decide, evolve, initialState } = tenantAggregate;
const given = specFor({ decide, evolve, initialState });

const id = idOf('ten', 'andina');
const andina = profile as TenantProfile;
const renamed: TenantProfile = { ...andina, legal_name: 'Andina Nueva S.A.S.' };
const registered: TenantEvent = {
  type: 'TenantRegistered',
  data: { tenant_id: id, profile: andina, profile_blob: blobOf('1') },
};

describe('a tenant', () => {
  it('is registered once', () => {
    const command = { type: 'RegisterTenant', tenantId: id, profile: andina, profileBlob: blobOf('1') } as const;
    given().when(command).then(registered);
    given(registered).when(command).thenNothing();
  });

  it('changes its profile', () =>
    given(registered)
      .when({ type: 'ChangeTenantProfile', profile: renamed, profileBlob: blobOf('2') })
      .then({ type: 'TenantProfileChanged', data: { tenant_id: id, profile: renamed, profile_blob: blobOf('2') } }));

  it('does not change its NIT: documents, ranges and certificates hang on it', () =>
    given(registered)
      .when({
        type: 'ChangeTenantProfile',
        profile: { ...andina, nit: '900108281', check_digit: '3' },
        profileBlob: blobOf('2'),
      })
      .thenRefused('nit_not_changeable'));

  it('keeps the profile of live mode when a key of test mode changes it', () => {
    const changes = { legal_name: 'Pruebas S.A.S.' };
    const changed: TenantEvent = { type: 'TenantTestProfileChanged', data: { tenant_id: id, changes } };
    given(registered).when({ type: 'ChangeTestProfile', changes }).then(changed);
    given().when({ type: 'ChangeTestProfile', changes }).thenRefused('not_found');
    expect(evolve(evolve(initialState, registered), changed)).toMatchObject({ profile: andina });
    expect(tenantAggregate.messages?.(changed, initialState, { id, at: '' })).toEqual([]);
  });

  it('that does not exist has nothing to change', () =>
    given()
      .when({ type: 'ChangeTenantProfile', profile: andina, profileBlob: blobOf('2') })
      .thenRefused('not_found'));

  it('goes live once', () => {
    const live: TenantEvent = { type: 'TenantWentLive', data: { tenant_id: id } };
    given(registered).when({ type: 'GoLive' }).then(live);
    given(registered, live).when({ type: 'GoLive' }).thenNothing();
    given().when({ type: 'GoLive' }).thenRefused('not_found');
  });

  it('is told to the others by id and blob, not by name', () => {
    const facts = [registered, { ...registered, type: 'TenantProfileChanged' } as const].flatMap(
      (event) => tenantAggregate.messages?.(event, initialState, { id, at: '' }) ?? [],
    );
    expect(facts.map(({ type }) => type)).toEqual(['co.rubrica.tenant.registered.v1', 'co.rubrica.tenant.changed.v1']);
    for (const fact of facts)
      expect(fact).toMatchObject({ key: id, tenantid: id, data: { tenant_id: id, profile_blob: blobOf('1') } });
    expect(JSON.stringify(facts)).not.toContain(andina.legal_name);
  });
});
