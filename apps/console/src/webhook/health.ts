import {
  getWebhookEndpointHealth,
  listWebhookEndpoints,
  type WebhookEndpoint,
  type WebhookEndpointHealth,
} from '@rubrica/client';
import { queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { type CurrentCompany, useCompany } from '../session/company.js';

const POLL_MS = 10_000;
/** More than a company can have in one mode. */
const ALL = 100;

export const healthQuery = ({ client, scope }: CurrentCompany, id: string) =>
  queryOptions({
    queryKey: [...scope, 'getWebhookEndpointHealth', id],
    queryFn: ({ signal }) => getWebhookEndpointHealth({ client, path: { id }, signal }),
    refetchInterval: POLL_MS,
  });

export interface EndpointWithHealth {
  readonly id: string;
  readonly endpoint: WebhookEndpoint;
  /** Undefined until it is known. */
  readonly health: WebhookEndpointHealth | undefined;
}

/** All endpoints of the company in this mode, and their health as soon as each is known. */
export const useEndpoints = (): UseQueryResult<{ readonly data: readonly EndpointWithHealth[] }> => {
  const company = useCompany();
  const { client, scope } = company;
  const list = useQuery({
    queryKey: [...scope, 'listWebhookEndpoints'],
    queryFn: ({ signal }) => listWebhookEndpoints({ client, query: { limit: ALL }, signal }),
  });
  const endpoints = list.data?.data ?? [];
  const health = useQueries({ queries: endpoints.map(({ id }) => healthQuery(company, id)) });
  const data = list.data && {
    data: endpoints.map((endpoint, index) => ({ id: endpoint.id, endpoint, health: health[index]?.data })),
  };
  return { ...list, data } as UseQueryResult<{ readonly data: readonly EndpointWithHealth[] }>;
};
