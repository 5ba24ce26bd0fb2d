/**
 * `npm run verify:documents -- <folder>`: recomputes what the XML documents in a folder say of themselves, whoever
 * wrote them: CUFE or CUDE, SoftwareSecurityCode, and each part of the signature. A document inside an AttachedDocument
 * has a row of its own. Neither trust nor dates are judged.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cufe, softwareSecurityCode, UUID_OF_TYPE } from '@rubrica/fiscal';
import { readHashedDocument } from '@rubrica/ubl';
import { inspectSignature } from '@rubrica/xades';
import { type ForeignElement, readForeignXml, UnreadableXml } from '@rubrica/xml';

const USAGE = `npm run verify:documents -- [options] <folder>

  --issuer-nit <nit>      taken for the issuer's NIT in the files (those of DIAN's toolbox were edited after hashing)
  --technical-key <key>   of the numbering range, for the CUFE; otherwise that of DIAN's public test range
  --pin <pin>             of the software, for CUDE and SoftwareSecurityCode; otherwise that of DIAN's toolbox`;

const OPTIONS = {
  'issuer-nit': { type: 'string' },
  'technical-key': { type: 'string', default: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c' },
  pin: { type: 'string', default: '20191' },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** null: it is not there, or cannot be recomputed. */
type Holds = boolean | null;

interface Checked {
  readonly document: string;
  readonly uuid: Holds;
  readonly securityCode: Holds;
  readonly body: Holds;
  readonly keyInfo: Holds;
  readonly properties: Holds;
  readonly value: Holds;
  readonly certificate: Holds;
  readonly remark: string;
}

const CAC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2';
const CBC = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2';
const HASHED = ['Invoice', 'CreditNote', 'DebitNote'];
const MAX_BYTES = 16 * 1024 * 1024;

const hashes = (xml: string, options: Options): Pick<Checked, 'uuid' | 'securityCode'> => {
  const { uuid, uuidFields, typeCode, softwareId, softwareSecurityCode: code } = readHashedDocument(xml);
  const isWithKey = UUID_OF_TYPE[typeCode]?.secret === 'technical_key';
  const secret = isWithKey ? options['technical-key'] : options.pin;
  const supplierNit = options['issuer-nit'] ?? uuidFields.supplierNit;
  return {
    uuid: uuid === '' ? null : uuid === cufe({ ...uuidFields, supplierNit, secret }),
    securityCode: code === '' ? null : code === softwareSecurityCode(softwareId, options.pin, uuidFields.number),
  };
};

const signature = (xml: string): Omit<Checked, 'document' | 'uuid' | 'securityCode'> => {
  const found = inspectSignature(xml);
  if (!found.ok) {
    return { body: null, keyInfo: null, properties: null, value: null, certificate: null, remark: found.reason };
  }
  const { document: body, keyInfo, signedProperties: properties, value, certificate, signingTime: remark } = found;
  return { body, keyInfo, properties, value, certificate, remark };
};

/** What is embedded in an AttachedDocument: the document, and the authority's answer. */
const embeddedIn = (root: ForeignElement): string[] => {
  const holders = [
    root,
    ...root.children(CAC, 'ParentDocumentLineReference').flatMap((line) => line.children(CAC, 'DocumentReference')),
  ];
  return holders
    .map((holder) => holder.child(CAC, 'Attachment')?.child(CAC, 'ExternalReference')?.child(CBC, 'Description'))
    .map((description) => description?.text().trim() ?? '')
    .filter((text) => text.startsWith('<'));
};

const checked = (place: string, xml: string, options: Options): Checked[] => {
  const root = readForeignXml(xml, { maxBytes: MAX_BYTES });
  const number = root.child(CBC, 'ID')?.text().trim() ?? '';
  const own = HASHED.includes(root.name) ? hashes(xml, options) : { uuid: null, securityCode: null };
  const embedded = root.name === 'AttachedDocument' ? embeddedIn(root) : [];
  return [
    { document: `${place}: ${root.name} ${number}`, ...own, ...signature(xml) },
    ...embedded.flatMap((inner) => checkedOrNot(`${place} ›`, inner, options)),
  ];
};

const checkedOrNot = (place: string, xml: string, options: Options): Checked[] => {
  try {
    return checked(place, xml, options);
  } catch (error) {
    if (!(error instanceof UnreadableXml)) throw error;
    const nothing = { uuid: null, securityCode: null, body: null, keyInfo: null, properties: null, value: null };
    return [{ document: place, ...nothing, certificate: null, remark: error.message }];
  }
};

const CHECKS = {
  uuid: 'CUFE/CUDE',
  securityCode: 'security code',
  body: 'body',
  keyInfo: 'KeyInfo',
  properties: 'properties',
  value: 'value',
  certificate: 'certificate',
} as const satisfies Partial<Record<keyof Checked, string>>;
const KEYS = Object.keys(CHECKS) as (keyof typeof CHECKS)[];

const WORDS = new Map<Holds, string>([
  [true, 'holds'],
  [false, 'NO'],
  [null, '–'],
]);

const table = (rows: readonly Checked[]): string => {
  const texts = [
    ['document', ...Object.values(CHECKS), 'signing time, or why there is nothing to check'],
    ...rows.map((row) => [row.document, ...KEYS.map((key) => WORDS.get(row[key]) ?? ''), row.remark]),
  ];
  const widths = texts[0]?.map((_, column) => Math.max(...texts.map((row) => row[column]?.length ?? 0))) ?? [];
  return texts
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const figures = (rows: readonly Checked[]): string =>
  KEYS.map((key) => {
    const stated = rows.filter((row) => row[key] !== null);
    return `${CHECKS[key]} ${String(stated.filter((row) => row[key]).length)}/${String(stated.length)}`;
  }).join(', ');

const report = (folder: string, options: Options): string => {
  const files = globSync('**/*.xml', { cwd: folder }).sort();
  const rows = files.flatMap((file) => checkedOrNot(file, readFileSync(join(folder, file), 'utf8'), options));
  return `${table(rows)}\n\n${String(rows.length)} documents; what holds: ${figures(rows)}\n`;
};

const asked = (): { folder: string; options: Options } => {
  const { values: options, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error('one folder is needed');
  return { folder, options };
};

try {
  const { folder, options } = asked();
  process.stdout.write(report(folder, options));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 1;
}
