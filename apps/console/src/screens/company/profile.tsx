import type { Tenant } from '@rubrica/client';
import { useState } from 'react';
import { Field } from '../../design/field.js';
import { faultAt } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';
import { PartForm } from './part-form.js';

const WORDS: Words<{
  readonly title: string;
  readonly legal_name: string;
  readonly legalHint: string;
  readonly trade_name: string;
  readonly email: string;
  readonly phone: string;
  readonly line: string;
  readonly municipality: string;
  readonly municipalityHint: string;
}> = {
  es: {
    title: 'Datos de la empresa',
    legal_name: 'Razón social',
    legalHint: 'Como está en el RUT.',
    trade_name: 'Nombre comercial',
    email: 'Correo',
    phone: 'Teléfono',
    line: 'Dirección',
    municipality: 'Municipio (código DIVIPOLA)',
    municipalityHint: 'Cinco cifras, como 11001 para Bogotá.',
  },
  en: {
    title: 'Profile',
    legal_name: 'Legal name',
    legalHint: 'As in the RUT.',
    trade_name: 'Trade name',
    email: 'Mail address',
    phone: 'Telephone',
    line: 'Address',
    municipality: 'Municipality (DIVIPOLA code)',
    municipalityHint: 'Five digits, such as 11001 for Bogotá.',
  },
};

/** Leaves out what was empty before and still is: the API takes no empty text. */
const given = (before: string | null, now: string): string | undefined =>
  before === null && now.trim() === '' ? undefined : now.trim();

export const Profile = ({ tenant }: { readonly tenant: Tenant }) => {
  const words = useWords(WORDS);
  const { address } = tenant;
  const [fields, setFields] = useState({
    legal_name: tenant.legal_name,
    trade_name: tenant.trade_name ?? '',
    email: tenant.email,
    phone: tenant.phone ?? '',
    line: address.line,
    municipality: address.municipality_code ?? '',
  });
  const text = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (value: string) => {
      setFields({ ...fields, [name]: value });
    },
  });
  return (
    <PartForm
      title={words.title}
      patch={() => ({
        legal_name: fields.legal_name.trim(),
        email: fields.email.trim(),
        trade_name: given(tenant.trade_name, fields.trade_name),
        phone: given(tenant.phone, fields.phone),
        address: { ...address, line: fields.line.trim(), municipality_code: fields.municipality.trim() || null },
      })}
    >
      {(error) => (
        <>
          <Field
            label={words.legal_name}
            hint={words.legalHint}
            {...text('legal_name')}
            fault={faultAt(error, '/legal_name')}
          />
          <Field label={words.trade_name} {...text('trade_name')} fault={faultAt(error, '/trade_name')} />
          <Field label={words.email} type="email" {...text('email')} fault={faultAt(error, '/email')} />
          <Field label={words.phone} type="tel" {...text('phone')} fault={faultAt(error, '/phone')} />
          <Field label={words.line} {...text('line')} fault={faultAt(error, '/address/line')} />
          <Field
            label={words.municipality}
            hint={words.municipalityHint}
            {...text('municipality')}
            fault={faultAt(error, '/address/municipality_code')}
          />
        </>
      )}
    </PartForm>
  );
};
