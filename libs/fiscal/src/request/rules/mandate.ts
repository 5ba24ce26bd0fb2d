import { identificationFaults } from './identification.js';
import type { LineRule } from './rule.js';

export const mandate: LineRule = {
  reads: ['mandate'],
  check: ({ mandate: principal }, at) =>
    principal === undefined ? [] : identificationFaults(principal, `${at}/mandate`),
};
