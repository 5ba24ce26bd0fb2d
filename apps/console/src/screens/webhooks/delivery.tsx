import { type Delivery, getDelivery, retryDelivery } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button } from '../../design/button.js';
import { Copied } from '../../design/copied.js';
import { FactList } from '../../design/fact-list.js';
import { Failure } from '../../design/message.js';
import { Actions, Skeleton } from '../../design/page.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { Attempts } from '../../webhook/attempts.js';
import { DeliveryBadge } from '../../webhook/badges.js';
import { nameOfType } from '../../webhook/event-types.js';
import styles from './webhooks.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly close: string;
  readonly state: string;
  readonly next: string;
  readonly event: string;
  readonly id: string;
  readonly retry: string;
  readonly pending: string;
  readonly delivered: string;
  readonly cancelled: Readonly<Record<NonNullable<Delivery['cancel_reason']>, string>>;
}> = {
  es: {
    title: 'Entrega',
    close: 'Cerrar',
    state: 'Estado',
    next: 'Próximo intento',
    event: 'Evento',
    id: 'Identificador',
    retry: 'Reintentar',
    pending: 'Ya se va a intentar',
    delivered: 'Ya se entregó; el evento se puede enviar otra vez',
    cancelled: {
      endpoint_deleted: 'Cancelada porque se eliminó el webhook',
      endpoint_disabled: 'Cancelada porque se desactivó el webhook',
    },
  },
  en: {
    title: 'Delivery',
    close: 'Close',
    state: 'State',
    next: 'Next attempt',
    event: 'Event',
    id: 'Id',
    retry: 'Try again',
    pending: 'An attempt is on its way',
    delivered: 'It was delivered; its event can be sent again',
    cancelled: {
      endpoint_deleted: 'Cancelled since the webhook was deleted',
      endpoint_disabled: 'Cancelled since the webhook was switched off',
    },
  },
};

/** A replay begins a delivery that has failed again, some time after it was ordered. */
const POLL_MS = 2_000;
const route = getRouteApi('/$tenant/$mode/webhooks/$endpoint');

/** One delivery beside the list: its attempts, and what can be done. */
export const OneDelivery = ({ id }: { readonly id: string }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope } = useCompany();
  const heading = useRef<HTMLHeadingElement>(null);
  const delivery = useQuery({
    queryKey: [...scope, 'getDelivery', id],
    queryFn: ({ signal }) => getDelivery({ client, path: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.status === 'succeeded' ? false : POLL_MS),
  });
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { data } = delivery;
  return (
    <aside className={styles.pane} aria-label={words.title}>
      <div className={styles.paneHead}>
        <h3 ref={heading} tabIndex={-1}>
          {data ? nameOfType(data.event_type, language) : words.title}
        </h3>
        <Link from={route.id} to="." search={(before) => ({ ...before, delivery: undefined })} resetScroll={false}>
          {words.close}
        </Link>
      </div>
      {delivery.isPending ? <Skeleton /> : null}
      {delivery.isError ? <Failure error={delivery.error} onAgain={() => void delivery.refetch()} /> : null}
      {data ? <DeliveryFacts delivery={data} /> : null}
    </aside>
  );
};

const DeliveryFacts = ({ delivery }: { readonly delivery: Delivery }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const { id, status, event_id, next_attempt_at, cancel_reason, attempts } = delivery;
  const retry = useAct(() => retryDelivery({ client, path: { id } }));
  const stands = status === 'pending' ? words.pending : status === 'succeeded' ? words.delivered : null;
  return (
    <>
      <FactList
        facts={[
          [words.state, <DeliveryBadge key="state" delivery={delivery} />],
          [words.next, next_attempt_at === null ? null : moment(next_attempt_at, language)],
          [words.event, <Copied key="event" text={event_id} name={words.event} />],
          [words.id, <Copied key="id" text={id} name={words.id} />],
        ]}
      />
      {cancel_reason === null ? null : <p>{words.cancelled[cancel_reason]}</p>}
      <Attempts attempts={attempts} />
      <Actions>
        <Button
          reason={reasonOf('retryDelivery', stands)}
          isBusy={retry.isPending}
          onClick={() => {
            retry.mutate(undefined);
          }}
        >
          {words.retry}
        </Button>
      </Actions>
      {retry.isError ? <Failure error={retry.error} /> : null}
    </>
  );
};
