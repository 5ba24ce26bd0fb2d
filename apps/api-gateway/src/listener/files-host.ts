/**
 * The host of its own that files have by the setting FILES_URL, so that no file of a stranger is ever shown by the host on
 * which people have sessions.
 */
export class FilesHost {
  private readonly host: string | null;

  constructor(filesUrl: string) {
    this.host = filesUrl === '' ? null : new URL(filesUrl).host;
  }

  /** Tells by a request's Host header whether it came to the host of files. */
  isMeant(host: string | undefined): boolean {
    return this.host !== null && host?.toLowerCase() === this.host;
  }

  /** Tells whether a host serves a route, by the first segment of its path: the host of files serves nothing else. */
  serves(host: string | undefined, segment: string): boolean {
    return this.host === null || this.isMeant(host) === (segment === 'files');
  }
}
