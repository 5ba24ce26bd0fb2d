import { createHmac } from 'node:crypto';

/**
 * Value of the header `Svc-Signature`: `t=<unix seconds>,v1=<hex>`, the hex being HMAC-SHA256 over `<t>.<raw body>`,
 * keyed with the whole text of the secret (`whsec_` included).
 */
export const signatureHeader = (body: Buffer, secret: string, unixSeconds: number): string => {
  const hmac = createHmac('sha256', secret).update(`${unixSeconds}.`).update(body).digest('hex');
  return `t=${unixSeconds},v1=${hmac}`;
};
