import { createHash } from 'node:crypto';

/** A client as the package manager of its language installs it from a file. */
export interface ClientPackage {
  readonly language: 'javascript' | 'python' | 'php';
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  /** Subresource integrity, as a lock file of npm has it. */
  readonly integrity: string;
}

export const integrityOf = (bytes: Buffer): string => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
