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

  it('goes live once, with what was missing', () => {
    const lacking = [{ pointer: '/v1/tenant#/test_set', code: 'test_set_not_accepted' }];
    const live: TenantEvent = { type: 'TenantWentLive', data: { tenant_id: id, lacking } };
    given(registered).when({ type: 'GoLive', lacking }).then(live);
    given(registered, live).when({ type: 'GoLive', lacking: [] }).thenNothing();
    given().when({ type: 'GoLive', lacking }).thenRefused('not_found');
  });

  describe('that an operator stops', () => {
    const operator = 'ana';
    const suspended: TenantEvent = { type: 'TenantSuspended', data: { tenant_id: id, operator, reason: 'Unpaid.' } };
    const resumed: TenantEvent = { type: 'TenantResumed', data: { tenant_id: id, operator } };
    const revoked: TenantEvent = {
      type: 'TenantRevoked',
      data: { tenant_id: id, operator, documents_under_way: 2 },
    };
    const suspend = { type: 'SuspendTenant', operator, reason: 'Unpaid.' } as const;
    const resume = { type: 'ResumeTenant', operator } as const;
    const revoke = { type: 'RevokeTenant', operator, documentsUnderWay: 2 } as const;

    it('is suspended and resumed, each once, as often as it is needed', () => {
      given(registered).when(suspend).then(suspended);
      given(registered, suspended).when(suspend).thenNothing();
      given(registered, suspended).when(resume).then(resumed);
      given(registered).when(resume).thenNothing();
      given(registered, suspended, resumed).when(suspend).then(suspended);
      given().when(suspend).thenRefused('not_found');
    });

    it('still changes its profile and goes live while it is suspended', () => {
      given(registered, suspended)
        .when({ type: 'ChangeTenantProfile', profile: renamed, profileBlob: blobOf('2') })
        .then({ type: 'TenantProfileChanged', data: { tenant_id: id, profile: renamed, profile_blob: blobOf('2') } });
      expect(
        [registered, suspended, { type: 'TenantWentLive', data: { tenant_id: id, lacking: [] } } as const].reduce(
          evolve,
          initialState,
        ),
      ).toMatchObject({ status: 'suspended', liveEnvironment: 'production' });
    });

    it('is revoked once, for ever', () => {
      given(registered).when(revoke).then(revoked);
      given(registered, suspended).when(revoke).then(revoked);
      given(registered, revoked).when(revoke).thenNothing();
      for (const command of [suspend, resume, { type: 'GoLive', lacking: [] } as const])
        given(registered, revoked).when(command).thenRefused('tenant_revoked');
    });

    it('is erased once, when it is revoked, and says until when its documents are kept but not who ordered it', () => {
      const erase = { type: 'EraseTenant', operator, documentsKeptUntil: '2032-01-01' } as const;
      const erased: TenantEvent = {
        type: 'TenantErased',
        data: { tenant_id: id, operator, documents_kept_until: '2032-01-01' },
      };
      const documentsErased: TenantEvent = { type: 'TenantDocumentsErased', data: { tenant_id: id } };
      for (const before of [[registered], [registered, suspended]])
        for (const command of [erase, { type: 'RecordDocumentsErased' } as const])
          given(...before)
            .when(command)
            .thenRefused('tenant_not_revoked');
      given(registered, revoked).when(erase).then(erased);
      given(registered, revoked, erased).when(erase).thenNothing();
      given(registered, revoked, erased).when({ type: 'RecordDocumentsErased' }).then(documentsErased);
      const facts = [erased, documentsErased].flatMap(
        (event) => tenantAggregate.messages?.(event, initialState, { id, at: '' }) ?? [],
      );
      expect(facts.map(({ type, data }) => [type, data])).toEqual([
        ['co.rubrica.tenant.erased.v1', { tenant_id: id, documents_kept_until: '2032-01-01' }],
        ['co.rubrica.tenant.documents-erased.v1', { tenant_id: id }],
      ]);
    });

    it('gets another NIT from an operator alone', () => {
      const profileWithNit = { ...andina, nit: '900108281', check_digit: '3' };
      given(registered)
        .when({ type: 'ChangeTenantProfile', profile: profileWithNit, profileBlob: blobOf('2'), byOperator: true })
        .then({
          type: 'TenantProfileChanged',
          data: { tenant_id: id, profile: profileWithNit, profile_blob: blobOf('2') },
        });
    });

    it('is told to the others without operator and reason, which may name people', () => {
      const facts = [suspended, resumed, revoked].flatMap(
        (event) => tenantAggregate.messages?.(event, initialState, { id, at: '' }) ?? [],
      );
      expect(facts).toEqual(
        ['suspended', 'resumed', 'revoked'].map((name) => ({
          key: id,
          tenantid: id,
          type: `co.rubrica.tenant.${name}.v1`,
          data: { tenant_id: id },
        })),
      );
    });
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
