import type { DocumentIdentity } from '../document/document.js';
import type { EventIdentity } from '../document/event-identity.js';
import { type Finding, isRejection } from '../document/finding.js';
import type { Issuer, Issuers } from '../issuer/issuer.js';
import { type Journal, openJournal, type Position } from './journal.js';
import { unpacked } from './packed.js';
import { Questions } from './questions.js';

/** A document with its latest verdict. */
export interface Entry {
  readonly identity: DocumentIdentity;
  readonly findings: readonly Finding[];
  readonly isAccepted: boolean;
  readonly fileName: string;
  readonly transmissions: number;
  /** Transmissions before which nobody had asked for the status since the one before. */
  readonly unaskedRepeats: number;
  readonly acceptedTimes: number;
  /** ISO time stamp. */
  readonly firstAt: string;
  readonly acceptedAt: string | null;
  readonly zipKey: string | null;
  readonly testSetId: string | null;
  readonly position: Position;
}

export interface Judged {
  /** Number of the answer. */
  readonly id: string;
  readonly identity: DocumentIdentity;
  readonly findings: readonly Finding[];
  readonly at: Date;
  readonly fileName: string;
  readonly applicationResponse: string;
  /** Packed (see packed.ts). */
  readonly xml: string;
  readonly zipKey: string | null;
  readonly testSetId: string | null;
  /** It had come before, and nobody had asked for its status since. */
  readonly isUnasked: boolean;
}

/** An event on an invoice with its verdict. */
export interface EventEntry {
  readonly identity: EventIdentity;
  readonly findings: readonly Finding[];
  readonly isAccepted: boolean;
  readonly fileName: string;
  /** ISO time stamp of the verdict. */
  readonly at: string;
  /** ISO time stamp; of accepted ones only. */
  readonly signingTime: string;
  readonly position: Position;
}

export interface JudgedEvent {
  /** Number of the answer. */
  readonly id: string;
  readonly identity: EventIdentity;
  readonly findings: readonly Finding[];
  readonly at: Date;
  readonly signingTime: string | null;
  readonly fileName: string;
  readonly applicationResponse: string;
  /** Packed (see packed.ts). */
  readonly xml: string;
}

/** Outage of the authority; `to` is null while it lasts. */
export interface Outage {
  readonly from: string;
  readonly to: string | null;
}

/** An upload whose documents are judged after its answer. */
export interface Batch {
  readonly zipKey: string;
  /** The archive in base64, as it was sent. */
  readonly zip: string;
  /** Numbers of the certificate that sent it. */
  readonly sender: readonly string[];
  readonly testSetId: string | null;
  readonly hasAttachments?: boolean;
}

type Fact =
  | { readonly type: 'issuer_registered'; readonly nit: string; readonly issuer: Issuer }
  | {
      readonly type: 'document_judged';
      readonly id: string;
      readonly at: string;
      readonly identity: DocumentIdentity;
      readonly findings: readonly Finding[];
      readonly file_name: string;
      /** In older journals packed, like `xml`. */
      readonly application_response: string;
      readonly xml: string;
      readonly zip_key: string | null;
      readonly test_set_id: string | null;
      /** Missing in older journals. */
      readonly unasked?: boolean;
    }
  | {
      readonly type: 'event_judged';
      readonly id: string;
      readonly at: string;
      readonly identity: EventIdentity;
      readonly findings: readonly Finding[];
      readonly signing_time: string;
      readonly file_name: string;
      readonly application_response: string;
      readonly xml: string;
    }
  | { readonly type: 'document_sent_again'; readonly cufe: string; readonly unasked?: boolean }
  | ({ readonly type: 'batch_received' } & Batch)
  | { readonly type: 'batch_judged'; readonly zipKey: string; readonly responses: readonly unknown[] }
  | { readonly type: 'outages_declared'; readonly outages: readonly Outage[] }
  | { readonly type: 'outage_began'; readonly at: string }
  | { readonly type: 'outage_ended'; readonly at: string }
  | { readonly type: 'received_forgotten' };

type JudgedFact = Extract<Fact, { type: 'document_judged' }>;
type EventJudgedFact = Extract<Fact, { type: 'event_judged' }>;

