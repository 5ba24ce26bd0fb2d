import { type Acquirer, getAcquirer, Problem } from '@rubrica/client';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../design/button.js';
import { Choice, Field } from '../design/field.js';
import { Failure } from '../design/message.js';
import { useWords, type Words } from '../language/language.js';
import { useReasonOf } from '../session/act.js';
import { useCompany } from '../session/company.js';
import { at, textOf } from './body.js';
import { useCatalog } from './catalog.js';
import { ChoiceAt, CodeAt, TextAt, useAt, useEntry } from './entry.js';
import { nitCheckDigit, readNit } from './nit.js';
import styles from './entry.module.css';

const WORDS: Words<{
  readonly residence: string;
  readonly resident: string;
  readonly nonResident: string;
  readonly type: string;
  readonly number: string;
  readonly digit: string;
  readonly name: string;
  readonly tradeName: string;
  readonly organization: string;
  readonly person: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly municipality: string;
  readonly city: string;
  readonly state: string;
  readonly line: string;
  readonly postalCode: string;
  readonly responsibility: string;
  readonly scheme: string;
  readonly unsaid: string;
  readonly ask: string;
  readonly noNumber: string;
  readonly asked: string;
}> = {
  es: {
    residence: 'Residencia',
    resident: 'Residente en Colombia',
    nonResident: 'No residente',
    type: 'Tipo de identificación',
    number: 'Número de identificación',
    digit: 'Dígito de verificación',
    name: 'Nombre o razón social',
    tradeName: 'Nombre comercial',
    organization: 'Tipo de persona',
    person: 'Persona natural',
    company: 'Persona jurídica',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    country: 'País',
    municipality: 'Municipio',
    city: 'Ciudad',
    state: 'Estado o provincia',
    line: 'Dirección',
    postalCode: 'Código postal',
    responsibility: 'Responsabilidad fiscal',
    scheme: 'Tributo',
    unsaid: 'Sin indicar',
    ask: 'Consultar en la DIAN',
    noNumber: 'Escriba primero el número de identificación',
    asked: 'La DIAN tiene este nombre y este correo; revíselos.',
  },
  en: {
    residence: 'Residence',
    resident: 'Resident in Colombia',
    nonResident: 'Non-resident',
    type: 'Kind of identification',
    number: 'Identification number',
    digit: 'Check digit',
    name: 'Name, or name of the company',
    tradeName: 'Trade name',
    organization: 'Kind of person',
    person: 'Natural person',
    company: 'Legal person',
    email: 'E-mail',
    phone: 'Telephone',
    country: 'Country',
    municipality: 'Municipality',
    city: 'City',
    state: 'State or province',
    line: 'Address',
    postalCode: 'Postal code',
    responsibility: 'Tax responsibility',
    scheme: 'Tax',
    unsaid: 'Not said',
    ask: 'Ask DIAN',
    noNumber: 'Write the identification number first',
    asked: 'DIAN has this name and this address; check them.',
  },
};

const NIT = '31';
const COLOMBIA = 'CO';

