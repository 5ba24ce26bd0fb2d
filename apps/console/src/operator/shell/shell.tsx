import { Outlet } from '@tanstack/react-router';
import { useWords, type Words } from '../../language/language.js';
import { Frame, type PartLinks, Parts } from '../../shell/frame.js';
import { PersonMenu } from '../../shell/person-menu.js';
import styles from '../../shell/shell.module.css';

const WORDS: Words<{ readonly title: string }> = {
  es: { title: 'Rubrica · Operación' },
  en: { title: 'Rubrica · Operations' },
};

/** The parts of the console for operators. */
const PARTS: readonly PartLinks[] = [
  {
    name: null,
    parts: [
      { link: { to: '/' }, name: { es: 'Ahora', en: 'Now' }, isExact: true },
      { link: { to: '/dead-letters' }, name: { es: 'Mensajes que fallan', en: 'Failing messages' }, isExact: false },
      { link: { to: '/contingencies' }, name: { es: 'Contingencias', en: 'Contingencies' }, isExact: false },
      { link: { to: '/find' }, name: { es: 'Buscar', en: 'Find' }, isExact: false },
    ],
  },
];

/** Around each screen of an operator who is logged in. */
export const Shell = () => {
  const words = useWords(WORDS);
  return (
    <Frame
      name={<p className={styles.company}>{words.title}</p>}
      drawer={
        <>
          <Parts groups={PARTS} />
          <div className={styles.foot}>
            <PersonMenu mySession={{ to: '/session' }} />
          </div>
        </>
      }
    >
      <Outlet />
    </Frame>
  );
};
