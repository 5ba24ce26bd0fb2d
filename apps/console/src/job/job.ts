import { createJob, type DocumentKind, type Job, type JobInput, type JobPreview, type Rubrica } from '@rubrica/client';
import type { Tone } from '../design/badge.js';
import { KINDS } from '../document/kinds.js';
import type { Words } from '../language/language.js';

export type JobAction = 'retry' | 'resend' | 'redrive' | 'export' | 'import';

/** An order: an import has a file, any other action a filter as the query of a list of the API. */
export interface JobOrder {
  readonly action: JobAction;
  readonly filter?: string;
  readonly file?: { readonly kind: string; readonly content_base64: string };
}

/** Tells what a job would do, and does nothing. */
export const previewJob = async (client: Rubrica, order: JobOrder): Promise<JobPreview> =>
  (await createJob({ client, body: { ...order, dry_run: true } as JobInput })) as JobPreview;

export const beginJob = async (client: Rubrica, order: JobOrder): Promise<Job> =>
  (await createJob({ client, body: order as JobInput })) as Job;

interface ActionWords {
  /** The act itself, as on a button. */
  readonly name: Words<string>;
  /** What is done with each row. */
  readonly what: Words<string>;
  /** An operation that only who may order such a job may call. */
  readonly right: string;
}

export const ACTIONS: Readonly<Record<JobAction, ActionWords>> = {
  retry: {
    name: { es: 'Reintentar', en: 'Retry' },
    what: {
      es: 'Los documentos fallidos siguen donde se quedaron. Los demás no cambian.',
      en: 'Documents that have failed go on where they stopped. Others do not change.',
    },
    right: 'retryInvoice',
  },
  resend: {
    name: { es: 'Reenviar por correo', en: 'Send by mail again' },
    what: {
      es: 'Cada documento se envía otra vez a las direcciones de la primera vez.',
      en: 'Each document is sent again to the addresses of the first time.',
    },
    right: 'emailInvoice',
  },
  redrive: {
    name: { es: 'Repetir entregas fallidas', en: 'Repeat failed deliveries' },
    what: {
      es: 'Cada entrega de webhook agotada o cancelada se intenta otra vez.',
      en: 'Each webhook delivery that is exhausted or cancelled is tried again.',
    },
    right: 'retryDelivery',
  },
  export: {
    name: { es: 'Exportar a CSV', en: 'Export to CSV' },
    what: {
      es: 'Una fila por documento, para una hoja de cálculo.',
      en: 'A row for each document, for a spreadsheet.',
    },
    right: 'createJob',
  },
  import: {
    name: { es: 'Importar', en: 'Import' },
    what: {
      es: 'Cada fila se revisa y se guarda como si se enviara sola.',
      en: 'Each row is checked and stored as if it were sent alone.',
    },
    right: 'createInvoice',
  },
};

export const actionName = (action: string): Words<string> => ACTIONS[action as JobAction].name;

export const JOB_STATES: Readonly<Record<Job['status'], { readonly tone: Tone; readonly name: Words<string> }>> = {
  running: { tone: 'way', name: { es: 'En curso', en: 'Under way' } },
  cancelling: { tone: 'watch', name: { es: 'Terminando', en: 'Ending' } },
  completed: { tone: 'good', name: { es: 'Terminado', en: 'Completed' } },
  cancelled: { tone: 'watch', name: { es: 'Cancelado', en: 'Cancelled' } },
};

export const isUnderWay = ({ status }: Pick<Job, 'status'>): boolean => status === 'running' || status === 'cancelling';

/** What a file may have. */
export const IMPORTABLE: readonly { readonly kind: string; readonly name: Words<string>; readonly right: string }[] = [
  ...(Object.keys(KINDS) as DocumentKind[]).map((kind) => ({ kind, name: KINDS[kind].name, right: 'createInvoice' })),
  { kind: 'customer', name: { es: 'Cliente', en: 'Customer' }, right: 'createCustomer' },
  { kind: 'supplier', name: { es: 'Proveedor', en: 'Supplier' }, right: 'createSupplier' },
];
