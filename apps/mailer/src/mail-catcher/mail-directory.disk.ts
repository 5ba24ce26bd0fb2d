import { randomBytes } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder of mails, one `.eml` file each. No file is ever there in part. */
export class MailDirectory {
  private made: Promise<unknown> | undefined;

  constructor(readonly path: string) {}

  /** Writes a mail durably and returns its path. The same name again replaces the file. */
  async keep(name: string, mail: Uint8Array): Promise<string> {
    if (!/^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/.test(name)) throw new Error('not a name of a mail');
    this.made ??= mkdir(this.path, { recursive: true, mode: 0o700 });
    await this.made;
    const file = join(this.path, `${name}.eml`);
    // Not *.eml, so that nobody reads a mail that is being written.
    const temporary = join(this.path, `.${name}.${randomBytes(6).toString('hex')}.part`);
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
}
