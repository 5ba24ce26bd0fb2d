import { search, type SearchHit } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useId, useState } from 'react';
import { Dialog } from '../design/dialog.js';
import { folded } from '../design/matching.js';
import { KINDS } from '../document/kinds.js';
import { type Language, useLanguage, useWords, type Words } from '../language/language.js';
import { useCompany } from '../session/company.js';
import styles from './palette.module.css';
import { PART_GROUPS } from './parts.js';

const WORDS: Words<{
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly none: string;
  readonly customer: string;
}> = {
  es: {
    title: 'Ir a…',
    label: 'Parte de la consola, número, CUFE, NIT, nombre o identificador',
    hint: '↑ ↓ para elegir, Intro para abrir, Esc para cerrar',
    none: 'Nada coincide.',
    customer: 'Cliente o proveedor',
  },
  en: {
    title: 'Go to…',
    label: 'Part of the console, number, CUFE, NIT, name or id',
    hint: '↑ ↓ to choose, Enter to open, Esc to close',
    none: 'Nothing matches.',
    customer: 'Customer or supplier',
  },
};

/** Opens the palette from anywhere by Ctrl and K, or Command and K. */
export const usePaletteKey = (onOpen: () => void): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [onOpen]);
};

interface Goal {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly go: () => Promise<void>;
}

/** Goes anywhere by a few letters: to a part of the console, or to what the search of the API finds. */
export const Palette = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const id = useId();
  const [text, setText] = useState('');
  const goals = useGoals(text.trim());
  const [nth, setNth] = useState(0);
  const chosen = goals[Math.min(nth, goals.length - 1)];
  const open = (goal: Goal | undefined): void => {
    if (!goal) return;
    onClose();
    void goal.go();
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <input
        className={styles.input}
        role="combobox"
        aria-label={words.label}
        aria-expanded={goals.length > 0}
        aria-controls={id}
        aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
        autoComplete="off"
        placeholder={words.label}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setNth(0);
        }}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step !== undefined && goals.length > 0) {
            event.preventDefault();
            setNth((Math.min(nth, goals.length - 1) + step + goals.length) % goals.length);
          }
          if (event.key === 'Enter') open(chosen);
        }}
      />
      <ul id={id} role="listbox" aria-label={words.title} className={styles.goals}>
        {goals.map((goal) => (
          <li
            key={goal.key}
            id={`${id}-${goal.key}`}
            role="option"
            aria-selected={goal === chosen}
            className={styles.goal}
            onClick={() => {
              open(goal);
            }}
          >
            {goal.name} <span className={styles.detail}>{goal.detail}</span>
          </li>
        ))}
      </ul>
      <p role="status">{goals.length === 0 ? words.none : ''}</p>
      <p className={styles.detail}>{words.hint}</p>
    </Dialog>
  );
};

const MOST_PARTS = 8;

/** Parts of the console whose names have the text in them, and what the search finds for it. */
const useGoals = (text: string): readonly Goal[] => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, tenant, mode, may } = useCompany();
  const navigate = useNavigate();
  const asked = useDeferredValue(text);
  const hits = useQuery({
    queryKey: [...scope, 'search', asked],
    queryFn: ({ signal }) => search({ client, query: { q: asked }, signal }),
    enabled: asked.length >= 2 && may('search'),
  });
  const parts = PART_GROUPS.flatMap((group) => group.parts)
    .filter(({ name }) => folded(name[language]).includes(folded(text)))
    .slice(0, MOST_PARTS)
    .map(({ to, name }) => ({
      key: to,
      name: name[language],
      detail: '',
      go: () => navigate({ to, params: { tenant, mode } }),
    }));
  const found = asked.length < 2 ? [] : (hits.data?.data ?? []);
  return [
    ...parts,
    ...found.flatMap((hit) => {
      const named = nameOf(hit, language, words.customer);
      return named === null
        ? []
        : [{ ...named, go: () => navigate({ ...named.at, params: { ...named.at.params, tenant, mode } }) }];
    }),
  ];
};

const nameOf = ({ document, counterparty }: SearchHit, language: Language, customer: string) => {
  if (document) {
    const { id, object, number, counterparty: other } = document;
    const { path, name } = KINDS[object];
    const at = { to: '/$tenant/$mode/documents/$kind/$id', params: { kind: path, id } } as const;
    return { key: id, name: number ?? id, detail: [name[language], other?.name].filter(Boolean).join(' · '), at };
  }
  if (counterparty) {
    const { id, object, name, identification_number } = counterparty;
    const to = object === 'customer' ? '/$tenant/$mode/customers/$id' : '/$tenant/$mode/suppliers/$id';
    const at = { to, params: { id } } as const;
    return { key: id, name, detail: `${customer} · ${identification_number}`, at };
  }
  return null;
};
