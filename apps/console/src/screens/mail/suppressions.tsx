import { createSuppression, deleteSuppression, listSuppressions, type Suppression } from '@rubrica/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Confirm } from '../../design/dialog.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Listing } from '../../design/listing.js';
import { Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { day } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { WORDS } from './words.js';

const PER_PAGE = 25;
const route = getRouteApi('/$tenant/$mode/mail');

/** Addresses to which nothing is sent, each with its cause. */
export const Suppressions = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { after } = route.useSearch();
  const [taken, setTaken] = useState<Suppression | null>(null);
  const list = useQuery({
    queryKey: [...scope, 'listSuppressions', after],
    queryFn: ({ signal }) =>
      listSuppressions({
        client,
        query: { limit: PER_PAGE, ...(after === undefined ? {} : { starting_after: after }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const removal = useAct(
    () => deleteSuppression({ client, path: { id: taken?.id ?? '' } }),
    () => {
      setTaken(null);
    },
  );
  return (
    <Section title={words.suppressions}>
      <p>{words.suppressionsDetail}</p>
      <Listing list={list} after={after} empty={<p>{words.noSuppression}.</p>}>
        {(rows) => <SuppressionTable rows={rows} onTake={setTaken} />}
      </Listing>
      {taken === null ? null : (
        <Confirm
          title={`${words.again}: ${taken.address}`}
          act={words.again}
          order={removal}
          onClose={() => {
            setTaken(null);
          }}
        >
          <p>{words.againDetail}</p>
        </Confirm>
      )}
      <NewSuppression />
    </Section>
  );
};

const SuppressionTable = ({
  rows,
  onTake,
}: {
  readonly rows: readonly Suppression[];
  readonly onTake: (suppression: Suppression) => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const reasonOf = useReasonOf();
  return (
    <Table
      caption={words.suppressions}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { name: words.address, cell: ({ address }) => address },
        {
          name: words.why,
          cell: ({ reason, diagnostic }) => (
            <>
              {words.reasons[reason]}
              {diagnostic === null ? null : <div>{diagnostic}</div>}
            </>
          ),
        },
        { name: words.since, cell: ({ created_at }) => day(created_at, language) },
        {
          name: words.act,
          cell: (suppression) => (
            <Button
              label={`${words.again} ${suppression.address}`}
              reason={reasonOf('deleteSuppression')}
              onClick={() => {
                onTake(suppression);
              }}
            >
              {words.again}
            </Button>
          ),
        },
      ]}
    />
  );
};

const NewSuppression = () => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const [address, setAddress] = useState('');
  const addition = useAct(
    () => createSuppression({ client, body: { address } }),
    () => {
      setAddress('');
    },
  );
  return (
    <Form
      onSend={() => {
        addition.mutate(undefined);
      }}
      error={addition.error}
      buttons={
        <Button type="submit" reason={reasonOf('createSuppression')} isBusy={addition.isPending}>
          {words.suppress}
        </Button>
      }
    >
      <Field
        label={words.address}
        type="email"
        value={address}
        onChange={setAddress}
        fault={faultAt(addition.error, '/address')}
      />
    </Form>
  );
};
