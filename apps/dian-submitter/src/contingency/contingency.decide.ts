import { Refusal } from '@rubrica/contracts';
import type { Availability, ContingencyEvent, Evidence } from './contingency.js';

/**
 * DIAN says how long its outages were, not how one is recognised; practice is four attempts 20 s apart, with the proof
 * kept (guides of Colombian software houses, 2024).
 */
const ATTEMPTS = 4;
const APART_MS = 20_000;

export type ContingencyCommand =
  | { readonly type: 'NoteUnanswered'; readonly evidence: Evidence }
  /** `at`: when the call began that was answered. What is signed later than that may be outside of the outage. */
  | { readonly type: 'NoteAnswer'; readonly at: string }
  | {
      readonly type: 'DeclareByEvidence';
      readonly contingencyId: string;
      readonly at: string;
      /** Of anyone in the environment, in any process; null: none is known. */
      readonly lastAnswerAt: string | null;
      /** What answered in the network outside while the tax authority did not; null: nothing did. */
      readonly reached: string | null;
    }
  | {
      readonly type: 'DeclareByHand';
      readonly contingencyId: string;
      readonly at: string;
      readonly operator: string;
      readonly reason: string;
    }
  | { readonly type: 'EndByHand'; readonly contingencyId: string; readonly at: string; readonly operator: string }
  /** Something that was issued in contingency is not transmitted yet. */
  | { readonly type: 'AlarmBacklog'; readonly at: string };

export const decide = (command: ContingencyCommand, availability: Availability): readonly ContingencyEvent[] => {
  switch (command.type) {
    case 'NoteUnanswered':
      return noteUnanswered(command.evidence, availability);
    case 'NoteAnswer':
      return noteAnswer(command.at, availability);
    case 'DeclareByEvidence':
      return declareByEvidence(command, availability);
    case 'DeclareByHand': {
      if (availability.status === 'declared')
        throw new Refusal('contingency_declared', 'A contingency of this environment is declared already.');
      const { contingencyId: contingency_id, at, operator, reason } = command;
      const since = availability.status === 'suspected' ? availability.evidence[0].at : at;
      return [
        {
          type: 'ContingencyDeclared',
          data: { contingency_id, since, declared_at: at, declared_by: operator, reason },
        },
      ];
    }
    case 'EndByHand': {
      const { contingencyId: contingency_id, at, operator } = command;
      if (availability.status !== 'declared' || availability.current.contingency_id !== contingency_id)
        throw new Refusal('contingency_ended', 'This contingency has ended already.');
      return [{ type: 'ContingencyEnded', data: { contingency_id, ended_at: at, ended_by: operator } }];
    }
    case 'AlarmBacklog':
      return alarmBacklog(command.at, availability);
  }
};

const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

const noteUnanswered = (evidence: Evidence, availability: Availability): readonly ContingencyEvent[] => {
  switch (availability.status) {
    case 'available':
      return [{ type: 'OutageSuspected', data: evidence }];
    case 'suspected': {
      const { at } = availability.evidence.at(-1) ?? availability.evidence[0];
      const counts = availability.evidence.length < ATTEMPTS && msBetween(at, evidence.at) >= APART_MS;
      return counts ? [{ type: 'EvidenceAdded', data: evidence }] : [];
    }
    case 'declared':
      return [];
  }
};

/** What an operator has declared, only an operator ends: an outage that comes and goes is one outage. */
const noteAnswer = (at: string, availability: Availability): readonly ContingencyEvent[] => {
  if (availability.status === 'suspected') return [{ type: 'SuspicionCleared', data: { at } }];
  if (availability.status !== 'declared' || availability.current.declared_by !== null) return [];
  const { contingency_id, declared_at } = availability.current;
  const ended_at = at > declared_at ? at : declared_at; // the call may have begun before it was declared
  return [{ type: 'ContingencyEnded', data: { contingency_id, ended_at, ended_by: null } }];
};

const declareByEvidence = (
  { contingencyId: contingency_id, at, lastAnswerAt, reached }: ContingencyCommand & { type: 'DeclareByEvidence' },
  availability: Availability,
): readonly ContingencyEvent[] => {
  if (availability.status !== 'suspected') return [];
  const [{ at: since }] = availability.evidence;
  if (lastAnswerAt !== null && lastAnswerAt >= since) return [{ type: 'SuspicionCleared', data: { at } }];
  if (!isProven(availability) || reached === null) return [];
  const reason = `${String(ATTEMPTS)} attempts without an answer, ${reached} could be reached.`;
  return [{ type: 'ContingencyDeclared', data: { contingency_id, since, declared_at: at, declared_by: null, reason } }];
};

/** Enough attempts, far enough apart: what is left to know is whether the network is to blame. */
export const isProven = (availability: Availability): boolean =>
  availability.status === 'suspected' && availability.evidence.length >= ATTEMPTS;

/** Hours since the tax authority is back, of the 48 in which all has to be transmitted (E.T. 616-1). */
const ALARMS_H = [40, 24] as const;

/** Each alarm is given once, however often it is looked. */
const alarmBacklog = (at: string, { status, past }: Availability): readonly ContingencyEvent[] => {
  const last = past.at(-1);
  if (status === 'declared' || !last?.ending) return [];
  const since = msBetween(last.ending.ended_at, at) / 3_600_000;
  const hours = ALARMS_H.find((alarm) => since >= alarm && alarm > last.alarmed_h);
  return hours === undefined ? [] : [{ type: 'BacklogAlarmed', data: { contingency_id: last.contingency_id, hours } }];
};

/** Times of issue are given in whole seconds, and the signature is made within that second. */
const SECOND_MS = 1_000;

/**
 * Whether what was signed in contingency at that time was signed before the contingency was over: the tax authority
 * rejects a type 04 that was signed outside of the outage (CTG01).
 */
export const covers = (availability: Availability, issuedAt: string): boolean => {
  if (availability.status === 'declared') return true;
  const end = new Date(Date.parse(issuedAt) + SECOND_MS).toISOString();
  return availability.past.some(({ since, ending }) => ending !== null && since <= end && end <= ending.ended_at);
};
