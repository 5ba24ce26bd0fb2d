import type { Logger } from '@rubrica/service';
import { type TrustBundle, trustBundle } from '@rubrica/xades';
import { readFile, stat } from 'node:fs/promises';

interface ReadFile {
  /** Changes whenever the file does. */
  readonly version: string;
  readonly bundle: TrustBundle;
}

/**
 * The accredited authorities of this installation: those in the PEM of its settings, and those in a file. The file is read
 * again when it has changed; one that is missing or has no certificate changes nothing.
 */
export class TrustedAuthorities {
  /** Version of a file that was refused, so that the log says so once. */
  private refused = '';

  private constructor(
    private readonly ofSettings: TrustBundle,
    private readonly path: string,
    private file: ReadFile | null,
    private readonly logger: Logger,
  ) {}

  /** Without a file if `path` is ''. Throws where it cannot be read: a vault that trusts nobody is of no use. */
  static async open(pem: string, path: string, logger: Logger): Promise<TrustedAuthorities> {
    const file = path === '' ? null : await read(path, await versionOf(path));
    return new TrustedAuthorities(trustBundle(pem), path, file, logger);
  }

  /** Returns the authorities that are trusted now. */
  async bundle(): Promise<TrustBundle> {
    if (this.path !== '') await this.refresh();
    return [...this.ofSettings, ...(this.file?.bundle ?? [])];
  }

  private async refresh(): Promise<void> {
    let version = 'missing';
    try {
      version = await versionOf(this.path);
      if (version === this.file?.version || version === this.refused) return;
      this.file = await read(this.path, version);
      this.logger.info({ path: this.path, authorities: this.file.bundle.length }, 'trusted authorities were read anew');
    } catch (error) {
      if (version !== this.refused)
        this.logger.error(
          { err: error, path: this.path },
          'TRUST_BUNDLE_FILE cannot be used: those before stay trusted',
        );
      this.refused = version;
    }
  }
}

const versionOf = async (path: string): Promise<string> => {
  const { ino, size, mtimeNs } = await stat(path, { bigint: true });
  return [ino, size, mtimeNs].join(' ');
};

const read = async (path: string, version: string): Promise<ReadFile> => {
  const bundle = trustBundle(await readFile(path, 'utf8'));
  if (bundle.length === 0) throw new Error(`${path} has no certificate in PEM`);
  return { version, bundle };
};
