import { type DocumentKind, type Draft, Problem } from '@rubrica/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type Dispatch, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { KINDS } from '../../document/kinds.js';
import { at, type Body, textOf } from '../../entry/body.js';
import { type Entry, EntryOf } from '../../entry/entry.js';
import { useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { Conflict } from './conflict.js';
import { exampleOf } from '../../draft/example.js';
import { Extras } from './extras.js';
import { faultsAt, idOf, type ShownFault } from '../../draft/faults.js';
import styles from './form.module.css';
import { type Change, changed, formOf, type FormState } from '../../draft/form-state.js';
import { FORMS } from '../../draft/forms.js';
import { IssueBar } from './issue-bar.js';
import { Lines } from './lines.js';
import { Party } from './party.js';
import { Payment } from './payment.js';
import { Reason } from './reason.js';
import { sentOf } from '../../draft/sent.js';
import { focusAt, Summary } from './summary.js';
import { Totals } from './totals.js';
import { typedOf } from '../../draft/typed.js';
import { useCorrection } from './use-correction.js';
import { useDraft } from './use-draft.js';
import { usePreview } from './use-preview.js';
import { isShown, useFaults } from './use-faults.js';
import { type Ranges, useRanges } from './use-range.js';

const EXAMPLE: Words<string> = { es: 'Llenar con un ejemplo', en: 'Fill in an example' };

/** What a form begins with. */
export interface Start {
  readonly kind: DocumentKind;
  readonly title: string;
  /** A body of the API. */
  readonly body: Body;
  readonly draft: Draft | null;
  /** Id of the rejected document whose number the new one takes. */
  readonly corrects: string | null;
  /** What DIAN has rejected, at the fields of the body. */
  readonly marks: readonly ShownFault[];
  /** Number of the document that a note corrects. */
  readonly of: string | null;
  readonly focus: string | null;
}

const PESOS = 'COP';
const currencyOf = (body: Body): string => textOf(at(body, '/currency')) || PESOS;
const isOpenBefore = ({ draft, corrects, of }: Start): boolean => draft !== null || corrects !== null || of !== null;
const isOfFields = (error: unknown): boolean => error instanceof Problem && error.errors.length > 0;

/** The state of a form with all that follows from it. */
const useDocumentForm = (start: Start, onMade: (draft: Draft) => void) => {
  const { kind, corrects } = start;
  const { may } = useCompany();
  const [state, dispatch] = useReducer(changed, start, (given) => ({
    ...formOf(typedOf(given.body), given.corrects !== null),
    focus: given.focus,
  }));
  const begun = useRef(state.body);
  const [tries, setTries] = useState(0);
  const sent = useMemo(() => sentOf(state.body), [state.body]);
  const judged = usePreview(kind, sent.body, sent.faults.length === 0 && (state.isChanged || isOpenBefore(start)));
  const name = textOf(at(sent.body, `/${FORMS[kind].party}/legal_name`));
  const correction = useCorrection(kind, corrects);
  const draft = useDraft({
    kind,
    content: { name, body: sent.body },
    isOn: state.isChanged && corrects === null && may('createDraft'),
    start: start.draft,
    onMade,
  });
  const issue = useIssue(kind, () => (corrects === null ? draft.issue() : correction.send(sent.body)));
  useEffect(() => {
    if (state.focus === null) return;
    focusAt(state.focus);
    dispatch({ type: 'focused' });
  }, [state.focus]);

  const refused = issue.error instanceof Problem && judged.isPending ? issue.error.errors : judged.faults;
  const faults = useFaults(sent, refused);
  const marks = start.marks.filter(({ pointer }) => at(state.body, pointer) === at(begun.current, pointer));
  const shown = [...marks, ...faults.filter((fault) => isShown(fault, state))];
  const refuse = (): void => {
    setTries((count) => count + 1);
  };
  const send = (): void => {
    if (issue.isPending) return;
    dispatch({ type: 'try' });
    if (sent.faults.length > 0 || (judged.faults.length > 0 && !judged.isPending)) refuse();
    else issue.mutate(undefined, { onError: (error) => isOfFields(error) && refuse() });
  };
  return { state, dispatch, sent, judged, draft, issue, faults, marks, shown, tries, send };
};

/** A document of any kind while it is written: the parts that its kind has, judged by the API while somebody types. */
export const DocumentForm = ({ start, onMade }: { readonly start: Start; readonly onMade: (draft: Draft) => void }) => {
  const form = useDocumentForm(start, onMade);
  const { state, dispatch, sent, judged, draft, issue, faults, marks, shown, tries, send } = form;
  const ranges = useRanges(start.kind);
  const currency = currencyOf(state.body);
  return (
    <Page title={start.title} actions={<Example start={start} dispatch={dispatch} />}>
      <EntryOf value={entryOf(state.body, dispatch, shown)}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
          }}
        >
          <Summary faults={tries > 0 ? [...marks, ...faults] : marks} tries={tries} />
          <Versions draft={draft} mine={sent.body} dispatch={dispatch} />
          <Parts start={start} state={state} dispatch={dispatch} shown={shown} sent={sent.body} ranges={ranges} />
          <Totals judged={judged} currency={currency} isFaulty={faults.length > 0} />
          {judged.error === null ? null : <Failure error={judged.error} />}
          {issue.isError && !isOfFields(issue.error) ? <Failure error={issue.error} onAgain={send} /> : null}
          {draft.kept.state === 'failed' && !issue.isError ? <Failure error={draft.kept.error} /> : null}
          <IssueBar
            kind={start.kind}
            body={sent.body}
            judged={judged}
            isFaulty={faults.length > 0}
            ranges={ranges}
            currency={currency}
            kept={draft.kept}
            isCorrection={start.corrects !== null}
            isIssuing={issue.isPending}
            onIssue={send}
          />
        </form>
      </EntryOf>
    </Page>
  );
};

