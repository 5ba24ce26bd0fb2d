/** Kind of the timers of attempts. */
export const DELIVER = 'deliver';

/** What attempts share their places by: the endpoint, and of all its endpoints the tenant. */
export const deliveryGroup = (tenantId: string, endpointId: string): string => `${tenantId}/${endpointId}`;
