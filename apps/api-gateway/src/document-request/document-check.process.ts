import { Injectable } from '@nestjs/common';
import { type Caller, type Environment, schemaIn } from '@rubrica/contracts';
import type { Tx } from '@rubrica/eventing';
import {
  asSpecified,
  type Counterparty,
  type DocumentDraft,
  type DraftTotals,
  type Fault,
  faultWith,
  type Finding,
  rejections,
  type TenantProfile,
  withFieldRules,
  withPlainCodes,
} from '@rubrica/fiscal';
import { type CounterpartyRole, kindOf, namedCounterparty } from '@rubrica/kinds';
import { Clock, inItsTurn, inSlices, invalid, Problem, schemaFaults } from '@rubrica/service';
import { ApiGatewaySettings } from '../config.js';
import { CounterpartyStore } from '../counterparty/counterparty.store.js';
import { refusalOfWork } from '../tenant/refusal-of-work.js';
import { environmentOf, profileOf, TenantStore } from '../tenant/tenant.store.js';
import { CaughtUp } from '../document/caught-up.process.js';
import type { DocumentRow } from '../document/document-row.js';
import { DocumentStore } from '../document/document.store.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { excessFaults, isCredit } from './credit-limit.js';
import { referenceFaults } from './note-reference.js';
import type { CopiedNote } from './note-copy.js';
import { type CompletedNote, NoteCopies, withoutCopied } from './note-copy.process.js';
import { NumberingRanges } from './numbering-range.client.js';
import { fallenDocument, type NewDocument, numberInUse, paperOf } from './other-documents.js';
import { OtherDocumentStore } from './other-documents.store.js';

/** A request without faults, with the data that it refers to as they are now. */
export interface CheckedDocument {
  readonly kindOfDocument: KindOfDocument;
  readonly draft: DocumentDraft;
  readonly environment: Environment;
  readonly issuer: TenantProfile;
  /** Null: the final consumer. */
  readonly counterparty: Counterparty | null;
  /** The document that a note corrects, if it was issued here. */
  readonly corrected: DocumentRow | null;
  readonly totals: DraftTotals;
  /** What the body wrote in a form of the specification, and was taken in that of DIAN. */
  readonly warnings: readonly Fault[];
  /** Findings of the tax authority's rules that do not reject the document. */
  readonly remarks: readonly Finding[];
}

/** Checks everything about a document that can be checked before it has a number. */
@Injectable()
export class DocumentCheck {
  constructor(
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
    private readonly counterparties: CounterpartyStore,
    private readonly tenants: TenantStore,
    private readonly copies: NoteCopies,
    private readonly ranges: NumberingRanges,
    private readonly caughtUp: CaughtUp,
    private readonly clock: Clock,
    private readonly settings: ApiGatewaySettings,
  ) {}

  /**
   * Throws a 422 with all faults of the body, or a 409 when the body has none but another document excludes this one; a
   * 403 if the tenant is suspended, whatever the body.
   */
  async check(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    body: DocumentDraft,
    rejected?: Pick<DocumentRow, 'environment'>,
  ): Promise<CheckedDocument> {
    const now = this.clock.now();
    const asked = kindOf(kindOfDocument.kind);
    const { draft: specified, warnings } = await inItsTurn(() => {
      const plain = withPlainCodes(body);
      return asSpecified(asked.api.completed?.(plain) ?? plain);
    });
    const copied = await this.copies.complete(caller, kindOfDocument, specified, rejected?.environment);
    const { draft } = copied;
    const faults = await this.bodyFaults(caller, kindOfDocument, copied, now);
    const isCollected = rejected === undefined && asked.collection?.isAsked(draft) === true;
    if (isCollected && isIntact(faults, 'lines')) faults.push(...(asked.collection?.faults(draft, now) ?? []));
    const { counterparty: role } = kindOfDocument;
    const hasCounterparty = isIntact(faults, role.name, role.idField);
    const [tenant, counterparty] = await Promise.all([
      this.tenants.get(caller.tenantId),
      hasCounterparty ? (copied.counterparty ?? this.counterpartyOf(caller, role, draft)) : null,
    ]);
    const refusal = refusalOfWork(tenant.status);
    if (refusal) throw refusal;
    // A correction stays in the environment of the rejected document, even if the tenant has gone live since.
    const environment = rejected?.environment ?? environmentOf(tenant, caller.livemode);
    if (counterparty === 'unknown') faults.push(unknownCounterparty(role));
    const idField = asked.corrects?.field ?? '';
    const hasReference = isIntact(faults, idField, 'billing_reference');
    const corrected = hasReference ? correctedBy(copied, idField) : null;
    if (corrected === undefined) faults.splice(0, faults.length, ...withoutCopied(faults));
    faults.push(...copied.reference);
    if (corrected || (corrected === undefined && copied.reference.length === 0)) {
      const known = hasCounterparty && counterparty !== 'unknown' ? counterparty : undefined;
      const currency = isIntact(faults, 'currency') ? draft.currency : undefined;
      faults.push(...referenceFaults(asked, { environment, counterparty: known, currency }, corrected));
    }
    if (isIntact(faults, 'numbering_range_id', 'type_code', 'number', 'issued_at'))
      faults.push(...(await this.ranges.faults(caller, kindOfDocument.kind, draft, environment)));
    // A note that names wrongly what it corrects is whole all the same, so that what it takes back is judged too.
    const isWhole = faults.length === 0 || (corrected && faults.length === copied.reference.length);
    if (!isWhole || counterparty === 'unknown') throw invalid(faults);

    const { kind } = kindOfDocument;
    const issuer = profileOf(tenant, caller.livemode);
    const { body: kindBody, typeCodeOf } = asked;
    const request = { typeCode: typeCodeOf(draft), draft, issuer, counterparty, now, options: this.settings };
    const { found, totals } = await inSlices(kindBody.check(request));
    const checked: CheckedDocument = {
      kindOfDocument,
      draft,
      environment,
      issuer,
      counterparty,
      corrected: corrected ?? null,
      totals,
      warnings,
      remarks: found.filter(({ severity }) => severity !== 'rejection'),
    };
    const reasons = [...faults, ...rejections(found), ...(await this.excess(checked, copied))];
    if (reasons.length > 0) throw invalid(reasons);
    const fallen = checked.corrected && fallenDocument(checked.corrected, { kind, draft });
    if (fallen) throw fallen;
    // A tenant who got the webhook of a rejected transcription may transcribe the same paper again at once.
    if (paperOf({ caller, draft }) !== null) await this.caughtUp.wait();
    await this.refuseTranscribed({ caller, draft });
    return checked;
  }

