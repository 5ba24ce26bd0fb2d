import type {
  DocumentEvent,
  DocumentEventEvent,
  EventFailure,
  EventNumber,
  EventOrder,
  EventPackage,
  EventPlan,
  EventRegistration,
  EventRejection,
  EventWait,
  KnownDocumentEvent,
  NearDeadline,
} from './document-event.js';
import { isOpen } from './document-event.js';

export type DocumentEventCommand =
  | { readonly type: 'RequestEvent'; readonly order: EventOrder }
  | { readonly type: 'NumberEvent'; readonly number: EventNumber }
  | { readonly type: 'PlanEvent'; readonly plan: EventPlan }
  | { readonly type: 'SignEvent'; readonly xmlBlob: string }
  | { readonly type: 'AwaitForEvent'; readonly wait: EventWait }
  | { readonly type: 'RegisterEvent'; readonly registration: EventRegistration }
  | { readonly type: 'PackageEvent'; readonly files: EventPackage }
  | { readonly type: 'RejectEvent'; readonly rejection: EventRejection }
  | { readonly type: 'FailEvent'; readonly code: EventFailure }
  | { readonly type: 'RemindOfDeadline'; readonly near: NearDeadline };

/** A command that comes twice, or too late, changes nothing. */
export const decide = (command: DocumentEventCommand, state: DocumentEvent): readonly DocumentEventEvent[] => {
  if (command.type === 'RequestEvent') return request(command.order, state);
  if (state.status === 'unknown') return [];
  if (command.type === 'PackageEvent')
    return state.status === 'registered' && !state.is_packaged ? [{ type: 'EventPackaged', data: command.files }] : [];
  if (command.type === 'RemindOfDeadline')
    return state.status === 'registered' && state.near_deadline === null
      ? [{ type: 'DeadlineNeared', data: command.near }]
      : [];
  return isOpen(state) ? advance(command, state) : [];
};

/** One event of a code is issued of an invoice. Only one that DIAN rejected, or that failed, is asked for again. */
const request = (order: EventOrder, { status }: DocumentEvent): readonly DocumentEventEvent[] =>
  status === 'unknown' || status === 'rejected' || status === 'failed' ? [{ type: 'EventRequested', data: order }] : [];

type Advance = Exclude<DocumentEventCommand, { type: 'RequestEvent' | 'PackageEvent' | 'RemindOfDeadline' }>;

const advance = (command: Advance, state: KnownDocumentEvent): readonly DocumentEventEvent[] => {
  switch (command.type) {
    case 'NumberEvent':
      return state.number ? [] : [{ type: 'EventNumbered', data: command.number }];
    // What is not signed was sent to nobody, so that a plan may be replaced: its certificate may not sign any more.
    case 'PlanEvent':
      return state.number && state.status === 'queued' ? [{ type: 'EventPlanned', data: command.plan }] : [];
    case 'SignEvent':
      return state.plan && state.status === 'queued'
        ? [{ type: 'EventSigned', data: { xml_blob: command.xmlBlob } }]
        : [];
    case 'AwaitForEvent':
      return isSame(command.wait, state.waiting) ? [] : [{ type: 'EventWaits', data: command.wait }];
    case 'RegisterEvent':
      return [{ type: 'EventRegistered', data: command.registration }];
    case 'RejectEvent':
      return state.status === 'signed' ? [rejected(command.rejection, state)] : [];
    case 'FailEvent':
      return [{ type: 'EventFailed', data: { code: command.code } }];
  }
};

/** AAD05: the sender has used the number of the event before, perhaps by another system. */
const NUMBER_TAKEN = 'AAD05';
/** How many numbers are tried. Each costs a transmission; a tenant that needs more has another system in the same series. */
const MOST_NUMBERS = 10;

const rejected = (rejection: EventRejection, { number, numbers_taken }: KnownDocumentEvent): DocumentEventEvent => {
  const rejections = rejection.rules.filter(({ severity }) => severity === 'rejection');
  const isForNumberAlone = rejections.length > 0 && rejections.every(({ rule }) => rule === NUMBER_TAKEN);
  return number !== null && isForNumberAlone && numbers_taken + 1 < MOST_NUMBERS
    ? { type: 'EventNumberTaken', data: { ...rejection, number: number.number } }
    : { type: 'EventRejected', data: rejection };
};

const isSame = (one: EventWait, other: EventWait | null): boolean =>
  one.reason === other?.reason && one.awaited === other.awaited;
