import { useWords, type Words } from '../../language/language.js';
import styles from './enter.module.css';

const WORDS: Words<{ readonly title: string; readonly how: string; readonly command: string }> = {
  es: {
    title: 'Entre a Rubrica',
    how: 'Se entra con un enlace que sirve una sola vez. La instalación en este equipo imprime uno al arrancar; quien la opera crea otro con:',
    command: 'npm run admin -- people link --email usted@ejemplo.co',
  },
  en: {
    title: 'Enter Rubrica',
    how: 'You enter by a link that is good once. An installation on this machine prints one when it starts; who operates it makes another one with:',
    command: 'npm run admin -- people link --email you@example.co',
  },
};

export const LoggedOut = () => {
  const words = useWords(WORDS);
  return (
    <main className={styles.enter}>
      <h1>{words.title}</h1>
      <p>{words.how}</p>
      <pre>
        <code>{words.command}</code>
      </pre>
    </main>
  );
};
