import { createMailSender } from '@rubrica/client';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Choice, Field, Tick } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useWords } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { WORDS } from './words.js';

interface Server {
  readonly host: string;
  readonly port: string;
  readonly tls: 'starttls' | 'implicit';
  readonly user: string;
  readonly password: string;
}

const SERVER: Server = { host: '', port: '587', tls: 'starttls', user: '', password: '' };

/** Asks for an address and, where the company has one, its mail server. The password lives as long as the question. */
export const NewSender = ({ onEnd }: { readonly onEnd: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const [address, setAddress] = useState('');
  const [server, setServer] = useState<Server | null>(null);
  const addition = useAct(
    () =>
      createMailSender({
        client,
        body: {
          from_address: address.trim(),
          is_default: true,
          ...(server ? { smtp: { ...server, port: Number(server.port) } } : {}),
        },
      }),
    onEnd,
  );
  return (
    <Dialog title={words.addSender} onClose={onEnd}>
      <Form
        onSend={() => {
          addition.mutate(undefined);
        }}
        error={addition.error}
        buttons={
          <>
            <Button kind="primary" type="submit" isBusy={addition.isPending}>
              {words.save}
            </Button>
            <Button onClick={onEnd}>{words.leave}</Button>
          </>
        }
      >
        <Field
          label={words.from}
          type="email"
          value={address}
          onChange={setAddress}
          fault={faultAt(addition.error, '/from_address')}
        />
        <Tick
          label={words.ownServer}
          isTicked={server !== null}
          onChange={(isOwn) => {
            setServer(isOwn ? SERVER : null);
          }}
        />
        {server === null ? null : <ServerFields server={server} onChange={setServer} error={addition.error} />}
      </Form>
    </Dialog>
  );
};

const ServerFields = ({
  server,
  onChange,
  error,
}: {
  readonly server: Server;
  readonly onChange: (server: Server) => void;
  readonly error: unknown;
}) => {
  const words = useWords(WORDS);
  const change = (part: Partial<Server>): void => {
    onChange({ ...server, ...part });
  };
  return (
    <>
      <Field
        label={words.host}
        value={server.host}
        onChange={(host) => {
          change({ host });
        }}
        fault={faultAt(error, '/smtp/host')}
      />
      <Choice
        label={words.port}
        value={server.port}
        onChange={(port) => {
          change({ port, tls: port === '465' ? 'implicit' : 'starttls' });
        }}
        choices={['25', '465', '587', '2525'].map((port) => ({ value: port, name: port }))}
      />
      <Choice
        label={words.tls}
        value={server.tls}
        onChange={(tls) => {
          change({ tls: tls === 'implicit' ? tls : 'starttls' });
        }}
        choices={[
          { value: 'starttls', name: 'STARTTLS' },
          { value: 'implicit', name: 'TLS' },
        ]}
      />
      <Field
        label={words.user}
        value={server.user}
        onChange={(user) => {
          change({ user });
        }}
        fault={faultAt(error, '/smtp/user')}
      />
      <Field
        label={words.password}
        hint={words.passwordDetail}
        type="password"
        autoComplete="new-password"
        value={server.password}
        onChange={(password) => {
          change({ password });
        }}
        fault={faultAt(error, '/smtp/password')}
      />
    </>
  );
};
