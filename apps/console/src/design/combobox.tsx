import { type KeyboardEvent, useId, useState } from 'react';
import { useWords, type Words } from '../language/language.js';
import styles from './combobox.module.css';
import { Around, type Labelled } from './field.js';
import { type Choosable, matching } from './matching.js';

const WORDS: Words<{ readonly none: string; readonly searching: string }> = {
  es: { none: 'Nada coincide', searching: 'Buscando' },
  en: { none: 'Nothing matches', searching: 'Searching' },
};
/** More are not looked through by anybody; a further letter narrows them. */
const MOST = 50;

interface Props extends Labelled {
  /** The chosen value; empty: nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly choices: readonly Choosable[];
  /** Called with what is typed, where the choices come from a search. They are shown as they are then. */
  readonly onSearch?: (typed: string) => void;
  readonly isSearching?: boolean;
}

/** One of many, found by typing a part of its name or its code (the pattern "combobox" of ARIA 1.2). */
export const Combobox = (props: Props) => {
  const { value, onChange, choices, onSearch, isSearching = false, ...labelled } = props;
  const words = useWords(WORDS);
  const own = useId();
  const id = labelled.id ?? own;
  /** What is typed since the list opened; null: it is closed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const chosen = choices.find((choice) => choice.value === value);
  const isOpen = typed !== null;
  const found = onSearch ? choices : matching(choices, typed ?? '', MOST);
  const list = `${id}-list`;
  const open = (text: string): void => {
    setTyped(text);
    setActive(0);
    onSearch?.(text);
  };
  const choose = (choice: Choosable | undefined): void => {
    if (choice) onChange(choice.value);
    setTyped(null);
  };
  const onKeyDown = keysOf({
    isOpen,
    open: () => open(''),
    close: () => setTyped(null),
    choose: () => choose(found[active]),
    move: (by) => setActive((at) => (at + by + found.length) % Math.max(1, found.length)),
  });
  const close = (): void => {
    // A whole code that was typed is meant, also when the field is left by the Tab key.
    const exact = choices.find((choice) => choice.value === typed?.trim());
    if (exact && exact.value !== value) onChange(exact.value);
    setTyped(null);
    labelled.onBlur?.();
  };
  return (
    <Around {...labelled} id={id} onBlur={close}>
      {(control) => (
        <div className={styles.combobox}>
          <input
            {...control}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[active] ? `${list}-${String(active)}` : undefined}
            value={typed ?? chosen?.name ?? value}
            onFocus={({ target }) => target.select()}
            onClick={() => (isOpen ? undefined : open(''))}
            onChange={({ target }) => open(target.value)}
            onKeyDown={onKeyDown}
          />
          <Options
            id={list}
            label={labelled.label}
            options={isOpen ? found : null}
            active={active}
            none={isSearching ? words.searching : words.none}
            onChoose={choose}
          />
        </div>
      )}
    </Around>
  );
};

/** The keys of the list; all others are those of a text field. */
const keysOf =
  (list: {
    readonly isOpen: boolean;
    readonly open: () => void;
    readonly close: () => void;
    readonly choose: () => void;
    readonly move: (by: 1 | -1) => void;
  }) =>
  (event: KeyboardEvent): void => {
    const { key, altKey } = event;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (altKey || !(isArrow || (list.isOpen && (key === 'Enter' || key === 'Escape')))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!list.isOpen) list.open();
    else if (isArrow) list.move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') list.choose();
    else list.close();
  };

const Options = ({
  id,
  label,
  options,
  active,
  none,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  /** Null: the list is closed. */
  readonly options: readonly Choosable[] | null;
  readonly active: number;
  readonly none: string;
  readonly onChoose: (choice: Choosable) => void;
}) => (
  <ul id={id} role="listbox" aria-label={label} className={styles.list} hidden={options === null}>
    {options?.map((choice, index) => (
      <li
        key={choice.value}
        id={`${id}-${String(index)}`}
        role="option"
        aria-selected={index === active}
        className={styles.option}
        ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
        onPointerDown={(event) => {
          event.preventDefault();
          onChoose(choice);
        }}
      >
        {choice.name}
        {choice.detail === undefined ? null : <span className={styles.detail}>{choice.detail}</span>}
      </li>
    ))}
    {options?.length === 0 ? (
      <li role="option" aria-selected={false} aria-disabled className={styles.none}>
        {none}
      </li>
    ) : null}
  </ul>
);
