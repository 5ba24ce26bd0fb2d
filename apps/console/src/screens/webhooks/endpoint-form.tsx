import type { EventType } from '@rubrica/client';
import { type ReactNode, useState } from 'react';
import { Button } from '../../design/button.js';
import { Field } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { useWords, type Words } from '../../language/language.js';
import { EventChoice } from './event-choice.js';

const WORDS: Words<{
  readonly url: string;
  readonly urlHint: string;
  readonly description: string;
}> = {
  es: {
    url: 'Dirección de su receptor',
    urlHint: 'https, alcanzable desde internet, sin usuario ni contraseña.',
    description: 'Nota para usted (opcional)',
  },
  en: {
    url: 'Address of your receiver',
    urlHint: 'https, reachable from the internet, without user and password.',
    description: 'Your own note (optional)',
  },
};

export interface EndpointFields {
  readonly url: string;
  readonly description: string;
  readonly subscribed_events: EventType[];
}

/** The fields of a webhook, when it is made and when it is changed. */
export const EndpointForm = ({
  first,
  send,
  isBusy,
  reason,
  error,
  onSend,
  others,
}: {
  readonly first: EndpointFields;
  readonly send: string;
  readonly isBusy: boolean;
  readonly reason: string | null;
  readonly error: unknown;
  readonly onSend: (fields: EndpointFields) => void;
  /** Further buttons. */
  readonly others: ReactNode;
}) => {
  const words = useWords(WORDS);
  const [url, setUrl] = useState(first.url);
  const [description, setDescription] = useState(first.description);
  const [events, setEvents] = useState<ReadonlySet<EventType>>(new Set(first.subscribed_events));
  return (
    <Form
      error={error}
      onSend={() => {
        onSend({ url: url.trim(), description: description.trim(), subscribed_events: [...events] });
      }}
      buttons={
        <>
          <Button type="submit" kind="primary" isBusy={isBusy} reason={reason}>
            {send}
          </Button>
          {others}
        </>
      }
    >
      <Field
        label={words.url}
        hint={words.urlHint}
        type="url"
        value={url}
        onChange={setUrl}
        fault={faultAt(error, '/url')}
      />
      <Field
        label={words.description}
        value={description}
        onChange={setDescription}
        fault={faultAt(error, '/description')}
      />
      <EventChoice value={events} onChange={setEvents} fault={faultAt(error, '/subscribed_events')} />
    </Form>
  );
};
