import type { Caller } from '@rubrica/contracts';
import type { DocumentKind } from '@rubrica/fiscal';
import { faultWith } from '@rubrica/fiscal';
import { invalid, type Language, Problem } from '@rubrica/service';

/** What a job may do. `redrive` acts on the deliveries of a filter, an import on the rows of a file, any other action on the documents of a filter. */
export const JOB_ACTIONS = ['retry', 'resend', 'redrive', 'export', 'import'] as const;
export type JobAction = (typeof JOB_ACTIONS)[number];

/** `cancelling`: the step under way is the last one. */
export const JOB_STATUSES = ['running', 'cancelling', 'completed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** Rows of a job, at most. */
export const MOST_ROWS: Readonly<Record<JobAction, number>> = {
  retry: 10_000,
  resend: 10_000,
  redrive: 10_000,
  export: 100_000,
  import: 10_000,
};

/** Role that a job takes. */
export const ROLE_OF_JOB: Readonly<Record<JobAction, Caller['role']>> = {
  retry: 'documents',
  resend: 'documents',
  redrive: 'full',
  export: 'read',
  import: 'documents',
};

/** Jobs of a tenant in one mode that are under way at the same time. */
const MOST_UNDER_WAY = 5;

/** A document or a delivery that the step under way acts on. */
export interface PendingRow {
  readonly id: string;
  /** Null of a delivery. */
  readonly kind: DocumentKind | null;
  readonly number: string | null;
}

export interface JobRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  readonly action: JobAction;
  /** Query of the list of all documents, or of all deliveries; null of an import. */
  readonly filter: string | null;
  /** What the rows of an import are: a kind of documents or a role of counterparties. */
  readonly kind: string | null;
  /** Who ordered it, with the rights of that time. */
  readonly caller: Pick<Caller, 'keyId' | 'personId' | 'role' | 'version'>;
  readonly language: Language;
  readonly status: JobStatus;
  readonly total: number;
  readonly done: number;
  readonly succeeded: number;
  readonly failed: number;
  /** Where the next step begins; '' is the beginning. */
  readonly cursor: string;
  /** What the step under way acts on: after a crash it acts on the same once more. Null: not known yet. */
  readonly pending: readonly PendingRow[] | null;
  /** Parts of the result. */
  readonly parts: number;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  readonly expires_at: Date | null;
}

export const isOver = ({ status }: Pick<JobRow, 'status'>): boolean => status === 'completed' || status === 'cancelled';

/** Returns the caller as which a job acts. */
export const callerOf = ({ tenant_id, livemode, caller }: JobRow): Caller => ({
  ...caller,
  tenantId: tenant_id,
  livemode,
});

/** Throws a 409 when as many jobs are under way as may be. */
export const refuseMoreJobs = (underWay: number): void => {
  if (underWay < MOST_UNDER_WAY) return;
  throw new Problem(
    409,
    'job_limit_reached',
    {
      en: `${MOST_UNDER_WAY} jobs are under way. Wait until one of them is over, or cancel one.`,
      es: `Hay ${MOST_UNDER_WAY} trabajos en curso. Espere a que termine uno, o cancele uno.`,
    },
    [],
    { 'retry-after': '10' },
  );
};

/** Throws a 422 when a filter finds more documents than a job may have. */
export const refuseMoreRows = (action: JobAction, count: number): void => {
  const most = MOST_ROWS[action];
  if (count <= most) return;
  throw invalid([
    faultWith(
      '#/filter',
      'out_of_bounds',
      {
        en: `More than ${most} rows have these filters; that is as many as this action takes.`,
        es: `Más de ${most} filas cumplen estos filtros; esta acción admite como máximo ese número.`,
      },
      {
        fix: {
          en: 'Divide documents by created[gte] and created[lt], deliveries by endpoint_id and event_type.',
          es: 'Divida los documentos con created[gte] y created[lt], las entregas con endpoint_id y event_type.',
        },
      },
    ),
  ]);
};

/** Throws a 409 for the result of a job that is not over. */
export const refuseUnfinished = (row: JobRow): void => {
  if (isOver(row)) return;
  throw new Problem(409, 'not_ready', { en: 'The job is under way.', es: 'El trabajo está en curso.' }, [], {
    'retry-after': '5',
  });
};
