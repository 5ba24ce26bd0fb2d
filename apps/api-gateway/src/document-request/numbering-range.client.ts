import { Injectable } from '@nestjs/common';
import { type AnswerOf, type Caller, documentIssuerRoutes, type Environment } from '@rubrica/contracts';
import { type DocumentDraft, type DocumentKind, type Fault, isNote } from '@rubrica/fiscal';
import { InternalHttp, Problem, Unavailable } from '@rubrica/service';

type FoundRange = AnswerOf<typeof documentIssuerRoutes.getNumberingRange>;

/** Reads numbering ranges from document-issuer, which owns them. */
@Injectable()
export class NumberingRanges {
  constructor(private readonly internal: InternalHttp) {}

  /**
   * Returns the faults of the range that the body names. While document-issuer does not answer there are none: a
   * document whose range has no number for it waits, and its resource says so.
   */
  async faults(caller: Caller, kind: DocumentKind, draft: DocumentDraft, environment: Environment): Promise<Fault[]> {
    const id = draft.numbering_range_id;
    if (id === undefined) return [];
    const range = await this.find(caller, id);
    if (range === 'not known now') return [];
    if (range === undefined)
      return [{ ...AT, code: 'numbering_range_unknown', detail: 'There is no such numbering range.' }];
    if (range.environment !== environment) {
      const detail = `The range is of the environment "${range.environment}", the document would be of "${environment}".`;
      return [{ ...AT, code: 'environment_mismatch', detail }];
    }
    const type = !isNote(draft) && draft.type_code === '03' ? 'contingency' : kind;
    if (range.document_type === type) return [];
    const detail = `The range numbers documents of type "${range.document_type}", not "${type}".`;
    return [{ ...AT, code: 'not_applicable', detail }];
  }

  private async find(caller: Caller, id: string): Promise<FoundRange | undefined | 'not known now'> {
    try {
      return await this.internal.ask(documentIssuerRoutes.getNumberingRange, { caller, params: { id } });
    } catch (error) {
      if (error instanceof Unavailable) return 'not known now';
      if (error instanceof Problem && error.status === 404) return undefined;
      throw error;
    }
  }
}

const AT: Pick<Fault, 'pointer' | 'fix'> = {
  pointer: '#/numbering_range_id',
  fix: 'Name one that GET /v1/numbering-ranges shows, or leave the field out.',
};
