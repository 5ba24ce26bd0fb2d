/**
 * Writes the table by which the simulated authority judges structure, from the schemas of OASIS UBL 2.1 as Maven has
 * them (the artifacts that tools/referees names: Xerces judges by the same files).
 *
 *   node tools/ubl-structure/generate.mjs           writes apps/dian-simulator/src/structure/ubl-2.1.table.ts
 *   node tools/ubl-structure/generate.mjs --check   fails when that file is not what would be written
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { DOMParser } from '@xmldom/xmldom';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const REFEREES = path('../referees/');
const CLASSPATH = path('../referees/target/classpath');
const TABLE = path('../../apps/dian-simulator/src/structure/ubl-2.1.table.ts');

const ROOTS = ['Invoice', 'CreditNote', 'DebitNote', 'AttachedDocument', 'ApplicationResponse'];
const COMMON = ['CommonBasicComponents', 'CommonAggregateComponents', 'CommonExtensionComponents'];
const DATA_TYPES = ['QualifiedDataTypes', 'UnqualifiedDataTypes', 'ExtensionContentDataType'];

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const XSD = 'http://www.w3.org/2001/XMLSchema';
const PREFIXES = new Map([
  [`${UBL}CommonBasicComponents-2`, ''],
  [`${UBL}CommonAggregateComponents-2`, 'cac:'],
  [`${UBL}CommonExtensionComponents-2`, 'ext:'],
]);

// ── the schemas ──

const jars = () => {
  if (!existsSync(CLASSPATH)) {
    const options = { cwd: REFEREES, stdio: 'inherit' };
    spawnSync('mvn', ['--quiet', '--batch-mode', 'process-classes'], options);
  }
  return readFileSync(CLASSPATH, 'utf8').trim().split(delimiter);
};

const CENTRAL_ENTRY = 0x02014b50;

/** The files of a jar by name. */
const filesOf = (jar) => {
  const bytes = readFileSync(jar);
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'));
  const files = new Map();
  for (let at = bytes.readUInt32LE(end + 16); bytes.readUInt32LE(at) === CENTRAL_ENTRY;) {
    const [method, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const local = bytes.readUInt32LE(at + 42);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + size);
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), () =>
      method === 0 ? content : inflateRawSync(content),
    );
    at += 46 + name + extra + comment;
  }
  return files;
};

const schemas = () => {
  const files = new Map(
    jars()
      .filter((jar) => /ph-(ubl21|xsds-ccts)/.test(jar))
      .flatMap((jar) => [...filesOf(jar)]),
  );
  const ubl = 'external/schemas/ubl21/';
  return [
    'schemas/CCTS_CCT_SchemaModule.xsd',
    ...[...COMMON, ...DATA_TYPES].map((name) => `${ubl}common/UBL-${name}-2.1.xsd`),
    ...ROOTS.map((name) => `${ubl}maindoc/UBL-${name}-2.1.xsd`),
  ].map((name) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`Maven's artifacts have no ${name}`);
    return new DOMParser().parseFromString(file().toString('utf8'), 'text/xml').documentElement;
  });
};

const inside = (element, name) =>
  [...element.childNodes].filter(
    (node) => node.namespaceURI === XSD && (name === undefined || node.localName === name),
  );

const only = (element, name) => {
  const found = inside(element, name);
  if (found.length !== 1) throw new Error(`${element.getAttribute('name')}: not one ${name}`);
  return found[0];
};

/** `{namespace}name` of a name that is written with a prefix. */
const resolved = (element, attribute) => {
  const [name, prefix = ''] = element.getAttribute(attribute).split(':').reverse();
  return `{${element.lookupNamespaceURI(prefix) ?? ''}}${name}`;
};

/** Global declarations by `{namespace}name`. */
const declarations = (documents, name) =>
  new Map(
    documents.flatMap((schema) =>
      inside(schema, name).map((item) => [
        `{${schema.getAttribute('targetNamespace')}}${item.getAttribute('name')}`,
        item,
      ]),
    ),
  );

// ── what they say ──

const local = (name) => name.slice(name.indexOf('}') + 1);
const withoutType = (name) => local(name).replace(/Type$/, '');
const prefixed = (name) => {
  const namespace = name.slice(1, name.indexOf('}'));
  const prefix = PREFIXES.get(namespace);
  if (prefix === undefined) throw new Error(`an element of ${namespace}`);
  return `${prefix}${local(name)}`;
};

const OCCURS = { '0 1': '?', '1 1': '', '0 unbounded': '*', '1 unbounded': '+' };

const particle = (element) => {
  const [least, most] = ['minOccurs', 'maxOccurs'].map((name) => element.getAttribute(name) || '1');
  const occurs = OCCURS[`${least} ${most}`];
  if (occurs === undefined) throw new Error(`${resolved(element, 'ref')}: from ${least} to ${most}`);
  return prefixed(resolved(element, 'ref')) + occurs;
};

