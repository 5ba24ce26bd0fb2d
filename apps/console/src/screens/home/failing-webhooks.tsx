import { Link } from '@tanstack/react-router';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { HealthBadge } from '../../webhook/badges.js';
import { useEndpoints } from '../../webhook/health.js';
import { errorOf, isFailing } from '../../webhook/states.js';
import styles from './home.module.css';

const WORDS: Words<{ readonly webhook: string; readonly since: string }> = {
  es: { webhook: 'Webhook', since: 'desde el' },
  en: { webhook: 'Webhook', since: 'since' },
};

/** Webhooks whose receivers fail, with what they answered. */
export const FailingWebhooks = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  const failing = (useEndpoints().data?.data ?? []).flatMap(({ id, endpoint, health }) =>
    health && isFailing(health.state) ? [{ id, url: endpoint.url, ...health }] : [],
  );
  if (failing.length === 0) return null;
  return (
    <ul className={styles.missing}>
      {failing.map(({ id, url, state, failing_since, last_error }) => (
        <li key={id} className={styles.step}>
          <Link to="/$tenant/$mode/webhooks/$endpoint" params={{ tenant, mode, endpoint: id }}>
            {words.webhook} {url}
          </Link>
          <HealthBadge state={state} />
          <p className={styles.quiet}>
            {last_error === null ? null : errorOf(last_error.error)[language]}
            {last_error?.status ? ` (${String(last_error.status)})` : null}
            {failing_since === null ? null : `, ${words.since} ${moment(failing_since, language)}`}
          </p>
        </li>
      ))}
    </ul>
  );
};
