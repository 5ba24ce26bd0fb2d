import { Injectable, type OnModuleInit } from '@nestjs/common';
import { currentData, currentType, type Message } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import { type MaintenanceJobPage, MaintenanceJobs } from '@rubrica/eventing/operations';
import { evolveView, firstView } from './document.js';
import { DocumentViews } from './document.view.js';

export const REBUILD = 'rebuild';

const DOCUMENTS_PER_PAGE = 100;

/**
 * Rebuilds all views from the timelines, for a release that folds facts in another way. Each view is replaced under its
 * row's lock: a read sees the old view or the new one, and no fact that comes meanwhile is lost.
 */
@Injectable()
export class DocumentRebuild implements OnModuleInit {
  constructor(
    private readonly jobs: MaintenanceJobs,
    private readonly views: DocumentViews,
  ) {}

  onModuleInit(): void {
    this.jobs.register({ name: REBUILD, page: (tx, _, after) => this.page(tx, after) });
  }

  private async page(tx: Tx, after: string): Promise<MaintenanceJobPage> {
    const begun = await this.views.lockAfter(tx, after, DOCUMENTS_PER_PAGE);
    const views = new Map(
      begun.map(({ id, created_at, collects_until }) => [
        id,
        firstView(created_at.toISOString(), collects_until !== null),
      ]),
    );
    for (const { document_id: id, ...entry } of await this.views.timelines(tx, [...views.keys()])) {
      const view = views.get(id);
      if (view) views.set(id, evolveView(view, messageOf(entry)));
    }
    this.views.saveViews(tx, views);
    return { after: begun.length === DOCUMENTS_PER_PAGE ? begun.at(-1)?.id : undefined, done: begun.length };
  }
}

/** Returns the parts of a message that views use, with older versions converted to the current one. */
const messageOf = ({
  type,
  time,
  data,
}: {
  readonly type: string;
  readonly time: Date;
  readonly data: object;
}): Message => ({ type: currentType(type), time: time.toISOString(), data: currentData(type, data) }) as Message;
