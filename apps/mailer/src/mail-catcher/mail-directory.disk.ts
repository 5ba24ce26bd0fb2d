import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of mails, one `.eml` file each. No file is ever there in part. */
export class MailDirectory {
  private isMade = false;

  constructor(readonly path: string) {}

  /** Writes a mail durably and returns its path. The same name again replaces the file. */
  async keep(name: string, mail: string): Promise<string> {
    const { file, temporary } = this.pathsOf(name);
    const handle = await open(temporary, 'wx', 0o600);
    try {
      await handle.writeFile(mail);
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
    return file;
  }

  /** Writes a mail as `keep` does, but at once, and without a sync: it outlives the process, not the machine. */
  put(name: string, mail: Uint8Array): void {
    const { file, temporary } = this.pathsOf(name);
    writeFileSync(temporary, mail, { flag: 'wx', mode: 0o600 });
    renameSync(temporary, file);
  }

  private pathsOf(name: string): { readonly file: string; readonly temporary: string } {
    if (!/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(name)) throw new Error('not a name of a mail');
    if (!this.isMade) mkdirSync(this.path, { recursive: true, mode: 0o700 });
    this.isMade = true;
    return {
      file: join(this.path, `${name}.eml`),
      // Not *.eml, so that nobody reads a mail that is being written.
      temporary: join(this.path, `.${name}.${randomBytes(6).toString('hex')}.part`),
    };
  }
}
