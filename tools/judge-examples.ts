import { eventFindingsOn, findingsOn } from '@rubrica/dian-simulator';
import { javaReferee, type Judgement, xmlsec1 } from '@rubrica/testing';
import { type Checked, checkedDocument, type Holds, TEST_SECRETS } from './check-document.js';
import { type SignedExample, signedExamples } from './signed-examples.js';

/** Judges beside our own recomputation: the schemas of UBL in Xerces, xmlsec1, the EU's DSS, the simulated authority. */
export const JUDGES = ['XSD', 'xmlsec1', 'DSS', 'simulator'] as const;
type JudgeName = (typeof JUDGES)[number];

export interface JudgedExample {
  readonly example: string;
  /** Null: there is no XML of it. */
  readonly own: Checked | null;
  readonly verdicts: Readonly<Record<JudgeName, Holds>>;
  readonly complaints: readonly string[];
  readonly holds: boolean;
}

export interface JudgedExamples {
  readonly examples: readonly JudgedExample[];
  /** Judges that are not here, and why. */
  readonly skipped: readonly string[];
}

interface Verdict {
  readonly holds: Holds;
  readonly complaints: readonly string[];
}
type Verdicts = readonly Verdict[];

const SOFTWARE_ID = '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0';

const notJudged = (xmls: readonly string[]): Verdicts => xmls.map(() => ({ holds: null, complaints: [] }));

const ofJava = ({ accepted, verdict, findings }: Judgement): Verdict => ({
  holds: accepted,
  complaints: accepted ? [] : [verdict, ...findings.slice(0, 3)],
});

const isEvent = (xml: string): boolean => xml.includes('<ApplicationResponse ');

const bySimulator = (xmls: readonly string[], trustPem: string): Verdicts =>
  xmls.map((xml) => {
    const portal = { ...TEST_SECRETS, software: { id: SOFTWARE_ID, pin: TEST_SECRETS.pin }, trustPem };
    const findings = isEvent(xml) ? eventFindingsOn(xml, portal) : findingsOn(xml, portal);
    const rejections = findings.filter(({ severity }) => severity === 'rejection');
    return { holds: rejections.length === 0, complaints: rejections.map(({ rule, text }) => `${rule} ${text}`) };
  });

const allVerdicts = async (xmls: readonly string[], trustPem: string) => {
  const [java, xmlsec] = [await javaReferee(), xmlsec1()];
  const byJava = async (judge: 'xsd' | 'dss'): Promise<Verdicts> =>
    java.missing === null
      ? (await Promise.all(xmls.map((xml) => java.judge(judge, xml, { trustPem })))).map(ofJava)
      : notJudged(xmls);
  const byXmlsec = (): Verdicts =>
    xmlsec.missing === null
      ? xmlsec.verifiesEach(xmls, trustPem).map((holds) => ({ holds, complaints: [] }))
      : notJudged(xmls);
  try {
    const [xsd, dss] = await Promise.all([byJava('xsd'), byJava('dss')]);
    const verdicts = { XSD: xsd, xmlsec1: byXmlsec(), DSS: dss, simulator: bySimulator(xmls, trustPem) };
    const skipped = [
      ...(java.missing === null ? [] : [`XSD and DSS judged no example: ${java.missing}`]),
      ...(xmlsec.missing === null ? [] : [`xmlsec1 judged no example: ${xmlsec.missing}`]),
    ];
    return { verdicts, skipped };
  } finally {
    if (java.missing === null) await java.end();
  }
};

/** Every judge must refuse a document that was changed after it was signed, or it judges nothing. */
const CONTROL = 'standard-sale';
const spoiled = (xml: string): string => xml.replace(/<cbc:IssueDate>[^<]+/, '<cbc:IssueDate>2026-02-30');

const judgedExample = (example: string, xml: string, verdicts: Readonly<Record<JudgeName, Verdict>>): JudgedExample => {
  const own = checkedDocument(example, xml, TEST_SECRETS)[0] ?? null;
  const { uuid = null, securityCode = null, body = null, keyInfo = null, properties = null } = own ?? {};
  const { value = null, certificate = null } = own ?? {};
  const ownHolds = [uuid, securityCode, body, keyInfo, properties, value, certificate].every((part) => part === true);
  const holds = Object.fromEntries(JUDGES.map((name) => [name, verdicts[name].holds])) as Record<JudgeName, Holds>;
  return {
    example,
    own,
    verdicts: holds,
    complaints: JUDGES.flatMap((name) => verdicts[name].complaints.map((complaint) => `${name}: ${complaint}`)),
    holds: ownHolds && JUDGES.every((name) => holds[name] !== false),
  };
};

const NOTHING = { XSD: null, xmlsec1: null, DSS: null, simulator: null };
const withoutXml = (example: string): JudgedExample => ({
  example,
  own: null,
  verdicts: NOTHING,
  complaints: ['has no XML beside it: npx nx run ubl:renew-examples'],
  holds: false,
});

/** The judges that accepted the spoiled document, each as a failure. */
const blindJudges = ({ own, verdicts }: JudgedExample): JudgedExample[] => {
  const blind = [
    ...(own?.uuid === false && own.body === false ? [] : ['our recomputation']),
    ...JUDGES.filter((name) => verdicts[name] === true),
  ];
  return blind.map((name) => ({
    ...withoutXml(`${CONTROL}, spoiled`),
    complaints: [`${name} accepts a document that was changed after it was signed`],
  }));
};

/** Judges every example of the project, signed by a certificate made for this run. */
export const judgedExamples = async (): Promise<JudgedExamples> => {
  const { examples, missing, trustPem } = await signedExamples();
  const control = examples.find(({ example }) => example === CONTROL)?.xml ?? '';
  const all: readonly SignedExample[] = [...examples, { example: CONTROL, xml: spoiled(control) }];
  const { verdicts, skipped } = await allVerdicts(
    all.map(({ xml }) => xml),
    trustPem,
  );
  const judged = all.map(({ example, xml }, index) => {
    const verdictOf = (name: JudgeName): Verdict => verdicts[name][index] ?? { holds: null, complaints: [] };
    return judgedExample(example, xml, {
      XSD: verdictOf('XSD'),
      xmlsec1: verdictOf('xmlsec1'),
      DSS: verdictOf('DSS'),
      simulator: verdictOf('simulator'),
    });
  });
  const [spoiledOne] = judged.slice(-1);
  return {
    examples: [
      ...judged.slice(0, -1),
      ...missing.map(withoutXml),
      ...(spoiledOne === undefined ? [] : blindJudges(spoiledOne)),
    ],
    skipped,
  };
};
