import { Injectable, type OnModuleInit } from '@nestjs/common';
import { currentData, currentType, type Message } from '@rubrica/contracts';
import { type ChorePage, Chores, type Tx } from '@rubrica/eventing';
import { evolveView, queuedView } from './document.js';
import { DocumentViews } from './document.view.js';

export const REBUILD = 'rebuild';

const DOCUMENTS_PER_PAGE = 100;

/**
 * Makes the views anew, from what each document's timeline has kept of its life: for a program that folds it in
 * another way than the one before. Each view changes at once and under its row's lock, so that a read sees the old one
 * or the new one, and a fact that comes meanwhile is in it.
 */
@Injectable()
export class DocumentRebuild implements OnModuleInit {
  constructor(
    private readonly chores: Chores,
    private readonly views: DocumentViews,
  ) {}

  onModuleInit(): void {
    this.chores.register({ name: REBUILD, page: (tx, _, after) => this.page(tx, after) });
  }

  private async page(tx: Tx, after: string): Promise<ChorePage> {
    const begun = await this.views.lockAfter(tx, after, DOCUMENTS_PER_PAGE);
    const views = new Map(begun.map(({ id, created_at }) => [id, queuedView(created_at.toISOString())]));
    for (const { document_id: id, ...entry } of await this.views.timelines(tx, [...views.keys()])) {
      const view = views.get(id);
      if (view) views.set(id, evolveView(view, messageOf(entry)));
    }
    await this.views.saveViews(tx, views);
    return { after: begun.length === DOCUMENTS_PER_PAGE ? begun.at(-1)?.id : undefined, done: begun.length };
  }
}

/** As far as views look at it; an older version in the words of today's. */
const messageOf = ({
  type,
  time,
  data,
}: {
  readonly type: string;
  readonly time: Date;
  readonly data: object;
}): Message => ({ type: currentType(type), time: time.toISOString(), data: currentData(type, data) }) as Message;
