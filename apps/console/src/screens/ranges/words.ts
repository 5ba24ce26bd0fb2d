import type { Environment, NumberingRange, NumberingRangeSync } from '@rubrica/client';
import type { Tone } from '../../design/badge.js';
import { ALL_KINDS, KINDS } from '../../document/kinds.js';
import type { Language, Words } from '../../language/language.js';

export type RangeType = NumberingRange['document_type'];

const CONTINGENCY: Words<string> = { es: 'Factura de talonario (03)', en: 'Paper invoice (03)' };

/** What a range can number. */
export const RANGE_TYPES: readonly RangeType[] = [...ALL_KINDS, 'contingency'];

export const nameOfRangeType = (type: RangeType, language: Language): string =>
  (type === 'contingency' ? CONTINGENCY : KINDS[type].name)[language];

export const ENVIRONMENT: Readonly<Record<Environment, Words<string>>> = {
  test: { es: 'Prueba', en: 'Test' },
  habilitacion: { es: 'Habilitación', en: 'Habilitación' },
  production: { es: 'Producción', en: 'Production' },
};

export const RANGE_STATUS: Readonly<
  Record<NumberingRange['status'], { readonly tone: Tone; readonly name: Words<string> }>
> = {
  in_force: { tone: 'good', name: { es: 'Vigente', en: 'In force' } },
  not_yet_in_force: { tone: 'way', name: { es: 'Aún no vigente', en: 'Not yet in force' } },
  expired: { tone: 'bad', name: { es: 'Vencido', en: 'Expired' } },
  used_up: { tone: 'bad', name: { es: 'Agotado', en: 'Used up' } },
  inactive: { tone: 'watch', name: { es: 'Desactivado', en: 'Switched off' } },
  replaced: { tone: 'way', name: { es: 'Reemplazado', en: 'Replaced' } },
};

export const SYNC_ACTION: Readonly<
  Record<NumberingRangeSync['action'], { readonly tone: Tone; readonly name: Words<string> }>
> = {
  created: { tone: 'good', name: { es: 'Creado', en: 'Made' } },
  updated: { tone: 'good', name: { es: 'Actualizado', en: 'Updated' } },
  unchanged: { tone: 'way', name: { es: 'Sin cambios', en: 'Unchanged' } },
  skipped: { tone: 'watch', name: { es: 'Omitido', en: 'Skipped' } },
  unassigned: { tone: 'watch', name: { es: 'Diga qué numera', en: 'Say what it numbers' } },
};
