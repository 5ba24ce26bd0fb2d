import { type ApiKey, deleteApiKey, listApiKeys } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Confirm } from '../../design/dialog.js';
import { Listing } from '../../design/listing.js';
import { Message } from '../../design/message.js';
import { Page } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { day, moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { NewKey } from './new-key.js';
import { isForgotten, KEY_ROLES } from './roles.js';

const WORDS: Words<{
  readonly title: string;
  readonly what: Readonly<Record<'test' | 'live', string>>;
  readonly add: string;
  readonly name: string;
  readonly role: string;
  readonly used: string;
  readonly never: string;
  readonly forgotten: string;
  readonly ends: string;
  readonly noEnd: string;
  readonly made: string;
  readonly act: string;
  readonly revoke: string;
  readonly revokeDetail: string;
  readonly none: string;
}> = {
  es: {
    title: 'Claves de API',
    what: {
      test: 'Estas claves son del modo de prueba: lo que emiten no tiene validez fiscal.',
      live: 'Estas claves son del modo real: lo que emiten va a la DIAN.',
    },
    add: 'Crear clave',
    name: 'Nombre',
    role: 'Permite',
    used: 'Último uso',
    never: 'Nunca',
    forgotten: 'Sin uso en 90 días',
    ends: 'Vence',
    noEnd: 'No vence',
    made: 'Creada',
    act: 'Acción',
    revoke: 'Revocar',
    revokeDetail: 'Los programas que la usan dejan de entrar en un segundo. No se puede deshacer.',
    none: 'No hay claves en este modo',
  },
  en: {
    title: 'API keys',
    what: {
      test: 'These keys are of test mode: what they issue does not count before the tax authority.',
      live: 'These keys are of live mode: what they issue goes to DIAN.',
    },
    add: 'Make a key',
    name: 'Name',
    role: 'Allows',
    used: 'Last use',
    never: 'Never',
    forgotten: 'Not used for 90 days',
    ends: 'Ends',
    noEnd: 'No end',
    made: 'Made',
    act: 'Act',
    revoke: 'Revoke',
    revokeDetail: 'Programs that use it are shut out within a second. There is no way back.',
    none: 'There are no keys in this mode',
  },
};

const PER_PAGE = 25;
const route = getRouteApi('/$tenant/$mode/api-keys');

/** The keys by which programs of the company ask the API. */
export const ApiKeys = () => {
  const words = useWords(WORDS);
  const { client, scope, mode } = useCompany();
  const reasonOf = useReasonOf();
  const { after } = route.useSearch();
  const [isNew, setNew] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);
  const list = useQuery({
    queryKey: [...scope, 'listApiKeys', after],
    queryFn: ({ signal }) => listApiKeys({ client, query: { limit: PER_PAGE, starting_after: after }, signal }),
    placeholderData: keepPreviousData,
  });
  const add = (
    <Button
      kind="primary"
      reason={reasonOf('createApiKey')}
      onClick={() => {
        setNew(true);
      }}
    >
      {words.add}
    </Button>
  );
  return (
    <Page title={words.title} actions={add}>
      <p>{words.what[mode]}</p>
      <Listing list={list} after={after} empty={<Message title={words.none} />}>
        {(rows) => <KeyTable rows={rows} onRevoke={setRevoked} />}
      </Listing>
      {isNew ? (
        <NewKey
          onClose={() => {
            setNew(false);
          }}
        />
      ) : null}
      {revoked === null ? null : (
        <Revoke
          apiKey={revoked}
          onClose={() => {
            setRevoked(null);
          }}
        />
      )}
    </Page>
  );
};

const KeyTable = ({
  rows,
  onRevoke,
}: {
  readonly rows: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const reasonOf = useReasonOf();
  return (
    <Table<ApiKey>
      caption={words.title}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: words.name,
          cell: ({ id, name }) => (
            <>
              {name}
              <div className="quiet">
                <code>{id}</code>
              </div>
            </>
          ),
        },
        {
          name: words.role,
          cell: ({ role }) => (
            <>
              {KEY_ROLES[role].name[language]}
              <div className="quiet">{KEY_ROLES[role].may[language]}</div>
            </>
          ),
        },
        {
          name: words.used,
          cell: (key) => (
            <>
              {key.last_used_at === null ? words.never : moment(key.last_used_at, language)}{' '}
              {isForgotten(key, Date.now()) ? <Badge tone="watch">{words.forgotten}</Badge> : null}
            </>
          ),
        },
        {
          name: words.ends,
          cell: ({ expires_at }) => (expires_at === null ? words.noEnd : day(expires_at, language)),
        },
        { name: words.made, cell: ({ created_at }) => day(created_at, language) },
        {
          name: words.act,
          cell: (key) => (
            <Button
              kind="danger"
              label={`${words.revoke} ${key.name}`}
              reason={reasonOf('deleteApiKey')}
              onClick={() => {
                onRevoke(key);
              }}
            >
              {words.revoke}
            </Button>
          ),
        },
      ]}
    />
  );
};

const Revoke = ({ apiKey: { id, name }, onClose }: { readonly apiKey: ApiKey; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const order = useAct(() => deleteApiKey({ client, path: { id } }), onClose);
  return (
    <Confirm title={`${words.revoke} ${name}`} act={words.revoke} typed={name} order={order} onClose={onClose}>
      <p>{words.revokeDetail}</p>
    </Confirm>
  );
};
