/** Reads search parameters that are texts, and leaves out all others. */
export const textsOf =
  <Name extends string>(...names: readonly Name[]) =>
  (search: Readonly<Record<string, unknown>>): { readonly [name in Name]?: string | undefined } =>
    Object.fromEntries(
      names.filter((name) => typeof search[name] === 'string').map((name) => [name, search[name]]),
    ) as {
      [name in Name]?: string;
    };
