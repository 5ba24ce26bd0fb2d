import type { DocumentDraft, DocumentKind, DocumentType, DocumentTypeCode, RuleLetter, Words } from '@rubrica/fiscal';
import type { ContainerTexts } from '@rubrica/ubl';
import type { TObject, TProperties } from '@sinclair/typebox';
import type { ApiVersion } from './api-version.js';
import type { Body } from './body.js';
import type { Outcome } from './outcomes.js';
import type { SoftwareRecord } from './software.js';

/** All that the service must know of a kind of document. `kinds.ts` lists them; nothing else names one (ADR 0197, ADR 0205). */
export interface Kind {
  /** In messages and types of events, and as `object` in the API: `credit_note`. */
  readonly name: DocumentKind;
  /** Of ids: `cn` for `cn_01j8zv…`. */
  readonly idPrefix: string;
  readonly api: KindApi;
  readonly words: KindWords;
  readonly numbering: KindNumbering;
  /** Whose id and PIN it is issued with. */
  readonly software: SoftwareRecord;
  /** DIAN's codes of its types. */
  readonly types: readonly DocumentType[];
  /** Type of a request outside a contingency of DIAN. */
  readonly typeCodeOf: (draft: DocumentDraft) => DocumentTypeCode;
  /** Name of the hash that stands for a document of the kind. */
  readonly hashName: 'CUFE' | 'CUDE';
  /** Type under which a document is issued while DIAN is down; null: its own, and it is sent when DIAN is back. */
  readonly contingencyTypeCode: DocumentTypeCode | null;
  /** Name of the kind that it corrects. Null: it corrects nothing. */
  readonly corrects: DocumentKind | null;
  /**
   * Kinds of the documents that one of it waits for: for the one that it names, and in a test set for all of
   * other kinds that are under way.
   */
  readonly waitsFor: readonly DocumentKind[];
  /** What it does to the amount that credit notes may take back of the document that it corrects. */
  readonly creditable: 'nothing' | 'less' | 'more';
  /** Whether its counterparty owes the amount: only then it has a day when it is due, and says where to pay. */
  readonly asksForPayment: boolean;
  /** First letter of the ids of DIAN's rules on it: `F` of FAD06. */
  readonly ruleLetter: RuleLetter;
  /** DIAN's reasons of a correction; empty where it corrects nothing. */
  readonly concepts: ReadonlyMap<string, string>;
  /** How a request is judged and becomes its document: where the parties stand, its hash, its amounts, its XML. */
  readonly body: Body;
  readonly transmission: KindTransmission;
  readonly delivery: KindDelivery;
  readonly pdf: KindPdf;
}

/** How it goes to DIAN. */
export interface KindTransmission {
  /** Operation that sends it, in habilitación and in production. */
  readonly operation: 'SendBillSync' | 'SendNominaSync';
  /** Whether documents of habilitación are sent by SendTestSetAsync as long as the test set of its software is open. */
  readonly hasTestSet: boolean;
  /** First letters of the names of its files: `nc` of `nc0800197268…xml`. */
  readonly fileTag: string;
  /** Whether these names have the code of the software's owner (`ppp`) in them. */
  readonly namesSoftwareOwner: boolean;
}

/** What its counterparty gets. */
interface KindDelivery {
  /** Texts of the AttachedDocument that holds document and verdict. Null: the signed document goes as it is. */
  readonly container: ContainerTexts | null;
  /** Whether it is mailed to its counterparty; only then it has events about mails. */
  readonly isMailed: boolean;
}

/** Its graphic representation. The title is that of the type. */
interface KindPdf {
  /** Of those in document-issuer: `sheet` is that of documents with lines, taxes and totals. */
  readonly layout: string;
  /** Label of the amount that it comes to. */
  readonly total: string;
}

export interface KindApi {
  /** First version of the API that knows the kind: its paths, its events, its numbering ranges. */
  readonly since: ApiVersion;
  /** First segment after /v1/. */
  readonly path: string;
  readonly tag: string;
  /** Singular and plural in ids of operations: getInvoice, listInvoices. */
  readonly idNoun: string;
  readonly idNounPlural: string;
  /** A whole request, as it is checked. */
  readonly draft: TObject;
  /** Fields that a request may leave out where it names the document that it corrects: they are taken from there. */
  readonly copied: readonly string[];
  /** How a document of it can end: the public events about it. */
  readonly outcomes: readonly Outcome[];
  /** Fields of the request that the resource shows. */
  readonly fields: TProperties;
  /** Of the resource, beside its title. */
  readonly description?: string;
  /** Code of the 409 by which another document stands against a request. */
  readonly standsAgainst: string;
  /** Codes of a retry that is refused because, since the failure, another document took the number or the amount. */
  readonly takenSince: readonly string[];
}

export interface KindWords {
  readonly noun: Words;
  readonly gender: 'feminine' | 'masculine';
  /** Its name by law, in small letters. */
  readonly title: Words;
  /** Label of the amount that it comes to, in mails and pages. */
  readonly total: Words;
  /** End of a sentence: how it is taken back when it was accepted. */
  readonly takenBack: Words;
}

export interface KindNumbering {
  /** Ranges that give its numbers; the first is that of ordinary documents. All of them share their numbers. */
  readonly ranges: readonly RangeType[];
  /** Range of the first type that a tenant has in test mode without asking. */
  readonly testRange: TestRange;
}

/** A type of numbering range. */
export interface RangeType {
  /** `document_type` of the range. */
  readonly name: DocumentKind | 'contingency';
  /** Whether DIAN authorises such ranges by a resolution, or the issuer numbers as it likes. */
  readonly isAuthorized: boolean;
  /** Whether DIAN gives a technical key with the resolution, which is part of the hash. */
  readonly hasTechnicalKey: boolean;
  /** Whether its numbers were printed on paper: they are taken over, never given. */
  readonly isPaper: boolean;
}

/** Days are YYYY-MM-DD. */
export interface TestRange {
  readonly prefix: string;
  readonly from: number;
  readonly to: number;
  readonly resolution_number: string | null;
  readonly resolution_date: string | null;
  readonly valid_from: string | null;
  readonly valid_to: string | null;
  readonly technicalKey: string | null;
}
