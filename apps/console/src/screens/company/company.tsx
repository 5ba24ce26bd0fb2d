import { getTenant, type Tenant } from '@rubrica/client';
import { useQuery } from '@tanstack/react-query';
import { Copied } from '../../design/copied.js';
import { FactList } from '../../design/fact-list.js';
import { Failure } from '../../design/message.js';
import { Page, Skeleton } from '../../design/page.js';
import { useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';
import { Brand } from './brand.js';
import { Paper } from './paper.js';
import { Profile } from './profile.js';
import { Receipts } from './receipts.js';
import { Software } from './software.js';

const WORDS: Words<{
  readonly title: string;
  readonly nit: string;
  readonly id: string;
  readonly reception: string;
}> = {
  es: {
    title: 'Empresa y marca',
    nit: 'NIT',
    id: 'Identificador',
    reception: 'Correo de recepción de facturas (regístrelo ante la DIAN)',
  },
  en: {
    title: 'Company and brand',
    nit: 'NIT',
    id: 'Id',
    reception: 'Mail address for suppliers’ invoices (register it at DIAN)',
  },
};

/** What the company is called, how its documents look, and what is done by itself. */
export const Company = () => {
  const words = useWords(WORDS);
  const { client, scope } = useCompany();
  const tenant = useQuery({
    queryKey: [...scope, 'getTenant'],
    queryFn: ({ signal }) => getTenant({ client, signal }),
  });
  return (
    <Page title={words.title}>
      {tenant.isPending ? <Skeleton /> : null}
      {tenant.isError ? <Failure error={tenant.error} onAgain={() => void tenant.refetch()} /> : null}
      {tenant.data ? <Parts tenant={tenant.data} /> : null}
    </Page>
  );
};

const Parts = ({ tenant }: { readonly tenant: Tenant }) => {
  const words = useWords(WORDS);
  const { nit, check_digit, id, reception_address } = tenant;
  return (
    <>
      <FactList
        facts={[
          [words.nit, `${nit}-${check_digit}`],
          [words.id, <Copied key="id" text={id} name={words.id} />],
          [
            words.reception,
            reception_address === null ? null : (
              <Copied key="reception" text={reception_address} name={words.reception} />
            ),
          ],
        ]}
      />
      <Profile tenant={tenant} />
      <Paper tenant={tenant} />
      <Brand tenant={tenant} />
      <Receipts tenant={tenant} />
      <Software tenant={tenant} />
    </>
  );
};
