import { createDraft, type DocumentKind, type Draft, issueDraft, type Rubrica, updateDraft } from '@rubrica/client';
import type { Body } from '../entry/body.js';

const NAME_LENGTH = 100;

/** What a draft has: the name in the list of drafts, and the body of the document. */
export interface DraftContent {
  readonly name: string;
  readonly body: Body;
}

/**
 * Writes a document as a draft on the server, one write after the other, and issues it. A draft is issued once, however often that
 * is asked for (ADR 0260), so neither a double click nor a lost answer makes a second document.
 */
export class DraftWriter {
  private queue: Promise<unknown> = Promise.resolve();
  /** The content that the server has, as JSON; null: none of ours. */
  private written: string | null;
  /** The idempotency key that makes the draft, and the content that it was used for. A repetition finds the draft that is there. */
  private making = { key: crypto.randomUUID() as string, written: null as string | null };

  constructor(
    private readonly client: Rubrica,
    private readonly kind: DocumentKind,
    private draft: Draft | null,
    private latest: DraftContent,
    private readonly onMade: (draft: Draft) => void,
  ) {
    this.written = draft === null ? null : JSON.stringify(latest);
  }

  get id(): string | null {
    return this.draft?.id ?? null;
  }

  /** Takes what is on the screen now. Returns whether the server lacks it. */
  take(latest: DraftContent): boolean {
    this.latest = latest;
    return JSON.stringify(latest) !== this.written;
  }

  /** Writes what is on the screen, after what is being written. */
  save(): Promise<Draft> {
    const run = this.queue.then(() => this.write());
    this.queue = run.catch(() => undefined);
    return run;
  }

  /** Issues what is on the screen, and returns the id of the document. */
  async issue(): Promise<string> {
    const { id, etag } = await this.save();
    const issued = await issueDraft({ client: this.client, path: { id }, headers: { 'If-Match': etag } });
    if (issued.document_id === null) throw new Error('the draft is issued, and names no document');
    return issued.document_id;
  }

  /** Goes on from a version that somebody else has written; the next write replaces it. */
  goOnFrom(theirs: Draft): void {
    this.draft = theirs;
    this.written = null;
  }

  private async write(): Promise<Draft> {
    const { client, draft, latest } = this;
    const text = JSON.stringify(latest);
    if (draft !== null && text === this.written) return draft;
    const name = latest.name === '' ? null : latest.name.slice(0, NAME_LENGTH);
    const change = { name, body: { ...latest.body } };
    if (draft === null) {
      // Under the same key another content would be refused.
      if (this.making.written !== null && this.making.written !== text) this.making.key = crypto.randomUUID();
      this.making.written = text;
      const headers = { 'Idempotency-Key': this.making.key };
      this.draft = await createDraft({ client, body: { kind: this.kind, ...change }, headers });
      this.onMade(this.draft);
    } else {
      const headers = { 'If-Match': draft.etag };
      this.draft = await updateDraft({ client, path: { id: draft.id }, body: change, headers });
    }
    this.written = text;
    return this.draft;
  }
}
