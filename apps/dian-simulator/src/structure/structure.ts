import { elementsOf, is, isElement, type XmlElement } from '../xml/xml.js';
import { type Declaration, declarationOf, type Group, type Leaf } from './schema.js';
import { textComplaint } from './simple-types.js';

const MOST_COMPLAINTS = 5;

/**
 * Returns the faults in the names, order, number and types of a document's elements and in their attributes, in
 * document order. The root must be one of the documents in the table.
 */
export const structureComplaints = (root: XmlElement): string[] => {
  const declaration = declarationOf(root);
  if (declaration === undefined) return [`${root.name}: documento desconocido`];
  const complaints: string[] = [];
  check(root, declaration, complaints);
  return complaints.slice(0, MOST_COMPLAINTS);
};

const check = (element: XmlElement, declaration: Declaration, complaints: string[]): void => {
  if (complaints.length >= MOST_COMPLAINTS) return;
  const complain = (complaint: string | null) => {
    if (complaint !== null) complaints.push(`${pathOf(element)}: ${complaint}`);
  };
  const { content } = declaration;
  if (content.kind === 'leaf') return complain(leafComplaint(element, content));

  complain(foreignAttribute(element, null));
  if (element.children.some((child) => typeof child === 'string' && BEYOND_BLANKS.test(child))) complain('tiene texto');
  if (content.kind === 'any') {
    const [child, ...more] = elementsOf(element);
    if (child === undefined || more.length > 0) return complain('ha de tener un elemento');
    if (child.namespace === '' || child.namespace === element.namespace) return complain(`${child.name} no es de otro`);
    return checkLaxly(child, complaints);
  }
  const children = elementsOf(element).map((child) => ({ child, declaration: declarationIn(element, child) }));
  complain(orderComplaint(children, content));
  for (const { child, declaration } of children) {
    if (declaration !== undefined) check(child, declaration, complaints);
  }
};

/**
 * The service lets a debit note have the total of the others: live, it was told of its sums, not of its structure
 * (DAD06, DAU02, DAU04, DAU06).
 */
const declarationIn = (parent: XmlElement, child: XmlElement): Declaration | undefined =>
  parent.name === 'DebitNote' && is(child, 'cac:LegalMonetaryTotal')
    ? declarationOf({ ...child, name: 'RequestedMonetaryTotal' })
    : declarationOf(child);

const POLICIES = ['SignaturePolicyId', 'SignaturePolicyImplied'];

/**
 * Checks an extension: only elements that the table knows are checked. sts:DianExtensions is not in it: DIAN's schema of
 * it refuses what the service accepts, and the service reports its faults by rules (FAB24a for a misspelt SoftwareID).
 */
const checkLaxly = (element: XmlElement, complaints: string[]): void => {
  const declaration = declarationOf(element);
  if (declaration !== undefined) return check(element, declaration, complaints);
  if (is(element, 'xades:SignaturePolicyIdentifier')) {
    const foreign = elementsOf(element).find(({ name }) => !POLICIES.includes(name));
    if (foreign !== undefined) complaints.push(`${pathOf(element)}: ${foreign.name} no es de este grupo`);
  }
  for (const child of element.children) if (isElement(child)) checkLaxly(child, complaints);
};

const pathOf = ({ parent, name }: XmlElement): string => (parent === null ? name : `${pathOf(parent)}/${name}`);

const BEYOND_BLANKS = /[^ \t\n\r]/;

interface Child {
  readonly child: XmlElement;
  readonly declaration: Declaration | undefined;
}

/** Compares the children with the group in order; returns the first that does not fit. */
const orderComplaint = (children: readonly Child[], { particles }: Group): string | null => {
  let at = 0;
  let seen = 0;
  for (const { child, declaration } of children) {
    while (at < particles.length && (declaration === undefined || particles[at]?.element !== declaration)) {
      if (seen === 0 && particles[at]?.isRequired)
        return `falta ${particles[at]?.element.name ?? ''} antes de ${child.name}`;
      at += 1;
      seen = 0;
    }
    if (at === particles.length) return `${child.name} no es de este grupo, o no está en su lugar`;
    if (seen > 0 && !particles[at]?.isRepeatable) return `${child.name} aparece más de una vez`;
    seen += 1;
  }
  const missing = particles.slice(seen > 0 ? at + 1 : at).find(({ isRequired }) => isRequired);
  return missing === undefined ? null : `falta ${missing.element.name}`;
};

const leafComplaint = (element: XmlElement, leaf: Leaf): string | null => {
  if (element.children.some(isElement)) return 'tiene elementos';
  let text = '';
  for (const child of element.children) if (typeof child === 'string') text += child;
  const missing = leaf.requiredAttributes.find(
    (name) => !element.attributes.some((attribute) => attribute.namespace === '' && attribute.name === name),
  );
  return (
    textComplaint(leaf.text, text) ??
    (missing === undefined ? null : `no tiene el atributo ${missing}`) ??
    foreignAttribute(element, leaf)
  );
};

const XSI = 'http://www.w3.org/2001/XMLSchema-instance';
/** Any element may have xsi:schemaLocation. xsi:type and xsi:nil would change its type: they are refused. */
const LOCATIONS = ['schemaLocation', 'noNamespaceSchemaLocation'];

const foreignAttribute = ({ attributes }: XmlElement, leaf: Leaf | null): string | null => {
  for (const { namespace, name, value } of attributes) {
    if (namespace === XSI && LOCATIONS.includes(name)) continue;
    const type = namespace === '' ? leaf?.attributes.get(name) : undefined;
    if (type === undefined) return `el atributo ${name} no es de este elemento`;
    const complaint = textComplaint(type, value);
    if (complaint !== null) return `el atributo ${name} ${complaint}`;
  }
  return null;
};
