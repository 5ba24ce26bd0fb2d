import { Injectable } from '@nestjs/common';
import { type AnswerOf, type Caller, documentIssuerRoutes, type Environment } from '@rubrica/contracts';
import { type DocumentDraft, type DocumentKind, type Fault, faultWith, isNote, type Words } from '@rubrica/fiscal';
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
      return [
        atRange('numbering_range_unknown', {
          en: 'There is no such numbering range.',
          es: 'No existe ese rango de numeración.',
        }),
      ];
    if (range.environment !== environment) {
      return [
        atRange('environment_mismatch', {
          en: `The range is of the environment "${range.environment}", the document would be of "${environment}".`,
          es: `El rango es del ambiente "${range.environment}"; el documento sería de "${environment}".`,
        }),
      ];
    }
    const type = !isNote(draft) && draft.type_code === '03' ? 'contingency' : kind;
    if (range.document_type === type) return [];
    return [
      atRange('not_applicable', {
        en: `The range numbers documents of type "${range.document_type}", not "${type}".`,
        es: `El rango numera documentos de tipo "${range.document_type}", no "${type}".`,
      }),
    ];
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

const atRange = (code: string, detail: Words): Fault =>
  faultWith('#/numbering_range_id', code, detail, {
    fix: {
      en: 'Name one that GET /v1/numbering-ranges shows, or leave the field out.',
      es: 'Nombre uno que muestre GET /v1/numbering-ranges, u omita el campo.',
    },
  });
