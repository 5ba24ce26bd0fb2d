import { isDeepStrictEqual } from 'node:util';
import {
  isSameFile,
  type Judged,
  type KnownReceivedDocument,
  type Receipt,
  type ReceivedDocument,
  type ReceivedDocumentEvent,
} from './received-document.js';

export type ReceivedDocumentCommand =
  | { readonly type: 'ReceiveDocument'; readonly receipt: Receipt }
  | { readonly type: 'JudgeDocument'; readonly judged: Judged };

export const decide = (
  command: ReceivedDocumentCommand,
  document: ReceivedDocument,
): readonly ReceivedDocumentEvent[] =>
  command.type === 'ReceiveDocument' ? receive(command.receipt, document) : judge(command.judged, document);

/**
 * The same CUFE is the same document. What comes after a verified file changes nothing, so that nobody replaces it by a
 * forged one; before that each file is judged, since the first one may be the forged one.
 */
const receive = (receipt: Receipt, document: ReceivedDocument): readonly ReceivedDocumentEvent[] => {
  if (document.status === 'unknown') return [{ type: 'DocumentReceived', data: receipt }];
  const { file } = receipt;
  if (document.status === 'verified' || file === null) return [];
  const isKnown = [document.file, ...document.unjudged].some((one) => isSameFile(one, file));
  return isKnown ? [] : [{ type: 'FileReceived', data: file }];
};

const judge = (judged: Judged, document: ReceivedDocument): readonly ReceivedDocumentEvent[] => {
  if (document.status === 'unknown' || document.status === 'verified') return [];
  if (isBetter(judged, document)) return [{ type: 'DocumentJudged', data: judged }];
  return judged.file && document.unjudged.some((one) => isSameFile(one, judged.file))
    ? [{ type: 'FileDiscarded', data: judged.file }]
    : [];
};

const RANK = { suspicious: 0, unverified: 1, verified: 2 } as const;

/** A file is shown in the place of another one only if it is better; what is shown is judged again at any time. */
const isBetter = (judged: Judged, { file, unjudged, judged: before }: KnownReceivedDocument): boolean => {
  if (before === null || (before.file === null && judged.file !== null)) return true;
  if (!isSameFile(judged.file, file)) return RANK[judged.status] > RANK[before.status];
  const isNew = unjudged.some((one) => isSameFile(one, file));
  return isNew || judged.status !== before.status || !isDeepStrictEqual(judged.reasons, before.reasons);
};
