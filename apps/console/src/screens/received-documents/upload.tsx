import { receiveDocument } from '@rubrica/client';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { base64Of } from '../../design/base64.js';
import { Field, FileField } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useWords } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { WORDS } from './words.js';

/** Asks for the file of a supplier, or for its CUFE, and leads to the document. */
export const Upload = ({ onEnd }: { readonly onEnd: () => void }) => {
  const words = useWords(WORDS);
  const { client, tenant, mode } = useCompany();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [cufe, setCufe] = useState('');
  const upload = useAct(
    async () => receiveDocument({ client, body: file ? { source: await sourceOf(file) } : { cufe } }),
    ({ id }) => navigate({ to: '/$tenant/$mode/received/$id', params: { tenant, mode, id } }),
  );
  const reason = file === null && cufe.trim() === '' ? words.choose : null;
  return (
    <Dialog title={words.upload} onClose={onEnd}>
      <Form
        onSend={() => {
          if (reason === null) upload.mutate(undefined);
        }}
        error={upload.error}
        buttons={
          <>
            <Button kind="primary" type="submit" reason={reason} isBusy={upload.isPending}>
              {words.send}
            </Button>
            <Button onClick={onEnd}>{words.leave}</Button>
          </>
        }
      >
        <FileField label={words.file} hint={words.fileDetail} accept=".zip,.xml" onChange={setFile} />
        <Field
          label={words.cufe}
          hint={words.cufeDetail}
          value={cufe}
          onChange={setCufe}
          fault={faultAt(upload.error, '/cufe')}
        />
      </Form>
    </Dialog>
  );
};

/** The file in base64. What does not begin as a zip is taken for XML; the API judges it. */
const sourceOf = async (file: File): Promise<{ readonly zip: string } | { readonly xml: string }> => {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const base64 = await base64Of(file);
  return first === 0x50 && second === 0x4b ? { zip: base64 } : { xml: base64 };
};
