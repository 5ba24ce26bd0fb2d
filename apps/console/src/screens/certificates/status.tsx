import type { Certificate } from '@rubrica/client';
import { Badge, type Tone } from '../../design/badge.js';
import { count, day, daysUntil } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';

const STATUS: Readonly<Record<Certificate['status'], { readonly tone: Tone; readonly name: Words<string> }>> = {
  active: { tone: 'good', name: { es: 'Firma', en: 'Signs' } },
  replaced: { tone: 'way', name: { es: 'Reemplazado', en: 'Replaced' } },
  revoked: { tone: 'bad', name: { es: 'Revocado', en: 'Revoked' } },
  expired: { tone: 'bad', name: { es: 'Vencido', en: 'Expired' } },
};

const WORDS: Words<{ readonly ends: string; readonly days: string }> = {
  es: { ends: 'Por vencer', days: 'días' },
  en: { ends: 'Ends soon', days: 'days' },
};

/** A certificate needs some weeks to be replaced: the authority checks papers. */
const SOON_DAYS = 30;

export const CertificateBadge = ({
  certificate: { status, valid_to },
}: {
  readonly certificate: Pick<Certificate, 'status' | 'valid_to'>;
}) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  if (status === 'active' && daysUntil(valid_to, Date.now()) < SOON_DAYS)
    return <Badge tone="watch">{words.ends}</Badge>;
  return <Badge tone={STATUS[status].tone}>{STATUS[status].name[language]}</Badge>;
};

/** The last day, and how many days are left as long as the certificate signs. */
export const LastDay = ({
  certificate: { status, valid_to },
}: {
  readonly certificate: Pick<Certificate, 'status' | 'valid_to'>;
}) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  return (
    <>
      <time dateTime={valid_to}>{day(`${valid_to}T12:00:00-05:00`, language)}</time>
      {status === 'active' ? (
        <div className="quiet">
          {count(daysUntil(valid_to, Date.now()), language)} {words.days}
        </div>
      ) : null}
    </>
  );
};
