import type { Tenant } from '@rubrica/client';
import { useState } from 'react';
import { TextArea } from '../../design/field.js';
import { faultAt } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';
import { PartForm } from './part-form.js';

const WORDS: Words<{
  readonly title: string;
  readonly footer: string;
  readonly footerHint: string;
  readonly bank: string;
  readonly bankHint: string;
}> = {
  es: {
    title: 'Lo que agrega a cada PDF',
    footer: 'Pie',
    footerHint: 'Al final de cada PDF y de cada correo.',
    bank: 'Datos para el pago',
    bankHint: 'Banco, tipo y número de cuenta: en facturas y notas débito.',
  },
  en: {
    title: 'What you add to each PDF',
    footer: 'Footer',
    footerHint: 'At the end of each PDF and of each mail.',
    bank: 'Where to pay',
    bankHint: 'Bank, kind and number of the account: in invoices and debit notes.',
  },
};

export const Paper = ({ tenant: { pdf } }: { readonly tenant: Tenant }) => {
  const words = useWords(WORDS);
  const [footer, setFooter] = useState(pdf?.footer ?? '');
  const [bank, setBank] = useState(pdf?.bank_details ?? '');
  return (
    <PartForm
      title={words.title}
      patch={() => ({ pdf: { footer: footer.trim() || null, bank_details: bank.trim() || null } })}
    >
      {(error) => (
        <>
          <TextArea
            label={words.footer}
            hint={words.footerHint}
            value={footer}
            onChange={setFooter}
            fault={faultAt(error, '/pdf/footer')}
          />
          <TextArea
            label={words.bank}
            hint={words.bankHint}
            value={bank}
            onChange={setBank}
            fault={faultAt(error, '/pdf/bank_details')}
          />
        </>
      )}
    </PartForm>
  );
};
