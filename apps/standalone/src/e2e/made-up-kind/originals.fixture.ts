/** The two lists of kinds, as they are built. The query tells a fixture that asks for the original from everybody else. */
const built = (path: string): string => new URL(`../../../../../${path}?original`, import.meta.url).href;

export const ORIGINALS = {
  kinds: built('libs/kinds/dist/kinds.js'),
  simulatorKinds: built('apps/dian-simulator/dist/kind/kinds.js'),
} as const;
