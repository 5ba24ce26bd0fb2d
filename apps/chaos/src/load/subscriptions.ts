import { CALL_MS } from './caller.js';
import { ask } from './client.js';
import type { Tenant } from './tenants.js';

/** Makes an endpoint for each tenant and mode, at a path of its own below `url`. Returns their secrets by their paths. */
export const subscribe = async (
  baseUrl: string,
  tenants: readonly Tenant[],
  url: string,
): Promise<ReadonlyMap<string, string>> => {
  const subscribed_events = ['invoice', 'credit_note'].flatMap((kind) => [
    ...['accepted_by_dian', 'rejected_by_dian', 'failed', 'accepted_contingency'].map((type) => `${kind}.${type}`),
    ...['delivered', 'bounced', 'complained'].map((type) => `${kind}.email.${type}`),
  ]);
  const secrets = new Map<string, string>();
  const endpoints = tenants.flatMap(({ nit, sk_live, sk_test }) => [
    [`/live/${nit}`, sk_live] as const,
    [`/test/${nit}`, sk_test] as const,
  ]);
  for (const [path, key] of endpoints) {
    const { status, json, bytes } = await ask(`${baseUrl}/v1/webhook-endpoints`, key, {
      method: 'POST',
      body: { url: url + path, subscribed_events, description: 'chaos' },
      idempotencyKey: `hook ${key.slice(0, 7)}`,
      until: Date.now() + CALL_MS,
    });
    if (status !== 201) throw new Error(`no webhook endpoint: ${bytes.toString()}`);
    secrets.set(path, String(json['secret']));
  }
  return secrets;
};
