import { ownValue } from '@rubrica/fiscal';

/** Values of the parameters in a path, or of a query, by name. A query leaves out undefined values. */
export type Parameters = Readonly<Record<string, string | undefined>>;

/** Returns the path and query of a request to an internal route. Throws if a parameter of the path has no value. */
export const routeUrl = (
  { path, name }: { readonly path: string; readonly name: string },
  params: Parameters = {},
  query: Parameters = {},
): string => {
  const filled = path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = ownValue(params, parameter);
    if (value === undefined) throw new Error(`${name} needs the parameter ${parameter}`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
};