  /**
   * Checks, inside the transaction that retries a failed document, that no other document has taken its number or its
   * amount since.
   */
  async checkRetried(
    tx: Tx,
    caller: Caller,
    { id, kind, draft, totals, invoice_id: correctedId }: DocumentRow,
  ): Promise<void> {
    await this.refuseTranscribed({ caller, draft }, tx, id);
    const { corrects } = kindOf(kind);
    if (correctedId === null || corrects === null) return;
    const corrected = await this.documents.find(caller, corrects.kind, correctedId, tx);
    if (!corrected) return;
    const notes = await this.others.notesTo([corrected.id], tx, id);
    const [fault] = excessFaults({ kind, draft, totals }, corrected, notes.get(corrected.id) ?? []);
    if (fault) throw new Problem(409, fault.code, { en: fault.detail, es: fault.es.detail });
  }

  private async bodyFaults(
    caller: Caller,
    { kind, draft: schema }: KindOfDocument,
    { draft, faults: uncopied }: CopiedNote,
    now: Date,
  ): Promise<Fault[]> {
    const known = schemaIn(schema, caller.version);
    const { rules, body } = kindOf(kind);
    const refused = await inItsTurn(() => withFieldRules(schemaFaults(known, draft), rules, draft));
    const pointers = refused.map(({ pointer }) => pointer);
    const said = new Set(refused.map(({ pointer, code }) => `${code} ${pointer}`));
    const context = { now, livemode: caller.livemode };
    const judged = await inSlices(body.faults(draft, context, pointers));
    const objected = judged.filter(({ pointer, code }) => !said.has(`${code} ${pointer}`));
    // Lines that could not be copied are missing: why is said once.
    const isSaid = ({ pointer }: Fault): boolean => uncopied.length > 0 && pointer === '#/lines';
    return [...uncopied, ...[...refused, ...objected].filter((fault) => !isSaid(fault))];
  }

  private async counterpartyOf(
    caller: Caller,
    role: CounterpartyRole,
    draft: DocumentDraft,
  ): Promise<Counterparty | null | 'unknown'> {
    const { id = role.anonymousId, data } = namedCounterparty(role, draft);
    if (data) return data;
    if (id === role.anonymousId) return null;
    return (id && (await this.counterparties.find(caller, role, id))?.data) || 'unknown';
  }

  private async refuseTranscribed(
    document: Pick<NewDocument, 'caller' | 'draft'>,
    tx?: Tx,
    except?: string,
  ): Promise<void> {
    const [holder] = (await this.others.transcriptions([document], tx, except)).values();
    if (holder !== undefined) throw numberInUse(document.draft, holder);
  }

  private async excess(
    { kindOfDocument: { kind }, draft, totals, corrected }: CheckedDocument,
    { notes }: CompletedNote,
  ): Promise<Fault[]> {
    if (!corrected || !isCredit({ kind, draft })) return [];
    const others = notes ?? (await this.others.notesTo([corrected.id])).get(corrected.id) ?? [];
    return excessFaults({ kind, draft, totals }, corrected, others);
  }
}

/** Returns null when the note names no document of ours, undefined when there is none of the id that it names. */
const correctedBy = (
  { draft, corrected, reference }: CompletedNote,
  idField: string,
): DocumentRow | null | undefined => {
  if (corrected || !('reason_code' in draft)) return corrected ?? null;
  return Object.hasOwn(draft, idField) || reference.length > 0 ? undefined : null;
};

const unknownCounterparty = ({ name, idField, path, words, unknownCode }: CounterpartyRole): Fault =>
  faultWith(
    `#/${idField}`,
    unknownCode,
    { en: `There is no such ${words.en}.`, es: `No existe ese ${words.es}.` },
    {
      fix: {
        en: `Create it with POST /v1/${path}, or send "${name}" inline.`,
        es: `Créelo con POST /v1/${path}, o envíe "${name}" con sus datos.`,
      },
    },
  );

/** Tells whether no fault points at these fields or at the whole body. */
const isIntact = (faults: readonly Fault[], ...fields: readonly string[]): boolean =>
  !faults.some(
    ({ pointer }) =>
      pointer === '#' || fields.some((field) => pointer === `#/${field}` || pointer.startsWith(`#/${field}/`)),
  );
