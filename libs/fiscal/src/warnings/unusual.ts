import { type Fault, fault } from '../values/fault.js';
import type { Words } from '../values/words.js';

/** What is right but seldom meant; `rule` is DIAN's rule on what is written there. */
export const unusual = (pointer: string, detail: Words, fix: Words, rule?: string): Fault =>
  fault(pointer, 'unusual_sale', detail, { fix, rule });
