import type { Fact } from '@rubrica/contracts';
import type { Endpoint, EndpointEvent } from './endpoint.js';

/** Makes the published fact of an endpoint: that we switched it off. */
export const messages = (event: EndpointEvent, endpoint: Endpoint, { id }: { readonly id: string }): Fact[] => {
  if (event.type !== 'EndpointSwitchedOff' || endpoint.status !== 'registered') return [];
  const { tenant_id, livemode } = endpoint;
  const { failing_since } = event.data;
  return [
    {
      type: 'co.rubrica.webhook-endpoint.switched-off.v1',
      key: tenant_id,
      tenantid: tenant_id,
      data: { tenant_id, endpoint_id: id, livemode, failing_since },
    },
  ];
};
