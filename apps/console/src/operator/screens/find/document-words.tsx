import type { DocumentKind, DocumentStatus } from '@rubrica/client';
import { Badge } from '../../../design/badge.js';
import { KINDS } from '../../../document/kinds.js';
import { STATES } from '../../../document/states.js';
import { type Language, useLanguage } from '../../../language/language.js';

/** The state of a document as its tenant sees it; a state that this version does not know stands as it is. */
export const DocumentState = ({ status }: { readonly status: string | null }) => {
  const { language } = useLanguage();
  if (status === null) return '–';
  if (!Object.hasOwn(STATES, status)) return status;
  const { tone, name } = STATES[status as DocumentStatus];
  return <Badge tone={tone}>{name[language]}</Badge>;
};

/** The name of a kind of document; another text stands as it is. */
export const kindName = (kind: string, language: Language): string =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as DocumentKind].name[language] : kind;
