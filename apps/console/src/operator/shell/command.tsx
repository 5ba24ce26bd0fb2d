import { Copied } from '../../design/copied.js';
import { useWords, type Words } from '../../language/language.js';

const WORDS: Words<string> = { es: 'Comando', en: 'Command' };

/** The command that does the same as the screen; `text` is what follows `npm run admin --`. */
export const Command = ({ text }: { readonly text: string }) => {
  const name = useWords(WORDS);
  return (
    <p className="quiet">
      {name} <Copied text={`npm run admin -- ${text}`} name={name} />
    </p>
  );
};