/** The authority's records: facts in a journal, folded into the lookups that the service needs. */
export class Registry {
  private issuersByNit: ReadonlyMap<string, Issuer> = new Map();
  /** Entries by issuer, type, number and CUFE. */
  private entries = new Map<string, Entry>();
  /** Accepted ones by environment, issuer, type and number. */
  private accepted = new Map<string, Entry>();
  private entriesByCufe = new Map<string, Entry>();
  /** Events in the order of their verdicts, by the CUFE of their invoice. */
  private eventsByCufe = new Map<string, readonly EventEntry[]>();
  private acceptedEventsByCude = new Map<string, EventEntry>();
  /** Sender, code and number of accepted events. */
  private usedEventNumbers = new Set<string>();
  private pendingBatches = new Map<string, Batch>();
  private judgedBatches = new Map<string, Position>();
  private declared: readonly Outage[] = [];
  private outageSince: string | null = null;
  private lastId = 0;
  readonly questions = new Questions();
  private readonly turns = new Map<string, Promise<unknown>>();
  private journal: Journal;

  private constructor() {}

  /** Opens the journal file; null keeps the journal in memory. */
  static async open(file: string | null): Promise<Registry> {
    const registry = new Registry();
    registry.journal = await openJournal(file, (record, position) => registry.apply(record as Fact, position));
    return registry;
  }

  /** The map object is replaced when an issuer is registered, so that a change is seen by identity. */
  get issuers(): Issuers {
    return this.issuersByNit;
  }

  get outages(): readonly Outage[] {
    return this.outageSince === null ? this.declared : [...this.declared, { from: this.outageSince, to: null }];
  }

  /** Batches received whose documents are not judged yet. */
  get unfinishedBatches(): readonly Batch[] {
    return [...this.pendingBatches.values()];
  }

  /** Returns the number of the next answer. */
  allotId(): string {
    this.lastId += 1;
    return String(this.lastId);
  }

  register(nit: string, issuer: Issuer): void {
    this.record({ type: 'issuer_registered', nit, issuer });
  }

  judged(document: Judged): Entry {
    const { id, identity, findings, at, fileName, applicationResponse, xml, zipKey, testSetId, isUnasked } = document;
    this.record({
      type: 'document_judged',
      id,
      at: at.toISOString(),
      identity,
      findings,
      file_name: fileName,
      application_response: applicationResponse,
      xml: findings.some(isRejection) ? '' : xml,
      zip_key: zipKey,
      test_set_id: testSetId,
      unasked: isUnasked,
    });
    const entry = this.entries.get(keyOf(identity));
    if (entry === undefined) throw new Error('a judged document is not in the book');
    return entry;
  }

  eventJudged(event: JudgedEvent): EventEntry {
    const { id, identity, findings, at, signingTime, fileName, applicationResponse, xml } = event;
    this.record({
      type: 'event_judged',
      id,
      at: at.toISOString(),
      identity,
      findings,
      signing_time: signingTime ?? at.toISOString(),
      file_name: fileName,
      application_response: applicationResponse,
      xml: findings.some(isRejection) ? '' : xml,
    });
    const entry = this.eventsOf(identity.subject.cufe).at(-1);
    if (entry === undefined) throw new Error('a judged event is not in the book');
    return entry;
  }

  sentAgain({ identity }: Entry, isUnasked: boolean): void {
    this.record({ type: 'document_sent_again', cufe: identity.cufe, unasked: isUnasked });
  }

  /**
   * Runs `judge` after all earlier calls for the same number or CUFE have ended, so that of two simultaneous
   * transmissions the second finds the first.
   */
  inTurn<Value>(identity: DocumentIdentity, judge: () => Promise<Value>): Promise<Value> {
    return this.inTurnOf([...numberKeysOf(identity), identity.cufe], judge);
  }

  /** The same for events: those on one invoice, and those with one number, wait for each other. */
  eventInTurn<Value>(identity: EventIdentity, judge: () => Promise<Value>): Promise<Value> {
    return this.inTurnOf([`events of ${identity.subject.cufe}`, eventNumberKeyOf(identity)], judge);
  }

  private inTurnOf<Value>(keys: readonly string[], judge: () => Promise<Value>): Promise<Value> {
    const earlier = keys.map((key) => this.turns.get(key)).filter((turn) => turn !== undefined);
    const turn = Promise.allSettled(earlier).then(judge);
    for (const key of keys) this.turns.set(key, turn);
    return turn.finally(() => {
      for (const key of keys) if (this.turns.get(key) === turn) this.turns.delete(key);
    });
  }

