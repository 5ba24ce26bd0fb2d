import { type AuditEntry, listAudit } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge, type Tone } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { Form } from '../../design/form.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import type { AuditFilter } from './filter.js';

const WORDS: Words<{
  readonly title: string;
  readonly what: string;
  readonly actor: string;
  readonly actorHint: string;
  readonly action: string;
  readonly actionHint: string;
  readonly filter: string;
  readonly clear: string;
  readonly at: string;
  readonly who: string;
  readonly object: string;
  readonly outcome: string;
  readonly address: string;
  readonly types: Readonly<Record<AuditEntry['actor']['type'], string>>;
  readonly none: string;
  readonly noMatch: string;
}> = {
  es: {
    title: 'Auditoría',
    what: 'Cada solicitud que cambió algo: quién la hizo, sobre qué, y desde dónde. También lo que hicieron quienes operan la instalación.',
    actor: 'Quién',
    actorHint: 'Identificador de una persona o clave. En la tabla, su nombre filtra.',
    action: 'Acción',
    actionHint: 'Nombre de la operación en la API, como createInvoice.',
    filter: 'Filtrar',
    clear: 'Quitar el filtro',
    at: 'Cuándo',
    who: 'Quién',
    object: 'Sobre',
    outcome: 'Resultado',
    address: 'Desde',
    types: { person: 'Persona', api_key: 'Clave de API', operator: 'Operador', system: 'Rubrica' },
    none: 'Todavía no hay nada en la auditoría',
    noMatch: 'Nada cumple el filtro',
  },
  en: {
    title: 'Audit',
    what: 'Each request that changed something: who made it, about what, and from where. Also what those did who operate the installation.',
    actor: 'Who',
    actorHint: 'Id of a person or key. A name in the table filters by it.',
    action: 'Act',
    actionHint: 'Name of the operation in the API, such as createInvoice.',
    filter: 'Filter',
    clear: 'Clear the filter',
    at: 'When',
    who: 'Who',
    object: 'About',
    outcome: 'Outcome',
    address: 'From',
    types: { person: 'Person', api_key: 'API key', operator: 'Operator', system: 'Rubrica' },
    none: 'There is nothing in the audit yet',
    noMatch: 'Nothing matches the filter',
  },
};

type Outcome = NonNullable<AuditEntry['outcome']>;

const OUTCOME: Readonly<Record<Outcome, { readonly tone: Tone; readonly name: Words<string> }>> = {
  done: { tone: 'good', name: { es: 'Hecho', en: 'Done' } },
  repeated: { tone: 'way', name: { es: 'Repetido', en: 'Repeated' } },
  refused: { tone: 'watch', name: { es: 'Rechazado', en: 'Refused' } },
  failed: { tone: 'bad', name: { es: 'Falló', en: 'Failed' } },
};
const OPEN: Words<string> = { es: 'Sin resultado', en: 'No outcome' };

const PER_PAGE = 50;
const route = getRouteApi('/$tenant/$mode/audit');

/** Who asked for what in the company, newest first. */
export const Audit = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { actor, action, after } = route.useSearch();
  const navigate = route.useNavigate();
  const list = useQuery({
    queryKey: [...scope, 'listAudit', actor, action, after],
    queryFn: ({ signal }) =>
      listAudit({ client, query: { limit: PER_PAGE, starting_after: after, actor_id: actor, action }, signal }),
    placeholderData: keepPreviousData,
  });
  const clear = <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>;
  const isNarrowed = actor !== undefined || action !== undefined;
  return (
    <Page title={words.title}>
      <p>{words.what}</p>
      <Filters key={`${actor ?? ''} ${action ?? ''}`} />
      <Listing
        list={list}
        after={after}
        empty={isNarrowed ? <Message title={words.noMatch}>{clear}</Message> : <Message title={words.none} />}
      >
        {(rows) => <Entries rows={rows} />}
      </Listing>
    </Page>
  );
};

const Filters = () => {
  const words = useWords(WORDS);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const [actor, setActor] = useState(search.actor ?? '');
  const [action, setAction] = useState(search.action ?? '');
  return (
    <search>
      <Form
        onSend={() => {
          const filter: AuditFilter = { actor: actor.trim() || undefined, action: action.trim() || undefined };
          void navigate({ search: filter });
        }}
        buttons={
          <>
            <Button type="submit">{words.filter}</Button>
            <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>
          </>
        }
      >
        <Field label={words.actor} hint={words.actorHint} value={actor} onChange={setActor} />
        <Field label={words.action} hint={words.actionHint} value={action} onChange={setAction} />
      </Form>
    </search>
  );
};

const Entries = ({ rows }: { readonly rows: readonly AuditEntry[] }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <Table<AuditEntry>
      caption={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.at,
          cell: ({ created_at }) => <time dateTime={created_at}>{moment(created_at, language)}</time>,
        },
        {
          name: words.who,
          cell: ({ actor: { type, id, name } }) => (
            <>
              {id === null ? (
                (name ?? words.types[type])
              ) : (
                <Link from={route.id} to="." search={{ actor: id }}>
                  {name ?? id}
                </Link>
              )}
              <div className="quiet">{words.types[type]}</div>
            </>
          ),
        },
        {
          name: words.action,
          cell: ({ action, reason }) => (
            <>
              <Link from={route.id} to="." search={{ action }}>
                <code>{action}</code>
              </Link>
              {reason === null ? null : <div className="quiet">{reason}</div>}
            </>
          ),
        },
        { name: words.object, cell: ({ object_id }) => (object_id === null ? '–' : <code>{object_id}</code>) },
        {
          name: words.outcome,
          cell: ({ outcome }) =>
            outcome === null ? (
              <Badge tone="watch">{OPEN[language]}</Badge>
            ) : (
              <Badge tone={OUTCOME[outcome].tone}>{OUTCOME[outcome].name[language]}</Badge>
            ),
        },
        { name: words.address, cell: ({ address }) => address ?? '–' },
      ]}
    />
  );
};
