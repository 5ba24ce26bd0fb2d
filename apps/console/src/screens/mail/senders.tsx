import { deleteMailSender, listMailSenders, type MailSender, updateMailSender } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Confirm } from '../../design/dialog.js';
import { Listing } from '../../design/listing.js';
import { Failure } from '../../design/message.js';
import { Actions, Section } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { useWords } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { NewSender } from './new-sender.js';
import { WORDS } from './words.js';

/** More senders than this are no use to one company. */
const MOST = 100;

/** The addresses from which mails come; one of them is used unless a document names another. */
export const Senders = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const [isNew, setNew] = useState(false);
  const [leaving, setLeaving] = useState<MailSender | null>(null);
  const list = useQuery({
    queryKey: [...scope, 'listMailSenders'],
    queryFn: ({ signal }) => listMailSenders({ client, query: { limit: MOST }, signal }),
  });
  const removal = useAct(
    () => deleteMailSender({ client, path: { id: leaving?.id ?? '' } }),
    () => {
      setLeaving(null);
    },
  );
  return (
    <Section title={words.senders}>
      <p>{words.sendersDetail}</p>
      <Listing list={list} empty={<p>{words.noSender}.</p>}>
        {(senders) => <SenderTable senders={senders} onLeave={setLeaving} />}
      </Listing>
      <Actions>
        <Button
          reason={reasonOf('createMailSender')}
          onClick={() => {
            setNew(true);
          }}
        >
          {words.addSender}
        </Button>
      </Actions>
      {isNew ? (
        <NewSender
          onEnd={() => {
            setNew(false);
          }}
        />
      ) : null}
      {leaving === null ? null : (
        <Confirm
          title={`${words.remove} ${leaving.from_address}`}
          act={words.remove}
          order={removal}
          onClose={() => {
            setLeaving(null);
          }}
        >
          <p>{words.removeSender}</p>
        </Confirm>
      )}
    </Section>
  );
};

const SenderTable = ({
  senders,
  onLeave,
}: {
  readonly senders: readonly MailSender[];
  readonly onLeave: (sender: MailSender) => void;
}) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const choice = useAct((id: string) => updateMailSender({ client, path: { id }, body: { is_default: true } }));
  return (
    <>
      <Table
        caption={words.senders}
        rows={senders}
        keyOf={({ id }) => id}
        columns={[
          {
            name: words.from,
            cell: ({ from_address, is_default }) => (
              <>
                {from_address} {is_default ? <Badge tone="good">{words.byDefault}</Badge> : null}
              </>
            ),
          },
          {
            name: words.server,
            cell: ({ smtp }) => (smtp === null ? words.ours : `${smtp.host}:${String(smtp.port)}`),
          },
          {
            name: words.act,
            cell: (sender) => (
              <Actions>
                {sender.is_default ? null : (
                  <Button
                    label={`${words.makeDefault} ${sender.from_address}`}
                    reason={reasonOf('updateMailSender')}
                    isBusy={choice.isPending}
                    onClick={() => {
                      choice.mutate(sender.id);
                    }}
                  >
                    {words.makeDefault}
                  </Button>
                )}
                <Button
                  kind="danger"
                  label={`${words.remove} ${sender.from_address}`}
                  reason={reasonOf('deleteMailSender')}
                  onClick={() => {
                    onLeave(sender);
                  }}
                >
                  {words.remove}
                </Button>
              </Actions>
            ),
          },
        ]}
      />
      {choice.isError ? <Failure error={choice.error} /> : null}
    </>
  );
};
