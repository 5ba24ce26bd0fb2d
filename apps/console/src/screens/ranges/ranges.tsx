import { type DocumentCounter, listCounters, listNumberingRanges, type NumberingRange } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button, ButtonLink } from '../../design/button.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Actions, Page, Section } from '../../design/page.js';
import { count, day, daysUntil } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './ranges.module.css';
import { Sync } from './sync.js';
import { daysOfNumbers, isShort, useOf } from './use.js';
import { ENVIRONMENT, nameOfRangeType, RANGE_STATUS, RANGE_TYPES } from './words.js';

const WORDS: Words<{
  readonly title: string;
  readonly add: string;
  readonly sync: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly used: string;
  readonly of: string;
  readonly left: string;
  readonly next: string;
  readonly elsewhere: string;
  readonly resolution: string;
  readonly validTo: string;
  readonly days: string;
  readonly forecast: string;
  readonly short: string;
  readonly edit: string;
}> = {
  es: {
    title: 'Rangos de numeración',
    add: 'Agregar rango',
    sync: 'Traer de la DIAN',
    none: 'Todavía no hay rangos',
    noneDetail:
      'La DIAN autoriza un rango por resolución. Tráigalo de la DIAN, o escriba lo que dice su resolución. Las notas se numeran sin resolución.',
    used: 'usados de',
    of: 'de',
    left: 'Quedan',
    next: 'Próximo número',
    elsewhere: 'Otro rango del mismo prefijo da los números ahora.',
    resolution: 'Resolución',
    validTo: 'Vence',
    days: 'días',
    forecast: 'Al ritmo de los últimos 30 días alcanza para',
    short: 'Pida otro rango',
    edit: 'Editar',
  },
  en: {
    title: 'Numbering ranges',
    add: 'Add a range',
    sync: 'Fetch from DIAN',
    none: 'There are no ranges yet',
    noneDetail:
      'DIAN authorizes a range by a resolution. Fetch it from DIAN, or type what your resolution says. Notes are numbered without one.',
    used: 'used of',
    of: 'of',
    left: 'Left',
    next: 'Next number',
    elsewhere: 'Another range of the same prefix gives the numbers now.',
    resolution: 'Resolution',
    validTo: 'Ends',
    days: 'days',
    forecast: 'At the pace of the last 30 days it is enough for',
    short: 'Ask for another range',
    edit: 'Edit',
  },
};

/** Companies have some ranges for each kind of document. */
const ALL = 100;
const COUNTED_DAYS = 30;

/** The ranges of a company by what they number, with what is left of each. */
export const Ranges = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const [isSyncing, setSyncing] = useState(false);
  const list = useQuery({
    queryKey: [...scope, 'listNumberingRanges'],
    queryFn: ({ signal }) => listNumberingRanges({ client, query: { limit: ALL }, signal }),
  });
  const counters = useQuery({
    queryKey: [...scope, 'listCounters', 'default'],
    queryFn: async ({ signal }) => (await listCounters({ client, signal })).data,
  });
  return (
    <Page
      title={words.title}
      actions={
        <>
          <Button
            reason={reasonOf('syncNumberingRanges')}
            onClick={() => {
              setSyncing(true);
            }}
          >
            {words.sync}
          </Button>
          <ButtonLink
            kind="primary"
            to="/$tenant/$mode/ranges/new"
            params={{ tenant, mode }}
            reason={reasonOf('createNumberingRange')}
          >
            {words.add}
          </ButtonLink>
        </>
      }
    >
      <Listing
        list={list}
        empty={
          <Message title={words.none}>
            <p>{words.noneDetail}</p>
          </Message>
        }
      >
        {(ranges) =>
          RANGE_TYPES.map((type) => {
            const own = ranges.filter(({ document_type }) => document_type === type);
            return own.length === 0 ? null : (
              <Section key={type} title={nameOfRangeType(type, language)}>
                <ul className={styles.ranges}>
                  {own.map((range) => (
                    <Range key={range.id} range={range} counters={counters.data ?? []} />
                  ))}
                </ul>
              </Section>
            );
          })
        }
      </Listing>
      {isSyncing ? (
        <Sync
          onClose={() => {
            setSyncing(false);
          }}
        />
      ) : null}
    </Page>
  );
};

const Range = ({
  range,
  counters,
}: {
  readonly range: NumberingRange;
  readonly counters: readonly DocumentCounter[];
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { tenant, mode, may } = useCompany();
  const { id, prefix, from, to, next, status, environment, resolution_number, valid_to } = range;
  const use = useOf(range);
  const validDays = valid_to === null ? null : daysUntil(valid_to, Date.now());
  const numberDays = daysOfNumbers(range, counters, COUNTED_DAYS);
  return (
    <li className={styles.range}>
      <div className={styles.head}>
        <h3>
          {prefix} {count(from, language)}–{count(to, language)}
        </h3>
        <Badge tone={RANGE_STATUS[status].tone}>{RANGE_STATUS[status].name[language]}</Badge>
        {isShort(range, validDays, numberDays) ? <Badge tone="watch">{words.short}</Badge> : null}
        <span className="quiet">{ENVIRONMENT[environment][language]}</span>
      </div>
      {use === null ? (
        <p className="quiet">{words.elsewhere}</p>
      ) : (
        <>
          <progress className={styles.bar} value={use.used} max={use.total} aria-label={`${prefix} ${words.used}`} />
          <p>
            {count(use.used, language)} {words.used} {count(use.total, language)} · {words.left}{' '}
            <strong>{count(use.left, language)}</strong>
            {next === null ? null : ` · ${words.next} ${prefix}${String(next)}`}
          </p>
        </>
      )}
      <p className="quiet">
        {resolution_number === null ? null : `${words.resolution} ${resolution_number}`}
        {valid_to === null || validDays === null
          ? null
          : ` · ${words.validTo} ${day(`${valid_to}T12:00:00-05:00`, language)} (${count(validDays, language)} ${words.days})`}
        {numberDays === null || status !== 'in_force'
          ? null
          : ` · ${words.forecast} ${count(numberDays, language)} ${words.days}`}
      </p>
      {may('updateNumberingRange') ? (
        <Actions>
          <Link to="/$tenant/$mode/ranges/$range/edit" params={{ tenant, mode, range: id }}>
            {words.edit}
            <span className="only-read-aloud"> {prefix}</span>
          </Link>
        </Actions>
      ) : null}
    </li>
  );
};
