import { createView, deleteView, listViews, updateView, type View } from '@rubrica/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Field, Tick } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useWords } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './documents.module.css';
import { type DocumentSearch, filterOfText, isNarrowed, textOf } from './filter.js';
import { WORDS } from './words.js';

/** Views that one company and one person in it may have, at most; all are shown. */
const MOST = 100;

/** The way to each saved view, and what keeps the present filter as one. */
export const Views = ({ search }: { readonly search: DocumentSearch }) => {
  const words = useWords(WORDS);
  const { client, scope, tenant, mode } = useCompany();
  const [isEditing, setEditing] = useState(false);
  const views = useQuery({
    queryKey: [...scope, 'listViews'],
    queryFn: ({ signal }) => listViews({ client, query: { limit: MOST }, signal }),
    staleTime: 60_000,
  });
  const known = views.data?.data ?? [];
  const filter = textOf(search);
  const current = known.find(({ query }) => textOf(filterOfText(query)) === filter);
  const isAll = !isNarrowed(search);
  if (isAll && known.length === 0) return null;
  return (
    <div className={styles.views}>
      <nav aria-label={words.views}>
        <ul className={styles.chips}>
          <li>
            <Chip tenant={tenant} mode={mode} query="" isCurrent={isAll}>
              {words.everything}
            </Chip>
          </li>
          {known.map((view) => (
            <li key={view.id}>
              <Chip tenant={tenant} mode={mode} query={view.query} isCurrent={view === current}>
                {view.shared ? `${view.name} (${words.shared})` : view.name}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {isAll ? null : (
        <Button
          onClick={() => {
            setEditing(true);
          }}
        >
          {current ? words.editView : words.saveView}
        </Button>
      )}
      {isEditing ? (
        <ViewDialog
          view={current ?? null}
          query={filter}
          onClose={() => {
            setEditing(false);
          }}
        />
      ) : null}
    </div>
  );
};

const Chip = ({
  query,
  isCurrent,
  children,
  ...params
}: {
  readonly tenant: string;
  readonly mode: string;
  readonly query: string;
  readonly isCurrent: boolean;
  readonly children: string;
}) => (
  <Link
    className={styles.chip}
    to="/$tenant/$mode/documents"
    params={params}
    search={filterOfText(query)}
    // The router compares addresses, in which the order of filters counts.
    activeProps={{ 'aria-current': undefined }}
    data-current={isCurrent}
    {...(isCurrent && { 'aria-current': 'true' as const })}
  >
    {children}
  </Link>
);

/** Names a view, shares or deletes it. `view`: the one that is changed; null: a new one. */
const ViewDialog = ({
  view,
  query,
  onClose,
}: {
  readonly view: View | null;
  readonly query: string;
  readonly onClose: () => void;
}) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const questions = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.shared ?? false);
  const onSuccess = async (): Promise<void> => {
    await questions.invalidateQueries({ queryKey: [...scope, 'listViews'] });
    onClose();
  };
  const save = useMutation({
    mutationFn: () => {
      const body = { name, query, shared: isShared };
      return view ? updateView({ client, path: { id: view.id }, body }) : createView({ client, body });
    },
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: () => deleteView({ client, path: { id: view?.id ?? '' } }),
    onSuccess,
  });
  // A shared view is one of the company, and is changed by those who may issue documents.
  const right = isShared || view?.shared === true ? reasonOf('createInvoice') : null;
  const error = save.error ?? remove.error;
  const fault = faultAt(error, '/name');
  return (
    <Dialog title={view ? words.editView : words.saveView} onClose={onClose}>
      <Form
        onSend={() => {
          if (right === null) save.mutate();
        }}
        error={fault === null ? error : null}
        buttons={
          <>
            <Button type="submit" kind="primary" reason={right} isBusy={save.isPending}>
              {words.save}
            </Button>
            {view ? (
              <Button kind="danger" reason={right} isBusy={remove.isPending} onClick={() => remove.mutate()}>
                {words.remove}
              </Button>
            ) : null}
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <Field label={words.viewName} value={name} onChange={setName} fault={fault} />
        <Tick label={words.shareView} isTicked={isShared} onChange={setShared} />
      </Form>
    </Dialog>
  );
};
