import { createNumberingRange, type NumberingRangeInput } from '@rubrica/client';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../design/button.js';
import { Page } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { newRangeOf, NO_RANGE } from './range-body.js';
import { RangeForm } from './range-form.js';

const WORDS: Words<{ readonly title: string; readonly add: string; readonly back: string }> = {
  es: { title: 'Agregar rango', add: 'Agregar', back: 'Volver sin agregar' },
  en: { title: 'Add a range', add: 'Add', back: 'Back without adding' },
};

/** Makes a range from what its resolution says. */
export const NewRange = () => {
  const words = useWords(WORDS);
  const { client, tenant, mode } = useCompany();
  const navigate = useNavigate();
  const to = { to: '/$tenant/$mode/ranges', params: { tenant, mode } } as const;
  const order = useAct(
    (body: NumberingRangeInput) => createNumberingRange({ client, body }),
    () => navigate(to),
  );
  return (
    <Page title={words.title}>
      <RangeForm
        first={NO_RANGE}
        before={null}
        send={words.add}
        isBusy={order.isPending}
        error={order.error}
        onSend={(fields) => {
          order.mutate(newRangeOf(fields));
        }}
        others={<ButtonLink {...to}>{words.back}</ButtonLink>}
      />
    </Page>
  );
};
