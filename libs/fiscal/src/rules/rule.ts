import type { FiscalDocument } from '../document/fiscal-document.js';
import type { CommonDraft, LineDraft } from '../request/draft.js';
import type { Fault } from '../values/fault.js';
import type { Words } from '../values/words.js';
import { idsIn } from './known-rules.js';

/** What a check knows beside the body: the time, and whether the API key is a live one. */
export interface DraftContext {
  readonly now: Date;
  readonly livemode: boolean;
}

/** Checks some fields of a request. It is skipped when the schema has refused a field that it reads. */
export interface DraftCheck<Draft = CommonDraft> {
  readonly reads: readonly (keyof Draft)[];
  readonly check: (draft: Draft, context: DraftContext) => Fault[];
}

/** Checks some fields of one line, which is at the pointer `at`. */
export interface LineCheck {
  readonly reads: readonly (keyof LineDraft)[];
  readonly check: (line: LineDraft, at: string) => Fault[];
}

/** One mistake that a rule finds; `pointer` is more exact than that of the rule. */
export interface Objection {
  readonly pointer?: string;
  /** What is wrong, with the values. */
  readonly detail: Words;
}

/** Checks a composed document. */
export type ComposedCheck = (document: FiscalDocument) => readonly Objection[];

/**
 * Who judges a rule, once (docs/adr/0195). `request`: the schema, or a check of the request in the caller's words.
 * `document`: `check`, on the composed document before a number is used, where the request alone does not decide: data
 * of the issuer and of a stored buyer, sums, what DIAN only remarks on. `issuer`: the issuer, when it takes the number
 * (`how`). `writer`: nobody has to, since each document is written so that the XPath `holds` in `each` node (a test
 * evaluates it on all examples). `authority`: DIAN alone, and `why`.
 */
export type Judge =
  | { readonly by: 'document'; readonly check: ComposedCheck }
  | { readonly by: 'request' }
  | { readonly by: 'issuer'; readonly how: Words }
  | { readonly by: 'writer'; readonly each: string; readonly holds: string }
  | { readonly by: 'authority'; readonly why: Words };

/** A rule, or several ids that check parts of one thing: how it is judged, what breaks it, what helps. */
export interface DianRule {
  /** The first of `ids`. */
  readonly id: string;
  /** Ids of `KNOWN_RULES`. */
  readonly ids: readonly string[];
  /**
   * Field that the caller can correct: a JSON pointer into the request (`#/lines`) or into another resource
   * (`/v1/tenant#/legal_name`). Null when no field is the cause.
   */
  readonly pointer: string | null;
  readonly checks: Words;
  readonly cause: Words;
  readonly fix: Words;
  readonly judge: Judge;
}

export type Pair = readonly [es: string, en: string];

export interface RuleText {
  readonly pointer: string | null;
  readonly checks: Pair;
  readonly cause: Pair;
  readonly fix: Pair;
}

const words = ([es, en]: Pair): Words => ({ es, en });

export const issuer = (...how: Pair): Judge => ({ by: 'issuer', how: words(how) });

export const authority = (...why: Pair): Judge => ({ by: 'authority', why: words(why) });

/** For a rule that the schema decides, or a check that serves several rules and names them. */
export const IN_REQUEST: Judge = { by: 'request' };

/** Builds a rule of the ids in `list`. */
export const rule = (list: string, text: RuleText, by: ComposedCheck | Judge): DianRule => {
  const [id = '', ...others] = idsIn(list);
  return {
    id,
    ids: [id, ...others],
    pointer: text.pointer,
    checks: words(text.checks),
    cause: words(text.cause),
    fix: words(text.fix),
    judge: typeof by === 'function' ? { by: 'document', check: by } : by,
  };
};

/** Returns `id`, which is not the first one of the rule. */
export const idOf = ({ ids }: DianRule, id: string): string => {
  if (!ids.includes(id)) throw new Error(`${id} is not among ${ids.join(', ')}`);
  return id;
};

/** A rule that a check of the request decides. Its faults take their id from it. */
export type DraftRule<Draft = CommonDraft> = DianRule & DraftCheck<Draft>;
export type LineRule = DianRule & LineCheck;

export const draftRule = <Draft = CommonDraft>(
  list: string,
  text: RuleText,
  check: DraftCheck<Draft>,
): DraftRule<Draft> => ({ ...rule(list, text, IN_REQUEST), ...check });

export const lineRule = (list: string, text: RuleText, check: LineCheck): LineRule => ({
  ...rule(list, text, IN_REQUEST),
  ...check,
});

export const TELL_OPERATOR: Pair = ['Informe al operador del servicio.', 'Tell the operator of the service.'];

/** Builds a rule that every document keeps by the way it is written: `holds` is true in each node that `each` selects. */
export const written = (list: string, checks: Pair, each: string, holds: string, pointer: string | null = null) =>
  rule(
    list,
    {
      pointer,
      checks,
      cause: [
        'El XML no se escribió como la regla exige; los datos de la solicitud no son la causa.',
        'The XML was not written as the rule asks; the data of the request are not the cause.',
      ],
      fix: TELL_OPERATOR,
    },
    { by: 'writer', each, holds },
  );

export const objection = (detail: Words, pointer?: string): Objection[] => [
  pointer === undefined ? { detail } : { detail, pointer },
];

/** Returns no objection if `holds`, else one. */
export const unless = (holds: boolean, detail: () => Words, pointer?: string): readonly Objection[] =>
  holds ? NOTHING : objection(detail(), pointer);

export const NOTHING: readonly Objection[] = [];
