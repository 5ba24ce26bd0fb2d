import type { ApiKey } from '@rubrica/client';
import type { Words } from '../../language/language.js';

export type KeyRole = ApiKey['role'];

/** What a key of each role may do, the least first. */
export const KEY_ROLES: Readonly<Record<KeyRole, { readonly name: Words<string>; readonly may: Words<string> }>> = {
  read: {
    name: { es: 'Lectura', en: 'Read' },
    may: { es: 'Lee y descarga.', en: 'It reads and downloads.' },
  },
  documents: {
    name: { es: 'Documentos', en: 'Documents' },
    may: {
      es: 'Además emite y corrige documentos, y lleva los adquirentes.',
      en: 'It also issues and corrects documents, and keeps customers.',
    },
  },
  full: {
    name: { es: 'Total', en: 'Full' },
    may: {
      es: 'Todo, también claves, certificados, webhooks y rangos.',
      en: 'Everything, also keys, certificates, webhooks and ranges.',
    },
  },
};

export const ALL_KEY_ROLES = Object.keys(KEY_ROLES) as readonly KeyRole[];

const DAY_MS = 86_400_000;
const LONG_DAYS = 90;

/** A key that nobody has used for 90 days, and that is that old, is probably forgotten. */
export const isForgotten = (key: Pick<ApiKey, 'created_at' | 'last_used_at'>, nowMs: number): boolean =>
  nowMs - Date.parse(key.last_used_at ?? key.created_at) > LONG_DAYS * DAY_MS;
