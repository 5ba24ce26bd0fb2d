import type { DocumentStatus, MailState, Waiting } from '@rubrica/client';
import { Badge } from '../design/badge.js';
import { useLanguage, type Words } from '../language/language.js';
import { MAIL, STATES } from './states.js';

const WAITS: Words<string> = { es: 'En espera', en: 'Waiting' };
const DECISION: Words<string> = { es: 'Necesita su decisión', en: 'Needs your decision' };

/** The state of a document; one that waits shows that instead, since it is what a person can change. */
export const StateBadge = ({
  status,
  waiting,
}: {
  readonly status: DocumentStatus;
  readonly waiting: Waiting | null;
}) => {
  const { language } = useLanguage();
  if (waiting) return <Badge tone="watch">{(waiting.choices.length > 0 ? DECISION : WAITS)[language]}</Badge>;
  return <Badge tone={STATES[status].tone}>{STATES[status].name[language]}</Badge>;
};

export const MailBadge = ({ state }: { readonly state: MailState }) => {
  const { language } = useLanguage();
  return <Badge tone={MAIL[state].tone}>{MAIL[state].name[language]}</Badge>;
};
