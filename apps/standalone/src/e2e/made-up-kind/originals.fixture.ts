/** The lists that a kind is added to, as they are built. The query tells a fixture that asks for the original from everybody else. */
const built = (path: string): string => new URL(`../../../../../${path}?original`, import.meta.url).href;

export const ORIGINALS = {
  kinds: built('libs/kinds/dist/kinds.js'),
  body: built('libs/kinds/dist/body.js').replace('?original', ''),
  layouts: built('apps/document-issuer/dist/graphic-representation/layouts.js'),
  simulatorKinds: built('apps/dian-simulator/dist/kind/kinds.js'),
} as const;