/** The fields of a customer or a supplier, at `base` of the body; an empty base is the body itself. */
export const PartyFields = ({ base, isSupplier }: { readonly base: string; readonly isSupplier: boolean }) => {
  const words = useWords(WORDS);
  const { body, put } = useEntry();
  const unsaid = { value: '', name: words.unsaid };
  const type = textOf(at(body, `${base}/identification/type`));
  const { number } = readNit(textOf(at(body, `${base}/identification/number`)));
  const digit = type === NIT ? nitCheckDigit(number) : null;
  const country = textOf(at(body, `${base}/address/country`)) || COLOMBIA;
  const isAtHome = country === COLOMBIA;
  const responsibilities = useCatalog('responsabilidades');
  const [responsibility] = (at(body, `${base}/tax_level_codes`) ?? []) as readonly string[];
  return (
    <>
      <div className={styles.fields}>
        {isSupplier ? (
          <ChoiceAt
            pointer={`${base}/residence`}
            label={words.residence}
            choices={[
              { value: 'resident', name: words.resident },
              { value: 'non_resident', name: words.nonResident },
            ]}
          />
        ) : null}
        <ChoiceAt
          pointer={`${base}/identification/type`}
          label={words.type}
          choices={useCatalog('tipo-identificacion')}
        />
        <NumberAt base={base} digit={digit} />
        <TextAt pointer={`${base}/legal_name`} label={words.name} />
        <TextAt pointer={`${base}/trade_name`} label={words.tradeName} />
        <TextAt pointer={`${base}/email`} label={words.email} inputMode="email" />
        <TextAt pointer={`${base}/phone`} label={words.phone} inputMode="tel" />
        <ChoiceAt
          pointer={`${base}/organization_type`}
          label={words.organization}
          choices={[unsaid, { value: '1', name: words.company }, { value: '2', name: words.person }]}
        />
        <CodeAt pointer={`${base}/address/country`} label={words.country} choices={useCatalog('paises')} />
        {isAtHome ? <Municipality base={base} /> : <TextAt pointer={`${base}/address/city`} label={words.city} />}
        {!isAtHome && isSupplier ? <TextAt pointer={`${base}/address/state`} label={words.state} /> : null}
        <TextAt pointer={`${base}/address/line`} label={words.line} />
        <TextAt pointer={`${base}/address/postal_code`} label={words.postalCode} />
        <Responsibility
          label={words.responsibility}
          pointer={`${base}/tax_level_codes`}
          value={responsibility ?? ''}
          choices={[unsaid, ...responsibilities]}
          onChoose={(code) => {
            put(`${base}/tax_level_codes`, code === '' ? undefined : [code]);
          }}
        />
        <ChoiceAt
          pointer={`${base}/tax_scheme`}
          label={words.scheme}
          choices={[unsaid, ...useCatalog('tributos-tercero')]}
        />
      </div>
      {isSupplier ? null : <AtDian base={base} type={type} number={number} />}
    </>
  );
};

/** The check digit follows from the number, so what is wrong with it is mended there. */
const NumberAt = ({ base, digit }: { readonly base: string; readonly digit: string | null }) => {
  const words = useWords(WORDS);
  const { faultOf, leave } = useEntry();
  return (
    <Field
      {...useAt(`${base}/identification/number`)}
      label={words.number}
      {...(digit === null ? {} : { hint: `${words.digit}: ${digit}` })}
      fault={faultOf(`${base}/identification/number`) ?? faultOf(`${base}/identification/check_digit`)}
      onBlur={() => {
        leave(`${base}/identification`);
      }}
    />
  );
};

const Municipality = ({ base }: { readonly base: string }) => (
  <CodeAt
    pointer={`${base}/address/municipality_code`}
    label={useWords(WORDS).municipality}
    choices={useCatalog('municipios')}
  />
);

const Responsibility = ({
  label,
  pointer,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly pointer: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  readonly onChoose: (code: string) => void;
}) => {
  const { faultOf, idOf, leave } = useEntry();
  return (
    <Choice
      id={idOf(pointer)}
      label={label}
      value={value}
      choices={choices}
      fault={faultOf(pointer)}
      onBlur={() => {
        leave(pointer);
      }}
      onChange={onChoose}
    />
  );
};

/** Asks DIAN for name and address of a buyer. Whatever the person has typed stays where DIAN knows nothing. */
const AtDian = ({ base, type, number }: { readonly base: string; readonly type: string; readonly number: string }) => {
  const words = useWords(WORDS);
  const { put } = useEntry();
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const ask = useMutation({
    mutationFn: () => getAcquirer({ client, query: { type: type as '31', number } }),
    onSuccess: ({ name, email }: Acquirer) => {
      if (name !== null) put(`${base}/legal_name`, name);
      if (email !== null) put(`${base}/email`, email);
    },
  });
  const unknown = ask.error instanceof Problem && ask.error.code === 'acquirer_unknown' ? ask.error.detail : null;
  return (
    <div className={styles.asking}>
      <Button
        reason={reasonOf('getAcquirer', number === '' ? words.noNumber : null)}
        isBusy={ask.isPending}
        onClick={() => {
          ask.mutate();
        }}
      >
        {words.ask}
      </Button>
      <p role="status">{ask.isSuccess ? words.asked : (unknown ?? '')}</p>
      {ask.isError && unknown === null ? <Failure error={ask.error} /> : null}
    </div>
  );
};
