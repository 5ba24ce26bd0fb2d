import type { ReceivedDocumentEventsInput } from '@rubrica/client';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Choice, Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { type BuyersEvent, CLAIMS, EVENTS } from '../../document-event/standing.js';
import { useLanguage, useWords } from '../../language/language.js';
import { WORDS } from './words.js';

export type Order = ReceivedDocumentEventsInput;
type ClaimCode = keyof typeof CLAIMS;

const NOBODY = { type: '13', number: '', first: '', last: '' };

/** Asks for what an event must say, before it goes to DIAN: who received, or why the invoice is claimed. */
export const EventOrder = ({
  event,
  error,
  isBusy,
  onSend,
  onLeave,
}: {
  readonly event: BuyersEvent;
  readonly error: unknown;
  readonly isBusy: boolean;
  readonly onSend: (order: Order) => void;
  readonly onLeave: () => void;
}) => {
  const { language } = useLanguage();
  const words = useWords(WORDS);
  const [claim, setClaim] = useState<ClaimCode>('01');
  const [person, setPerson] = useState(NOBODY);
  const isReceipt = event === 'receipt' || event === 'goods_received';
  const names = isReceipt && [person.number, person.first, person.last].some((text) => text.trim() !== '');
  return (
    <Dialog title={EVENTS[event][language]} onClose={onLeave}>
      <Form
        onSend={() => {
          onSend({
            type: event,
            ...(event === 'claim' ? { claim_code: claim } : {}),
            ...(names
              ? {
                  person: {
                    identification: { type: person.type as '13', number: person.number.trim() },
                    first_name: person.first.trim(),
                    last_name: person.last.trim(),
                  },
                }
              : {}),
          });
        }}
        error={error}
        buttons={
          <>
            <Button kind={event === 'claim' ? 'danger' : 'primary'} type="submit" isBusy={isBusy}>
              {words.confirm}
            </Button>
            <Button onClick={onLeave}>{words.leave}</Button>
          </>
        }
      >
        {event === 'claim' ? (
          <Choice<ClaimCode>
            label={words.why}
            value={claim}
            onChange={(code) => {
              if (code !== '') setClaim(code);
            }}
            choices={(Object.keys(CLAIMS) as ClaimCode[]).sort().map((code) => ({
              value: code,
              name: `${code} ${CLAIMS[code][language]}`,
            }))}
          />
        ) : null}
        {isReceipt ? <PersonFields person={person} onChange={setPerson} error={error} /> : null}
      </Form>
    </Dialog>
  );
};

/** Who received the invoice or the goods; it may stay empty where the company names one person for all. */
const PersonFields = ({
  person,
  onChange,
  error,
}: {
  readonly person: typeof NOBODY;
  readonly onChange: (person: typeof NOBODY) => void;
  readonly error: unknown;
}) => {
  const words = useWords(WORDS);
  const change = (part: Partial<typeof NOBODY>): void => {
    onChange({ ...person, ...part });
  };
  return (
    <>
      <p>{words.personDetail}</p>
      <Field
        label={words.firstName}
        value={person.first}
        onChange={(first) => {
          change({ first });
        }}
        fault={faultAt(error, '/person/first_name')}
      />
      <Field
        label={words.lastName}
        value={person.last}
        onChange={(last) => {
          change({ last });
        }}
        fault={faultAt(error, '/person/last_name')}
      />
      <Choice
        label={words.idType}
        value={person.type}
        onChange={(type) => {
          change({ type });
        }}
        choices={Object.entries(words.idTypes).map(([value, name]) => ({ value, name }))}
      />
      <Field
        label={words.idNumber}
        value={person.number}
        onChange={(number) => {
          change({ number });
        }}
        fault={faultAt(error, '/person/identification/number')}
      />
    </>
  );
};