  /** Returns the accepted document of that issuer, kind and number (leading zeros ignored), or of that CUFE. */
  earlierAccepted(identity: DocumentIdentity): Entry | undefined {
    for (const key of numberKeysOf(identity)) {
      const earlier = this.accepted.get(key);
      if (earlier !== undefined) return earlier;
    }
    const same = this.entriesByCufe.get(identity.cufe);
    return same?.isAccepted === true ? same : undefined;
  }

  byCufe(cufe: string): Entry | undefined {
    return this.entriesByCufe.get(cufe.toLowerCase());
  }

  /** Returns all events on the invoice with that CUFE, rejected ones too, in the order of their verdicts. */
  eventsOf(cufe: string): readonly EventEntry[] {
    return this.eventsByCufe.get(cufe.toLowerCase()) ?? [];
  }

  /** Returns the accepted event with that CUDE. */
  eventByCude(cude: string): EventEntry | undefined {
    return this.acceptedEventsByCude.get(cude.toLowerCase());
  }

  /** Returns whether the sender has used the number for an accepted event of the same code. */
  isEventNumberUsed(identity: EventIdentity): boolean {
    return this.usedEventNumbers.has(eventNumberKeyOf(identity));
  }

  received(): Iterable<Entry> {
    return this.entries.values();
  }

  async applicationResponseOf({ position }: Entry | EventEntry): Promise<Buffer> {
    const { application_response: text } = (await this.journal.read(position)) as JudgedFact | EventJudgedFact;
    return unpacked(text);
  }

  /** Returns the document or event as it was sent; only accepted ones are kept. */
  async xmlOf({ position, isAccepted }: Entry | EventEntry): Promise<Buffer | null> {
    const { xml } = (await this.journal.read(position)) as JudgedFact | EventJudgedFact;
    return isAccepted ? unpacked(xml) : null;
  }

  batchReceived(batch: Batch): void {
    this.record({ type: 'batch_received', ...batch });
  }

  batchJudged(zipKey: string, responses: readonly unknown[]): void {
    this.record({ type: 'batch_judged', zipKey, responses });
  }

  /** Returns `pending`, or the answer to each document; undefined when there is no such batch. */
  async batchOf(zipKey: string): Promise<'pending' | readonly unknown[] | undefined> {
    if (this.pendingBatches.has(zipKey)) return 'pending';
    const position = this.judgedBatches.get(zipKey);
    if (position === undefined) return undefined;
    return ((await this.journal.read(position)) as Extract<Fact, { type: 'batch_judged' }>).responses;
  }

  declareOutages(outages: readonly Outage[]): void {
    this.record({ type: 'outages_declared', outages });
  }

  outageBegan(at: Date): void {
    if (this.outageSince === null) this.record({ type: 'outage_began', at: at.toISOString() });
  }

  outageEnded(at: Date): void {
    if (this.outageSince !== null) this.record({ type: 'outage_ended', at: at.toISOString() });
  }

  /** Compares whole seconds, because a signing time may have no fractions. */
  isInOutage(at: string): boolean {
    const second = (instant: string) => Math.floor(Date.parse(instant) / 1_000);
    return this.outages.some(({ from, to }) => second(from) <= second(at) && (to === null || second(at) <= second(to)));
  }

  forgetReceived(): void {
    this.record({ type: 'received_forgotten' });
    this.questions.forget();
  }

  durable(): Promise<void> {
    return this.journal.durable();
  }

  close(): Promise<void> {
    return this.journal.close();
  }

  private record(fact: Fact): void {
    this.apply(fact, this.journal.append(fact));
  }

