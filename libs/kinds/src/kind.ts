import type {
  DocumentDraft,
  DocumentKind,
  DocumentType,
  DocumentTypeCode,
  Fault,
  RuleSet,
  Words,
} from '@rubrica/fiscal';
import type { ContainerTexts } from '@rubrica/ubl';
import type { TObject, TProperties } from '@sinclair/typebox';
import type { ApiVersion } from './api-version.js';
import type { Body } from './body.js';
import type { CounterpartyRole } from './counterparty.js';
import type { ImportColumn } from './import-columns.js';
import type { Outcome } from './outcomes.js';
import type { SoftwareRecord } from './software.js';

/**
 * Everything that the services know about a kind of document. `kinds.ts` lists the kinds; no other code names one of
 * them (ADR 0197, ADR 0205).
 */
export interface Kind {
  /** Name of the kind in messages and event types, and the value of `object` in the API: `credit_note`. */
  readonly name: DocumentKind;
  /** Prefix of document ids: `cn` for `cn_01j8zv…`. */
  readonly idPrefix: string;
  readonly api: KindApi;
  readonly words: KindWords;
  readonly numbering: KindNumbering;
  /** Record of the software at DIAN whose id and PIN issue the documents. */
  readonly software: SoftwareRecord;
  /** DIAN's codes for the types of the kind. */
  readonly types: readonly DocumentType[];
  /** Returns the type of a request while DIAN has no contingency. */
  readonly typeCodeOf: (draft: DocumentDraft) => DocumentTypeCode;
  /** Name of the hash that identifies a document of the kind. */
  readonly hashName: 'CUFE' | 'CUDE' | 'CUDS';
  /**
   * Type of documents that are issued while DIAN is down. Null: they keep their own type and are sent when DIAN is
   * back.
   */
  readonly contingencyTypeCode: DocumentTypeCode | null;
  /**
   * The kind that documents of this kind correct, and how a request names the corrected document; null if they correct
   * nothing.
   */
  readonly corrects: KindCorrection | null;
  /**
   * Kinds for which a document of this kind waits: for the document that it names, and in a test set for all unfinished
   * documents of the other kinds.
   */
  readonly waitsFor: readonly DocumentKind[];
  /** Returns the effect of a request on the amount that later notes may still take from the corrected document. */
  readonly creditable: (draft: object) => 'nothing' | 'less' | 'more';
  /** Whether the counterparty owes the amount. Only such a document has a due date and payment instructions. */
  readonly asksForPayment: boolean;
  /** DIAN's rules on the documents. */
  readonly rules: RuleSet;
  /** How a request is judged and becomes a document: roles of the parties, hash, amounts, XML. */
  readonly body: Body;
  readonly transmission: KindTransmission;
  readonly delivery: KindDelivery;
  readonly pdf: KindPdf;
  /** How several requests of one week become one document. Undefined: each request becomes a document. */
  readonly collection?: KindCollection;
}

/**
 * How requests about one counterparty are collected into one document, which is issued when the week closes (ADR 0210).
 */
export interface KindCollection {
  /** Returns whether a request asks to be collected. */
  readonly isAsked: (draft: DocumentDraft) => boolean;
  /** Returns when a document is issued whose requests are collected now. */
  readonly closesAt: (now: Date) => Date;
  /** Finds faults of a request that is collected now, in addition to the faults of any request. */
  readonly faults: (draft: DocumentDraft, now: Date) => Fault[];
  /** Returns the properties, besides the counterparty, that all requests of one document share. */
  readonly common: (draft: DocumentDraft) => object;
  /** Returns a request that contains both requests; null if one document cannot contain both. */
  readonly with: (collected: DocumentDraft, added: DocumentDraft) => DocumentDraft | null;
}

/** The only kind that documents of a kind correct (ADR 0211). */
export interface KindCorrection {
  readonly kind: DocumentKind;
  /** Field of a request with the id of the corrected document, if this service issued it: `invoice_id`. */
  readonly field: string;
  /** Code of the fault that there is no such document. */
  readonly unknownCode: 'document_unknown' | 'invoice_unknown';
}

