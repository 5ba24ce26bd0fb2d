import { type TenantPatch, updateTenant } from '@rubrica/client';
import type { ReactNode } from 'react';
import { Button } from '../../design/button.js';
import { Form } from '../../design/form.js';
import { Section } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{ readonly save: string; readonly saved: string }> = {
  es: { save: 'Guardar', saved: 'Guardado.' },
  en: { save: 'Save', saved: 'Saved.' },
};

/** One part of the company's settings, which is saved by itself. */
export const PartForm = ({
  title,
  patch,
  children,
}: {
  readonly title: string;
  /** What is changed by saving; a promise where a file is read. */
  readonly patch: () => TenantPatch | Promise<TenantPatch>;
  readonly children: (error: unknown) => ReactNode;
}) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const order = useAct(async () => updateTenant({ client, body: await patch() }));
  return (
    <Section title={title}>
      <Form
        error={order.error}
        onSend={() => {
          order.mutate(undefined);
        }}
        buttons={
          <>
            <Button
              type="submit"
              label={`${words.save}: ${title}`}
              reason={reasonOf('updateTenant')}
              isBusy={order.isPending}
            >
              {words.save}
            </Button>
            <span role="status">{order.isSuccess ? words.saved : ''}</span>
          </>
        }
      >
        {children(order.error)}
      </Form>
    </Section>
  );
};
