import type { LetterSection, LetterText } from './words.js';

/** The letter for programs that show no HTML. */
export const plainTextOf = ({ spanish, english, code, company }: LetterText): string =>
  [
    ...(english === null ? [] : ['(English below)']),
    ...partsOf(spanish),
    ...(code === null ? [] : [code.join(': ')]),
    ...(english === null ? [] : ['----', 'ENGLISH', ...partsOf(english)]),
    '----',
    company.filter((line) => line !== '').join('\n'),
  ].join('\n\n') + '\n';

const partsOf = ({ greeting, introduction, notices, facts, page, links, attachment, paragraphs }: LetterSection) => [
  ...(greeting === null ? [] : [greeting]),
  introduction,
  ...notices,
  ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
  ...(attachment === null ? [] : [attachment]),
  ...(page === null ? [] : [page]).concat(links).map(({ label, url }) => `${label}:\n${url}`),
  ...paragraphs.map(([title, text]) => `${title}\n${text}`),
];
