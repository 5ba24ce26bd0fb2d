import { createWebhookEndpoint } from '@rubrica/client';
import { ButtonLink } from '../../design/button.js';
import { Secret } from '../../design/copied.js';
import { Actions, Page, Section } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { ALL_EVENT_TYPES } from '../../webhook/event-types.js';
import { EndpointForm } from './endpoint-form.js';
import { VerifyCode } from './verify-code.js';

const WORDS: Words<{
  readonly title: string;
  readonly add: string;
  readonly back: string;
  readonly made: string;
  readonly secret: string;
  readonly next: string;
  readonly go: string;
}> = {
  es: {
    title: 'Agregar webhook',
    add: 'Agregar',
    back: 'Volver sin agregar',
    made: 'Webhook agregado',
    secret: 'Secreto de firma',
    next: 'Verifique la firma en su receptor',
    go: 'Ir al webhook y enviar una prueba',
  },
  en: {
    title: 'Add a webhook',
    add: 'Add',
    back: 'Back without adding',
    made: 'Webhook added',
    secret: 'Signing secret',
    next: 'Verify the signature in your receiver',
    go: 'Go to the webhook, and send a test',
  },
};

/** Makes a webhook. Its secret is shown here, and nowhere later. */
export const NewEndpoint = () => {
  const words = useWords(WORDS);
  const { client, tenant, mode } = useCompany();
  const reasonOf = useReasonOf();
  const order = useAct((body: Parameters<typeof createWebhookEndpoint>[0]['body']) =>
    createWebhookEndpoint({ client, body }),
  );
  if (order.data) {
    return (
      <Page title={words.made} key="made">
        <Secret name={words.secret} text={order.data.secret} />
        <Section title={words.next}>
          <VerifyCode />
        </Section>
        <Actions>
          <ButtonLink
            kind="primary"
            to="/$tenant/$mode/webhooks/$endpoint"
            params={{ tenant, mode, endpoint: order.data.id }}
          >
            {words.go}
          </ButtonLink>
        </Actions>
      </Page>
    );
  }
  return (
    <Page title={words.title} key="form">
      <EndpointForm
        first={{ url: '', description: '', subscribed_events: [...ALL_EVENT_TYPES] }}
        send={words.add}
        isBusy={order.isPending}
        reason={reasonOf('createWebhookEndpoint')}
        error={order.error}
        onSend={order.mutate}
        others={
          <ButtonLink to="/$tenant/$mode/webhooks" params={{ tenant, mode }}>
            {words.back}
          </ButtonLink>
        }
      />
    </Page>
  );
};
