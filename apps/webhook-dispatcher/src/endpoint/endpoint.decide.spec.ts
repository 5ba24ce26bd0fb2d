import { describe, expect, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { type Endpoint, type EndpointEvent, evolve, type Registration, unknown } from './endpoint.js';
import { decide, type EndpointCommand } from './endpoint.decide.js';

const given = specFor({ decide, evolve, initialState: unknown });

const registration: Registration = {
  tenant_id: 'ten_1',
  livemode: true,
  url: 'https://erp.ejemplo.com.co/rubrica',
  description: 'ERP',
  subscribed_events: ['invoice.accepted_by_dian'],
  metadata: { sede: 'Cali' },
  api_version: '2026-01-01',
  sealed_secret: 'sealed-1',
};
const registered: EndpointEvent = { type: 'EndpointRegistered', data: registration };
const deleted: EndpointEvent = { type: 'EndpointDeleted', data: {} };

const register = (present: number): EndpointCommand => ({ type: 'RegisterEndpoint', registration, present, most: 16 });
const change = (wanted: Extract<EndpointCommand, { type: 'ChangeEndpoint' }>['change']): EndpointCommand => ({
  type: 'ChangeEndpoint',
  change: wanted,
});
const rotate: EndpointCommand = { type: 'RotateSecret', sealed_secret: 'sealed-2', overlapUntil: null };

describe('a webhook endpoint', () => {
  it('is registered', () => given().when(register(15)).then(registered));

  it('is not registered when the tenant has as many as it may have', () =>
    given().when(register(16)).thenRefused('endpoint_limit_reached'));

  it('keeps its secret for the time of an overlap, if one is asked for', () =>
    given(registered)
      .when({ ...rotate, overlapUntil: '2026-11-22T15:00:00.000Z' })
      .then({
        type: 'SecretRotated',
        data: {
          sealed_secret: 'sealed-2',
          previous: { sealed_secret: registration.sealed_secret, until: '2026-11-22T15:00:00.000Z' },
        },
      }));

  it('is switched off once, and not after it was deleted', () => {
    const at = '2026-11-24T15:00:00.000Z';
    const switchOff = { type: 'SwitchOffEndpoint', failingSince: '2026-11-21T15:00:00.000Z', at } as const;
    const switchedOff: EndpointEvent = {
      type: 'EndpointSwitchedOff',
      data: { failing_since: '2026-11-21T15:00:00.000Z', at },
    };
    given(registered).when(switchOff).then(switchedOff);
    given(registered, switchedOff).when(switchOff).thenNothing();
    given(registered, deleted).when(switchOff).thenNothing();
  });

  it('is switched on by a change', () =>
    expect(
      [
        registered,
        { type: 'EndpointSwitchedOff', data: { failing_since: 'then', at: 'now' } } as const,
        { type: 'EndpointChanged', data: { is_active: true } } as const,
      ].reduce<Endpoint>(evolve, unknown),
    ).toMatchObject({ is_active: true, switched_off_at: null }));

  it('is registered once per id', () => given(registered).when(register(0)).thenNothing());

  it('keeps only what really changes', () => {
    given(registered)
      .when(change({ url: registration.url, subscribed_events: ['invoice.failed', 'invoice.rejected_by_dian'] }))
      .then({ type: 'EndpointChanged', data: { subscribed_events: ['invoice.failed', 'invoice.rejected_by_dian'] } });
    given(registered)
      .when(change({ description: 'ERP', is_active: true }))
      .thenNothing();
  });

  it('can be switched off and on', () => {
    const off: EndpointEvent = { type: 'EndpointChanged', data: { is_active: false } };
    given(registered)
      .when(change({ is_active: false }))
      .then(off);
    given(registered, off)
      .when(change({ is_active: true }))
      .then({ type: 'EndpointChanged', data: { is_active: true } });
  });

  it('takes metadata pair by pair, and null removes one', () => {
    given(registered)
      .when(change({ metadata: { piso: '3' } }))
      .then({ type: 'EndpointChanged', data: { metadata: { sede: 'Cali', piso: '3' } } });
    given(registered)
      .when(change({ metadata: { sede: null } }))
      .then({ type: 'EndpointChanged', data: { metadata: {} } });
    const fifty = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`k${i}`, 'v']));
    given(registered)
      .when(change({ metadata: fifty }))
      .thenRefused('metadata_full');
  });

  it('gets a new secret, which replaces the old one at once', () =>
    given(registered)
      .when(rotate)
      .then({ type: 'SecretRotated', data: { sealed_secret: 'sealed-2' } }));

  it('is deleted for ever', () => {
    given(registered).when({ type: 'DeleteEndpoint' }).then(deleted);
    given(registered, deleted).when({ type: 'DeleteEndpoint' }).thenRefused('not_found');
    given(registered, deleted)
      .when(change({ is_active: true }))
      .thenRefused('not_found');
    given(registered, deleted).when(rotate).thenRefused('not_found');
    given(registered, deleted).when(register(0)).thenNothing();
  });

  it('is unknown until it is registered', () => given().when(rotate).thenRefused('not_found'));
});
