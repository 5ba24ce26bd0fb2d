import type { FiscalDocument } from '@rubrica/fiscal';
import { branch, each, leaf, type Xml } from '@rubrica/xml';

const name = leaf('Name');
const value = leaf('Value');

/** Contents of the extensions of names and values. They have no prefix: DIAN's samples have them in the namespace of the root. */
export const namedValues = ({ extensions = [] }: Pick<FiscalDocument, 'extensions'>): readonly Xml[] =>
  extensions.map(({ group, element, values }) =>
    branch(group)(branch(element)(each(values, ([label, text]) => (name(label) + value(text)) as Xml))),
  );
