import { hash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';
import type { ExportEntry } from './export.js';
import { directoryLengthOf, lengthOf, type ZipMember } from './zip-layout.js';

/** A file that goes into an export: bytes that are in a blob, in a zip that is a blob, or nowhere yet. */
export interface FoundFile {
  /** Lower-case letters, digits, points, hyphens, underscores and slashes, and what a document's number may have. */
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly blob?: string;
  readonly isInZip?: true;
}

/** Files that are gathered, and counted, in one step. */
export interface ExportPart {
  readonly startsAt: number;
  readonly entries: readonly ExportEntry[];
  /** Bytes of the files that are in no blob, packed. */
  readonly written: Buffer;
  readonly manifestSha256: string;
  /** Of the manifest of manifests, in the last part. */
  readonly wholeManifestSha256: string | null;
  readonly contentBytes: number;
  readonly directoryBytes: number;
}

export interface PartPlace {
  /** From 1. */
  readonly nth: number;
  /** Length of all parts before. */
  readonly startsAt: number;
  /** In the last part: SHA-256 of the manifests of the parts before it, in their order. */
  readonly manifestsBefore?: readonly string[];
}

/**
 * Returns the part with these files and a manifest of them. The manifest is in the form that `sha256sum -c` takes; the
 * last part also has the manifest of all manifests.
 */
export const partOf = (files: readonly FoundFile[], { nth, startsAt, manifestsBefore }: PartPlace): ExportPart => {
  const manifest = Buffer.from(files.map(({ path, bytes }) => lineOf(sha256(bytes), path)).join(''));
  const manifestSha256 = sha256(manifest);
  const lines = manifestsBefore
    ? [...manifestsBefore, manifestSha256].map((hash, index) => lineOf(hash, manifestPath(index + 1)))
    : [];
  const whole = manifestsBefore ? Buffer.from(lines.join('')) : null;
  const all = [
    ...files,
    { path: manifestPath(nth), bytes: manifest },
    ...(whole ? [{ path: 'manifest.sha256', bytes: whole }] : []),
  ];
  const written: Buffer[] = [];
  let [offset, directoryBytes, at] = [startsAt, 0, 0];
  const entries = all.map(({ blob, isInZip, ...file }: FoundFile): ExportEntry => {
    const packed = blob === undefined ? packedOf(file.bytes) : file.bytes;
    const member = memberOf(file, packed.length);
    directoryBytes += directoryLengthOf(member, offset);
    offset += lengthOf(member);
    if (blob !== undefined) return { ...member, blob, ...(isInZip && { isInZip }) };
    written.push(Buffer.from(packed));
    at += packed.length;
    return { ...member, at: at - packed.length };
  });
  return {
    startsAt,
    entries,
    written: Buffer.concat(written),
    manifestSha256,
    wholeManifestSha256: whole && sha256(whole),
    contentBytes: offset - startsAt,
    directoryBytes,
  };
};

const memberOf = ({ path, bytes }: Pick<FoundFile, 'path' | 'bytes'>, packed: number): ZipMember => {
  if (!/^\w[\w.-]*(\/\w[\w.-]*)*$/.test(path)) throw new Error(`not a path of an export: ${path}`);
  return { path, size: bytes.length, packed, crc32: crc32(bytes) };
};

/** Returns the bytes as they are if deflating does not make them shorter. */
const packedOf = (bytes: Uint8Array): Uint8Array => {
  const deflated = deflateRawSync(bytes);
  return deflated.length < bytes.length ? deflated : bytes;
};

const sha256 = (bytes: Uint8Array): string => hash('sha256', bytes);
const lineOf = (sha256: string, path: string): string => `${sha256}  ${path}\n`;

/** Number of a part in the names of its files. */
export const partName = (nth: number): string => String(nth).padStart(6, '0');
const manifestPath = (nth: number): string => `manifest/${partName(nth)}.sha256`;
