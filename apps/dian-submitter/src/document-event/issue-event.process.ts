import { Injectable } from '@nestjs/common';
import { eventTypeOf, type Hindrance, hindranceByNow, type RegisteredEvent } from '@rubrica/document-events';
import { Database, type DueTimer } from '@rubrica/eventing';
import { colombianDate } from '@rubrica/fiscal';
import { Clock, offsetTime } from '@rubrica/service';
import { VaultRefusal } from '@rubrica/vault-client';
import { DianSubmitterSettings } from '../config.js';
import type { DocumentEventCommand } from './document-event.decide.js';
import { type EventOrder, type EventRegistration, type EventWait, isOpen, type KnownDocumentEvent } from './document-event.js';
import { documentEvent } from './document-event.messages.js';
import { DocumentEventRecords } from './document-event-record.process.js';
import type { EventAnswer } from './event-answer.js';
import { EventPackages } from './event-package.process.js';
import { EventSigning, type SigningOutcome } from './event-signing.process.js';
import { EventStatements } from './event-statements.client.js';
import { eventTimer, morningOf, type Tries } from './event-timer.js';
import { EventTransmission } from './event-transmission.process.js';
import { RegisteredEventStore } from './registered-event.store.js';

type Due = DueTimer<Tries>;

/** What one run of the timer has found out. */
type Step =
  | { readonly is: 'command'; readonly command: DocumentEventCommand }
  /** It comes again by itself: at a time, or soon (null). */
  | { readonly is: 'wait'; readonly wait: EventWait; readonly until: string | null }
  /** It comes again when the event that it waits for is there. */
  | { readonly is: 'sleep'; readonly wait: EventWait };

const waitFor = (reason: EventWait['reason'], until: string | null = null): Step => ({
  is: 'wait',
  wait: { reason, awaited: null },
  until,
});

/** Longest time between two lookups for a certificate or software; an event is woken when one of them is registered. */
const LOOKUP_MS = 3_600_000;

/**
 * Issues events: asks DIAN whether it has one of that code already, signs it, sends it, and records the answer. The same
 * bytes are sent again until DIAN answers.
 */
@Injectable()
export class EventIssuing {
  constructor(
    private readonly database: Database,
    private readonly records: DocumentEventRecords,
    private readonly registered: RegisteredEventStore,
    private readonly statements: EventStatements,
    private readonly signing: EventSigning,
    private readonly transmission: EventTransmission,
    private readonly packages: EventPackages,
    private readonly clock: Clock,
    private readonly settings: DianSubmitterSettings,
  ) {}

  async issue(timer: Due): Promise<void> {
    const { state } = await this.database.load(documentEvent, timer.key);
    if (state.status === 'unknown') return this.end(timer);
    if (state.status === 'registered' && !state.is_packaged) {
      const files = await this.packages.make(timer.key, state);
      return this.record(timer, state, [], { is: 'command', command: { type: 'PackageEvent', files } });
    }
    if (!isOpen(state)) return this.end(timer);
    const told: RegisteredEvent[] = [];
    const step = await this.step(timer.key, state, told).catch((error: unknown) => {
      if (!(error instanceof VaultRefusal)) throw error;
      return error.isOfCertificate ? waitFor('certificate_missing') : failed('signature_refused');
    });
    await this.record(timer, state, told, step);
  }

  /** `told` gets the events that DIAN has registered. */
  private async step(id: string, state: KnownDocumentEvent, told: RegisteredEvent[]): Promise<Step> {
    const { order } = state;
    const earlier = await this.earlierEvent(state);
    if (earlier === 'over') return { is: 'command', command: { type: 'FailEvent', code: 'earlier_event_rejected' } };
    if (earlier === 'open')
      return { is: 'sleep', wait: { reason: 'earlier_event', awaited: order.after?.code ?? null } };
    if (order.environment !== 'test') {
      const events = await this.statements.about(order.environment, order.tenant_id, order.subject.cufe);
      if (events === null) return waitFor('dian_unavailable');
      told.push(...events);
      const same = events.find(({ code }) => code === order.code);
      if (same) return this.registeredBefore(order, same, state.xml_blob && (state.plan?.cude ?? null));
    }
    const now = this.clock.now();
    const hindered = await this.hinderedNow(state, told, now);
    if (hindered) return hindered;
    const signed = await this.signing.sign(id, state, now);
    if (signed.is === 'software_missing') return waitFor('software_missing');
    if (signed.is === 'failed') return failed(signed.code);
    return this.stepAfter(await this.transmission.send(id, order, signed), state, signed);
  }

  /**
   * Judges again, before it is signed, an event that had to wait: its deadline may have passed, or today may be no day of it.
   * DIAN judges an event by the day of its signature, so that one that is signed is sent on any day.
   */
  private async hinderedNow(
    { order, xml_blob }: KnownDocumentEvent,
    told: readonly RegisteredEvent[],
    now: Date,
  ): Promise<Step | null> {
    if (xml_blob !== null) return null;
    const { tenant_id, environment, subject } = order;
    const known = await this.registered.of({ tenant_id, environment, cufe: subject.cufe });
    const situation = { registered: [...told, ...known], today: colombianDate(now) };
    const hindered = hindranceByNow(eventTypeOf(order.code), situation);
    return hindered && stepOf(hindered);
  }

