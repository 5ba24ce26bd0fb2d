/** The common name in a distinguished name, such as `CN=Andina S.A.S.,O=…`; the whole name where it has none. */
export const commonName = (name: string): string => {
  const [, value] = /(?:^|[,+/\n]\s*)CN\s*=\s*((?:\\.|[^,+\n])*)/i.exec(name) ?? [];
  return value === undefined ? name : value.replaceAll(/\\(.)/g, '$1').trim();
};
