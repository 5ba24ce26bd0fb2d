import type { EventType } from '@rubrica/contracts';

/**
 * Events of an endpoint, to which a tenant wants its public events sent. The secret is encrypted in every event and
 * state with the service's key.
 */
export type EndpointEvent =
  | { readonly type: 'EndpointRegistered'; readonly data: Registration }
  | { readonly type: 'EndpointChanged'; readonly data: EndpointChange }
  | { readonly type: 'SecretRotated'; readonly data: { readonly sealed_secret: string } }
  | { readonly type: 'EndpointDeleted'; readonly data: Record<string, never> };

export interface Registration {
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly url: string;
  readonly description: string;
  readonly subscribed_events: readonly EventType[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly api_version: string;
  readonly sealed_secret: string;
}

/** The fields that change, with their new values. */
export interface EndpointChange {
  readonly url?: string;
  readonly description?: string;
  readonly subscribed_events?: readonly EventType[];
  readonly is_active?: boolean;
  readonly metadata?: Readonly<Record<string, string>>;
}

export type Endpoint =
  | { readonly status: 'unknown' }
  | ({ readonly status: 'registered'; readonly is_active: boolean } & Registration)
  | { readonly status: 'deleted' };

export const unknown: Endpoint = { status: 'unknown' };

export const evolve = (endpoint: Endpoint, event: EndpointEvent): Endpoint => {
  switch (event.type) {
    case 'EndpointRegistered':
      return { status: 'registered', is_active: true, ...event.data };
    case 'EndpointChanged':
    case 'SecretRotated':
      return endpoint.status === 'registered' ? { ...endpoint, ...event.data } : endpoint;
    case 'EndpointDeleted':
      return { status: 'deleted' };
  }
};
