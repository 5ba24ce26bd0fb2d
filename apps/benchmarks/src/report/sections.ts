const begins = (title: string): string => `\n## ${title}\n`;

/** The section of a page with this title, up to the next title of the same rank; empty where the page has none. */
export const sectionOf = (page: string, title: string): string => {
  const start = page.indexOf(begins(title));
  if (start === -1) return '';
  const end = page.indexOf('\n## ', start + 1);
  return page.slice(start + 1, end === -1 ? undefined : end + 1).trimEnd();
};

/** The page with this section in place of the one with the same title, or at its end. */
export const withSection = (page: string, title: string, section: string): string => {
  const old = sectionOf(page, title);
  return old === '' ? `${page.trimEnd()}\n\n${section}\n` : page.replace(old, () => section);
};
