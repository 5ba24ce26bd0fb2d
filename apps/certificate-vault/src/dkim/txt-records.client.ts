import { Resolver } from 'node:dns/promises';

/** Codes by which name servers say that there is no such record. */
const NONE = ['ENOTFOUND', 'ENODATA'];

/** Looks TXT records up. */
export class TxtRecords {
  private readonly resolver = new Resolver({ timeout: 1_500, tries: 2 });

  /** `servers`: IP addresses of name servers, with a port or without, comma separated; empty: those of the system. */
  constructor(servers: string) {
    if (servers !== '') this.resolver.setServers(servers.split(',').map((server) => server.trim()));
  }

  /** Returns the records of a name, each in one piece; null when no server answers. */
  async of(name: string): Promise<readonly string[] | null> {
    try {
      const records = await this.resolver.resolveTxt(name);
      return records.map((strings) => strings.join(''));
    } catch (error) {
      return NONE.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  }
}
