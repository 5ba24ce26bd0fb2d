import { type Contingency, declareContingency, endContingency, listContingencies } from '@rubrica/client/operator';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../design/badge.js';
import { Button } from '../../../design/button.js';
import { Confirm, Dialog } from '../../../design/dialog.js';
import { Choice, Field } from '../../../design/field.js';
import { faultAt, Form } from '../../../design/form.js';
import { Listing } from '../../../design/listing.js';
import { Message } from '../../../design/message.js';
import { Page } from '../../../design/page.js';
import { Table } from '../../../design/table.js';
import { moment } from '../../../language/format.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { useAct } from '../../../session/step-up.js';
import { Command } from '../../shell/command.js';
import { quoted } from '../../shell/quoted.js';
import { useOperator } from '../../session/session.js';
import { ENVIRONMENT, WORDS } from './words.js';

const AGAIN_MS = 10_000;

/** Times in which DIAN was out of reach, and what declares and ends one. */
export const Contingencies = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, reasonOf } = useOperator();
  const [isDeclaring, setDeclaring] = useState(false);
  const [ending, setEnding] = useState<Contingency | null>(null);
  const list = useQuery({
    queryKey: [language, 'listContingencies'],
    queryFn: ({ signal }) => listContingencies({ client, signal }),
    refetchInterval: AGAIN_MS,
  });
  return (
    <Page
      title={words.title}
      actions={
        <Button
          kind="danger"
          reason={reasonOf('declareContingency')}
          onClick={() => {
            setDeclaring(true);
          }}
        >
          {words.declare}
        </Button>
      }
    >
      <p>{words.what}</p>
      <Listing
        list={list}
        empty={
          <Message tone="good" title={words.none}>
            <p>{words.noneDetail}</p>
          </Message>
        }
      >
        {(contingencies) => <Rows contingencies={contingencies} onEnd={setEnding} />}
      </Listing>
      {isDeclaring ? (
        <Declare
          onClose={() => {
            setDeclaring(false);
          }}
        />
      ) : null}
      {ending ? (
        <End
          contingency={ending}
          onClose={() => {
            setEnding(null);
          }}
        />
      ) : null}
    </Page>
  );
};

const Rows = ({
  contingencies,
  onEnd,
}: {
  readonly contingencies: readonly Contingency[];
  readonly onEnd: (contingency: Contingency) => void;
}) => {
  const words = useWords(WORDS);
  const environments = useWords(ENVIRONMENT);
  const { language } = useLanguage();
  const { reasonOf } = useOperator();
  return (
    <Table
      caption={words.title}
      rows={contingencies}
      keyOf={({ id }) => id}
      columns={[
        { name: words.environment, cell: ({ environment }) => environments[environment] },
        {
          name: words.state,
          cell: ({ status }) => <Badge tone={status === 'ended' ? 'good' : 'watch'}>{words[status]}</Badge>,
        },
        { name: words.since, cell: ({ since }) => moment(since, language) },
        { name: words.until, cell: (one) => (one.ended_at === null ? '–' : moment(one.ended_at, language)) },
        { name: words.reason, cell: ({ reason }) => reason },
        { name: words.by, cell: (one) => one.declared_by ?? words.evidence },
        {
          name: words.act,
          cell: (one) =>
            one.status === 'ended' ? (
              '–'
            ) : (
              <Button
                reason={reasonOf('endContingency')}
                label={`${words.end} ${environments[one.environment]}`}
                onClick={() => {
                  onEnd(one);
                }}
              >
                {words.end}
              </Button>
            ),
        },
      ]}
    />
  );
};

const Declare = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const environments = useWords(ENVIRONMENT);
  const { client } = useOperator();
  const [environment, setEnvironment] = useState<Contingency['environment']>('production');
  const [reason, setReason] = useState('');
  const order = useAct(() => declareContingency({ client, body: { environment, reason } }), onClose);
  return (
    <Dialog title={words.declareTitle} onClose={onClose}>
      <p>{words.declareDetail}</p>
      <Form
        error={order.error}
        onSend={() => {
          if (reason.trim() !== '') order.mutate(undefined);
        }}
        buttons={
          <>
            <Button
              type="submit"
              kind="danger"
              isBusy={order.isPending}
              reason={reason.trim() === '' ? words.reasonFirst : null}
            >
              {words.declare}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <Choice<Contingency['environment']>
          label={words.environment}
          value={environment}
          onChange={(chosen) => {
            if (chosen !== '') setEnvironment(chosen);
          }}
          choices={[
            { value: 'production', name: environments.production },
            { value: 'habilitacion', name: environments.habilitacion },
          ]}
        />
        <Field
          label={words.reason}
          hint={words.reasonHint}
          value={reason}
          onChange={setReason}
          fault={faultAt(order.error, '/reason')}
        />
      </Form>
      <Command text={`contingencies declare --environment ${environment} --reason ${quoted(reason)}`} />
    </Dialog>
  );
};

const End = ({ contingency, onClose }: { readonly contingency: Contingency; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const environments = useWords(ENVIRONMENT);
  const { client } = useOperator();
  const order = useAct(() => endContingency({ client, path: { id: contingency.id } }), onClose);
  return (
    <Confirm
      title={`${words.endTitle}: ${environments[contingency.environment]}`}
      act={words.end}
      order={order}
      onClose={onClose}
    >
      <p>{words.endDetail}</p>
      <Command text={`contingencies end ${contingency.id}`} />
    </Confirm>
  );
};
