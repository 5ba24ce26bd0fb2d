import type { TimelineEntry } from '@rubrica/client';
import { type DocumentLook, getDocument } from '@rubrica/client/operator';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../design/button.js';
import { Copied } from '../../../design/copied.js';
import { FactList } from '../../../design/fact-list.js';
import { Field } from '../../../design/field.js';
import { Form } from '../../../design/form.js';
import { Page, Section } from '../../../design/page.js';
import { moment } from '../../../language/format.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { Timeline } from '../../../screens/document/timeline.js';
import { useOperator } from '../../session/session.js';
import { Command } from '../../shell/command.js';
import { quoted } from '../../shell/quoted.js';
import { Attempts } from './attempts.js';
import { DocumentState } from './document-words.js';
import { WORDS } from './words.js';

const route = getRouteApi('/installation/documents/$id');

/** A document of a tenant. Each look is an entry of the audit, so it is asked for by a button and never repeated by itself. */
export const LookAtDocument = () => {
  const words = useWords(WORDS);
  const { client } = useOperator();
  const { id } = route.useParams();
  const [reason, setReason] = useState('');
  const given = reason.trim();
  const look = useMutation({
    mutationFn: () =>
      getDocument({ client, path: { id }, query: given === '' ? {} : { reason: given } }).then((found) => ({
        found,
        isMasked: given === '',
      })),
  });
  return (
    <Page title={words.look}>
      <p>
        <Link to="/find">{words.back}</Link> · <code>{id}</code>
      </p>
      <p>{words.lookDetail}</p>
      <Form
        error={look.error}
        onSend={() => {
          look.mutate();
        }}
        buttons={
          <Button type="submit" kind="primary" isBusy={look.isPending}>
            {given === '' ? words.lookMasked : words.lookNow}
          </Button>
        }
      >
        <Field label={words.reason} hint={words.reasonHint} value={reason} onChange={setReason} />
      </Form>
      <Command text={`looks get ${id}${given === '' ? '' : ` --reason ${quoted(given)}`}`} />
      {look.data ? (
        <>
          <p role="status">
            {words.recorded}. {look.data.isMasked ? words.masked : null}
          </p>
          <Found look={look.data.found} />
        </>
      ) : null}
    </Page>
  );
};

const textIn = (document: DocumentLook['document'], name: string): string | null =>
  typeof document[name] === 'string' ? document[name] : null;

const Found = ({ look }: { readonly look: DocumentLook }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const cufe = textIn(look.document, 'cufe');
  return (
    <>
      <FactList
        facts={[
          [words.number, textIn(look.document, 'number')],
          [words.state, <DocumentState key="state" status={textIn(look.document, 'status')} />],
          [words.tenant, <Copied key="tenant" text={look.tenant_id} name={words.tenant} />],
          [words.asked, moment(look.requested_at, language)],
          ['CUFE', cufe === null ? null : <Copied key="cufe" text={cufe} name="CUFE" />],
        ]}
      />
      <Section title={words.attempts}>
        <Attempts attempts={look.attempts} />
      </Section>
      <Section title={words.timeline}>
        <Timeline entries={look.timeline as unknown as readonly TimelineEntry[]} next={null} />
      </Section>
      <details>
        <summary>{words.document}</summary>
        <pre tabIndex={0} aria-label={words.document}>
          {JSON.stringify(look.document, null, 2)}
        </pre>
      </details>
    </>
  );
};
