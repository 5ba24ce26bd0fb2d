import { Badge, type Tone } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Copied } from '../../design/copied.js';
import { Field } from '../../design/field.js';
import { Message } from '../../design/message.js';
import { Actions, Page, Section, Skeleton } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import styles from './design.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly colours: string;
  readonly badges: string;
  readonly buttons: string;
  readonly fields: string;
  readonly messages: string;
  readonly loading: string;
  readonly plain: string;
  readonly primary: string;
  readonly danger: string;
  readonly off: string;
  readonly why: string;
  readonly field: string;
  readonly fault: string;
  readonly tone: Readonly<Record<Tone, string>>;
}> = {
  es: {
    title: 'Lenguaje visual',
    colours: 'Colores',
    badges: 'Estados',
    buttons: 'Botones',
    fields: 'Campos',
    messages: 'Mensajes',
    loading: 'Espera',
    plain: 'Acción',
    primary: 'Acción principal',
    danger: 'Acción sin vuelta',
    off: 'No disponible',
    why: 'La razón se lee aquí',
    field: 'Número de documento',
    fault: 'El dígito de verificación no corresponde.',
    tone: { good: 'Hecho', way: 'En curso', watch: 'Por vigilar', bad: 'Por corregir' },
  },
  en: {
    title: 'Design language',
    colours: 'Colours',
    badges: 'States',
    buttons: 'Buttons',
    fields: 'Fields',
    messages: 'Messages',
    loading: 'Loading',
    plain: 'Action',
    primary: 'Main action',
    danger: 'Action without return',
    off: 'Not available',
    why: 'The reason is read here',
    field: 'Number of the document',
    fault: 'The check digit is another one.',
    tone: { good: 'Done', way: 'Under way', watch: 'To be watched', bad: 'To be mended' },
  },
};

const COLOURS = [
  'ground',
  'ground-raised',
  'ground-sunken',
  'line',
  'text',
  'text-quiet',
  'accent',
  'good',
  'bad',
  'watch',
  'live',
];

const TONES: readonly Tone[] = ['good', 'way', 'watch', 'bad'];

/** The tokens and components of the console, as docs/design.md explains them. */
export const Design = () => {
  const words = useWords(WORDS);
  return (
    <main>
      <Page title={words.title}>
        <Section title={words.colours}>
          <ul className={styles.colours}>
            {COLOURS.map((name) => (
              <li key={name} className={styles.colour}>
                <span className={styles.patch} style={{ background: `var(--${name})` }} />
                <code>--{name}</code>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={words.badges}>
          <Actions>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {words.tone[tone]}
              </Badge>
            ))}
          </Actions>
        </Section>
        <Section title={words.buttons}>
          <Actions>
            <Button>{words.plain}</Button>
            <Button kind="primary">{words.primary}</Button>
            <Button kind="danger">{words.danger}</Button>
            <Button reason={words.why}>{words.off}</Button>
          </Actions>
        </Section>
        <Section title={words.fields}>
          <Field label={words.field} value="900373115" onChange={() => undefined} />
          <Field label={words.field} value="900373115-0" onChange={() => undefined} fault={words.fault} />
          <Copied text="inv_0123456789abcdefghjkmnpqrs" name={words.field} />
        </Section>
        <Section title={words.messages}>
          {TONES.map((tone) => (
            <Message key={tone} tone={tone} title={words.tone[tone]}>
              <p>{words.why}</p>
            </Message>
          ))}
        </Section>
        <Section title={words.loading}>
          <Skeleton />
        </Section>
      </Page>
    </main>
  );
};
