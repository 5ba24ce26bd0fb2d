import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Database, type DueTimer, faultPoint, OnTimer } from '@rubrica/eventing';
import type { TenantProfile } from '@rubrica/fiscal';
import { BlobStore, Clock, getJson, LOGGER, type Logger } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { TenantProfileView } from '../profile/tenant-profile.view.js';
import { MailReception } from './mail-reception.client.js';
import { ReceivedMails } from './received-mail.process.js';
import { ReceptionFolder, type TakenFile } from './reception-folder.disk.js';
import { refusalText } from './refusal-text.js';

const READ = 'read-reception-folder';
const KEY = 'folder';
/** After so many failures a reading ends: what opens the files is probably away. */
const MOST_FAILURES = 5;

/**
 * Receives the files that companies drop, in one process of all (ADR 0241). A file stays in the folder until its documents
 * are kept, so that no crash loses it; a file that is opened twice has the same documents.
 */
@Injectable()
export class ReceptionFolderTimer implements OnApplicationBootstrap {
  /** Names of files that failed in this process; they come last. */
  private failed: ReadonlySet<string> = new Set();

  constructor(
    private readonly database: Database,
    private readonly folder: ReceptionFolder,
    private readonly profiles: TenantProfileView,
    private readonly reception: MailReception,
    private readonly mails: ReceivedMails,
    private readonly blobs: BlobStore,
    private readonly settings: MailerSettings,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.folder.isOn) return;
    await this.database.transaction((tx) => {
      tx.schedule({ kind: READ, key: KEY });
      return Promise.resolve();
    });
  }

  @OnTimer({ kind: READ, leaseMs: 30_000, isTraced: false, retry: { firstMs: 1_000, longestMs: 60_000 } })
  async onDue(timers: readonly DueTimer[]): Promise<void> {
    const { isOn } = this.folder;
    if (isOn) await this.receiveAll(await this.folder.take(this.clock.now()));
    await this.database.transaction(async (tx) => {
      const due = new Date(Date.parse(tx.at) + this.settings.receptionSeconds * 1_000).toISOString();
      if (isOn) tx.schedule({ kind: READ, key: KEY, due });
      await tx.complete(...timers);
    });
  }

  /** Throws the first failure, after the other files. */
  private async receiveAll(files: readonly TakenFile[]): Promise<void> {
    const failures = new Map<string, unknown>();
    const isLate = ({ name }: TakenFile): boolean => this.failed.has(name);
    for (const file of [...files.filter((one) => !isLate(one)), ...files.filter(isLate)]) {
      await this.receive(file).catch((error: unknown) => failures.set(file.name, error));
      if (failures.size === MOST_FAILURES) break;
    }
    this.failed = new Set(failures.keys());
    for (const failure of failures.values()) throw failure;
  }

  private async receive(file: TakenFile): Promise<void> {
    const { tenantId } = file;
    const bytes = await this.folder.read(file);
    if (bytes === null) return;
    const profile = await this.profiles.receiving(tenantId);
    if (bytes === 'too_large' || !profile) return this.refuse(file, profile ? 'too_large' : 'nobody');
    const { nit } = await getJson<TenantProfile>(this.blobs, tenantId, profile.profile_blob);
    const mailBlob = await this.blobs.put(tenantId, bytes);
    faultPoint('mailer:file-taken');
    const opened = await this.reception.open({
      ...{ tenantId, mailBlob, nit, environment: profile.live_environment },
      ...(!/\.eml$/i.test(file.name) && { fileName: file.name }),
    });
    faultPoint('mailer:file-kept');
    const { received, events = 0, foreign, reasons = [] } = opened;
    this.logger.info({ tenant_id: tenantId, file: mailBlob, received, events }, 'a file of a supplier is opened');
    if (received + events > 0) {
      this.mails.countOpened(opened);
      await this.folder.moveToDone(file);
    } else await this.refuse(file, foreign > 0 ? 'foreign' : (reasons[0] ?? 'no_document'));
    await this.blobs.remove({ tenantId, names: [mailBlob] });
  }

  private refuse(file: TakenFile, reason: string): Promise<void> {
    this.mails.count(reason === 'nobody' || reason === 'too_large' ? reason : 'nothing');
    return this.folder.moveToRefused(file, refusalText(reason));
  }
}
