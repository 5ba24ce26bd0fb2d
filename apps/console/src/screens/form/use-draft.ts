import { type DocumentKind, type Draft, getDraft, Problem } from '@rubrica/client';
import { useEffect, useState } from 'react';
import { useCompany } from '../../session/company.js';
import { type DraftContent, DraftWriter } from '../../draft/draft-writer.js';

/** A pause in the typing after which the draft is kept. */
const TYPING_MS = 1_500;

export type Kept =
  | { readonly state: 'none' | 'saving' | 'saved' }
  | { readonly state: 'failed'; readonly error: unknown }
  /** Somebody else has changed it since it was read. */
  | { readonly state: 'conflict'; readonly theirs: Draft };

interface Given {
  readonly kind: DocumentKind;
  readonly content: DraftContent;
  /** False where nothing is kept by itself: an untouched form, or one that is no draft. */
  readonly isOn: boolean;
  /** The draft that the form was opened with. */
  readonly start: Draft | null;
  readonly onMade: (draft: Draft) => void;
}

/** Keeps a document as a draft while somebody writes it, and tells whether it is kept. */
export const useDraft = ({ kind, content, isOn, start, onMade }: Given) => {
  const { client } = useCompany();
  const [writer] = useState(() => new DraftWriter(client, kind, start, content, onMade));
  const [kept, setKept] = useState<Kept>({ state: start === null ? 'none' : 'saved' });
  const text = JSON.stringify(content);

  const noteFailure = async (error: unknown): Promise<void> => {
    if (writer.id !== null && error instanceof Problem && ['draft_changed', 'draft_issued'].includes(error.code))
      setKept({ state: 'conflict', theirs: await getDraft({ client, path: { id: writer.id } }) });
    else if (!(error instanceof Problem && error.errors.length > 0)) setKept({ state: 'failed', error });
  };

  const save = async (): Promise<void> => {
    setKept({ state: 'saving' });
    try {
      await writer.save();
      setKept({ state: 'saved' });
    } catch (error) {
      await noteFailure(error);
    }
  };

  useEffect(() => {
    if (!writer.take(content) || !isOn || kept.state === 'conflict') return undefined;
    const timer = setTimeout(() => void save(), TYPING_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, isOn, kept.state === 'conflict']);

  const issue = async (): Promise<string> => {
    writer.take(content);
    try {
      return await writer.issue();
    } catch (error) {
      await noteFailure(error);
      throw error;
    }
  };

  /** Goes on with one of two versions; `mine` is written over theirs. */
  const settle = (theirs: Draft, choice: 'mine' | 'theirs'): void => {
    writer.goOnFrom(theirs);
    setKept({ state: 'saved' });
    if (choice === 'mine') void save();
  };

  return { kept, issue, settle };
};
