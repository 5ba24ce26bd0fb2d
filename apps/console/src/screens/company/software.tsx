import type { Tenant } from '@rubrica/client';
import { useState } from 'react';
import { Field } from '../../design/field.js';
import { faultAt } from '../../design/form.js';
import { Section } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { PartForm } from './part-form.js';

const WORDS: Words<{
  readonly title: string;
  readonly detail: string;
  readonly byProvider: string;
  readonly id: string;
  readonly pinHint: string;
  readonly testSetHint: string;
}> = {
  es: {
    title: 'Software ante la DIAN',
    detail: 'Del portal de habilitación de la DIAN: el identificador del software, su PIN y el set de pruebas.',
    byProvider: 'Sus documentos se emiten por el software del proveedor tecnológico',
    id: 'Identificador del software',
    pinHint: 'Se guarda cifrado y no se muestra. Vacío: queda el que había.',
    testSetHint: 'Vacío: queda el que había.',
  },
  en: {
    title: 'Software at DIAN',
    detail: "From DIAN's portal of habilitación: the id of the software, its PIN, and the test set.",
    byProvider: 'Your documents are issued by the software of the technology provider',
    id: 'Id of the software',
    pinHint: 'It is stored encrypted and never shown. Empty: the one of before stays.',
    testSetHint: 'Empty: the one of before stays.',
  },
};

/** The software that DIAN knows the company by. A technology provider may issue in its place; test mode has none. */
export const Software = ({ tenant: { software } }: { readonly tenant: Tenant }) => {
  const words = useWords(WORDS);
  const { mode } = useCompany();
  const provider = software?.provider ?? null;
  if (mode === 'test') return null;
  if (provider === null) return <OwnSoftware known={software} />;
  return (
    <Section title={words.title}>
      <p>
        {words.byProvider} {provider.name} ({provider.nit}-{provider.check_digit})
      </p>
    </Section>
  );
};

const OwnSoftware = ({ known }: { readonly known: Tenant['software'] }) => {
  const words = useWords(WORDS);
  const [id, setId] = useState(known?.invoicing.id ?? '');
  const [pin, setPin] = useState('');
  const [testSet, setTestSet] = useState(known?.invoicing.test_set?.id ?? '');
  return (
    <PartForm
      title={words.title}
      patch={() => {
        // The PIN is forgotten as soon as it is sent.
        setPin('');
        return {
          software: {
            invoicing: {
              id: id.trim(),
              ...(pin === '' ? {} : { pin }),
              ...(testSet.trim() === '' ? {} : { test_set_id: testSet.trim() }),
            },
          },
        };
      }}
    >
      {(error) => (
        <>
          <p>{words.detail}</p>
          <Field label={words.id} value={id} onChange={setId} fault={faultAt(error, '/software/invoicing/id')} />
          <Field
            label="PIN"
            hint={words.pinHint}
            type="password"
            autoComplete="new-password"
            value={pin}
            onChange={setPin}
            fault={faultAt(error, '/software/invoicing/pin')}
          />
          <Field
            label="TestSetId"
            hint={words.testSetHint}
            value={testSet}
            onChange={setTestSet}
            fault={faultAt(error, '/software/invoicing/test_set_id')}
          />
        </>
      )}
    </PartForm>
  );
};
