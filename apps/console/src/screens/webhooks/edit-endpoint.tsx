import { getWebhookEndpoint, updateWebhookEndpoint, type WebhookEndpoint } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ButtonLink } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { Page, Skeleton } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { type EndpointFields, EndpointForm } from './endpoint-form.js';

const WORDS: Words<{ readonly title: string; readonly save: string; readonly back: string }> = {
  es: { title: 'Editar webhook', save: 'Guardar', back: 'Volver sin guardar' },
  en: { title: 'Edit the webhook', save: 'Save', back: 'Back without saving' },
};

const route = getRouteApi('/$tenant/$mode/webhooks/$endpoint/edit');

export const EditEndpoint = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { endpoint: id } = route.useParams();
  const endpoint = useQuery({
    queryKey: [...scope, 'getWebhookEndpoint', id],
    queryFn: ({ signal }) => getWebhookEndpoint({ client, path: { id }, signal }),
  });
  return (
    <Page title={words.title}>
      {endpoint.isPending ? <Skeleton /> : null}
      {endpoint.isError ? <Failure error={endpoint.error} onAgain={() => void endpoint.refetch()} /> : null}
      {endpoint.data ? <Edit endpoint={endpoint.data} /> : null}
    </Page>
  );
};

const Edit = ({ endpoint: { id, url, description, subscribed_events } }: { readonly endpoint: WebhookEndpoint }) => {
  const words = useWords(WORDS);
  const { client, tenant, mode } = useCompany();
  const navigate = route.useNavigate();
  const reasonOf = useReasonOf();
  const to = { to: '/$tenant/$mode/webhooks/$endpoint', params: { tenant, mode, endpoint: id } } as const;
  const order = useAct(
    (body: EndpointFields) => updateWebhookEndpoint({ client, path: { id }, body }),
    () => navigate(to),
  );
  return (
    <EndpointForm
      first={{ url, description, subscribed_events }}
      send={words.save}
      isBusy={order.isPending}
      reason={reasonOf('updateWebhookEndpoint')}
      error={order.error}
      onSend={order.mutate}
      others={<ButtonLink {...to}>{words.back}</ButtonLink>}
    />
  );
};
