import type { ReadinessStep } from '@rubrica/client';
import { Badge, type Tone } from '../../design/badge.js';
import { ButtonLink } from '../../design/button.js';
import { Section } from '../../design/page.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { GoLive } from './go-live.js';
import styles from './home.module.css';

const WORDS: Words<{ readonly title: string }> = {
  es: { title: 'Pasos hasta producción' },
  en: { title: 'Steps to production' },
};

const STEP: Readonly<Record<ReadinessStep['step'], Words<string>>> = {
  software: { es: 'Registrar el software', en: 'Register the software' },
  certificate: { es: 'Cargar el certificado', en: 'Upload the certificate' },
  numbering_range: { es: 'Tener un rango de numeración', en: 'Have a numbering range' },
  first_document: { es: 'Emitir el primer documento', en: 'Issue the first document' },
  test_set: { es: 'Pasar el set de pruebas de la DIAN', en: "Pass DIAN's test set" },
  go_live: { es: 'Pasar a producción', en: 'Go live' },
  production_range: { es: 'Tener un rango de producción', en: 'Have a range for production' },
  production_document: { es: 'Emitir el primer documento real', en: 'Issue the first real document' },
};

const STATE: Readonly<Record<ReadinessStep['state'], { readonly tone: Tone; readonly name: Words<string> }>> = {
  done: { tone: 'good', name: { es: 'Hecho', en: 'Done' } },
  open: { tone: 'watch', name: { es: 'Por hacer', en: 'To do' } },
  blocked: { tone: 'way', name: { es: 'Después de otro paso', en: 'After another step' } },
};

/** Where a step is done, and what its button says. A company goes live by an act of its own, which needs no other screen. */
const GOAL: Readonly<Record<Exclude<ReadinessStep['step'], 'go_live'>, Goal>> = {
  software: { to: '/$tenant/$mode/company', name: { es: 'Registrar el software', en: 'Register the software' } },
  certificate: { to: '/$tenant/$mode/certificates', name: { es: 'Ir a certificados', en: 'Go to certificates' } },
  numbering_range: { to: '/$tenant/$mode/ranges', name: { es: 'Ir a rangos', en: 'Go to ranges' } },
  first_document: { to: '/$tenant/$mode/documents', name: { es: 'Emitir un documento', en: 'Issue a document' } },
  test_set: { to: '/$tenant/$mode/company', name: { es: 'Indicar el set de pruebas', en: 'Name the test set' } },
  production_range: { to: '/$tenant/$mode/ranges', name: { es: 'Ir a rangos', en: 'Go to ranges' } },
  production_document: { to: '/$tenant/$mode/documents', name: { es: 'Emitir un documento', en: 'Issue a document' } },
};

interface Goal {
  readonly to:
    '/$tenant/$mode/company' | '/$tenant/$mode/certificates' | '/$tenant/$mode/ranges' | '/$tenant/$mode/documents';
  readonly name: Words<string>;
}

/** The steps to habilitación and production, as the API tells their state. */
export const Steps = ({ steps }: { readonly steps: readonly ReadinessStep[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant } = useCompany();
  return (
    <Section title={words.title}>
      <ol className={styles.steps}>
        {steps.map(({ step, state, missing }) => (
          <li key={step} className={styles.step}>
            <h3>{STEP[step][language]}</h3>
            <Badge tone={STATE[state].tone}>{STATE[state].name[language]}</Badge>
            {state !== 'open' ? null : step === 'go_live' ? (
              <GoLive />
            ) : (
              <ButtonLink to={GOAL[step].to} params={{ tenant, mode: 'live' }}>
                {GOAL[step].name[language]}
              </ButtonLink>
            )}
            {missing.length === 0 ? null : (
              <ul className={styles.missing}>
                {missing.map(({ pointer, code, detail, fix }) => (
                  <li key={`${pointer} ${code}`}>
                    {detail} <span className={styles.quiet}>{fix}</span>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
};
