import type { Finding } from '../document/finding.js';
import type { Readings } from '../rules/readings.js';
import type { RuleFacts } from '../rules/rule.js';

/** A rule on events: what is known of it, and its test. `Facts`: what the test looks at. */
export interface EventRule<Facts> extends Omit<RuleFacts, 'documents' | 'kinds' | 'severity'> {
  /** Message in Spanish, as the authority's are. */
  readonly message: string;
  readonly holds: (facts: Facts) => boolean;
  /** By default a rejection. */
  readonly severityBy?: (readings: Readings) => Finding['severity'];
}

/** Returns a finding for each rule that does not hold. */
export const brokenBy = <Facts>(
  rules: readonly EventRule<Facts>[],
  facts: Facts,
  readings: Readings,
): readonly Finding[] =>
  rules
    .filter(({ holds }) => !holds(facts))
    .map(({ id, message, severityBy }) => ({
      rule: id,
      severity: severityBy?.(readings) ?? 'rejection',
      text: message,
    }));