/** How documents of the kind are sent to DIAN. */
export interface KindTransmission {
  /** DIAN's operation that takes a document, in habilitación and in production. */
  readonly operation: 'SendBillSync' | 'SendNominaSync';
  /** Whether documents in habilitación are sent by SendTestSetAsync while the test set of their software is open. */
  readonly hasTestSet: boolean;
  /** First letters of file names: `nc` of `nc0800197268…xml`. */
  readonly fileTag: string;
  /** Whether file names contain the code of the software's owner (`ppp`). */
  readonly namesSoftwareOwner: boolean;
}

/** What the counterparty receives. */
interface KindDelivery {
  /**
   * Texts of the AttachedDocument that contains the document and DIAN's verdict. Null: the signed document is sent
   * without a container.
   */
  readonly container: ContainerTexts | null;
  /** Whether the document is mailed to its counterparty. Only such kinds have events about mails. */
  readonly isMailed: boolean;
}

/** Graphic representation. Its title is the title of the document type. */
interface KindPdf {
  /** Name of a layout of document-issuer. `sheet` is for documents with lines, taxes and totals. */
  readonly layout: string;
  /** Label of the total amount. */
  readonly total: string;
  /**
   * Ticket of the kind, if its documents are handed over at a counter. A ticket is printed before DIAN's verdict. So
   * the kind has routes for tickets, `Prefer: wait` ends as soon as the ticket can be printed, and the layout draws
   * tickets too.
   */
  readonly ticket?: KindTicket;
}

/** Ticket of a counter. */
interface KindTicket {
  /** Name of the ticket by law. It is printed below the title. */
  readonly name: string;
}

export interface KindApi {
  /** First version of the API that has the kind: its paths, events and numbering ranges. */
  readonly since: ApiVersion;
  /** First segment of the path after /v1/. */
  readonly path: string;
  readonly tag: string;
  /** What its routes are for: the description of the tag. */
  readonly about: string;
  /** Singular and plural in operation ids: getInvoice, listInvoices. */
  readonly idNoun: string;
  readonly idNounPlural: string;
  /** Role of the counterparty, and its names in requests, documents and lists. */
  readonly counterparty: CounterpartyRole;
  /** Schema of a complete request. */
  readonly draft: TObject;
  /** Fields that a request may leave out if it names the corrected document. They are copied from that document. */
  readonly copied: readonly string[];
  /**
   * Adds fields that a request may leave out because they can have only one meaning. The body has not been checked yet.
   */
  readonly completed?: (body: DocumentDraft) => DocumentDraft;
  /** Columns of a file whose rows are documents of the kind. */
  readonly importColumns: readonly ImportColumn[];
  /** Public events with which a document of the kind can end. */
  readonly outcomes: readonly Outcome[];
  /** Fields of the request that are part of the resource. */
  readonly fields: TProperties;
  /** Description of the resource, besides its title. */
  readonly description?: string;
  /** Code of the 409 for a request that another document makes impossible. */
  readonly standsAgainst: string;
  /** Codes of the 409 for a retry whose number or amount another document has taken since the failure. */
  readonly takenSince: readonly string[];
}

export interface KindWords {
  readonly noun: Words;
  readonly gender: 'feminine' | 'masculine';
  /** Name of the kind by law, in lower case. */
  readonly title: Words;
  /** Label of the total amount in mails and pages. */
  readonly total: Words;
  /** End of a sentence that says how an accepted document is taken back. */
  readonly takenBack: Words;
}

export interface KindNumbering {
  /**
   * Range types that give the kind its numbers; the first is for ordinary documents. A number is used only once among
   * all of them.
   */
  readonly ranges: readonly RangeType[];
  /** Range of the first type that every tenant has in test mode. */
  readonly testRange: TestRange;
}

/** A type of numbering range. */
export interface RangeType {
  /** Value of `document_type` of the range. */
  readonly name: DocumentKind | 'contingency';
  /** Whether DIAN authorises such ranges by a resolution. If not, the issuer chooses its numbers freely. */
  readonly isAuthorized: boolean;
  /** Whether DIAN's resolution comes with a technical key, which is part of the hash. */
  readonly hasTechnicalKey: boolean;
  /** Whether the numbers were printed on paper. Such numbers are copied from the paper and never assigned. */
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
