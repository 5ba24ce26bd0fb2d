import { type DocumentKind, type Draft, getDraft, type Rubrica, type RuleMessage } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Failure } from '../../design/message.js';
import { Page, Skeleton } from '../../design/page.js';
import { routesOf } from '../../document/issued-document.js';
import { kindAt } from '../../document/kinds.js';
import { type Body, bodyPointer, listOf } from '../../entry/body.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import type { AskedForm } from '../../draft/asked.js';
import { DocumentForm, type Start } from './document-form.js';
import type { ShownFault } from '../../draft/faults.js';
import { FORMS } from '../../draft/forms.js';
import { bodyOfDocument } from '../../draft/typed.js';

const WORDS: Words<{ readonly noKind: string; readonly correct: string }> = {
  es: { noKind: 'No hay documentos de esa clase', correct: 'Corregir' },
  en: { noKind: 'There are no documents of that kind', correct: 'Correct' },
};

const route = getRouteApi('/$tenant/$mode/new/$kind');

/** A draft that a form has made of itself. */
interface Made {
  readonly draft: string;
  /** Key of the form. */
  readonly key: string;
  /** False until the address names the draft. */
  readonly isInAddress: boolean;
}

/** The form of a new document. The draft that it becomes stands in the address, so that a reload goes on with it. */
export const NewDocument = () => {
  const words = useWords(WORDS);
  const { kind: path } = route.useParams();
  const asked = route.useSearch();
  const navigate = route.useNavigate();
  const [made, setMade] = useState<Made | null>(null);
  const isAtMade = made !== null && asked.draft === made.draft;
  useEffect(() => {
    if (isAtMade) setMade((before) => before && { ...before, isInAddress: true });
  }, [isAtMade]);
  const kind = kindAt(path);
  if (!kind) return <Page title={words.noKind}>{null}</Page>;
  const wanted = [path, asked.draft ?? asked.corrects ?? asked.of ?? asked.party ?? 'new'].join(' ');
  // The form that has made a draft stays the same one; whatever else is asked for is another form.
  const isSame = made !== null && (isAtMade || !made.isInAddress);
  const key = made === null ? wanted : isSame ? made.key : `${wanted} after ${made.draft}`;
  return (
    <Opened
      key={key}
      kind={kind}
      asked={asked}
      onMade={({ id }) => {
        setMade({ draft: id, key, isInAddress: false });
        void navigate({ search: { draft: id }, replace: true, resetScroll: false });
      }}
    />
  );
};

const Opened = ({
  kind,
  asked,
  onMade,
}: {
  readonly kind: DocumentKind;
  readonly asked: AskedForm;
  readonly onMade: (draft: Draft) => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const [first] = useState(asked);
  const start = useQuery({
    queryKey: [...scope, 'form', kind, first],
    // Read once: what somebody types is not replaced by a later answer.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => startOf({ client, kind, asked: first, signal }),
  });
  const title = FORMS[kind].title[language];
  if (start.isPending) return <Skeleton />;
  if (start.isError) {
    return (
      <Page title={title}>
        <Failure error={start.error} onAgain={() => void start.refetch()} />
      </Page>
    );
  }
  const { data } = start;
  return (
    <DocumentForm
      start={{ ...data, title: data.corrects === null ? title : `${words.correct} ${data.title}` }}
      onMade={onMade}
    />
  );
};

const mark = ({ rule, detail, pointer, cause, fix }: RuleMessage): ShownFault => ({
  pointer: bodyPointer(pointer),
  code: rule,
  text: [`${rule}:`, detail, cause, fix].filter(Boolean).join(' '),
});

const readDocument = async (client: Rubrica, kind: DocumentKind, id: string, signal: AbortSignal) => {
  const document = await routesOf(client, kind, id).get(signal);
  return { document, body: bodyOfDocument(document as unknown as Body) };
};

/** Reads what a form begins with: a draft, a rejected document, the document that a note is about, or nothing. */
const startOf = async ({
  client,
  kind,
  asked: { draft: draftId, corrects, of, party, field },
  signal,
}: {
  readonly client: Rubrica;
  readonly kind: DocumentKind;
  readonly asked: AskedForm;
  readonly signal: AbortSignal;
}): Promise<Start> => {
  const form = FORMS[kind];
  const none = { kind, title: '', draft: null, corrects: null, marks: [], of: null, focus: field ?? null };
  if (draftId !== undefined) {
    const draft = await getDraft({ client, path: { id: draftId }, signal });
    const given = draft.body as Body;
    const body = listOf(given['lines']).length === 0 ? { ...given, lines: [form.line] } : given;
    return { ...none, draft, body, of: await numberOf(client, kind, body, signal) };
  }
  if (corrects !== undefined) {
    const { document, body } = await readDocument(client, kind, corrects, signal);
    const marks = (document.dian?.messages ?? []).filter(({ severity }) => severity !== 'notification').map(mark);
    const focus = field ?? marks.find(({ pointer }) => pointer !== '')?.pointer ?? null;
    const number = await numberOf(client, kind, body, signal);
    return { ...none, body, corrects, marks, focus, of: number, title: document.number ?? '' };
  }
  if (of !== undefined && form.corrects !== null) {
    const { document, body } = await readDocument(client, form.corrects.kind, of, signal);
    const lines = { lines: body['lines'] };
    return {
      ...none,
      body: { ...form.given, [form.corrects.field]: of, reason_code: '', ...lines },
      of: document.number,
    };
  }
  const named = party === undefined ? {} : { [`${form.party}_id`]: party };
  return { ...none, body: { ...form.given, ...named, lines: [form.line] } };
};

/** Number of the document that a note corrects; null where it names none of ours. */
const numberOf = async (
  client: Rubrica,
  kind: DocumentKind,
  body: Body,
  signal: AbortSignal,
): Promise<string | null> => {
  const { corrects } = FORMS[kind];
  const id = corrects === null ? undefined : body[corrects.field];
  if (corrects === null || typeof id !== 'string') return null;
  return (await routesOf(client, corrects.kind, id).get(signal)).number;
};
