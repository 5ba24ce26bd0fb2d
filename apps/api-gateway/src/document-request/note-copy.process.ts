import { Injectable } from '@nestjs/common';
import type { Caller, Environment } from '@rubrica/contracts';
import type { DocumentDraft, Fault } from '@rubrica/fiscal';
import { COUNTERPARTY_ROLES, type Kind, kindOf, kindOfId } from '@rubrica/kinds';
import { schemaFaults } from '@rubrica/service';
import { DocumentStore } from '../document/document.store.js';
import type { DocumentRow } from '../document/document-row.js';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { type CopiedNote, copyOf } from './note-copy.js';
import { environmentOf, TenantStore } from '../tenant/tenant.store.js';
import { type GivenReference, type OwnReference, ownReference, refersToOther } from './own-reference.js';
import type { EarlierNote } from './credit-limit.js';
import { OtherDocumentStore } from './other-documents.store.js';

/** A note with what it refers to, and completed from it. */
export interface CompletedNote extends CopiedNote {
  /** The document of the caller that it corrects; undefined when it names none. */
  readonly corrected?: DocumentRow;
  /** The notes to that document; undefined when nothing depended on them. */
  readonly notes?: readonly EarlierNote[];
  /** Why what it names cannot be meant. */
  readonly reference: readonly Fault[];
}

/** Finds the document that a note corrects, and completes the body of the note with what it leaves out of it. */
@Injectable()
export class NoteCopies {
  constructor(
    private readonly documents: DocumentStore,
    private readonly others: OtherDocumentStore,
    private readonly tenants: TenantStore,
  ) {}

  /** Takes a body that nothing has checked yet. One that names no document of the caller is returned as it is. */
  async complete(
    caller: Caller,
    { kind: name }: KindOfDocument,
    body: DocumentDraft,
    environment?: Environment,
  ): Promise<CompletedNote> {
    const kind = kindOf(name);
    if (kind.corrects === null) return { draft: body, faults: [], reference: [] };
    const { [kind.corrects.field]: id, billing_reference: given } = Object(body) as Readonly<Record<string, unknown>>;
    const stated = id === undefined ? statedIn(kind, given) : null;
    const { corrected, faults: reference } = stated
      ? ownReference(kind, stated, await this.named(caller, stated, environment))
      : await this.identified(caller, kind, id);
    if (!corrected) return { draft: body, faults: [], reference };
    if (kind.creditable(Object(body)) !== 'less' || 'lines' in body)
      return { ...copyOf(kind, body, corrected, []), corrected, reference };
    const notes = await this.others.wholeNotesTo(corrected.id);
    return { ...copyOf(kind, body, corrected, notes), corrected, notes, reference };
  }

  private async named(
    caller: Caller,
    { number, hash }: GivenReference,
    corrected: Environment | undefined,
  ): Promise<readonly DocumentRow[]> {
    const environment = corrected ?? environmentOf(await this.tenants.get(caller.tenantId), caller.livemode);
    return this.documents.named(caller, environment, { number: number.toUpperCase(), cufe: hash });
  }

  private async identified(caller: Caller, note: Kind, id: unknown): Promise<OwnReference<DocumentRow>> {
    const { kind: meant, field } = note.corrects ?? {};
    const kind = typeof id === 'string' && /^\w{1,64}$/.test(id) ? kindOfId(id) : undefined;
    const row = kind && (await this.documents.find(caller, kind.name, String(id)));
    if (!row || kind?.name === meant) return { corrected: row, faults: [] };
    return { corrected: undefined, faults: [refersToOther(`#/${field ?? ''}`, row, note)] };
  }
}

/** Returns a `billing_reference` without faults; the field of its hash is named after what the note corrects. */
const statedIn = (note: Kind, given: unknown): GivenReference | null => {
  const schema = note.api.draft.properties['billing_reference'];
  if (given === undefined || !schema || schemaFaults(schema, given).length > 0) return null;
  const hashField = kindOf(note.corrects?.kind ?? '').hashName.toLowerCase();
  const reference = given as Readonly<Record<string, string>>;
  const { number = '', issue_date = '', [hashField]: hash = '' } = reference;
  return { number, issue_date, hash: hash.toLowerCase(), hashField };
};

/** Fields that are asked for only where there is no document to copy them from. */
const COPIED = [...COUNTERPARTY_ROLES.map(({ idField }) => `#/${idField}`), '#/currency', '#/payment_means', '#/lines'];

/** Removes what a note need not say once what it corrects is found: of a wrong id only the id is reported. */
export const withoutCopied = (faults: readonly Fault[]): Fault[] =>
  faults.filter(({ pointer, code }) => code !== 'required' || !COPIED.includes(pointer));
