import type { Credentials } from './credentials.js';

/** The owner of the demo's tenant, who logs in by the link that a start prints. */
export const OWNER = { email: 'duena@andina.example', name: 'Camila Rincón' } as const;

/** Makes the owner of the demo's tenant a link for a login: good once, for 10 minutes. Null: the gateway has no console. */
export const firstLoginLink = async ({ admin_url, operator_token, tenant_id }: Credentials): Promise<string | null> => {
  const response = await fetch(`${admin_url}/admin/v1/people/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator_token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, tenant_id, role: 'owner' }),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`no link for a login could be made: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { readonly url: string }).url;
};
