import {
  getNumberingRange,
  type NumberingRange,
  type NumberingRangePatch,
  updateNumberingRange,
} from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { Page, Skeleton } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { changeOf, fieldsOf } from './range-body.js';
import { RangeForm } from './range-form.js';

const WORDS: Words<{ readonly title: string; readonly save: string; readonly back: string }> = {
  es: { title: 'Editar rango', save: 'Guardar', back: 'Volver sin guardar' },
  en: { title: 'Edit the range', save: 'Save', back: 'Back without saving' },
};

const route = getRouteApi('/$tenant/$mode/ranges/$range/edit');

export const EditRange = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const { range: id } = route.useParams();
  const range = useQuery({
    queryKey: [...scope, 'getNumberingRange', id],
    queryFn: ({ signal }) => getNumberingRange({ client, path: { id }, signal }),
  });
  return (
    <Page title={range.data ? `${words.title} ${range.data.prefix}` : words.title}>
      {range.isPending ? <Skeleton /> : null}
      {range.isError ? <Failure error={range.error} onAgain={() => void range.refetch()} /> : null}
      {range.data ? <Edit range={range.data} /> : null}
    </Page>
  );
};

const Edit = ({ range }: { readonly range: NumberingRange }) => {
  const words = useWords(WORDS);
  const { client, tenant, mode } = useCompany();
  const navigate = useNavigate();
  const to = { to: '/$tenant/$mode/ranges', params: { tenant, mode } } as const;
  const order = useAct(
    (body: NumberingRangePatch) => updateNumberingRange({ client, path: { id: range.id }, body }),
    () => navigate(to),
  );
  const first = fieldsOf(range);
  return (
    <RangeForm
      first={first}
      before={range}
      send={words.save}
      isBusy={order.isPending}
      error={order.error}
      onSend={(fields) => {
        order.mutate(changeOf(first, fields));
      }}
      others={<ButtonLink {...to}>{words.back}</ButtonLink>}
    />
  );
};
