import { useEffect } from 'react';

/** Places where a key is a character of a text, or chooses something. */
const FIELDS = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

/**
 * Keys for people who work without a mouse: `j` and `k` go from row to row of a table, where Enter opens the link of the row as any
 * link; `/` goes to the search. They do nothing in a field, in a dialog, or together with Ctrl, Alt or Meta.
 */
export const useKeys = (): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (document.querySelector('dialog[open], [popover]:popover-open')) return;
      const next = key === '/' ? searchField() : key === 'j' ? rowBeside(1) : key === 'k' ? rowBeside(-1) : null;
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
};

const searchField = (): HTMLElement | null => document.querySelector('main input[type="search"]');

/** Link of the row before or after the one that has the focus; the first one where none has it. */
const rowBeside = (step: 1 | -1): HTMLElement | null => {
  const rows = [...document.querySelectorAll('main tbody tr')].filter((row) => row.querySelector('a[href]'));
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at === -1 ? 0 : at + step];
  return next?.querySelector<HTMLElement>('a[href]') ?? null;
};
