/** As much as the headers of a request may have, less what the others need. */
const OCTETS = 15_000;

/** URLs that should cost time: long queries, long paths. */
export const hostileQueries = (url: string): { readonly shape: string; readonly target: string }[] => {
  const room = OCTETS - url.length;
  const queryOf = (entry: string): string => `${url}?${entry.repeat(room / entry.length)}`;
  const pathOf = (entry: string): string => `${url}/${entry.repeat(room / entry.length)}`;
  return [
    {
      shape: 'many parameters',
      target: `${url}?${Array.from({ length: room / 7 }, (_, nth) => `a${nth}`)
        .join('&')
        .slice(0, room)}`,
    },
    { shape: 'the same parameter again', target: queryOf('limit=1&') },
    { shape: 'empty parameters', target: queryOf('&') },
    { shape: 'brackets', target: queryOf('a[b][c]=1&') },
    { shape: 'names of Object.prototype', target: queryOf('__proto__[a]=1&constructor=1&toString=1&') },
    { shape: 'percent signs', target: queryOf('%25') },
    { shape: 'broken percent signs', target: queryOf('%') },
    { shape: 'a long value', target: `${url}?starting_after=${'a'.repeat(room - 20)}` },
    { shape: 'blanks in a value', target: `${url}?number=${'+'.repeat(room - 20)}a` },
    { shape: 'a long path', target: pathOf('a') },
    { shape: 'a deep path', target: pathOf('a/') },
    { shape: 'a path of percent signs', target: pathOf('%2e%2e%2f') },
    { shape: 'a path of slashes', target: pathOf('/') },
  ];
};
