import {
  childOf,
  childrenOf,
  contextTag,
  type DerElement,
  DerError,
  objectIdOf,
  octetsOf,
  readDer,
  TAG,
  timeOf,
} from '@rubrica/xades';
import { type IssuedCertificate, namesOf } from './issued-certificate.js';
import { HOLD, isCurrent, type RevocationState, unknownState } from './revocation-state.js';
import { isSignedBy } from './signed-statement.js';

const REASON_CODE = '2.5.29.21';
const ISSUING_DISTRIBUTION_POINT = '2.5.29.28';
/** Of an issuing distribution point: its name, and that the list is of end entities. Anything else limits the list. */
const HARMLESS_LIMITS = [contextTag(0), 0x81];

/** Reads a list of revoked certificates (DER) of the certificate's issuer. Source: RFC 5280, section 5. */
export const readCrl = (der: Buffer, issued: IssuedCertificate, at: Date): RevocationState => {
  try {
    return stateIn(der, issued, at);
  } catch (error) {
    if (error instanceof DerError) return unknownState(`the list is not a CRL: ${error.message}`);
    throw error;
  }
};

const stateIn = (der: Buffer, { certificate, issuer }: IssuedCertificate, at: Date): RevocationState => {
  const [statement, algorithm, signature] = childrenOf(readDer(der));
  if (!statement || !algorithm || !signature) throw new DerError('a part is missing');
  const { serialNumber, issuer: issuerName } = namesOf(certificate);
  const { name, thisUpdate, nextUpdate, revoked, extensions } = partsOfList(statement);
  if (!name.bytes.equals(issuerName.bytes)) return unknownState('the list is of another issuer');
  if (!isSignedBy({ statement, algorithm, signature }, issuer.publicKey))
    return unknownState('the list is not signed by the issuer');
  if (!isCurrent(timeOf(thisUpdate), nextUpdate && timeOf(nextUpdate), at)) return unknownState('the list is too old');
  if (extensions && !isWhole(extensions)) return unknownState('the list is a part of one');

  const entry = revoked && entryOf(revoked.content, serialNumber.bytes);
  if (!entry) return { state: 'good' };
  const [, revokedAt, entryExtensions] = childrenOf(entry);
  if (!revokedAt) throw new DerError('a part is missing');
  return { state: 'revoked', at: timeOf(revokedAt), isHold: reasonOf(entryExtensions) === HOLD };
};

/**
 * Returns the entry of a serial number (DER). Lists have 100,000 entries and more, so they are searched for the bytes of the
 * number first, and entries are stepped over by their lengths.
 */
const entryOf = (entries: Buffer, serialNumber: Buffer): DerElement | null => {
  for (let found = entries.indexOf(serialNumber), at = 0; found >= 0;) {
    if (at > found) {
      // The bytes stood inside an entry of another number.
      found = entries.indexOf(serialNumber, found + 1);
      continue;
    }
    const [header, length] = sizesAt(entries, at);
    if (at + header === found) return readDer(entries.subarray(at, at + header + length));
    at += header + length;
  }
  return null;
};

/** Lengths of the header and of the content of an element; no entry has more than 64 KiB. */
const sizesAt = (bytes: Buffer, at: number): readonly [header: number, content: number] => {
  const [tag, first = 0, second = 0, third = 0] = bytes.subarray(at, at + 4);
  if (tag !== TAG.sequence || first > 0x82 || first === 0x80) throw new DerError('an entry that is none');
  return first < 0x80 ? [2, first] : first === 0x81 ? [3, second] : [4, second * 256 + third];
};

const isTime = ({ tag }: DerElement): boolean => tag === TAG.utcTime || tag === TAG.generalizedTime;

/** The version, the next update, the entries and the extensions may be absent. */
const partsOfList = (statement: DerElement) => {
  const parts = childrenOf(statement);
  const [, name, thisUpdate, ...rest] = parts[0]?.tag === TAG.integer ? parts.slice(1) : parts;
  if (!name || !thisUpdate) throw new DerError('a part is missing');
  return {
    name,
    thisUpdate,
    nextUpdate: rest.find(isTime) ?? null,
    revoked: rest.find(({ tag }) => tag === TAG.sequence),
    extensions: rest.find(({ tag }) => tag === contextTag(0)),
  };
};

/** A list of changes, or of some reasons only, does not tell that a certificate is good. */
const isWhole = (extensions: DerElement): boolean =>
  childrenOf(childOf(extensions, 0)).every((extension) => {
    const [id, ...rest] = childrenOf(extension);
    const isCritical = rest[0]?.tag === TAG.boolean && rest[0].content[0] !== 0;
    if (!isCritical) return true;
    const content = rest[1];
    return (
      id !== undefined &&
      content !== undefined &&
      objectIdOf(id) === ISSUING_DISTRIBUTION_POINT &&
      childrenOf(readDer(octetsOf(content))).every(({ tag }) => HARMLESS_LIMITS.includes(tag))
    );
  });

const reasonOf = (extensions: DerElement | undefined): number | null => {
  const reason = extensions && childrenOf(extensions).find((one) => objectIdOf(childOf(one, 0)) === REASON_CODE);
  if (!reason) return null;
  const value = childrenOf(reason).at(-1);
  return value ? (readDer(octetsOf(value)).content[0] ?? null) : null;
};
