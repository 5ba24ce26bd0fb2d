import { unitOf } from './api-codes.js';
import { unitCodes } from './code-lists.js';
import { type Fault, fault } from '../values/fault.js';
import { codeFix, type CodeList } from './code-list.js';

/** Fault of a code that is not in the list; its fix says what the text stands for, or which codes there are. */
export const unknownCode = (pointer: string, given: string, list: CodeList, rule?: string): Fault =>
  fault(
    pointer,
    'unknown_code',
    { en: `${given} is not ${list.what.en}.`, es: `${given} no es ${list.what.es}.` },
    { fix: codeFix(list, given), rule },
  );

/** Fault of a unit that is not in DIAN's own list, which lacks many of Recommendation 20. */
export const unitFaults = (code: string, at: string, rule?: string): Fault[] =>
  unitOf(code) === undefined ? [unknownCode(at, code, unitCodes, rule)] : [];
