import { bitsOf, childOf, type DerElement, objectIdOf } from '@rubrica/xades';
import { type KeyObject, verify } from 'node:crypto';
import { ownValue } from '@rubrica/fiscal';

/** Signature algorithms of authorities, by their object identifier. SHA-1 is not among them: it proves nothing any more. */
const DIGESTS: Readonly<Record<string, { readonly digest: string; readonly key: 'rsa' | 'ec' }>> = {
  '1.2.840.113549.1.1.11': { digest: 'sha256', key: 'rsa' },
  '1.2.840.113549.1.1.12': { digest: 'sha384', key: 'rsa' },
  '1.2.840.113549.1.1.13': { digest: 'sha512', key: 'rsa' },
  '1.2.840.10045.4.3.2': { digest: 'sha256', key: 'ec' },
  '1.2.840.10045.4.3.3': { digest: 'sha384', key: 'ec' },
  '1.2.840.10045.4.3.4': { digest: 'sha512', key: 'ec' },
};

/** What X.509 signs: the statement, the algorithm and the signature, as certificates, CRLs and OCSP answers have them. */
export interface SignedStatement {
  readonly statement: DerElement;
  readonly algorithm: DerElement;
  readonly signature: DerElement;
}

/** Tells whether the holder of the key has signed the statement. */
export const isSignedBy = ({ statement, algorithm, signature }: SignedStatement, key: KeyObject): boolean => {
  const known = ownValue(DIGESTS, objectIdOf(childOf(algorithm, 0)));
  return (
    known !== undefined &&
    known.key === key.asymmetricKeyType &&
    verify(known.digest, statement.bytes, key, bitsOf(signature))
  );
};
