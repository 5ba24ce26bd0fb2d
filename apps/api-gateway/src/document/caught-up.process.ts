import { Injectable } from '@nestjs/common';
import { TOPICS } from '@rubrica/contracts';
import { Positions } from '@rubrica/eventing/operations';
import { Unavailable } from '@rubrica/service';
import { DocumentChanges } from './document-changes.js';
import { DocumentViews } from './document.view.js';

/** Longer than the consumer needs after a burst; if it takes longer, the consumer has stopped. */
const WITHIN_MS = 5_000;
/** Interval of the looks into the table: another replica may have read the fact. */
const LOOK_EVERY_MS = 100;

/**
 * Makes reads wait until this service has read all that the log held when the request came, so that no read shows an
 * older state than a webhook did. If that takes too long the read gets a 503.
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
    throw new Unavailable({
      en: 'This would be older than what you may have heard by webhook. Ask again in a moment.',
      es: 'Esto sería anterior a lo que ya pudo recibir por webhook. Pregunte de nuevo en un momento.',
    });
  }

  /** Waits for a fact (by message id) that its owner has committed and may not have published yet. */
  async hears(documentId: string, fact: string): Promise<void> {
    const until = performance.now() + WITHIN_MS;
    while (!(await this.views.hasHeard(documentId, fact))) {
      const leftMs = until - performance.now();
      if (leftMs <= 0 || !(await this.changes.next(documentId, Math.min(leftMs, LOOK_EVERY_MS))))
        throw new Unavailable({
          en: 'It is done; what has come of it is not known here yet. Ask again in a moment.',
          es: 'Está hecho; aquí aún no se conoce el resultado. Pregunte de nuevo en un momento.',
        });
    }
  }
}
