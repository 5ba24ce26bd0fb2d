import {
  deleteOidcProvider,
  getOidcProvider,
  type OidcProvider,
  type OidcProviderInput,
  setOidcProvider,
  updateOidcProvider,
} from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Copied } from '../../design/copied.js';
import { Confirm } from '../../design/dialog.js';
import { FactList } from '../../design/fact-list.js';
import { Field, Tick } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Failure } from '../../design/message.js';
import { Section, Skeleton } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly what: string;
  readonly redirect: string;
  readonly login: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string;
  readonly secretHint: string;
  readonly save: string;
  readonly required: string;
  readonly remove: string;
  readonly removeDetail: string;
}> = {
  es: {
    title: 'Ingreso por el proveedor de la empresa (OIDC)',
    what: 'Las personas entran con la cuenta de su empresa, como Google Workspace, Entra ID o Keycloak.',
    redirect: 'URI de redirección para el proveedor',
    login: 'Página de ingreso de su empresa',
    issuer: 'Emisor (issuer)',
    clientId: 'Identificador de cliente',
    secret: 'Secreto de cliente',
    secretHint: 'Se guarda cifrado y no se muestra.',
    save: 'Guardar proveedor',
    required: 'Solo se entra por este proveedor',
    remove: 'Quitar proveedor',
    removeDetail: 'Las personas entran otra vez con enlace, código o clave de acceso.',
  },
  en: {
    title: "Login at the company's provider (OIDC)",
    what: 'People enter by the account of their company, such as Google Workspace, Entra ID or Keycloak.',
    redirect: 'Redirect URI for the provider',
    login: 'Login page of your company',
    issuer: 'Issuer',
    clientId: 'Client id',
    secret: 'Client secret',
    secretHint: 'It is kept encrypted, and never shown.',
    save: 'Save the provider',
    required: 'No other login reaches this company',
    remove: 'Remove the provider',
    removeDetail: 'People enter by a link, a code or a passkey again.',
  },
};

/** Where the people of the company log in, if it has a provider of its own. */
export const Provider = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const provider = useQuery({
    queryKey: [...scope, 'getOidcProvider'],
    queryFn: ({ signal }) => getOidcProvider({ client, signal }),
  });
  return (
    <Section title={words.title}>
      <p>{words.what}</p>
      {provider.isPending ? <Skeleton /> : null}
      {provider.isError ? <Failure error={provider.error} onAgain={() => void provider.refetch()} /> : null}
      {provider.data ? <ProviderForm key={provider.data.updated_at} provider={provider.data} /> : null}
    </Section>
  );
};

const ProviderForm = ({ provider }: { readonly provider: OidcProvider }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const [issuer, setIssuer] = useState(provider.issuer ?? '');
  const [client_id, setClientId] = useState(provider.client_id ?? '');
  const [client_secret, setSecret] = useState('');
  const [isRemoved, setRemoved] = useState(false);
  const order = useAct((body: OidcProviderInput) => setOidcProvider({ client, body }));
  const requirement = useAct((is_required: boolean) => updateOidcProvider({ client, body: { is_required } }));
  const close = (): void => {
    setRemoved(false);
  };
  const removal = useAct(() => deleteOidcProvider({ client }), close);
  return (
    <>
      <FactList
        facts={[
          [words.redirect, <Copied key="redirect" text={provider.redirect_uri} name={words.redirect} />],
          [words.login, <Copied key="login" text={provider.login_url} name={words.login} />],
        ]}
      />
      <Form
        error={order.error}
        onSend={() => {
          order.mutate({ issuer: issuer.trim(), client_id: client_id.trim(), client_secret });
        }}
        buttons={
          <>
            <Button type="submit" reason={reasonOf('setOidcProvider')} isBusy={order.isPending}>
              {words.save}
            </Button>
            {provider.issuer === null ? null : (
              <Button
                kind="danger"
                reason={reasonOf('deleteOidcProvider')}
                onClick={() => {
                  setRemoved(true);
                }}
              >
                {words.remove}
              </Button>
            )}
          </>
        }
      >
        <Field
          label={words.issuer}
          type="url"
          value={issuer}
          onChange={setIssuer}
          fault={faultAt(order.error, '/issuer')}
        />
        <Field
          label={words.clientId}
          value={client_id}
          onChange={setClientId}
          fault={faultAt(order.error, '/client_id')}
        />
        <Field
          label={words.secret}
          hint={words.secretHint}
          type="password"
          value={client_secret}
          onChange={setSecret}
          fault={faultAt(order.error, '/client_secret')}
        />
      </Form>
      {provider.issuer === null ? null : (
        <Tick label={words.required} isTicked={provider.is_required} onChange={requirement.mutate} />
      )}
      {requirement.isError ? <Failure error={requirement.error} /> : null}
      {isRemoved ? (
        <Confirm title={words.remove} act={words.remove} order={removal} onClose={close}>
          <p>{words.removeDetail}</p>
        </Confirm>
      ) : null}
    </>
  );
};
