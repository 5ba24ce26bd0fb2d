import type { EventType } from '@rubrica/contracts';
import type { ApiVersion } from '@rubrica/kinds';

/**
 * Events of an endpoint, to which a tenant wants its public events sent. The secret is encrypted in every event and
 * state with the service's key.
 */
export type EndpointEvent =
  | { readonly type: 'EndpointRegistered'; readonly data: Registration }
  | { readonly type: 'EndpointChanged'; readonly data: EndpointChange }
  | { readonly type: 'SecretRotated'; readonly data: RotatedSecret }
  /** It had failed for too long. Changing it to active switches it on. */
  | { readonly type: 'EndpointSwitchedOff'; readonly data: { readonly failing_since: string; readonly at: string } }
  | { readonly type: 'EndpointDeleted'; readonly data: Record<string, never> };

export interface Registration {
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly description: string;
  readonly subscribed_events: readonly EventType[];
  readonly metadata: Readonly<Record<string, string>>;
  /** That of the request that registered it: it gets only events whose type this version knows. */
  readonly api_version: ApiVersion;
  readonly sealed_secret: string;
}

export interface RotatedSecret {
  readonly sealed_secret: string;
  /** The secret before, which signs as well until then; absent when it is invalid at once. */
  readonly previous?: PreviousSecret;
}

export interface PreviousSecret {
  readonly sealed_secret: string;
  readonly until: string;
}

/** The fields that change, with their new values. */
export interface EndpointChange {
  readonly url?: string;
  readonly description?: string;
  readonly subscribed_events?: readonly EventType[];
  readonly is_active?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
}

export type Endpoint = { readonly status: 'unknown' } | RegisteredEndpoint | { readonly status: 'deleted' };

export interface RegisteredEndpoint extends Registration {
  readonly status: 'registered';
  readonly is_active: boolean;
  readonly previous_secret: PreviousSecret | null;
  /** When we switched it off; null once it is switched on. */
  readonly switched_off_at: string | null;
}

export const unknown: Endpoint = { status: 'unknown' };

export const evolve = (endpoint: Endpoint, event: EndpointEvent): Endpoint => {
  switch (event.type) {
    case 'EndpointRegistered':
      return { status: 'registered', is_active: true, previous_secret: null, switched_off_at: null, ...event.data };
    case 'EndpointDeleted':
      return { status: 'deleted' };
    default:
      return endpoint.status === 'registered' ? changed(endpoint, event) : endpoint;
  }
};

const changed = (
  endpoint: RegisteredEndpoint,
  event: Exclude<EndpointEvent, { readonly type: 'EndpointRegistered' | 'EndpointDeleted' }>,
): RegisteredEndpoint => {
  switch (event.type) {
    case 'EndpointChanged':
      return {
        ...endpoint,
        ...event.data,
        switched_off_at: event.data.is_active === true ? null : endpoint.switched_off_at,
      };
    case 'SecretRotated': {
      const { sealed_secret, previous = null } = event.data;
      return { ...endpoint, sealed_secret, previous_secret: previous };
    }
    case 'EndpointSwitchedOff':
      return { ...endpoint, is_active: false, switched_off_at: event.data.at };
  }
};
