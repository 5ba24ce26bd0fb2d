/** Codes and names, one `code|name` a line, in the order given. */
export const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split('\n')
      .map((line) => {
        const bar = line.indexOf('|');
        return [line.slice(0, bar), line.slice(bar + 1)];
      }),
  );
