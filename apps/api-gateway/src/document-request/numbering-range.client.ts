import { Injectable } from '@nestjs/common';
import { type AnswerOf, type Caller, documentIssuerRoutes, type Environment } from '@rubrica/contracts';
import { type DocumentDraft, type DocumentKind, type Fault, faultWith, type Words } from '@rubrica/fiscal';
import { InternalHttp, Problem, Unavailable } from '@rubrica/service';
import { inactiveRange, paperRangeFaults, type PaperNumber, paperNumberOf } from './paper-range.js';

type FoundRange = AnswerOf<typeof documentIssuerRoutes.getNumberingRange>;

/** Ranges of contingency that a tenant may have in one environment; more are not looked through. */
const MOST_RANGES = '100';

/** Reads numbering ranges from document-issuer, which owns them. */
@Injectable()
export class NumberingRanges {
  constructor(private readonly internal: InternalHttp) {}

  /**
   * Returns the faults of the range that the body names, and of the number of a paper original, which lies in a range
   * already. While document-issuer does not answer there are none: a document whose range has no number for it waits,
   * and its resource says so.
   */
  async faults(caller: Caller, kind: DocumentKind, draft: DocumentDraft, environment: Environment): Promise<Fault[]> {
    const id = draft.numbering_range_id;
    const paper = paperNumberOf(draft);
    if (id !== undefined) {
      const range = await this.known(() =>
        this.internal.ask(documentIssuerRoutes.getNumberingRange, { caller, params: { id } }),
      );
      return range === 'not known now' ? [] : namedFaults(range, paper, kind, environment);
    }
    if (paper === null) return [];
    const ranges = await this.known(() =>
      this.internal.ask(documentIssuerRoutes.listNumberingRanges, {
        caller,
        query: { document_type: 'contingency', environment, limit: MOST_RANGES },
      }),
    );
    return ranges === 'not known now' ? [] : paperRangeFaults(paper, ranges?.data ?? []);
  }

  /** Returns undefined for a 404. */
  private async known<T>(ask: () => Promise<T>): Promise<T | undefined | 'not known now'> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Unavailable) return 'not known now';
      if (error instanceof Problem && error.status === 404) return undefined;
      throw error;
    }
  }
}

const namedFaults = (
  range: FoundRange | undefined,
  paper: PaperNumber | null,
  kind: DocumentKind,
  environment: Environment,
): Fault[] => {
  if (range === undefined)
    return [
      atRange('numbering_range_unknown', {
        en: 'There is no such numbering range.',
        es: 'No existe ese rango de numeración.',
      }),
    ];
  if (range.environment !== environment)
    return [
      atRange('environment_mismatch', {
        en: `The range is of the environment "${range.environment}", the document would be of "${environment}".`,
        es: `El rango es del ambiente "${range.environment}"; el documento sería de "${environment}".`,
      }),
    ];
  const type = paper === null ? kind : 'contingency';
  if (range.document_type !== type)
    return [
      atRange('not_applicable', {
        en: `The range numbers documents of type "${range.document_type}", not "${type}".`,
        es: `El rango numera documentos de tipo "${range.document_type}", no "${type}".`,
      }),
    ];
  if (!range.is_active) return [inactiveRange(range.id, POINTER)];
  return paper === null ? [] : paperRangeFaults(paper, [range]);
};

const POINTER = '#/numbering_range_id';

const atRange = (code: string, detail: Words): Fault =>
  faultWith(POINTER, code, detail, {
    fix: {
      en: 'Name one that GET /v1/numbering-ranges shows, or leave the field out.',
      es: 'Nombre uno que muestre GET /v1/numbering-ranges, u omita el campo.',
    },
  });
