import { ArchiveError, type ArchiveLimits, readZip } from '../archive/read-zip.js';
import { applicationResponse, type Verdict } from '../authority/application-response.js';
import { eventListResponse, type EventList } from '../authority/event-list.js';
import { authorityOf } from '../authority/authority.js';
import { packed } from '../registry/packed.js';
import { readTrustBundle } from '../certificate/trust.js';
import { type EventExamination, examineEvent } from '../event/examine-event.js';
import { type Examination, examine } from '../examination/examine.js';
import type { Issuers } from '../issuer/issuer.js';
import type { Readings } from '../rules/readings.js';

/** What a worker is given at its start. */
export interface JudgeWorkerData {
  readonly trustBundlePem: string;
  /** Key and certificates of the authority. */
  readonly authorityPem: string;
}

/** An archive as it was sent, in base64. */
export interface Submission {
  readonly contentFile: string;
  readonly limits: ArchiveLimits;
  readonly at: Date;
  readonly readings: Readings;
}

export interface ExaminedFile {
  readonly name: string;
  readonly examination: Examination;
  /** As the journal keeps it. */
  readonly packedXml: string;
}

export interface ExaminedEventFile {
  readonly name: string;
  readonly examination: EventExamination;
  /** As the journal keeps it. */
  readonly packedXml: string;
}

export type Examined = { readonly files: readonly ExaminedFile[] } | { readonly refusedArchive: string };

export type ExaminedEvent = ExaminedEventFile | { readonly refusedArchive: string };

export type Task =
  | { readonly type: 'examine'; readonly submission: Submission }
  | { readonly type: 'examine_event'; readonly submission: Submission }
  | { readonly type: 'answer'; readonly verdict: Verdict }
  | { readonly type: 'list_events'; readonly list: EventList };

/** Does the slow work. It depends on its arguments only, so it can run in any thread. */
export interface JudgeWorker {
  examine(submission: Submission, issuers: Issuers): Examined;
  /** The archive holds one event. */
  examineEvent(submission: Submission, issuers: Issuers): ExaminedEvent;
  /** Returns the signed answer. */
  answer(verdict: Verdict): string;
  /** Returns the signed answer. */
  listEvents(list: EventList): string;
}

export const outcomeOf = (worker: JudgeWorker, task: Task, issuers: Issuers): Examined | ExaminedEvent | string => {
  switch (task.type) {
    case 'examine':
      return worker.examine(task.submission, issuers);
    case 'examine_event':
      return worker.examineEvent(task.submission, issuers);
    case 'answer':
      return worker.answer(task.verdict);
    case 'list_events':
      return worker.listEvents(task.list);
  }
};

export const judgeWorkerOf = ({ trustBundlePem, authorityPem }: JudgeWorkerData): JudgeWorker => {
  const trust = readTrustBundle(trustBundlePem);
  const authority = authorityOf(authorityPem);
  return {
    examine: ({ contentFile, limits, at, readings }, issuers) => {
      const files = filesOf(contentFile, limits);
      if (files instanceof ArchiveError) return { refusedArchive: files.message };
      return {
        files: files.map(({ name, bytes, deflated }) => ({
          name,
          examination: examine(bytes, { trust, at, issuers, readings }),
          packedXml: packed(bytes, deflated),
        })),
      };
    },
    examineEvent: ({ contentFile, limits, at, readings }, issuers) => {
      const files = filesOf(contentFile, limits);
      if (files instanceof ArchiveError) return { refusedArchive: files.message };
      const [file] = files;
      if (file === undefined) return { refusedArchive: 'no XML file' };
      return {
        name: file.name,
        examination: examineEvent(file.bytes, { trust, at, issuers, readings }),
        packedXml: packed(file.bytes, file.deflated),
      };
    },
    answer: (verdict) => applicationResponse(verdict, authority),
    listEvents: (list) => eventListResponse(list, authority),
  };
};

const filesOf = (contentFile: string, limits: ArchiveLimits) => {
  try {
    return readZip(Buffer.from(contentFile, 'base64'), limits);
  } catch (error) {
    if (error instanceof ArchiveError) return error;
    throw error;
  }
};