  private async stepAfter(
    answer: EventAnswer,
    { order }: KnownDocumentEvent,
    { event }: Extract<SigningOutcome, { readonly is: 'signed' }>,
  ): Promise<Step> {
    const now = offsetTime(this.clock.now());
    const ours = { number: event.number, cude: event.cude, signed_on: event.issueDate };
    switch (answer.kind) {
      case 'registered': {
        const { validated_at, answer_blob, application_response_blob } = answer.verdict;
        const proof = { registered_at: validated_at ?? now, answer_blob, application_response_blob };
        return register({ ...ours, ...proof });
      }
      case 'registered_before': {
        const { environment, tenant_id, subject } = order;
        const events = environment === 'test' ? [] : await this.statements.about(environment, tenant_id, subject.cufe);
        const known = answer.isSame ? ours : { ...ours, number: null, cude: null };
        const same = events?.find(({ code }) => code === order.code) ?? {
          ...{ code: order.code, number: known.number, cude: known.cude },
          ...{ signedOn: known.signed_on, registeredAt: now },
        };
        return this.registeredBefore(order, same, event.cude);
      }
      case 'rejected': {
        const { rules, answer_blob, application_response_blob } = answer.verdict;
        const rejection = { rules, answer_blob, application_response_blob };
        return { is: 'command', command: { type: 'RejectEvent', rejection } };
      }
      case 'refused':
        return failed('dian_request_refused');
      case 'unanswered':
        return waitFor('dian_unavailable');
    }
  }

  /** `ownCude`: that of the event that was sent from here, whose answer may have been lost; null: none was sent. */
  private async registeredBefore(order: EventOrder, same: RegisteredEvent, ownCude: string | null): Promise<Step> {
    const { number, cude, signedOn: signed_on, registeredAt: registered_at } = same;
    const isOurs = ownCude !== null && cude?.toLowerCase() === ownCude;
    const proof = isOurs ? await this.transmission.proof(order, ownCude) : null;
    if (proof === 'unanswered') return waitFor('dian_unavailable');
    const { answer_blob, application_response_blob } = proof ?? NO_PROOF;
    return register({ number, cude, signed_on, registered_at, answer_blob, application_response_blob });
  }

  /** Where the event stands that DIAN must have registered before this one. */
  private async earlierEvent({ order }: KnownDocumentEvent): Promise<'registered' | 'open' | 'over'> {
    if (order.after === null) return 'registered';
    const { state } = await this.database.load(documentEvent, order.after.id);
    if (state.status === 'registered') return 'registered';
    return isOpen(state) ? 'open' : 'over';
  }

  private async record(
    timer: Due,
    state: KnownDocumentEvent,
    told: readonly RegisteredEvent[],
    step: Step,
  ): Promise<void> {
    const { key, group, cause } = timer;
    await this.database.transaction(async (tx) => {
      await tx.complete(timer);
      this.records.told(tx, state, told);
      if (step.is === 'command') {
        await this.records.handle(tx, key, step.command, cause);
        return;
      }
      await this.records.handle(tx, key, { type: 'AwaitForEvent', wait: step.wait }, cause);
      if (step.is === 'wait') tx.schedule(this.again(key, group, timer.payload, step));
    });
  }

  private again(
    key: string,
    group: string,
    { tries = 0 }: Tries,
    { wait: { reason }, until }: Extract<Step, { readonly is: 'wait' }>,
  ) {
    if (until !== null) return eventTimer(key, group, { due: until });
    const { retryFirstMs, retryLongestMs } = this.settings;
    const longestMs = reason === 'dian_unavailable' ? retryLongestMs : LOOKUP_MS;
    const waitMs = Math.min(retryFirstMs * 2 ** Math.min(tries, 30), longestMs) * (0.9 + Math.random() * 0.2);
    const due = new Date(this.clock.now().getTime() + waitMs).toISOString();
    return eventTimer(key, group, { due, payload: { tries: tries + 1 } });
  }

  private end(timer: Due): Promise<void> {
    return this.database.transaction((tx) => tx.complete(timer));
  }
}

const failed = (code: Extract<DocumentEventCommand, { type: 'FailEvent' }>['code']): Step => ({
  is: 'command',
  command: { type: 'FailEvent', code },
});

const NO_PROOF = { answer_blob: null, application_response_blob: null };

const stepOf = ({ code, until }: Hindrance): Step =>
  code === 'event_too_early' ? waitFor(code, until && morningOf(until)) : failed(code);

const register = (registration: EventRegistration): Step => ({
  is: 'command',
  command: { type: 'RegisterEvent', registration },
});
