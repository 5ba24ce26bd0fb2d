import type { Section, Words } from './words.js';

/** The letter for programs that show no HTML. */
export const plainTextOf = ({ spanish, english, code, company }: Words): string =>
  [
    ...partsOf(spanish),
    ...(code === null ? [] : [code.join(': ')]),
    '----',
    'ENGLISH',
    ...partsOf(english),
    '----',
    company.filter((line) => line !== '').join('\n'),
  ].join('\n\n') + '\n';

const partsOf = ({ greeting, introduction, notices, facts, links, attachment, paragraphs }: Section) => [
  ...(greeting === null ? [] : [greeting]),
  introduction,
  ...notices,
  ...(facts.length === 0 ? [] : [facts.map(([label, value]) => `${label}: ${value}`).join('\n')]),
  ...(attachment === null ? [] : [attachment]),
  ...links.map(({ label, url }) => `${label}: ${url}`),
  ...paragraphs.map(([title, text]) => `${title}\n${text}`),
];
