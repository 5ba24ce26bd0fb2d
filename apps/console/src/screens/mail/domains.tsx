import { createDkimKey, deleteDkimKey, type DkimKey, listDkimKeys, verifyDkimKey } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Copied } from '../../design/copied.js';
import { Confirm } from '../../design/dialog.js';
import { FactList } from '../../design/fact-list.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Listing } from '../../design/listing.js';
import { Failure } from '../../design/message.js';
import { Actions, Section } from '../../design/page.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './mail.module.css';
import { WORDS } from './words.js';

/** More domains than this are no use to one company. */
const MOST = 100;

/** The domains that sign the mails, each with the record that its DNS must have. */
export const Domains = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const list = useQuery({
    queryKey: [...scope, 'listDkimKeys'],
    queryFn: ({ signal }) => listDkimKeys({ client, query: { limit: MOST }, signal }),
  });
  return (
    <Section title={words.domains}>
      <p>{words.domainsDetail}</p>
      <Listing list={list} empty={<p>{words.noDomain}.</p>}>
        {(keys) => keys.map((key) => <Domain key={key.id} dkim={key} />)}
      </Listing>
      <NewDomain />
    </Section>
  );
};

const Domain = ({ dkim: { id, domain, status, dns_record, last_check } }: { readonly dkim: DkimKey }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const [isLeaving, setLeaving] = useState(false);
  const check = useAct(() => verifyDkimKey({ client, path: { id } }));
  const removal = useAct(() => deleteDkimKey({ client, path: { id } }));
  return (
    <article className={styles.card} aria-label={domain}>
      <h3>
        {domain}{' '}
        <Badge tone={status === 'verified' ? 'good' : 'watch'}>
          {status === 'verified' ? words.verified : words.pending}
        </Badge>
      </h3>
      <p>{words.record}</p>
      <FactList
        facts={[
          [words.recordName, <Copied text={dns_record.name} name={words.recordName} />],
          [words.recordValue, <Copied text={dns_record.value} name={words.recordValue} />],
        ]}
      />
      <p role="status">
        {last_check === null
          ? ''
          : `${words.lastCheck} ${words.check[last_check.result]} (${moment(last_check.at, language)})`}
      </p>
      {check.isError ? <Failure error={check.error} /> : null}
      <Actions>
        <Button
          reason={reasonOf('verifyDkimKey')}
          isBusy={check.isPending}
          onClick={() => {
            check.mutate(undefined);
          }}
        >
          {words.verify}
        </Button>
        <Button
          kind="danger"
          label={`${words.remove} ${domain}`}
          reason={reasonOf('deleteDkimKey')}
          onClick={() => {
            setLeaving(true);
          }}
        >
          {words.remove}
        </Button>
      </Actions>
      {isLeaving ? (
        <Confirm
          title={`${words.remove} ${domain}`}
          act={words.remove}
          order={removal}
          onClose={() => {
            setLeaving(false);
          }}
        >
          <p>{words.removeDomain}</p>
        </Confirm>
      ) : null}
    </article>
  );
};

const NewDomain = () => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const [domain, setDomain] = useState('');
  const addition = useAct(
    () => createDkimKey({ client, body: { domain: domain.trim().toLowerCase() } }),
    () => {
      setDomain('');
    },
  );
  return (
    <Form
      onSend={() => {
        addition.mutate(undefined);
      }}
      error={addition.error}
      buttons={
        <Button type="submit" reason={reasonOf('createDkimKey')} isBusy={addition.isPending}>
          {words.add}
        </Button>
      }
    >
      <Field label={words.domain} value={domain} onChange={setDomain} fault={faultAt(addition.error, '/domain')} />
    </Form>
  );
};
