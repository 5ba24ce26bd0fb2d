import { Injectable } from '@nestjs/common';
import { type ApiVersion, knowsSince } from '@rubrica/kinds';
import { offsetTime, withOffsetTimes } from '@rubrica/service';
import { actorOf } from '../audit/audit-resource.js';
import { AuditStore } from '../audit/audit.store.js';
import type { DocumentRow } from './document-row.js';
import { DocumentViews } from './document.view.js';

/** First version whose timelines name who asked. */
export const ASKERS_SINCE = '2026-12-01';

const REQUESTED = 'co.rubrica.document.requested.v1';

type FactRow = Awaited<ReturnType<DocumentViews['timeline']>>[number];

/** The timeline of a document, as the API shows it. */
@Injectable()
export class Timelines {
  constructor(
    private readonly views: DocumentViews,
    private readonly audit: AuditStore,
  ) {}

  async of(document: DocumentRow, version: ApiVersion): Promise<object[]> {
    const facts = await this.views.timeline(document.id);
    return knowsSince(version, ASKERS_SINCE) ? this.withAskers(document, facts) : facts.map(timelineEntry);
  }

  /** Adds who asked. The API key that made the document is in no audit, but in the document. */
  private async withAskers({ asked_by }: DocumentRow, facts: readonly FactRow[]): Promise<object[]> {
    const requestIds = facts.flatMap(({ request_id }) => request_id ?? []);
    const [askers, maker] = await Promise.all([
      this.audit.askersOf([...new Set(requestIds)]),
      asked_by === null ? undefined : this.audit.asker(asked_by),
    ]);
    return facts.map((fact) => {
      const made = fact.type === REQUESTED ? maker : undefined;
      const asker = fact.request_id === null ? undefined : (askers.get(fact.request_id) ?? made);
      return { ...timelineEntry(fact), asked_by: asker ? actorOf(asker) : null };
    });
  }
}

const timelineEntry = ({ type, time, service, data }: FactRow): object => ({
  type,
  time: offsetTime(time),
  service,
  data: withOffsetTimes(withoutBlobs(data)),
});

/** Removes names of blobs, which callers cannot use. */
const withoutBlobs = (data: object): object =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.endsWith('_blob')));
