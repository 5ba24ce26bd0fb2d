import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

export type Language = 'es' | 'en';

/** The words of a screen in both languages; the compiler finds what one of them lacks. */
export interface Words<Each> {
  readonly es: Each;
  readonly en: Each;
}

interface Choice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

const KEPT_AS = 'rubrica-language';
const Chosen = createContext<Choice>({ language: 'es', choose: () => undefined });

/** Spanish, unless the person chose English or has a browser in English. */
const firstLanguage = (): Language => {
  const kept = localStorage.getItem(KEPT_AS);
  if (kept === 'es' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('en') ? 'en' : 'es';
};

export const LanguageChoice = ({ children }: { readonly children: ReactNode }) => {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      choose: (next: Language) => {
        localStorage.setItem(KEPT_AS, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <Chosen value={choice}>{children}</Chosen>;
};

export const useLanguage = (): Choice => useContext(Chosen);

export const useWords = <Each,>(words: Words<Each>): Each => words[useLanguage().language];
