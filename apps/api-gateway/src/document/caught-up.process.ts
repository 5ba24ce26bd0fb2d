import { Injectable } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { Positions } from '@rubrica/eventing';
import { Unavailable } from '@rubrica/service';
import { DocumentChanges } from './document-changes.js';
import { DocumentViews } from './document.view.js';

/** Longer than any burst takes; beyond it the gateway's consumer stands still. */
const WITHIN_MS = 5_000;
/** Another replica may have heard it. */
const LOOK_EVERY_MS = 100;

/**
 * A read is never older than a webhook: both follow the same log, and a read waits until this service has heard all
 * that the log held when it was asked. Rather than something older it answers 503.
 */
@Injectable()
export class CaughtUp {
  constructor(
    private readonly positions: Positions,
    private readonly views: DocumentViews,
    private readonly changes: DocumentChanges,
  ) {}

  async wait(): Promise<void> {
    if (await this.positions.waitForLogEnd(TOPICS.documentLifecycle, WITHIN_MS)) return;
    throw new Unavailable('This would be older than what you may have heard by webhook. Ask again in a moment.');
  }

  /** Until a fact (its message id) is heard that its owner has just kept: it may be on its way to the log. */
  async hears(documentId: string, fact: string): Promise<void> {
    const until = performance.now() + WITHIN_MS;
    while (!(await this.views.hasHeard(documentId, fact))) {
      const leftMs = until - performance.now();
      if (leftMs <= 0 || !(await this.changes.next(documentId, Math.min(leftMs, LOOK_EVERY_MS))))
        throw new Unavailable('It is done; what has come of it is not known here yet. Ask again in a moment.');
    }
  }
}
