import { type DocumentKind, type Fault, type Preview, Problem } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { KINDS } from '../../document/kinds.js';
import type { Body } from '../../entry/body.js';
import { useCompany } from '../../session/company.js';

/** A pause in the typing after which the document is judged. */
const TYPING_MS = 400;

/** A value as it was when it last stood still. */
const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
};

/** What the API says of a document that is not issued yet. */
export interface Judged {
  readonly preview: Preview | null;
  readonly faults: readonly Fault[];
  /** A failure that names no field. */
  readonly error: Error | null;
  readonly isPending: boolean;
}

const NO_FAULTS: readonly Fault[] = [];

/** Asks the API for totals, warnings and faults while somebody types. An answer to what was typed before is thrown away. */
export const usePreview = (kind: DocumentKind, body: Body, isOn: boolean): Judged => {
  const { client, scope } = useCompany();
  const text = useSettled(JSON.stringify(body));
  const { data, error, isPending, isPlaceholderData } = useQuery({
    queryKey: [...scope, 'preview', kind, text],
    enabled: isOn,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<Preview> =>
      (await client.post({
        url: `/v1/${KINDS[kind].path}/preview`,
        body: JSON.parse(text) as unknown,
        headers: { 'content-type': 'application/json' },
        signal,
        responseStyle: 'data',
        throwOnError: true,
      })) as unknown as Preview,
  });
  const isOld = isPlaceholderData || text !== JSON.stringify(body);
  const faults = error instanceof Problem ? error.errors : NO_FAULTS;
  return { preview: data ?? null, faults, error: faults.length > 0 ? null : error, isPending: isPending || isOld };
};
