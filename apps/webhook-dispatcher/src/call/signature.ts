import { createHmac } from 'node:crypto';

/**
 * Value of the header `Svc-Signature`: `t=<unix seconds>,v1=<hex>`, the hex being HMAC-SHA256 over `<t>.<raw body>`,
 * keyed with the whole text of the secret (`whsec_` included). While two secrets are valid there is a `v1` for each.
 */
export const signatureHeader = (body: Buffer, secrets: readonly string[], unixSeconds: number): string => {
  const signatures = secrets.map((secret) => {
    const hmac = createHmac('sha256', secret).update(`${unixSeconds}.`).update(body).digest('hex');
    return `,v1=${hmac}`;
  });
  return `t=${unixSeconds}${signatures.join('')}`;
};
