import { deleteDraft, type DraftEntry, listDrafts } from '@rubrica/client';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Listing } from '../../design/listing.js';
import { Failure, Message } from '../../design/message.js';
import { Actions, Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { KINDS } from '../../document/kinds.js';
import { NewDocuments } from '../../document/new-documents.js';
import { day, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly name: string;
  readonly unnamed: string;
  readonly kind: string;
  readonly changed: string;
  readonly state: string;
  readonly open: string;
  readonly issued: string;
  readonly until: string;
  readonly remove: string;
  readonly question: string;
  readonly questionDetail: string;
  readonly keep: string;
  readonly none: string;
  readonly noneDetail: string;
}> = {
  es: {
    title: 'Borradores',
    name: 'Para',
    unnamed: 'Sin nombre todavía',
    kind: 'Clase',
    changed: 'Último cambio',
    state: 'Estado',
    open: 'Por emitir',
    issued: 'Emitido',
    until: 'Se guarda hasta el',
    remove: 'Eliminar',
    question: '¿Eliminar este borrador?',
    questionDetail: 'Lo escrito se pierde para todas las personas de la empresa.',
    keep: 'Conservarlo',
    none: 'No hay borradores',
    noneDetail: 'Lo que escribe en un documento nuevo se guarda aquí por sí solo, hasta que lo emita.',
  },
  en: {
    title: 'Drafts',
    name: 'For',
    unnamed: 'No name yet',
    kind: 'Kind',
    changed: 'Last change',
    state: 'State',
    open: 'To be issued',
    issued: 'Issued',
    until: 'Kept until',
    remove: 'Delete',
    question: 'Delete this draft?',
    questionDetail: 'All that is written is lost, for everybody in the company.',
    keep: 'Keep it',
    none: 'There are no drafts',
    noneDetail: 'A new document is kept here by itself while you write it, until you issue it.',
  },
};

const route = getRouteApi('/$tenant/$mode/drafts');
const PER_PAGE = 25;

/** Documents that somebody of the company has begun. */
export const Drafts = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { after } = route.useSearch();
  const list = useQuery({
    queryKey: [...scope, 'listDrafts', after],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = { limit: PER_PAGE, ...(after === undefined ? {} : { starting_after: after }) };
      return listDrafts({ client, query, signal });
    },
  });
  return (
    <Page title={words.title} actions={<NewDocuments />}>
      <Listing
        list={list}
        after={after}
        empty={
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
          </Message>
        }
      >
        {(rows) => <DraftTable rows={rows} />}
      </Listing>
    </Page>
  );
};

const DraftTable = ({ rows }: { readonly rows: readonly DraftEntry[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const [removed, setRemoved] = useState<DraftEntry | null>(null);
  return (
    <>
      <Table
        caption={words.title}
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            name: words.name,
            cell: ({ id, kind, name, document_id: issuedAs }) => (
              <Link
                {...(issuedAs === null
                  ? {
                      to: '/$tenant/$mode/new/$kind',
                      params: { tenant, mode, kind: KINDS[kind].path },
                      search: { draft: id },
                    }
                  : {
                      to: '/$tenant/$mode/documents/$kind/$id',
                      params: { tenant, mode, kind: KINDS[kind].path, id: issuedAs },
                    })}
              >
                {name ?? words.unnamed}
              </Link>
            ),
          },
          { name: words.kind, cell: ({ kind }) => KINDS[kind].name[language] },
          {
            name: words.state,
            cell: ({ document_id: issuedAs }) =>
              issuedAs === null ? <Badge tone="way">{words.open}</Badge> : <Badge tone="good">{words.issued}</Badge>,
          },
          {
            name: words.changed,
            cell: ({ updated_at: at, expires_at: until }) => (
              <time dateTime={at} title={`${words.until} ${day(until, language)}`}>
                {moment(at, language)}
              </time>
            ),
          },
          {
            name: words.remove,
            cell: (draft) => (
              <Button
                label={`${words.remove} ${draft.name ?? words.unnamed}`}
                reason={reasonOf('deleteDraft')}
                onClick={() => {
                  setRemoved(draft);
                }}
              >
                {words.remove}
              </Button>
            ),
          },
        ]}
      />
      {removed === null ? null : (
        <Removal
          draft={removed}
          onClose={() => {
            setRemoved(null);
          }}
        />
      )}
    </>
  );
};

/** Deletes a draft as it was listed: one that somebody has changed since is kept. */
const Removal = ({ draft, onClose }: { readonly draft: DraftEntry; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const questions = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteDraft({ client, path: { id: draft.id }, headers: { 'If-Match': draft.etag } }),
    onSuccess: async () => {
      await questions.invalidateQueries();
      onClose();
    },
  });
  return (
    <Dialog title={words.question} onClose={onClose}>
      <p>
        {draft.name ?? words.unnamed}. {words.questionDetail}
      </p>
      {remove.isError ? <Failure error={remove.error} /> : null}
      <Actions>
        <Button
          kind="danger"
          isBusy={remove.isPending}
          onClick={() => {
            remove.mutate();
          }}
        >
          {words.remove}
        </Button>
        <Button onClick={onClose}>{words.keep}</Button>
      </Actions>
    </Dialog>
  );
};
