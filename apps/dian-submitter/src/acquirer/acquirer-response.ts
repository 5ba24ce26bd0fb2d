import { excerpt, resultOf, type SoapAnswer, type SoapRequest } from '../dian/soap.js';

/** Request for what DIAN's database of buyers has under an identification. */
export const getAcquirer = (type: string, number: string): SoapRequest => ({
  operation: 'GetAcquirer',
  parameters: [
    ['identificationType', type],
    ['identificationNumber', number],
  ],
});

export type AcquirerRead =
  | { readonly kind: 'known'; readonly name: string | null; readonly email: string | null }
  | { readonly kind: 'unknown' }
  | Extract<SoapAnswer, { readonly kind: 'fault' | 'unreadable' }>;

/** StatusCode of a buyer who is not in the database; normal for natural persons. */
const NOT_THERE = '404';

/**
 * Reads the body of an answer; any bytes give one of the four kinds, none throws. Its elements are read in any namespace:
 * sources agree on their names only.
 */
export const readAcquirer = (body: Uint8Array): AcquirerRead => {
  const read = resultOf('GetAcquirer', body);
  if (read.kind !== 'result') return read;
  const text = (name: string): string | null => excerpt(read.result.child(null, name)?.text() ?? '') || null;
  const [status, name, email] = [text('StatusCode'), text('ReceiverName'), text('ReceiverEmail')];
  if (name !== null || email !== null) return { kind: 'known', name, email };
  return status === NOT_THERE ? { kind: 'unknown' } : { kind: 'unreadable', why: `StatusCode ${status ?? 'missing'}` };
};
