import { READINGS } from '../rules/readings.js';
import type { JudgedRule } from '../rules/judged-rules.js';
import { EVENT_RULES } from './event.rules.js';
import { EVENT_ORDER_RULES } from './order.rules.js';

export type JudgedEventRule = Omit<JudgedRule, 'ids' | 'judged_by'>;

/** All rules on events that the simulator judges besides archive, schema and signature; served by GET /control/rules. */
export const JUDGED_EVENT_RULES: readonly JudgedEventRule[] = [
  {
    ...{ id: 'AAH07', severity: 'rejection', grade: 'S', source: 'SRV2', switchable: null },
    where: '//cac:DocumentResponse/cac:DocumentReference/cbc:UUID',
    condition: 'is the CUFE of an invoice that was accepted in this environment; else nothing below is judged',
  },
  ...[...EVENT_RULES, ...EVENT_ORDER_RULES].map(
    ({ id, where, condition, source, grade, switchable }): JudgedEventRule => ({
      ...{ id, where, condition, source, grade, severity: 'rejection' },
      switchable: switchable === undefined ? null : { reading: switchable, values: READINGS[switchable] },
    }),
  ),
];
