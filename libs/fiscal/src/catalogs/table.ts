/** Parses one `code|name` per line into a map that keeps the order of the lines. */
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
