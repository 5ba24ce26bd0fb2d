import { type LetterSection, type LetterText, sectionsOf } from './words.js';

/** The letter for programs that show no HTML. */
export const plainTextOf = (words: LetterText): string => {
  const { code, company } = words;
  const [main, below] = sectionsOf(words);
  return (
    [
      ...(below === null ? [] : [HEADINGS[below.language].hint]),
      ...partsOf(main.section),
      ...(code === null ? [] : [code.join(': ')]),
      ...(below === null ? [] : ['----', HEADINGS[below.language].title, ...partsOf(below.section)]),
      '----',
      company.filter((line) => line !== '').join('\n'),
    ].join('\n\n') + '\n'
  );
};

/** Words about the part in the second language. */
const HEADINGS = {
  es: { hint: '(Español abajo)', title: 'ESPAÑOL' },
  en: { hint: '(English below)', title: 'ENGLISH' },
} as const;

const partsOf = ({ greeting, introduction, notices, facts, page, links, attachment, paragraphs }: LetterSection) => [
  ...(greeting === null ? [] : [greeting]),
  introduction,
  ...notices,
  ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
  ...(attachment === null ? [] : [attachment]),
  ...(page === null ? [] : [page]).concat(links).map(({ label, url }) => `${label}:\n${url}`),
  ...paragraphs.map(([title, text]) => `${title}\n${text}`),
];
