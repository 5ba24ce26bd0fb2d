import type { Delivery } from '@rubrica/client';
import { Badge } from '../design/badge.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { DELIVERY, HEALTH, type HealthState } from './states.js';

const AGAIN: Words<string> = { es: 'Se reintenta', en: 'Being tried again' };

export const HealthBadge = ({ state }: { readonly state: HealthState }) => {
  const { language } = useLanguage();
  return <Badge tone={HEALTH[state].tone}>{HEALTH[state].name[language]}</Badge>;
};

/** The state of a delivery; one that has failed before and is tried again says so. */
export const DeliveryBadge = ({ delivery: { status, attempts } }: { readonly delivery: Delivery }) => {
  const { language } = useLanguage();
  const again = useWords(AGAIN);
  if (status === 'pending' && attempts.length > 0) return <Badge tone="watch">{again}</Badge>;
  return <Badge tone={DELIVERY[status].tone}>{DELIVERY[status].name[language]}</Badge>;
};
