import { NAMESPACES, namespaceOf } from '../xml/namespaces.js';
import { attributeOf, children, elementsOf, isElement, textOf, type XmlElement } from '../xml/xml.js';
import { CONTENT_MODELS, MODEL_OF_ELEMENT } from './content-models.js';

const MOST_COMPLAINTS = 5;

export type DocumentKind = 'Invoice' | 'CreditNote' | 'DebitNote';

/** The kind that the root element names; null when it is none of them. */
export const kindOf = (root: XmlElement): DocumentKind | null => {
  const kinds: readonly DocumentKind[] = ['Invoice', 'CreditNote', 'DebitNote'];
  return kinds.find((kind) => root.name === kind && root.namespace === namespaceOf(kind)) ?? null;
};

/** What is wrong with names, order, number and types of the elements of a document, in the document's order. */
export const structureComplaints = (root: XmlElement): string[] => {
  const complaints: string[] = [];
  check(root, root.name, complaints);
  return complaints.slice(0, MOST_COMPLAINTS);
};

const check = (element: XmlElement, path: string, complaints: string[]): void => {
  if (complaints.length >= MOST_COMPLAINTS) return;
  if (element.namespace === NAMESPACES.cbc) {
    const complaint = leafComplaint(element);
    if (complaint !== null) complaints.push(`${path}: ${complaint}`);
    return;
  }
  if (element.namespace === NAMESPACES.ext && element.name === 'ExtensionContent') {
    const [content, ...more] = elementsOf(element);
    if (content === undefined || more.length > 0) complaints.push(`${path}: ha de tener un elemento`);
    else if (content.namespace === NAMESPACES.sts) check(content, `${path}/${content.name}`, complaints);
    return;
  }
  const isGroup = element.namespace === NAMESPACES.cac || element.parent === null;
  if (element.namespace === NAMESPACES.cac && element.attributes.length > 0)
    complaints.push(`${path}: tiene atributos`);
  if (isGroup && element.children.some((child) => typeof child === 'string' && child.trim() !== '')) {
    complaints.push(`${path}: tiene texto`);
  }
  const model = modelOf(element.name);
  if (model !== undefined) {
    const complaint = orderComplaint(element, model);
    if (complaint !== null) complaints.push(`${path}: ${complaint}`);
  }
  for (const child of element.children) if (isElement(child)) check(child, `${path}/${child.name}`, complaints);
};

interface Particle {
  readonly namespace: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly isRepeatable: boolean;
}

const particleOf = (text: string): Particle => {
  const [, prefix = 'cbc', name = '', occurs = ''] = /^(?:(cac|ext|sts):)?(\w+)([?*+]?)$/.exec(text) ?? [];
  const namespace = new Map<string, string>(Object.entries(NAMESPACES)).get(prefix) ?? '';
  return {
    namespace,
    name,
    isRequired: occurs === '' || occurs === '+',
    isRepeatable: occurs === '*' || occurs === '+',
  };
};

const MODELS: ReadonlyMap<string, readonly Particle[]> = new Map(
  Object.entries(CONTENT_MODELS).map(([name, model]) => [name, model.split(/\s+/).map(particleOf)]),
);

const MODEL_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(MODEL_OF_ELEMENT));

const modelOf = (name: string): readonly Particle[] | undefined => MODELS.get(MODEL_NAMES.get(name) ?? name);

/** Walks the model along the children; the first that does not fit is told. */
const orderComplaint = (element: XmlElement, model: readonly Particle[]): string | null => {
  let at = 0;
  let seen = 0;
  for (const child of elementsOf(element)) {
    const fits = (particle: Particle | undefined) =>
      particle !== undefined && particle.name === child.name && particle.namespace === child.namespace;
    while (at < model.length && !fits(model[at])) {
      if (seen === 0 && model[at]?.isRequired) return `falta ${model[at]?.name ?? ''} antes de ${child.name}`;
      at += 1;
      seen = 0;
    }
    if (at === model.length) return `${child.name} no es de este grupo, o no está en su lugar`;
    if (seen > 0 && !model[at]?.isRepeatable) return `${child.name} aparece más de una vez`;
    seen += 1;
  }
  const missing = model.slice(seen > 0 ? at + 1 : at).find(({ isRequired }) => isRequired);
  return missing === undefined ? null : `falta ${missing.name}`;
};

const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const DATE = /^\d{4}-\d\d-\d\d(Z|[+-]\d\d:\d\d)?$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/;

const isDate = (text: string): boolean => {
  if (!DATE.test(text)) return false;
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text.slice(0, 10));
};

/** UBL's basic elements say their type by the end of their name. */
const leafComplaint = (leaf: XmlElement): string | null => {
  if (elementsOf(leaf).length > 0) return 'tiene elementos';
  const text = textOf(leaf);
  if (/(Amount|Quantity|Measure|Numeric|Percent|Rate)$/.test(leaf.name) && !DECIMAL.test(text))
    return 'no es un número decimal';
  if (leaf.name.endsWith('Amount') && !attributeOf(leaf, 'currencyID')) return 'no dice su moneda (currencyID)';
  if (leaf.name.endsWith('Quantity') && !attributeOf(leaf, 'unitCode')) return 'no dice su unidad (unitCode)';
  if (leaf.name.endsWith('Date') && !isDate(text)) return 'no es una fecha';
  if (leaf.name.endsWith('Time') && !TIME.test(text)) return 'no es una hora';
  if (leaf.name.endsWith('Indicator') && text !== 'true' && text !== 'false') return 'no es true ni false';
  return null;
};

/** The one sts:DianExtensions of a document. */
export const dianExtensionsOf = (root: XmlElement): XmlElement | undefined => {
  const found = children(root, 'ext:UBLExtensions')
    .flatMap((extensions) => children(extensions, 'ext:UBLExtension'))
    .flatMap((extension) => children(extension, 'ext:ExtensionContent'))
    .flatMap((content) => children(content, 'sts:DianExtensions'));
  return found.length === 1 ? found[0] : undefined;
};
