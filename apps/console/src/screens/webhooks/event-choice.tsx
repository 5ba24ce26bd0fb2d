import type { EventType } from '@rubrica/client';
import { Button } from '../../design/button.js';
import { Tick } from '../../design/field.js';
import { Actions } from '../../design/page.js';
import { count } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { ALL_EVENT_TYPES, EVENT_GROUPS } from '../../webhook/event-types.js';
import styles from './webhooks.module.css';

const WORDS: Words<{
  readonly events: string;
  readonly all: string;
  readonly toMend: string;
  readonly none: string;
  readonly chosen: string;
}> = {
  es: {
    events: 'Eventos',
    all: 'Todos',
    toMend: 'Solo lo que hay que corregir',
    none: 'Ninguno',
    chosen: 'elegidos de',
  },
  en: {
    events: 'Events',
    all: 'All',
    toMend: 'Only what has to be mended',
    none: 'None',
    chosen: 'chosen of',
  },
};

const TO_MEND = /rejected|failed|bounced|complained|suspicious|deadline_near/;

/** The types of events that a receiver gets, in groups by what they are about. */
export const EventChoice = ({
  value,
  onChange,
  fault,
}: {
  readonly value: ReadonlySet<EventType>;
  readonly onChange: (value: ReadonlySet<EventType>) => void;
  readonly fault: string | null;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const change = (types: readonly EventType[], isChosen: boolean): void => {
    const others = [...value].filter((type) => !types.includes(type));
    onChange(new Set(isChosen ? [...others, ...types] : others));
  };
  return (
    <fieldset className={styles.events}>
      <legend>{words.events}</legend>
      <p className="quiet" role="status">
        {count(value.size, language)} {words.chosen} {count(ALL_EVENT_TYPES.length, language)}
      </p>
      <Actions>
        <Button
          onClick={() => {
            onChange(new Set(ALL_EVENT_TYPES));
          }}
        >
          {words.all}
        </Button>
        <Button
          onClick={() => {
            onChange(new Set(ALL_EVENT_TYPES.filter((type) => TO_MEND.test(type))));
          }}
        >
          {words.toMend}
        </Button>
        <Button
          onClick={() => {
            onChange(new Set());
          }}
        >
          {words.none}
        </Button>
      </Actions>
      {fault === null ? null : (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <div className={styles.groups}>
        {EVENT_GROUPS.map(({ subject, name, types }) => {
          const all = types.map(({ type }) => type);
          const chosen = all.filter((type) => value.has(type)).length;
          return (
            <fieldset key={subject} className={styles.group}>
              <legend className="only-read-aloud">{name[language]}</legend>
              <Tick
                label={name[language]}
                isTicked={chosen === all.length ? true : chosen > 0 ? 'some' : false}
                onChange={(isChosen) => {
                  change(all, isChosen);
                }}
              />
              {types.map(({ type, name: happening }) => (
                <Tick
                  key={type}
                  label={happening[language]}
                  isTicked={value.has(type)}
                  onChange={(isChosen) => {
                    change([type], isChosen);
                  }}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
};
