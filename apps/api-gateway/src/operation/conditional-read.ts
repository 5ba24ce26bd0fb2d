import { type ApiVersion, knowsSince } from '@rubrica/kinds';
import { Type } from '@sinclair/typebox';
import type { OperationDescription } from './operation.js';

/** First version of the API whose reads have an ETag. */
const SINCE: ApiVersion = '2026-12-01';

/** Tells whether reads in a version of the API have an ETag; those of operators, whose API has no versions, always do. */
export const hasTags = (version: string): boolean => knowsSince(version as ApiVersion, SINCE);

const IF_NONE_MATCH = Type.String({ description: 'ETag of the copy you have: a 304 says that it is current' });

/** Returns the description of a read of JSON with its ETag and `If-None-Match`; of any other operation as it is. */
export const withTag = (method: string, operation: OperationDescription): OperationDescription => {
  const { answer, headers, role } = operation;
  if (method !== 'get' || !answer.schema || role === 'public') return operation;
  return {
    ...operation,
    headers: { 'If-None-Match': IF_NONE_MATCH, ...headers },
    answer: { ...answer, headers: [...new Set(['ETag', ...(answer.headers ?? [])])] },
  };
};
