import type { AttemptOutcome } from '../dian/attempt-outcome.js';

/**
 * Availability of the tax authority in one environment, and the contingencies declared there. Instants are ISO, UTC.
 */
export type ContingencyEvent =
  | { readonly type: 'OutageSuspected'; readonly data: Evidence }
  | { readonly type: 'EvidenceAdded'; readonly data: Evidence }
  | { readonly type: 'SuspicionCleared'; readonly data: { readonly at: string } }
  | { readonly type: 'ContingencyDeclared'; readonly data: Declaration }
  | { readonly type: 'ContingencyEnded'; readonly data: { readonly contingency_id: string } & Ending }
  /** `hours` after the end of the last contingency, not all of its documents were transmitted. */
  | { readonly type: 'BacklogAlarmed'; readonly data: { readonly contingency_id: string; readonly hours: number } };

/** An attempt that the tax authority did not answer. */
export interface Evidence {
  readonly at: string;
  readonly document_id: string;
  readonly result: AttemptOutcome['result'];
  /** e.g. `connection_refused`, `answer_timeout`, the code of a fault. */
  readonly reason: string;
  readonly detail: string;
}

export interface Declaration {
  readonly contingency_id: string;
  /** Begin of the outage, as far as is known: the first unanswered attempt. */
  readonly since: string;
  readonly declared_at: string;
  /** An operator's name; null: by evidence. */
  readonly declared_by: string | null;
  readonly reason: string;
}

export interface Ending {
  readonly ended_at: string;
  /** An operator's name; null: the tax authority answered. */
  readonly ended_by: string | null;
}

export interface Contingency extends Declaration {
  readonly evidence: readonly Evidence[];
  readonly ending: Ending | null;
  /** Hours after the end at which the last alarm about its backlog was raised; 0: none. */
  readonly alarmed_h: number;
}

export type Availability = { readonly past: readonly Contingency[] } & (
  | { readonly status: 'available' }
  | { readonly status: 'suspected'; readonly evidence: readonly [Evidence, ...Evidence[]] }
  | { readonly status: 'declared'; readonly current: Contingency }
);

export const CONTINGENCY_ID_PREFIX = 'ctg';

export const available: Availability = { status: 'available', past: [] };

export const evolve = (availability: Availability, event: ContingencyEvent): Availability => {
  const { past } = availability;
  switch (event.type) {
    case 'OutageSuspected':
      return { status: 'suspected', evidence: [event.data], past };
    case 'EvidenceAdded':
      return availability.status === 'suspected'
        ? { ...availability, evidence: [...availability.evidence, event.data] }
        : availability;
    case 'SuspicionCleared':
      return { status: 'available', past };
    case 'ContingencyDeclared': {
      const evidence = availability.status === 'suspected' ? availability.evidence : [];
      return { status: 'declared', current: { ...event.data, evidence, ending: null, alarmed_h: 0 }, past };
    }
    case 'ContingencyEnded': {
      if (availability.status !== 'declared') throw new Error('a contingency ended that was not declared');
      const { ended_at, ended_by } = event.data;
      return { status: 'available', past: [...past, { ...availability.current, ending: { ended_at, ended_by } }] };
    }
    case 'BacklogAlarmed': {
      const { contingency_id, hours: alarmed_h } = event.data;
      const alarmed = past.map((one) => (one.contingency_id === contingency_id ? { ...one, alarmed_h } : one));
      return { ...availability, past: alarmed };
    }
  }
};
