import { search } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Button, ButtonLink } from '../../design/button.js';
import { SearchField } from '../../design/search-field.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './counterparty.module.css';
import { CUSTOMER, type Role, SUPPLIER } from './role.js';
import type { CounterpartySearch } from './search.js';

const WORDS: Words<{
  readonly find: string;
  readonly name: string;
  readonly identification: string;
  readonly email: string;
  readonly noMatch: string;
  readonly clear: string;
}> = {
  es: {
    find: 'Nombre o identificación',
    name: 'Nombre',
    identification: 'Identificación',
    email: 'Correo electrónico',
    noMatch: 'Nadie coincide con la búsqueda',
    clear: 'Quitar la búsqueda',
  },
  en: {
    find: 'Name or identification',
    name: 'Name',
    identification: 'Identification',
    email: 'E-mail',
    noMatch: 'Nobody matches the search',
    clear: 'Clear the search',
  },
};

interface Row {
  readonly id: string;
  readonly name: string;
  readonly identification: string;
  readonly email: string | null;
}

const PER_PAGE = 25;
const LEAST = 2;

export const Customers = () => <Counterparties role={CUSTOMER} />;
export const Suppliers = () => <Counterparties role={SUPPLIER} />;

/** The customers or the suppliers of the company, found by name or by identification. */
const Counterparties = ({ role }: { readonly role: Role }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const { q, after }: CounterpartySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const own = role.words[language];
  const isSearch = (q ?? '').trim().length >= LEAST;
  const list = useQuery({
    queryKey: [...scope, role.path, isSearch ? q : '', after],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<{ readonly data: readonly Row[]; readonly has_more: boolean }> => {
      if (isSearch && q !== undefined) {
        const { data } = await search({ client, query: { q }, signal });
        const rows = data.flatMap(({ counterparty: found }) =>
          found?.object === role.name
            ? [{ id: found.id, name: found.name, identification: found.identification_number, email: null }]
            : [],
        );
        return { data: rows, has_more: false };
      }
      const page = { limit: PER_PAGE, ...(after === undefined ? {} : { starting_after: after }) };
      const { data, has_more } = await role.list(client, page, signal);
      const rows = data.map(({ id, legal_name, identification, email }) => {
        const digit = identification.check_digit ? `-${identification.check_digit}` : '';
        return { id, name: legal_name, identification: `${identification.number}${digit}`, email };
      });
      return { data: rows, has_more };
    },
  });
  return (
    <Page
      title={own.title}
      actions={
        <ButtonLink
          kind="primary"
          to={`/$tenant/$mode/${role.path}/$id`}
          params={{ tenant, mode, id: 'new' }}
          reason={reasonOf(role.operations.create)}
        >
          {own.start}
        </ButtonLink>
      }
    >
      <Search />
      <Listing
        list={list}
        after={after}
        empty={
          isSearch ? (
            <Message title={words.noMatch}>
              <Button onClick={() => void navigate({ to: '.', search: {} })}>{words.clear}</Button>
            </Message>
          ) : (
            <Message title={own.none}>
              <p>{own.noneDetail}</p>
            </Message>
          )
        }
      >
        {(rows) => <CounterpartyTable role={role} rows={rows} hasMail={!isSearch} />}
      </Listing>
    </Page>
  );
};

/** What is searched stands in the address as soon as the typing pauses. */
const Search = () => {
  const words = useWords(WORDS);
  const { q }: CounterpartySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <search className={styles.search}>
      <SearchField
        label={words.find}
        value={q ?? ''}
        onSettled={(text) => {
          void navigate({ to: '.', search: { q: text === '' ? undefined : text } as never, replace: true });
        }}
      />
    </search>
  );
};

const CounterpartyTable = ({
  role,
  rows,
  hasMail,
}: {
  readonly role: Role;
  readonly rows: readonly Row[];
  readonly hasMail: boolean;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode } = useCompany();
  return (
    <Table
      caption={role.words[language].title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.name,
          cell: ({ id, name }) => (
            <Link to={`/$tenant/$mode/${role.path}/$id`} params={{ tenant, mode, id }}>
              {name}
            </Link>
          ),
        },
        { name: words.identification, cell: ({ identification }) => identification },
        ...(hasMail ? [{ name: words.email, cell: ({ email }: Row) => email ?? '–' }] : []),
      ]}
    />
  );
};
