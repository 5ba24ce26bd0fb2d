import { type IssuedDocument, ownValue } from '@rubrica/fiscal';
import { type Layout, LAYOUTS } from './layouts.js';
import type { RepresentationContext } from './representation-context.js';

/** A document with the layout that its kind names, which reads the body of the kind. */
export interface LaidOut {
  readonly layout: string;
  readonly document: IssuedDocument;
}

export const drawn = ({ layout, document }: LaidOut, context: RepresentationContext): Uint8Array =>
  layoutNamed(layout).draw(document as never, context);

/** Number of lines, by which the work of drawing is measured. */
export const linesOf = ({ layout, document }: LaidOut): number => layoutNamed(layout).linesOf(document as never);

const layoutNamed = (name: string): Layout => {
  const layout = ownValue(LAYOUTS, name);
  if (!layout) throw new Error(`there is no layout named ${name}`);
  return layout;
};
