import { Refusal } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import {
  type Endpoint,
  type EndpointChange,
  type EndpointEvent,
  evolve,
  type RegisteredEndpoint,
  type Registration,
  type RotatedSecret,
  unknown,
} from './endpoint.js';
import { messages } from './endpoint.messages.js';

export type EndpointCommand =
  | {
      readonly type: 'RegisterEndpoint';
      readonly registration: Registration;
      /** Number of endpoints that the tenant has in this mode; `most` is how many it may have. */
      readonly present: number;
      readonly most: number;
    }
  | { readonly type: 'ChangeEndpoint'; readonly change: RequestedChange }
  /** `overlapUntil`: how long the present secret signs as well; null: it is invalid at once. */
  | { readonly type: 'RotateSecret'; readonly sealed_secret: string; readonly overlapUntil: string | null }
  | { readonly type: 'SwitchOffEndpoint'; readonly failingSince: string; readonly at: string }
  | { readonly type: 'DeleteEndpoint' };

/** A change as requested. Metadata is merged with the present pairs; null removes a pair. */
export interface RequestedChange extends Omit<EndpointChange, 'metadata'> {
  readonly metadata?: Readonly<Record<string, string | null>>;
}

const MOST_METADATA = 50;

export const decide = (command: EndpointCommand, endpoint: Endpoint): EndpointEvent[] => {
  if (command.type === 'RegisterEndpoint') {
    if (endpoint.status !== 'unknown') return [];
    if (command.present >= command.most) {
      throw new Refusal('endpoint_limit_reached', {
        en: `There may be ${command.most} endpoints in each mode. Delete one, or subscribe an existing one.`,
        es: `Puede haber ${command.most} webhooks en cada modo. Elimine uno, o suscriba uno existente.`,
      });
    }
    return [{ type: 'EndpointRegistered', data: command.registration }];
  }
  if (command.type === 'SwitchOffEndpoint') {
    if (endpoint.status !== 'registered' || !endpoint.is_active) return [];
    return [{ type: 'EndpointSwitchedOff', data: { failing_since: command.failingSince, at: command.at } }];
  }
  if (endpoint.status !== 'registered')
    throw new Refusal('not_found', { en: 'No such webhook endpoint.', es: 'No existe ese webhook.' }, 404);
  switch (command.type) {
    case 'ChangeEndpoint':
      return change(command.change, endpoint);
    case 'RotateSecret':
      return [{ type: 'SecretRotated', data: rotated(command, endpoint) }];
    case 'DeleteEndpoint':
      return [{ type: 'EndpointDeleted', data: {} }];
  }
};

const rotated = (
  { sealed_secret, overlapUntil }: EndpointCommand & { readonly type: 'RotateSecret' },
  endpoint: RegisteredEndpoint,
): RotatedSecret =>
  overlapUntil === null
    ? { sealed_secret }
    : { sealed_secret, previous: { sealed_secret: endpoint.sealed_secret, until: overlapUntil } };

const change = ({ metadata, ...fields }: RequestedChange, endpoint: RegisteredEndpoint): EndpointEvent[] => {
  const wanted: EndpointChange = { ...fields, ...(metadata ? { metadata: merged(endpoint.metadata, metadata) } : {}) };
  const changed = Object.entries(wanted).filter(
    ([name, value]) =>
      value !== undefined && JSON.stringify(value) !== JSON.stringify(endpoint[name as keyof EndpointChange]),
  );
  return changed.length === 0 ? [] : [{ type: 'EndpointChanged', data: Object.fromEntries(changed) }];
};

const merged = (
  present: Readonly<Record<string, string>>,
  wanted: Readonly<Record<string, string | null>>,
): Record<string, string> => {
  const pairs = Object.entries({ ...present, ...wanted }).filter((pair): pair is [string, string] => pair[1] !== null);
  if (pairs.length > MOST_METADATA)
    throw new Refusal(
      'metadata_full',
      {
        en: `Metadata holds ${MOST_METADATA} pairs at most.`,
        es: `metadata tiene ${MOST_METADATA} pares como máximo.`,
      },
      422,
    );
  return Object.fromEntries(pairs);
};

export const endpoint: Aggregate<Endpoint, EndpointCommand, EndpointEvent> = {
  name: 'endpoint',
  initialState: unknown,
  decide,
  evolve,
  messages,
};