  private apply(fact: Fact, position: Position): void {
    switch (fact.type) {
      case 'issuer_registered':
        this.issuersByNit = new Map([...this.issuersByNit, [fact.nit, fact.issuer]]);
        return;
      case 'document_judged':
        return this.applyJudged(fact, position);
      case 'event_judged':
        return this.applyEventJudged(fact, position);
      case 'document_sent_again': {
        const entry = this.entriesByCufe.get(fact.cufe);
        if (entry === undefined) return;
        const unaskedRepeats = entry.unaskedRepeats + (fact.unasked === true ? 1 : 0);
        this.put({ ...entry, transmissions: entry.transmissions + 1, unaskedRepeats });
        return;
      }
      case 'batch_received': {
        const { type: _, ...batch } = fact;
        this.pendingBatches.set(batch.zipKey, batch);
        return;
      }
      case 'batch_judged':
        this.pendingBatches.delete(fact.zipKey);
        this.judgedBatches.set(fact.zipKey, position);
        return;
      case 'outages_declared':
        this.declared = fact.outages;
        return;
      case 'outage_began':
        this.outageSince = fact.at;
        return;
      case 'outage_ended':
        if (this.outageSince !== null) this.declared = [...this.declared, { from: this.outageSince, to: fact.at }];
        this.outageSince = null;
        return;
      case 'received_forgotten':
        this.entries = new Map();
        this.accepted = new Map();
        this.entriesByCufe = new Map();
        this.eventsByCufe = new Map();
        this.acceptedEventsByCude = new Map();
        this.usedEventNumbers = new Set();
        this.pendingBatches = new Map();
        this.judgedBatches = new Map();
    }
  }

  private applyJudged(fact: JudgedFact, position: Position): void {
    const { identity, findings, at } = fact;
    const earlier = this.entries.get(keyOf(identity));
    const isAccepted = !findings.some(isRejection);
    this.lastId = Math.max(this.lastId, Number(fact.id));
    this.put({
      identity,
      findings,
      isAccepted,
      fileName: fact.file_name,
      transmissions: (earlier?.transmissions ?? 0) + 1,
      unaskedRepeats: (earlier?.unaskedRepeats ?? 0) + (fact.unasked === true ? 1 : 0),
      acceptedTimes: (earlier?.acceptedTimes ?? 0) + (isAccepted ? 1 : 0),
      firstAt: earlier?.firstAt ?? at,
      acceptedAt: earlier?.acceptedAt ?? (isAccepted ? at : null),
      zipKey: fact.zip_key,
      testSetId: fact.test_set_id,
      position,
    });
  }

  private applyEventJudged(fact: EventJudgedFact, position: Position): void {
    const { identity, findings, at } = fact;
    const isAccepted = !findings.some(isRejection);
    const entry = {
      ...{ identity, findings, isAccepted, at, position },
      fileName: fact.file_name,
      signingTime: fact.signing_time,
    };
    const { cufe } = identity.subject;
    this.lastId = Math.max(this.lastId, Number(fact.id));
    this.eventsByCufe.set(cufe, [...this.eventsOf(cufe), entry]);
    if (!isAccepted) return;
    this.acceptedEventsByCude.set(identity.cude, entry);
    this.usedEventNumbers.add(eventNumberKeyOf(identity));
  }

  private put(entry: Entry): void {
    const { identity } = entry;
    this.entries.set(keyOf(identity), entry);
    if (entry.isAccepted) for (const key of numberKeysOf(identity)) this.accepted.set(key, entry);
    // A rejected document may state any CUFE: it must not hide the accepted document that has it.
    if (entry.isAccepted || this.entriesByCufe.get(identity.cufe)?.isAccepted !== true) {
      this.entriesByCufe.set(identity.cufe, entry);
    }
  }
}

const keyOf = ({ issuerNit, typeCode, number, cufe }: DocumentIdentity): string =>
  `${issuerNit} ${typeCode} ${number} ${cufe}`;

const eventNumberKeyOf = ({ environment, sender, code, number }: EventIdentity): string =>
  `${environment} ${sender.number} ${code} ${number}`;

/**
 * Returns the keys under which a number counts as used: with and without leading zeros, and 01, 02 and 04 as one kind.
 * habilitación and production are separate, as they are separate systems at the real authority.
 */
const numberKeysOf = ({ environment, issuerNit, typeCode, number, prefix }: DocumentIdentity): string[] => {
  const kind = `${environment} ${issuerNit} ${['01', '02', '04'].includes(typeCode) ? '01' : typeCode}`;
  const consecutive = prefix !== '' && number.startsWith(prefix) ? number.slice(prefix.length) : number;
  const folded = `${number.slice(0, number.length - consecutive.length)}${consecutive.replace(/^0+/, '')}`;
  return [`${kind} ${number}`, `${kind} ${folded}`];
};
