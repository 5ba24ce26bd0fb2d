import { createCertificate } from '@rubrica/client';
import { useState } from 'react';
import { base64Of } from '../../design/base64.js';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Field, FileField } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly file: string;
  readonly fileHint: string;
  readonly noFile: string;
  readonly password: string;
  readonly passwordHint: string;
  readonly send: string;
  readonly leave: string;
}> = {
  es: {
    title: 'Cargar certificado',
    file: 'Archivo .p12 o .pfx',
    fileHint: 'Reemplaza al que firma hoy, si lo hay, y firma lo que se emita desde entonces.',
    noFile: 'Elija el archivo antes',
    password: 'Contraseña del archivo',
    passwordHint: 'Abre el archivo una vez; no se guarda.',
    send: 'Cargar',
    leave: 'No seguir',
  },
  en: {
    title: 'Upload a certificate',
    file: 'File .p12 or .pfx',
    fileHint: 'It takes the place of the one that signs today, if there is one, and signs what is issued from then on.',
    noFile: 'Choose the file first',
    password: 'Password of the file',
    passwordHint: 'It opens the file once; it is not kept.',
    send: 'Upload',
    leave: 'Do not go on',
  },
};

/** Uploads a certificate with its key. The password is forgotten when the API has answered, whatever it said. */
export const Upload = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const [file, setFile] = useState<File | null>(null);
  const [password, setPassword] = useState('');
  const order = useAct(async (chosen: File) => {
    const content_base64 = await base64Of(chosen);
    return createCertificate({ client, body: { filename: chosen.name, content_base64, password } });
  }, onClose);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <Form
        error={order.error}
        onSend={() => {
          if (file === null) return;
          order.mutate(file, {
            onSettled: () => {
              setPassword('');
            },
          });
        }}
        buttons={
          <>
            <Button type="submit" kind="primary" isBusy={order.isPending} reason={file === null ? words.noFile : null}>
              {words.send}
            </Button>
            <Button onClick={onClose}>{words.leave}</Button>
          </>
        }
      >
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept=".p12,.pfx,application/x-pkcs12"
          onChange={setFile}
          fault={faultAt(order.error, '/content_base64')}
        />
        <Field
          label={words.password}
          hint={words.passwordHint}
          type="password"
          autoComplete="off"
          value={password}
          onChange={setPassword}
          fault={faultAt(order.error, '/password')}
        />
      </Form>
    </Dialog>
  );
};