const table = () => {
  const documents = schemas();
  const types = declarations(documents, 'complexType');
  const elements = declarations(documents, 'element');

  /** What text may be and which attributes there are; a restriction says anew which attributes it changes. */
  const simple = (name) => {
    if (name.startsWith(`{${XSD}}`)) return { text: local(name), attributes: new Map() };
    const [derivation, ...more] = inside(only(types.get(name), 'simpleContent'));
    const base = simple(resolved(derivation, 'base'));
    const [facets, attributes] = [false, true].map((are) =>
      inside(derivation).filter((node) => (node.localName === 'attribute') === are),
    );
    if (more.length > 0 || facets.length > 0) throw new Error(`${name} has facets, which this program does not read`);
    for (const attribute of attributes) {
      const use = attribute.getAttribute('use');
      if (use === 'prohibited') throw new Error(`${name} prohibits an attribute, which this program does not read`);
      const type = local(resolved(attribute, 'type'));
      base.attributes.set(attribute.getAttribute('name'), { type, isRequired: use === 'required' });
    }
    return base;
  };

  const dataTypes = new Map();
  const groups = new Map();
  const membersOf = new Map();
  const seen = new Set();
  const visit = (elementName) => {
    if (seen.has(elementName)) return;
    seen.add(elementName);
    const typeName = resolved(elements.get(elementName), 'type');
    const type = types.get(typeName);
    let group = withoutType(typeName);
    if (inside(type, 'simpleContent').length > 0) {
      const { text, attributes } = simple(typeName);
      const flag = ({ type, isRequired }) => (type === 'language' ? ':language' : '') + (isRequired ? '!' : '');
      const line = [text, ...[...attributes].map(([name, attribute]) => name + flag(attribute))].join(' ');
      group = dataTypes.get(line) ?? nearest(typeName);
      if (!dataTypes.has(line) && [...dataTypes.values()].includes(group)) throw new Error(`two types called ${group}`);
      dataTypes.set(line, group);
    } else if (!groups.has(group)) {
      groups.set(group, []);
      const particles = inside(only(type, 'sequence')).filter(({ localName }) => localName !== 'annotation');
      for (const each of particles) {
        if (each.localName === 'any') groups.get(group).push('any');
        else groups.get(group).push(particle(each));
      }
      for (const each of particles) if (each.localName !== 'any') visit(resolved(each, 'ref'));
    }
    const name = ROOTS.includes(local(elementName)) ? `root:${local(elementName)}` : prefixed(elementName);
    membersOf.set(group, [...(membersOf.get(group) ?? []), name]);
  };
  /** UBL's data type that a basic element's type stands for. */
  const nearest = (typeName) => {
    const [derivation] = inside(only(types.get(typeName), 'simpleContent'));
    const base = resolved(derivation, 'base');
    const isOfUbl = base.startsWith(`{${UBL}`);
    return isOfUbl ? nearest(base) : withoutType(typeName);
  };
  for (const root of ROOTS) visit(`{${UBL}${root}-2}${root}`);

  const byName = ([a], [b]) => (a < b ? -1 : 1);
  return [
    '# Data types: the type of their text in XML Schema, attributes (! required).',
    ...[...dataTypes]
      .map(([line, name]) => [name, line])
      .sort(byName)
      .map(([name, line]) => `${name} : ${line}`),
    '',
    '# Groups: their elements in this order (? optional, * any number, + at least one; without a prefix they are cbc).',
    ...[...groups].sort(byName).map(([name, particles]) => `${name} = ${particles.join(' ')}`),
    '',
    '# The elements that are of each data type or group.',
    ...[...membersOf].sort(byName).map(([name, members]) => `${name} < ${members.sort().join(' ')}`),
  ].flatMap(wrapped);
};

const MOST_COLUMNS = 120;

/** A line that is too long goes on in the next, indented. */
const wrapped = (line) => {
  const lines = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= MOST_COLUMNS)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(last === undefined ? word : `  ${word}`);
  }
  return lines;
};

const source = `/**
 * The structure of UBL 2.1 documents, of the schemas of OASIS (Maven: com.helger.ubl:ph-ubl21 and
 * com.helger.xsd:ph-xsds-ccts-cct-schemamodule). Written by tools/ubl-structure/generate.mjs, not by hand.
 */
export const UBL_TABLE = \`
${table().join('\n')}
\`;
`;

if (!process.argv.includes('--check')) writeFileSync(TABLE, source);
else if (!existsSync(TABLE) || readFileSync(TABLE, 'utf8') !== source) {
  console.error('the table is not that of the schemas: run node tools/ubl-structure/generate.mjs');
  process.exitCode = 1;
}
