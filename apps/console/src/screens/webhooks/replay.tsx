import { cancelReplay, createReplay, listReplays, type Replay as ReplayOrder, type ReplayInput } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Choice, Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Failure } from '../../design/message.js';
import { Actions } from '../../design/page.js';
import { clockTime, count, moment, ofClockTime } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly failed: string;
  readonly more: string;
  readonly title: string;
  readonly which: string;
  readonly onlyFailed: string;
  readonly all: string;
  readonly since: string;
  readonly sinceHint: string;
  readonly begin: string;
  readonly leave: string;
  readonly running: string;
  readonly completed: string;
  readonly cancelled: string;
  readonly delivery: string;
  readonly deliveries: string;
  readonly cancel: string;
}> = {
  es: {
    failed: 'Reenviar lo fallido',
    more: 'Reenviar desde una hora…',
    title: 'Reenviar',
    which: 'Qué',
    onlyFailed: 'Solo lo que falló o se canceló',
    all: 'Todos los eventos, también los entregados',
    since: 'Desde (hora de Colombia)',
    sinceHint: 'Vacío: todo lo que se conserva, 90 días.',
    begin: 'Reenviar',
    leave: 'Cerrar',
    running: 'Reenviando',
    completed: 'Reenviado',
    cancelled: 'Reenvío cancelado',
    delivery: 'entrega',
    deliveries: 'entregas',
    cancel: 'Detener',
  },
  en: {
    failed: 'Replay what failed',
    more: 'Replay since a time…',
    title: 'Replay',
    which: 'What',
    onlyFailed: 'Only what failed or was cancelled',
    all: 'All events, also those delivered',
    since: 'Since (time in Colombia)',
    sinceHint: 'Empty: all that is kept, 90 days.',
    begin: 'Replay',
    leave: 'Close',
    running: 'Replaying',
    completed: 'Replayed',
    cancelled: 'Replay cancelled',
    delivery: 'delivery',
    deliveries: 'deliveries',
    cancel: 'Stop',
  },
};

const POLL_MS = 2_000;

/** Sends again what an endpoint has missed: all that failed, or events since a time; and shows how far the last order is. */
export const Replay = ({ endpointId, since }: { readonly endpointId: string; readonly since: string | null }) => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const [isOpen, setOpen] = useState(false);
  const order = useAct(
    (body: ReplayInput) => createReplay({ client, path: { id: endpointId }, body }),
    () => {
      setOpen(false);
    },
  );
  const last = useQuery({
    queryKey: [...scope, 'listReplays', endpointId],
    queryFn: async ({ signal }) =>
      (await listReplays({ client, path: { id: endpointId }, query: { limit: 1 }, signal })).data[0] ?? null,
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? POLL_MS : false),
  });
  const reason = reasonOf('createReplay');
  return (
    <>
      <Actions>
        <Button
          kind="primary"
          reason={reason}
          isBusy={order.isPending}
          onClick={() => {
            order.mutate({ only_failed: true });
          }}
        >
          {words.failed}
        </Button>
        <Button
          reason={reason}
          onClick={() => {
            setOpen(true);
          }}
        >
          {words.more}
        </Button>
      </Actions>
      {order.isError && !isOpen ? <Failure error={order.error} /> : null}
      {last.data ? <Progress replay={last.data} /> : null}
      {isOpen ? (
        <ReplayDialog
          since={since}
          isBusy={order.isPending}
          error={order.error}
          onSend={order.mutate}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
};

const ReplayDialog = ({
  since,
  isBusy,
  error,
  onSend,
  onClose,
}: {
  readonly since: string | null;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onSend: (body: ReplayInput) => void;
  readonly onClose: () => void;
}) => {
  const words = useWords(WORDS);
  const [which, setWhich] = useState<'failed' | 'all'>('failed');
  const [from, setFrom] = useState(since === null ? '' : clockTime(since));
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form
        error={error}
        onSend={() => {
          onSend({ only_failed: which === 'failed', created_gte: from === '' ? null : ofClockTime(from) });
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={isBusy}>
              {words.begin}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <Choice<'failed' | 'all'>
          label={words.which}
          value={which}
          onChange={(chosen) => {
            if (chosen !== '') setWhich(chosen);
          }}
          choices={[
            { value: 'failed', name: words.onlyFailed },
            { value: 'all', name: words.all },
          ]}
        />
        <Field
          label={words.since}
          hint={words.sinceHint}
          type="datetime-local"
          value={from}
          onChange={setFrom}
          fault={faultAt(error, '/created_gte')}
        />
      </Form>
    </Dialog>
  );
};

const Progress = ({ replay: { id, status, scheduled, ended_at, created_at } }: { readonly replay: ReplayOrder }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const stop = useAct(() => cancelReplay({ client, path: { id } }));
  return (
    <p role="status">
      {words[status]}: {count(scheduled, language)} {scheduled === 1 ? words.delivery : words.deliveries},{' '}
      {moment(ended_at ?? created_at, language)}{' '}
      {status === 'running' ? (
        <Button
          isBusy={stop.isPending}
          onClick={() => {
            stop.mutate(undefined);
          }}
        >
          {words.cancel}
        </Button>
      ) : null}
    </p>
  );
};
