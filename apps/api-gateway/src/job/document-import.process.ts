import { Injectable } from '@nestjs/common';
import type { Caller } from '@rubrica/contracts';
import type { DocumentDraft } from '@rubrica/fiscal';
import { Problem } from '@rubrica/service';
import type { KindOfDocument } from '../document/kind-of-document.js';
import { DocumentCheck } from '../document-request/document-check.process.js';
import { DocumentIntake } from '../document-request/document-intake.process.js';
import type { DurableRequest } from '../document-request/durable-request.js';
import { RequestStorage } from '../document-request/request-storage.process.js';
import { TenantBacklog } from '../document-request/tenant-backlog.process.js';
import { type CheckedBodies, type Importer, orProblem, refuseNameless } from './importer.process.js';

/** Imports documents: each is checked and stored as a POST of it would be. */
@Injectable()
export class DocumentImports {
  constructor(
    private readonly documentCheck: DocumentCheck,
    private readonly intake: DocumentIntake,
    private readonly storage: RequestStorage,
    private readonly backlog: TenantBacklog,
  ) {}

  importerOf(kindOfDocument: KindOfDocument): Importer {
    return {
      problemOf: (caller, body) => this.problemOf(caller, kindOfDocument, body as DocumentDraft),
      check: (caller, bodies) => this.check(caller, kindOfDocument, bodies as readonly DocumentDraft[]),
    };
  }

  private async problemOf(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
  ): Promise<Problem | null> {
    const checked = await orProblem(async () => {
      refuseNameless(draft);
      return (
        (await this.intake.repeated(caller, kindOfDocument, draft)) ??
        (await this.documentCheck.check(caller, kindOfDocument, draft))
      );
    });
    return checked instanceof Problem ? checked : null;
  }

  private async check(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    drafts: readonly DocumentDraft[],
  ): Promise<CheckedBodies> {
    await this.backlog.admit(caller);
    const checked = await Promise.all(drafts.map((draft) => this.checked(caller, kindOfDocument, draft)));
    return async (tx) => {
      const requests = checked.filter((one): one is DurableRequest => !(one instanceof Problem));
      const answers = (requests.length === 0 ? [] : await this.storage.storeAll(tx, requests)).values();
      return checked.map((one) => {
        if (one instanceof Problem) return one;
        const { value } = answers.next();
        if (!value) throw new Error('a document that was to be stored has no answer');
        return value;
      });
    };
  }

  /** Returns the request when it has no fault, and else the problem. */
  private checked(
    caller: Caller,
    kindOfDocument: KindOfDocument,
    draft: DocumentDraft,
  ): Promise<DurableRequest | Problem> {
    return orProblem(async () => {
      refuseNameless(draft);
      return (
        (await this.intake.repeated(caller, kindOfDocument, draft)) ??
        (await this.intake.checked(caller, kindOfDocument, draft, { idempotency: null }))
      );
    });
  }
}