/** In test mode a new person can see a whole document before knowing one field. */
const Example = ({ start, dispatch }: { readonly start: Start; readonly dispatch: Dispatch<Change> }) => {
  const example = useWords(EXAMPLE);
  const { mode } = useCompany();
  const form = FORMS[start.kind];
  if (mode !== 'test' || isOpenBefore(start) || form.corrects !== null) return null;
  return (
    <Button
      onClick={() => {
        dispatch({ type: 'replace', body: typedOf(exampleOf(form)) });
      }}
    >
      {example}
    </Button>
  );
};

const Versions = ({
  draft: { kept, settle },
  mine,
  dispatch,
}: {
  readonly draft: ReturnType<typeof useDraft>;
  readonly mine: Body;
  readonly dispatch: Dispatch<Change>;
}) =>
  kept.state === 'conflict' ? (
    <Conflict
      theirs={kept.theirs}
      mine={mine}
      onSettle={(choice) => {
        settle(kept.theirs, choice);
        if (choice === 'theirs') dispatch({ type: 'replace', body: typedOf(kept.theirs.body as Body) });
      }}
    />
  ) : null;

const entryOf = (body: Body, dispatch: Dispatch<Change>, shown: readonly ShownFault[]): Entry => ({
  body,
  put: (pointer, value) => {
    dispatch({ type: 'put', pointer, value });
  },
  leave: (pointer) => {
    dispatch({ type: 'leave', pointer });
  },
  faultOf: (pointer) => {
    const found = faultsAt(shown, pointer);
    return found.length === 0 ? null : found.map(({ text }) => text).join(' ');
  },
  idOf,
});

/** Issues the document once, and goes to it. */
const useIssue = (kind: DocumentKind, order: () => Promise<string>) => {
  const { mode, tenant } = useCompany();
  const navigate = useNavigate();
  const questions = useQueryClient();
  return useMutation({
    mutationFn: order,
    onSuccess: async (id) => {
      void questions.invalidateQueries();
      const params = { tenant, mode, kind: KINDS[kind].path, id };
      await navigate({ to: '/$tenant/$mode/documents/$kind/$id', params });
    },
  });
};

/** The parts that the kind has, in the order of a paper document. */
const Parts = ({
  start,
  state,
  dispatch,
  shown,
  sent,
  ranges,
}: {
  readonly start: Start;
  readonly state: FormState;
  readonly dispatch: Dispatch<Change>;
  readonly shown: readonly ShownFault[];
  readonly sent: Body;
  readonly ranges: Ranges | null;
}) => {
  const form = FORMS[start.kind];
  const isNote = form.corrects !== null;
  return (
    <>
      {form.corrects === null ? null : <Reason corrects={form.corrects} number={start.of} />}
      {isNote ? null : <Party party={form.party} />}
      <Lines
        state={state}
        dispatch={dispatch}
        form={form}
        faults={shown}
        sent={sent}
        currency={currencyOf(state.body)}
      />
      {isNote && form.own.length === 0 ? null : <Payment form={form} ranges={ranges} />}
      <Extras />
    </>
  );
};
