import {
  deleteWebhookEndpoint,
  type EventType,
  rotateWebhookEndpointSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookEndpoint,
} from '@rubrica/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, ButtonLink } from '../../design/button.js';
import { Secret } from '../../design/copied.js';
import { Confirm, Dialog } from '../../design/dialog.js';
import { Choice } from '../../design/field.js';
import { Form } from '../../design/form.js';
import { Failure } from '../../design/message.js';
import { Actions } from '../../design/page.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { ALL_EVENT_TYPES, nameOfType } from '../../webhook/event-types.js';

const WORDS: Words<{
  readonly test: string;
  readonly testDetail: string;
  readonly type: string;
  readonly send: string;
  readonly off: string;
  readonly edit: string;
  readonly switchOff: string;
  readonly switchOn: string;
  readonly rotate: string;
  readonly rotateDetail: string;
  readonly overlap: string;
  readonly atOnce: string;
  readonly hours: string;
  readonly make: string;
  readonly secret: string;
  readonly remove: string;
  readonly removeDetail: string;
  readonly close: string;
}> = {
  es: {
    test: 'Enviar prueba',
    testDetail: 'Se envía una muestra del evento, firmada como los de verdad. Su documento no existe.',
    type: 'Evento',
    send: 'Enviar',
    off: 'Actívelo antes',
    edit: 'Editar',
    switchOff: 'Desactivar',
    switchOn: 'Activar',
    rotate: 'Cambiar el secreto',
    rotateDetail: 'Todo lo que se envíe desde ahora se firma con el secreto nuevo.',
    overlap: 'El secreto actual sirve todavía',
    atOnce: 'No: pierde validez de inmediato',
    hours: 'horas',
    make: 'Crear secreto nuevo',
    secret: 'Secreto nuevo',
    remove: 'Eliminar',
    removeDetail: 'No recibe nada más, y lo que espera se cancela. No se puede deshacer.',
    close: 'Cerrar',
  },
  en: {
    test: 'Send a test',
    testDetail: 'A sample of the event is sent, signed like a real one. Its document does not exist.',
    type: 'Event',
    send: 'Send',
    off: 'Switch it on first',
    edit: 'Edit',
    switchOff: 'Switch off',
    switchOn: 'Switch on',
    rotate: 'Change the secret',
    rotateDetail: 'All that is sent from now on is signed with the new secret.',
    overlap: 'The present secret is still good',
    atOnce: 'No: it is invalid at once',
    hours: 'hours',
    make: 'Make a new secret',
    secret: 'New secret',
    remove: 'Delete',
    removeDetail: 'It gets nothing more, and what waits is cancelled. There is no way back.',
    close: 'Close',
  },
};

type Asked = 'test' | 'rotate' | 'remove' | null;

/** What a person can do with a webhook. */
export const EndpointActs = ({ endpoint }: { readonly endpoint: WebhookEndpoint }) => {
  const words = useWords(WORDS);
  const { client, tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const [asked, setAsked] = useState<Asked>(null);
  const { id, is_active } = endpoint;
  const onOff = useAct(() => updateWebhookEndpoint({ client, path: { id }, body: { is_active: !is_active } }));
  const close = (): void => {
    setAsked(null);
  };
  return (
    <>
      <Actions>
        <Button
          reason={reasonOf('testWebhookEndpoint', is_active ? null : words.off)}
          onClick={() => {
            setAsked('test');
          }}
        >
          {words.test}
        </Button>
        <ButtonLink
          to="/$tenant/$mode/webhooks/$endpoint/edit"
          params={{ tenant, mode, endpoint: id }}
          reason={reasonOf('updateWebhookEndpoint')}
        >
          {words.edit}
        </ButtonLink>
        <Button
          reason={reasonOf('updateWebhookEndpoint')}
          isBusy={onOff.isPending}
          onClick={() => {
            onOff.mutate(undefined);
          }}
        >
          {is_active ? words.switchOff : words.switchOn}
        </Button>
        <Button
          reason={reasonOf('rotateWebhookEndpointSecret')}
          onClick={() => {
            setAsked('rotate');
          }}
        >
          {words.rotate}
        </Button>
        <Button
          kind="danger"
          reason={reasonOf('deleteWebhookEndpoint')}
          onClick={() => {
            setAsked('remove');
          }}
        >
          {words.remove}
        </Button>
      </Actions>
      {onOff.isError ? <Failure error={onOff.error} /> : null}
      {asked === 'test' ? <Test endpoint={endpoint} onClose={close} /> : null}
      {asked === 'rotate' ? <Rotate id={id} onClose={close} /> : null}
      {asked === 'remove' ? <Remove endpoint={endpoint} onClose={close} /> : null}
    </>
  );
};

const Test = ({ endpoint, onClose }: { readonly endpoint: WebhookEndpoint; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const [type, setType] = useState<EventType | ''>(endpoint.subscribed_events[0] ?? 'invoice.accepted_by_dian');
  const order = useAct(
    (body: { readonly type: EventType }) => testWebhookEndpoint({ client, path: { id: endpoint.id }, body }),
    onClose,
  );
  return (
    <Dialog title={words.test} onClose={onClose}>
      <Form
        error={order.error}
        onSend={() => {
          if (type !== '') order.mutate({ type });
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={order.isPending}>
              {words.send}
            </Button>
            <Button onClick={onClose}>{words.close}</Button>
          </>
        }
      >
        <p>{words.testDetail}</p>
        <Choice<EventType>
          label={words.type}
          value={type}
          onChange={setType}
          choices={ALL_EVENT_TYPES.map((value) => ({ value, name: nameOfType(value, language) }))}
        />
      </Form>
    </Dialog>
  );
};

const OVERLAPS = ['0', '1', '24', '72'] as const;
type Overlap = (typeof OVERLAPS)[number];

const Rotate = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const [overlap, setOverlap] = useState<Overlap | ''>('24');
  const order = useAct(() =>
    rotateWebhookEndpointSecret({ client, path: { id }, body: { overlap_hours: Number(overlap) } }),
  );
  if (order.data) {
    return (
      <Dialog title={words.rotate} onClose={onClose}>
        <Secret name={words.secret} text={order.data.secret} />
        <Actions>
          <Button onClick={onClose}>{words.close}</Button>
        </Actions>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.rotate} onClose={onClose}>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate(undefined);
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={order.isPending}>
              {words.make}
            </Button>
            <Button onClick={onClose}>{words.close}</Button>
          </>
        }
      >
        <p>{words.rotateDetail}</p>
        <Choice<Overlap>
          label={words.overlap}
          value={overlap}
          onChange={setOverlap}
          choices={OVERLAPS.map((value) => ({ value, name: value === '0' ? words.atOnce : `${value} ${words.hours}` }))}
        />
      </Form>
    </Dialog>
  );
};

const Remove = ({ endpoint, onClose }: { readonly endpoint: WebhookEndpoint; readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client, tenant, mode, scope } = useCompany();
  const navigate = useNavigate();
  const questions = useQueryClient();
  const order = useMutation({
    mutationFn: () => deleteWebhookEndpoint({ client, path: { id: endpoint.id } }),
    onSuccess: () => {
      // Only the list is asked for again: this screen would ask for what is gone.
      questions.removeQueries({ queryKey: [...scope, 'listWebhookEndpoints'] });
      return navigate({ to: '/$tenant/$mode/webhooks', params: { tenant, mode } });
    },
  });
  return (
    <Confirm title={words.remove} act={words.remove} order={order} onClose={onClose}>
      <p>
        <code>{endpoint.url}</code>
      </p>
      <p>{words.removeDetail}</p>
    </Confirm>
  );
};
