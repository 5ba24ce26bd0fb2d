import { COUNTERPARTY_ROLES, KINDS } from '@rubrica/kinds';
import type { ZipMember } from './zip-layout.js';

/** What an export has, in the order in which it is gathered. A section is walked page by page. */
export const SECTIONS = [
  'tenant',
  'api-keys',
  ...COUNTERPARTY_ROLES.map(({ path }) => path),
  'numbering-ranges',
  'certificates',
  'webhook-endpoints',
  'mail-senders',
  'dkim-keys',
  'suppressions',
  'views',
  'drafts',
  ...KINDS.map(({ api }) => api.path),
  'received-documents',
  'events',
  'audit',
  'key-uses',
  'end',
];
export type ExportSection = string;

/** `under_way`: being gathered. `ready`: can be downloaded. `expired`: what was gathered is deleted. */
export type ExportStatus = 'under_way' | 'ready' | 'expired';

export interface ExportRow {
  readonly id: string;
  readonly tenant_id: string;
  readonly livemode: boolean;
  /** Id of the API key, or `operator/` and the operator's name. */
  readonly ordered_by: string;
  readonly status: ExportStatus;
  /** What comes next: the section, and where in it; '' is its beginning. */
  readonly section: ExportSection;
  readonly cursor: string;
  readonly parts: number;
  readonly documents: number;
  readonly files: number;
  /** Length of all files in the zip with their headers, and of the directory behind them. */
  readonly content_bytes: string;
  readonly directory_bytes: string;
  readonly manifest_sha256: string | null;
  readonly created_at: Date;
  readonly ready_at: Date | null;
  readonly expires_at: Date | null;
}

/** Where the bytes of a file are: a blob, the XML inside of a blob that is a zip, or a place in `written` of its part. */
export type FileSource = { readonly blob: string; readonly isInZip?: true } | { readonly at: number };

/** A file of an export, as its part remembers it. */
export type ExportEntry = ZipMember & FileSource;

/** Where the gathering goes on; null: it is complete. */
export type NextPage = { readonly section: ExportSection; readonly cursor: string } | null;

/** Returns the next page of a section, or the beginning of the section behind it. */
export const nextPage = (section: ExportSection, cursor: string | null): NextPage => {
  if (cursor !== null) return { section, cursor };
  const next = SECTIONS[SECTIONS.indexOf(section) + 1];
  return next ? { section: next, cursor: '' } : null;
};
