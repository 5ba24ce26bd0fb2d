import { Injectable } from '@nestjs/common';
import { Database, type DueTimer, faultPoint } from '@rubrica/eventing';
import type { Lookups } from '@rubrica/eventing/waiting';
import { documentAggregate } from '../document/document.messages.js';
import { PlanningProcess } from './planning.process.js';
import { ReadingProcess } from './reading.process.js';
import { RecordingProcess } from './recording.process.js';
import { SigningProcess } from './signing.process.js';

/**
 * Issues sets of documents. The first transaction records numbers and signing plans, then the vault signs, then the
 * second transaction records the signatures. After a crash in between the stored plans give the same bytes again (ADR 0215).
 */
@Injectable()
export class IssueProcess {
  constructor(
    private readonly database: Database,
    private readonly reading: ReadingProcess,
    private readonly planning: PlanningProcess,
    private readonly signing: SigningProcess,
    private readonly recording: RecordingProcess,
  ) {}

  async issue(timers: readonly DueTimer<Lookups>[]): Promise<void> {
    const states = await this.database.loadAll(
      documentAggregate,
      timers.map(({ key }) => key),
    );
    const candidates = await this.reading.read(timers, states);
    const planned = await this.database.transaction((tx) => {
      tx.resume(documentAggregate, states);
      return this.planning.plan(tx, candidates);
    });
    if (planned.length === 0) return;
    faultPoint('document-issuer:planned');
    const outcomes = await this.signing.sign(planned);
    faultPoint('document-issuer:signed');
    await this.database.transaction((tx) => this.recording.record(tx, outcomes));
  }
}
