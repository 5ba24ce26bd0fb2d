import { getCustomer, getSupplier, search } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Combobox } from '../../design/combobox.js';
import { Section } from '../../design/page.js';
import { at, type Json } from '../../entry/body.js';
import { useAt, useEntry } from '../../entry/entry.js';
import { PartyFields } from '../../entry/party-fields.js';
import { useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import type { FormOfKind } from '../../draft/forms.js';
import styles from './form.module.css';

const WORDS: Words<{
  readonly title: Readonly<Record<FormOfKind['party'], string>>;
  readonly known: Readonly<Record<FormOfKind['party'], string>>;
  readonly written: Readonly<Record<FormOfKind['party'], string>>;
  readonly final: string;
  readonly find: string;
  readonly findHint: string;
  readonly noMail: string;
}> = {
  es: {
    title: { customer: 'Adquirente', supplier: 'Vendedor' },
    known: { customer: 'Uno de sus clientes', supplier: 'Uno de sus proveedores' },
    written: { customer: 'Uno nuevo', supplier: 'Uno nuevo' },
    final: 'Consumidor final',
    find: 'Buscar por nombre o identificación',
    findHint: 'Escriba dos letras o cifras al menos.',
    noMail: 'sin correo electrónico',
  },
  en: {
    title: { customer: 'Buyer', supplier: 'Seller' },
    known: { customer: 'One of your customers', supplier: 'One of your suppliers' },
    written: { customer: 'A new one', supplier: 'A new one' },
    final: 'Final consumer',
    find: 'Search by name or identification',
    findHint: 'Type two letters or digits at least.',
    noMail: 'no e-mail',
  },
};

type Way = 'known' | 'written' | 'final';
const FINAL = 'final_consumer';
const NEW: Readonly<Record<FormOfKind['party'], Json>> = {
  customer: { identification: { type: '31', number: '' }, legal_name: '', address: { line: '', country: 'CO' } },
  supplier: {
    residence: 'resident',
    identification: { type: '13', number: '' },
    legal_name: '',
    address: { line: '', country: 'CO' },
  },
};

/** Who buys, or who sells: found among those that exist, written in place, or the final consumer. */
export const Party = ({ party }: { readonly party: FormOfKind['party'] }) => {
  const words = useWords(WORDS);
  const { body, put } = useEntry();
  const [idAt, inlineAt] = [`/${party}_id`, `/${party}`];
  const way: Way = at(body, inlineAt) !== undefined ? 'written' : at(body, idAt) === FINAL ? 'final' : 'known';
  // What was written in place is there again when the person comes back to it.
  const written = useRef<Json>(NEW[party]);
  const choose = (chosen: Way): void => {
    if (chosen === way) return;
    if (way === 'written') written.current = at(body, inlineAt) ?? NEW[party];
    put(inlineAt, chosen === 'written' ? written.current : undefined);
    put(idAt, chosen === 'final' ? FINAL : undefined);
  };
  const ways: readonly (readonly [Way, string])[] = [
    ['known', words.known[party]],
    ['written', words.written[party]],
    ...(party === 'customer' ? ([['final', words.final]] as const) : []),
  ];
  return (
    <Section title={words.title[party]}>
      <fieldset className={styles.ways}>
        <legend className="only-read-aloud">{words.title[party]}</legend>
        {ways.map(([value, name]) => (
          <label key={value} className={styles.way}>
            <input
              type="radio"
              name={`${party}-way`}
              checked={way === value}
              onChange={() => {
                choose(value);
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {way === 'known' ? <KnownParty party={party} /> : null}
      {way === 'written' ? <PartyFields base={inlineAt} isSupplier={party === 'supplier'} /> : null}
    </Section>
  );
};

const LEAST = 2;

const KnownParty = ({ party }: { readonly party: FormOfKind['party'] }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const field = useAt(`/${party}_id`);
  const [typed, setTyped] = useState('');
  const chosen = useQuery({
    queryKey: [...scope, party, field.value],
    enabled: field.value !== '',
    queryFn: async ({ signal }) => {
      const order = { client, path: { id: field.value }, signal };
      const { id, legal_name, email, identification } =
        party === 'customer' ? await getCustomer(order) : await getSupplier(order);
      return { id, legal_name, email, number: identification.number };
    },
  });
  const found = useQuery({
    queryKey: [...scope, 'search', party, typed],
    enabled: typed.trim().length >= LEAST,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) =>
      (await search({ client, query: { q: typed.trim() }, signal })).data.flatMap(({ counterparty }) =>
        counterparty?.object === party
          ? [{ value: counterparty.id, name: counterparty.name, detail: counterparty.identification_number }]
          : [],
      ),
  });
  const hits = typed.trim().length >= LEAST ? (found.data ?? []) : [];
  const { data } = chosen;
  const current = data ? [{ value: data.id, name: data.legal_name, detail: data.number }] : [];
  return (
    <div className={styles.half}>
      <Combobox
        {...field}
        label={words.find}
        choices={typed === '' ? current : hits}
        onSearch={setTyped}
        isSearching={found.isFetching}
        onChange={(id) => {
          setTyped('');
          field.onChange(id);
        }}
        hint={data ? `${data.number} · ${data.email ?? words.noMail}` : words.findHint}
      />
    </div>
  );
};
