import { getRouteApi } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { Choice, Field, Tick } from '../../design/field.js';
import { SearchField } from '../../design/search-field.js';
import { ALL_KINDS, KINDS } from '../../document/kinds.js';
import { ALL_STATES, MAIL, STATES } from '../../document/states.js';
import { type Language, useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import styles from './documents.module.css';
import { dayOfLimit, type DocumentSearch, FAILED_MAILS, isNarrowed, limitOfDay } from './filter.js';
import { WORDS } from './words.js';

const route = getRouteApi('/$tenant/$mode/documents');

/** What narrows the list. Each change stands in the address at once. */
export const Filters = ({ search }: { readonly search: DocumentSearch }) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const { mode } = useCompany();
  const navigate = route.useNavigate();
  const narrow = (part: DocumentSearch): void => {
    void navigate({ search: (before) => ({ ...before, after: undefined, ...part }), replace: true });
  };
  return (
    <search className={styles.filters} aria-label={words.filters}>
      <Choice
        label={words.kind}
        value={search.object ?? ''}
        onChange={(object) => narrow({ object: object === '' ? undefined : object })}
        choices={choicesOf(ALL_KINDS, (kind) => KINDS[kind].name, search.object, words.all, language)}
      />
      <Choice
        label={words.state}
        value={search.status ?? ''}
        onChange={(status) => narrow({ status: status === '' ? undefined : status })}
        choices={choicesOf(ALL_STATES, (state) => STATES[state].name, search.status, words.all, language)}
      />
      {mode === 'live' ? (
        <Choice
          label={words.environment}
          value={search.environment ?? ''}
          onChange={(environment) => narrow({ environment: environment === '' ? undefined : environment })}
          choices={[
            { value: '', name: words.all },
            { value: 'production', name: words.production },
            { value: 'habilitacion', name: words.habilitacion },
          ]}
        />
      ) : null}
      <Field
        label={words.from}
        type="date"
        value={dayOfLimit(search['created[gte]'])}
        onChange={(day) => narrow({ 'created[gte]': day === '' ? undefined : limitOfDay(day) })}
      />
      <Field
        label={words.to}
        type="date"
        value={dayOfLimit(search['created[lt]'], true)}
        onChange={(day) => narrow({ 'created[lt]': day === '' ? undefined : limitOfDay(day, 1) })}
      />
      <SearchField
        label={words.number}
        value={search.number ?? ''}
        onSettled={(number) => narrow({ number: number === '' ? undefined : number })}
      />
      <Choice
        label={words.mail}
        value={search.mail_status ?? ''}
        onChange={(state) => narrow({ mail_status: state === '' ? undefined : state })}
        choices={choicesOf(FAILED_MAILS, (state) => MAIL[state].name, search.mail_status, words.all, language)}
      />
      <Tick
        label={words.waiting}
        isTicked={search.waiting === 'true'}
        onChange={(isTicked) => narrow({ waiting: isTicked ? 'true' : undefined })}
      />
      {isNarrowed(search) ? (
        <div className={styles.clear}>
          <Others search={search} />
          <Button onClick={() => void navigate({ search: {} })}>{words.clear}</Button>
        </div>
      ) : null}
    </search>
  );
};

/** Filters that have no field of their own: they come from the search, from a link or from a view. */
const Others = ({ search: { customer_id, supplier_id, external_id, id } }: { readonly search: DocumentSearch }) => {
  const words = useWords(WORDS);
  const others = [customer_id, supplier_id, external_id, id].filter((one) => one !== undefined);
  if (others.length === 0) return null;
  return (
    <p className={styles.quiet}>
      {words.alsoBy} <code>{others.join(' ')}</code>
    </p>
  );
};

/** All, each value, and the several values that a view or a link may have. */
const choicesOf = <Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => Words<string>,
  chosen: string | undefined,
  all: string,
  language: Language,
): readonly { readonly value: string; readonly name: string }[] => {
  const several = chosen?.includes(',') === true ? [chosen] : [];
  const nameOfSeveral = (text: string): string =>
    values
      .filter((value) => text.split(',').includes(value))
      .map((value) => nameOf(value)[language])
      .join(', ');
  return [
    { value: '', name: all },
    ...several.map((value) => ({ value, name: nameOfSeveral(value) })),
    ...values.map((value) => ({ value, name: nameOf(value)[language] })),
  ];
};
