import { registerHooks } from 'node:module';
import { ORIGINALS } from './originals.fixture.js';

/**
 * Loaded into a program by `NODE_OPTIONS=--import`: every file that asks for a list of kinds gets the one with the made-up
 * kind. It does what a line in each list would do.
 */
const inPlaceOf = new Map([
  [ORIGINALS.kinds.replace('?original', ''), new URL('./kinds.fixture.js', import.meta.url).href],
  [ORIGINALS.layouts.replace('?original', ''), new URL('./layouts.fixture.js', import.meta.url).href],
  [ORIGINALS.simulatorKinds.replace('?original', ''), new URL('./simulator-kinds.fixture.js', import.meta.url).href],
]);

registerHooks({
  resolve: (specifier, context, next) => {
    const resolved = next(specifier, context);
    const other = inPlaceOf.get(resolved.url);
    return other === undefined ? resolved : { ...resolved, url: other };
  },
});
