import { unitOf } from '../../catalogs/api-codes.js';
import { unitCodes } from '../../catalogs/code-lists.js';
import type { Fault } from '../../values/fault.js';
import { unknownCode } from './unknown-code.js';

/** FAV05 (a line), FAS10 (a tax by unit), and a property of an item: a unit is one of DIAN's own list, which lacks many of Recommendation 20. */
export const unitFaults = (code: string, at: string, rule?: string): Fault[] =>
  unitOf(code) === undefined ? [unknownCode(at, code, unitCodes, rule)] : [];
