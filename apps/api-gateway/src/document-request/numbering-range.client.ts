import { Injectable } from '@nestjs/common';
import { type AnswerOf, type Caller, documentIssuerRoutes, type Environment } from '@rubrica/contracts';
import { type DocumentDraft, type DocumentKind, type Fault, faultWith, type Words } from '@rubrica/fiscal';
import { rangeTypeFor } from '@rubrica/kinds';
import { InternalClient, Problem, Unavailable } from '@rubrica/service';
import { inactiveRange, paperRangeFaults, type PaperNumber, paperNumberOf } from './paper-range.js';

type FoundRange = AnswerOf<typeof documentIssuerRoutes.getNumberingRange>;

/** Ranges of contingency that a tenant may have in one environment; more are not looked through. */
const MOST_RANGES = '100';

/** Reads numbering ranges from document-issuer, which owns them. */
@Injectable()
export class NumberingRanges {
  constructor(private readonly internal: InternalClient) {}

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
        this.internal.call(documentIssuerRoutes.getNumberingRange, { caller, params: { id } }),
      );
      if (range === 'not known now') return [];
      const faults = namedFaults(range, paper, kind, environment);
      return faults.length > 0 || !range || paper ? faults : this.statusFaults(caller, range);
    }
    if (paper === null) return [];
    const ranges = await this.known(() =>
      this.internal.call(documentIssuerRoutes.listNumberingRanges, {
        caller,
        query: { document_type: rangeTypeFor(kind, true), environment, limit: MOST_RANGES },
      }),
    );
    return ranges === 'not known now' ? [] : paperRangeFaults(paper, ranges?.data ?? []);
  }

  /** FAB07a, FAB08a: a range that gives no number today is refused, unless a later one of its prefix does. */
  private async statusFaults(caller: Caller, range: FoundRange): Promise<Fault[]> {
    const { document_type, environment, prefix, status, created_at: createdAt } = range;
    if (status === 'in_force' || status === 'used_up') return [];
    const query = { document_type, environment, limit: MOST_RANGES };
    const ranges = await this.known(() =>
      this.internal.call(documentIssuerRoutes.listNumberingRanges, { caller, query }),
    );
    if (ranges === 'not known now') return [];
    const later = (ranges?.data ?? []).filter((one) => one.prefix === prefix && one.created_at > createdAt);
    if (later.some((one) => one.status === 'in_force')) return [];
    const latest = later.find((one) => one.status !== 'replaced') ?? range;
    return latest.status === 'inactive' ? [inactiveRange(latest.id, POINTER)] : notInForce(latest);
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
  const type = rangeTypeFor(kind, paper !== null);
  if (range.document_type !== type)
    return [
      atRange('not_applicable', {
        en: `The range numbers documents of type "${range.document_type}", not "${type}".`,
        es: `El rango numera documentos de tipo "${range.document_type}", no "${type}".`,
      }),
    ];
  if (paper === null) return [];
  return range.is_active ? paperRangeFaults(paper, [range]) : [inactiveRange(range.id, POINTER)];
};

const notInForce = ({ id, prefix, status, valid_from: from, valid_to: to }: FoundRange): Fault[] => {
  if (status !== 'expired' && status !== 'not_yet_in_force') return [];
  const [detail, rule] =
    status === 'expired'
      ? [
          {
            en: `The validity of the range ${id} ended on ${to ?? ''}: DIAN rejects its numbers.`,
            es: `La vigencia del rango ${id} terminó el ${to ?? ''}: la DIAN rechaza sus números.`,
          },
          'FAB08a',
        ]
      : [
          {
            en: `The validity of the range ${id} begins on ${from ?? ''}: DIAN rejects its numbers before.`,
            es: `La vigencia del rango ${id} empieza el ${from ?? ''}: la DIAN rechaza sus números antes.`,
          },
          'FAB07a',
        ];
  const fix =
    status === 'expired'
      ? {
          en: `Leave the field out or name a range whose \`status\` is in_force. When DIAN has given a new resolution for the prefix "${prefix}", register it or call POST /v1/numbering-ranges/sync: then this range is good again.`,
          es: `Omita el campo o nombre un rango cuyo \`status\` sea in_force. Cuando la DIAN haya dado una resolución nueva para el prefijo "${prefix}", regístrela o llame a POST /v1/numbering-ranges/sync: entonces este rango vuelve a servir.`,
        }
      : {
          en: 'Leave the field out or name a range whose `status` is in_force, or send the document from that day on.',
          es: 'Omita el campo o nombre un rango cuyo `status` sea in_force, o envíe el documento desde ese día.',
        };
  return [faultWith(POINTER, 'numbering_range_not_in_force', detail, { fix, rule })];
};

const POINTER = '#/numbering_range_id';

const atRange = (code: string, detail: Words): Fault =>
  faultWith(POINTER, code, detail, {
    fix: {
      en: 'Name one that GET /v1/numbering-ranges shows, or leave the field out.',
      es: 'Nombre uno que muestre GET /v1/numbering-ranges, u omita el campo.',
    },
  });
