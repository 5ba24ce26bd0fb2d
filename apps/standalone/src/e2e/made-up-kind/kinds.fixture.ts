import type { Kind } from '@rubrica/kinds';
import { madeUpKind } from './kind.fixture.js';
import { ORIGINALS } from './originals.fixture.js';

const { KINDS: real } = (await import(ORIGINALS.kinds)) as { readonly KINDS: readonly [Kind, ...Kind[]] };

/** Stands in the place of `libs/kinds/src/kinds.ts`: the same list with a line more. */
export const KINDS: readonly Kind[] = [...real, madeUpKind(real[0])];
