import { useState } from 'react';
import { Choice } from '../design/field.js';
import { useWords, type Words } from '../language/language.js';
import { keepLook, keptLook, type Look } from './look.js';

const WORDS: Words<{
  readonly theme: string;
  readonly system: string;
  readonly light: string;
  readonly dark: string;
  readonly density: string;
  readonly comfortable: string;
  readonly compact: string;
}> = {
  es: {
    theme: 'Colores',
    system: 'Como el equipo',
    light: 'Claros',
    dark: 'Oscuros',
    density: 'Espacio',
    comfortable: 'Amplio',
    compact: 'Compacto',
  },
  en: {
    theme: 'Colours',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
    density: 'Spacing',
    comfortable: 'Comfortable',
    compact: 'Compact',
  },
};

export const LookChoice = () => {
  const words = useWords(WORDS);
  const [look, setLook] = useState(keptLook);
  const change = (part: Partial<Look>): void => {
    const next = { ...look, ...part };
    keepLook(next);
    setLook(next);
  };
  return (
    <>
      <Choice<Look['theme']>
        label={words.theme}
        value={look.theme}
        onChange={(theme) => {
          if (theme !== '') change({ theme });
        }}
        choices={[
          { value: 'system', name: words.system },
          { value: 'light', name: words.light },
          { value: 'dark', name: words.dark },
        ]}
      />
      <Choice<Look['density']>
        label={words.density}
        value={look.density}
        onChange={(density) => {
          if (density !== '') change({ density });
        }}
        choices={[
          { value: 'comfortable', name: words.comfortable },
          { value: 'compact', name: words.compact },
        ]}
      />
    </>
  );
};
