import { Refusal } from '@rubrica/contracts';
import type { Availability, ContingencyEvent, Evidence } from './contingency.js';

/**
 * DIAN publishes how long its outages were, but not how to recognise one. The usual practice is four attempts 20 s
 * apart with the evidence kept (guides of Colombian software houses, 2024).
 */
const ATTEMPTS = 4;
const APART_MS = 20_000;

export type ContingencyCommand =
  | { readonly type: 'NoteUnanswered'; readonly evidence: Evidence }
  /** `at`: begin of the answered call. A document signed after it may be outside of the outage. */
  | { readonly type: 'NoteAnswer'; readonly at: string }
  | {
      readonly type: 'DeclareByEvidence';
      readonly contingencyId: string;
      readonly at: string;
      /** Time of the last answer to any process in this environment; null: none is known. */
      readonly lastAnswerAt: string | null;
      /** External host that could be reached while the tax authority could not; null: none. */
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
  /** Documents issued in contingency are not transmitted yet. */
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
        throw new Refusal('contingency_declared', {
          en: 'A contingency of this environment is declared already.',
          es: 'Ya hay una contingencia declarada en este ambiente.',
        });
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
        throw new Refusal('contingency_ended', {
          en: 'This contingency has ended already.',
          es: 'Esta contingencia ya terminó.',
        });
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

/**
 * Ends a contingency that was declared by evidence. One declared by an operator is ended by an operator, as DIAN may
 * come and go.
 */
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

/** Returns whether there is enough evidence of an outage; it remains to check that our own network works. */
export const isProven = (availability: Availability): boolean =>
  availability.status === 'suspected' && availability.evidence.length >= ATTEMPTS;

/** Hours after the end of the contingency; all must be transmitted within 48 (E.T. 616-1). */
const ALARMS_H = [40, 24] as const;

/** Raises each alarm once, however often the backlog is checked. */
const alarmBacklog = (at: string, { status, past }: Availability): readonly ContingencyEvent[] => {
  const last = past.at(-1);
  if (status === 'declared' || !last?.ending) return [];
  const since = msBetween(last.ending.ended_at, at) / 3_600_000;
  const hours = ALARMS_H.find((alarm) => since >= alarm && alarm > last.alarmed_h);
  return hours === undefined ? [] : [{ type: 'BacklogAlarmed', data: { contingency_id: last.contingency_id, hours } }];
};

/** Precision of times of issue. The signature is made within that second. */
const SECOND_MS = 1_000;

/**
 * Returns whether a document issued at that time was signed during a contingency: the tax authority rejects a type 04
 * that was signed outside of the outage (CTG01).
 */
export const covers = (availability: Availability, issuedAt: string): boolean => {
  if (availability.status === 'declared') return true;
  const end = new Date(Date.parse(issuedAt) + SECOND_MS).toISOString();
  return availability.past.some(({ since, ending }) => ending !== null && since <= end && end <= ending.ended_at);
};
