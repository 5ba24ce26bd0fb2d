import { getTenant, goLive } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Confirm } from '../../design/dialog.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{ readonly goLive: string; readonly what: string }> = {
  es: {
    goLive: 'Pasar a producción',
    what: 'Desde ese momento lo que se emite en modo real tiene validez fiscal, y no hay vuelta. Escriba el NIT de la empresa, sin dígito de verificación.',
  },
  en: {
    goLive: 'Go live',
    what: 'From then on what is issued in live mode counts before the tax authority, and there is no way back. Type the NIT of the company, without its check digit.',
  },
};

/** Has the company go live, after its NIT was typed. */
export const GoLive = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const reasonOf = useReasonOf();
  const [isAsked, setAsked] = useState(false);
  const tenant = useQuery({
    queryKey: [...scope, 'getTenant'],
    queryFn: ({ signal }) => getTenant({ client, signal }),
  });
  const nit = tenant.data?.nit ?? '';
  const order = useAct(
    () => goLive({ client, body: { nit } }),
    () => {
      setAsked(false);
    },
  );
  return (
    <>
      <Button
        kind="primary"
        reason={reasonOf('goLive')}
        isBusy={tenant.isPending}
        onClick={() => {
          setAsked(true);
        }}
      >
        {words.goLive}
      </Button>
      {isAsked ? (
        <Confirm
          title={words.goLive}
          act={words.goLive}
          typed={nit}
          order={order}
          onClose={() => {
            setAsked(false);
          }}
        >
          <p>{words.what}</p>
        </Confirm>
      ) : null}
    </>
  );
};
