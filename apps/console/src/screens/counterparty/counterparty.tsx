import { type Customer, listDocuments, Problem, type Supplier } from '@rubrica/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Failure } from '../../design/message.js';
import { Actions, Page, Section, Skeleton } from '../../design/page.js';
import { DocumentTable } from '../../document/document-table.js';
import { type Body, bodyPointer, pruned, put } from '../../entry/body.js';
import { EntryOf } from '../../entry/entry.js';
import { changeOfParty, sentParty, typedParty } from '../../entry/party.js';
import { PartyFields } from '../../entry/party-fields.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './counterparty.module.css';
import { CUSTOMER, type Role, SUPPLIER } from './role.js';

const WORDS: Words<{
  readonly save: string;
  readonly saved: string;
  readonly remove: string;
  readonly removeDetail: string;
  readonly keep: string;
  readonly data: string;
  readonly documents: string;
  readonly noDocuments: string;
}> = {
  es: {
    save: 'Guardar',
    saved: 'Guardado.',
    remove: 'Eliminar',
    removeDetail: 'Los documentos ya emitidos se conservan como son.',
    keep: 'Conservarlo',
    data: 'Datos',
    documents: 'Documentos',
    noDocuments: 'Todavía no hay documentos.',
  },
  en: {
    save: 'Save',
    saved: 'Saved.',
    remove: 'Delete',
    removeDetail: 'Documents that were issued stay as they are.',
    keep: 'Keep it',
    data: 'Data',
    documents: 'Documents',
    noDocuments: 'There are no documents yet.',
  },
};

export const OneCustomer = () => <Counterparty role={CUSTOMER} />;
export const OneSupplier = () => <Counterparty role={SUPPLIER} />;

const NEW = 'new';

/** A customer or a supplier: the data, and the documents. The id `new` in the address is one that is not kept yet. */
const Counterparty = ({ role }: { readonly role: Role }) => {
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const { id = NEW } = useParams({ strict: false });
  const one = useQuery({
    queryKey: [...scope, role.path, id],
    enabled: id !== NEW,
    refetchOnWindowFocus: false,
    queryFn: ({ signal }) => role.get(client, id, signal),
  });
  if (id === NEW) return <Edited key={NEW} role={role} kept={null} />;
  if (one.isPending) return <Skeleton />;
  if (one.isError) {
    return (
      <Page title={role.words[language].title}>
        <Failure error={one.error} onAgain={() => void one.refetch()} />
      </Page>
    );
  }
  return <Edited key={id} role={role} kept={one.data} />;
};

const Edited = ({ role, kept }: { readonly role: Role; readonly kept: Customer | Supplier | null }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, tenant, mode, scope } = useCompany();
  const reasonOf = useReasonOf();
  const navigate = useNavigate();
  const questions = useQueryClient();
  const before = kept as unknown as Body | null;
  const [body, setBody] = useState<Body>(() => (before === null ? role.given : typedParty(before)));
  const save = useMutation({
    mutationFn: () =>
      kept === null || before === null
        ? role.create(client, pruned(sentParty(body)))
        : role.update(client, kept.id, changeOfParty(before, body)),
    onSuccess: async (written) => {
      questions.setQueryData([...scope, role.path, written.id], written);
      void questions.invalidateQueries({ queryKey: [...scope, role.path] });
      if (kept === null)
        await navigate({
          to: `/$tenant/$mode/${role.path}/$id`,
          params: { tenant, mode, id: written.id },
          replace: true,
        });
    },
  });
  const faults = save.error instanceof Problem ? save.error.errors : [];
  const entry = {
    body,
    put: (pointer: string, value: Parameters<typeof put>[2]) => {
      setBody((now) => put(now, pointer, value));
    },
    leave: () => undefined,
    faultOf: (pointer: string) => {
      const found = faults.filter((fault) => `${bodyPointer(fault.pointer)}/`.startsWith(`${pointer}/`));
      return found.length === 0
        ? null
        : found.map(({ detail, fix }) => [detail, fix].filter(Boolean).join(' ')).join(' ');
    },
    idOf: (pointer: string) => `party${pointer}`,
  };
  const right = reasonOf(kept === null ? role.operations.create : role.operations.update);
  return (
    <Page
      title={kept === null ? role.words[language].start : kept.legal_name}
      actions={kept === null ? null : <Ways role={role} id={kept.id} />}
    >
      <Section title={words.data}>
        <EntryOf value={entry}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (right === null && !save.isPending) save.mutate();
            }}
          >
            <PartyFields base="" isSupplier={role.name === 'supplier'} />
            {save.isError ? <Failure error={save.error} /> : null}
            <Actions>
              <Button kind="primary" type="submit" reason={right} isBusy={save.isPending}>
                {words.save}
              </Button>
              {kept === null ? null : <Removal role={role} id={kept.id} name={kept.legal_name} />}
            </Actions>
            <p role="status">{save.isSuccess ? words.saved : ''}</p>
          </form>
        </EntryOf>
      </Section>
      {kept === null ? null : <Documents role={role} id={kept.id} />}
    </Page>
  );
};

/** The way to a new document for this party. */
const Ways = ({ role, id }: { readonly role: Role; readonly id: string }) => {
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const name = role.words[language].document;
  return (
    <ButtonLink
      to="/$tenant/$mode/new/$kind"
      params={{ tenant, mode, kind: role.kind }}
      search={{ party: id }}
      reason={reasonOf('issueDraft')}
    >
      {name}
    </ButtonLink>
  );
};

const Removal = ({ role, id, name }: { readonly role: Role; readonly id: string; readonly name: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, tenant, mode, scope } = useCompany();
  const reasonOf = useReasonOf();
  const navigate = useNavigate();
  const questions = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => role.remove(client, id),
    onSuccess: async () => {
      await navigate({ to: `/$tenant/$mode/${role.path}`, params: { tenant, mode } });
      questions.removeQueries({ queryKey: [...scope, role.path, id] });
      await questions.invalidateQueries({ queryKey: [...scope, role.path] });
    },
  });
  const close = (): void => {
    setAsked(false);
  };
  return (
    <>
      <Button
        kind="danger"
        reason={reasonOf(role.operations.remove)}
        onClick={() => {
          setAsked(true);
        }}
      >
        {words.remove}
      </Button>
      {isAsked ? (
        <Dialog title={role.words[language].remove} onClose={close}>
          <p>
            {name}. {words.removeDetail}
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
            <Button onClick={close}>{words.keep}</Button>
          </Actions>
        </Dialog>
      ) : null}
    </>
  );
};

const LAST = 10;

const Documents = ({ role, id }: { readonly role: Role; readonly id: string }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const list = useQuery({
    queryKey: [...scope, 'listDocuments', role.path, id],
    queryFn: async ({ signal }) => {
      const party = role.name === 'customer' ? { customer_id: id } : { supplier_id: id };
      return (await listDocuments({ client, query: { ...party, limit: LAST }, signal })).data;
    },
  });
  return (
    <Section title={words.documents}>
      {list.isPending ? <Skeleton /> : null}
      {list.isError ? <Failure error={list.error} onAgain={() => void list.refetch()} /> : null}
      {list.data?.length === 0 ? <p>{words.noDocuments}</p> : null}
      {list.data && list.data.length > 0 ? <DocumentTable documents={list.data} caption={words.documents} /> : null}
    </Section>
  );
};
