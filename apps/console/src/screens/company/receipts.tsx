import type { Tenant } from '@rubrica/client';
import { useState } from 'react';
import { Tick } from '../../design/field.js';
import { faultAt } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';
import { PartForm } from './part-form.js';

const WORDS: Words<{
  readonly title: string;
  readonly tacit: string;
  readonly tacitHint: string;
  readonly acknowledge: string;
  readonly acknowledgeHint: string;
  readonly bilingual: string;
  readonly attach: string;
}> = {
  es: {
    title: 'Lo que se hace por sí solo',
    tacit: 'Declarar la aceptación tácita (034) de sus facturas',
    tacitHint: 'El primer día en que la DIAN la recibe, si el adquirente no aceptó ni reclamó.',
    acknowledge: 'Acusar recibo (030) de cada factura a crédito verificada',
    acknowledgeHint: 'Necesita la persona que recibe, que se define por la API.',
    bilingual: 'Correos a los adquirentes también en inglés',
    attach: 'Adjuntar además el PDF por separado',
  },
  en: {
    title: 'What is done by itself',
    tacit: 'Declare tacit acceptance (034) of your invoices',
    tacitHint: 'On the first day on which DIAN takes it, if the buyer has neither accepted nor claimed.',
    acknowledge: 'Acknowledge receipt (030) of each verified invoice on credit',
    acknowledgeHint: 'It needs the receiving person, which the API sets.',
    bilingual: 'Mails to buyers in English too',
    attach: 'Attach the PDF by itself too',
  },
};

/** Events and mails that need nobody's act. */
export const Receipts = ({ tenant }: { readonly tenant: Tenant }) => {
  const words = useWords(WORDS);
  const [isTacit, setTacit] = useState(tenant.auto_tacit_acceptance);
  const [isAcknowledged, setAcknowledged] = useState(tenant.auto_acknowledge);
  const [bilingual, setBilingual] = useState(tenant.mail.bilingual);
  const [attach_pdf, setAttached] = useState(tenant.mail.attach_pdf);
  return (
    <PartForm
      title={words.title}
      patch={() => ({
        auto_tacit_acceptance: isTacit,
        auto_acknowledge: isAcknowledged,
        mail: { bilingual, attach_pdf },
      })}
    >
      {(error) => (
        <div>
          <Tick label={words.tacit} isTicked={isTacit} onChange={setTacit} />
          <p className="quiet">{words.tacitHint}</p>
          <Tick label={words.acknowledge} isTicked={isAcknowledged} onChange={setAcknowledged} />
          <p className="quiet">{faultAt(error, '/auto_acknowledge') ?? words.acknowledgeHint}</p>
          <Tick label={words.bilingual} isTicked={bilingual} onChange={setBilingual} />
          <Tick label={words.attach} isTicked={attach_pdf} onChange={setAttached} />
        </div>
      )}
    </PartForm>
  );
};
