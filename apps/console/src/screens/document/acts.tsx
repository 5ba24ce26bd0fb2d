import type { ResolveChoice } from '@rubrica/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Failure, Message } from '../../design/message.js';
import { Actions } from '../../design/page.js';
import { type Act, type IssuedDocument, operationOf, routesOf } from '../../document/issued-document.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly waits: string;
  readonly since: string;
  readonly choice: Readonly<Record<ResolveChoice, string>>;
  readonly retry: string;
  readonly resend: string;
  readonly noRight: string;
  readonly notFailed: string;
  readonly noMail: string;
  readonly asked: string;
}> = {
  es: {
    waits: 'Este documento espera',
    since: 'desde',
    choice: { issue_as_01: 'Emitirlo como documento de ahora', wait: 'Seguir esperando' },
    retry: 'Reintentar',
    resend: 'Enviar de nuevo el correo',
    noRight: 'Su rol en esta empresa no lo permite',
    notFailed: 'Solo se reintenta lo que falló',
    noMail: 'Todavía no se ha enviado ningún correo',
    asked: 'Se está procesando.',
  },
  en: {
    waits: 'This document waits',
    since: 'since',
    choice: { issue_as_01: 'Issue it as a document of now', wait: 'Go on waiting' },
    retry: 'Try again',
    resend: 'Send the mail again',
    noRight: 'Your role in this company does not allow it',
    notFailed: 'Only what has failed is tried again',
    noMail: 'No mail was sent yet',
    asked: 'It is being processed.',
  },
};

/** What a person can do with a document now. The document shows the result when the log has it, and not before. */
export const Acts = ({ document }: { readonly document: IssuedDocument }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, may } = useCompany();
  const { object: kind, id, status, waiting, email } = document;
  const [asked, setAsked] = useState<string | null>(null);
  const questions = useQueryClient();
  const order = useMutation({
    mutationFn: ({ act, body }: { readonly act: Act; readonly body: unknown }) =>
      routesOf(client, kind, id).act(act, body),
    onSuccess: () => {
      setAsked(status);
      return questions.invalidateQueries();
    },
  });
  const reasonOf = (act: Act, reason: string | null): string | null =>
    may(operationOf(act, kind)) ? reason : words.noRight;
  return (
    <>
      {waiting ? (
        <Message tone="watch" title={`${words.waits} ${words.since} ${moment(waiting.since, language)}`}>
          <p>{waiting.action}</p>
          <Actions>
            {waiting.choices.map((choice) => (
              <Button
                key={choice}
                reason={reasonOf('resolve', null)}
                isBusy={order.isPending}
                onClick={() => {
                  order.mutate({ act: 'resolve', body: { choice } });
                }}
              >
                {words.choice[choice]}
              </Button>
            ))}
          </Actions>
        </Message>
      ) : null}
      <Actions>
        <Button
          reason={reasonOf('retry', status === 'failed' ? null : words.notFailed)}
          isBusy={order.isPending}
          onClick={() => {
            order.mutate({ act: 'retry', body: {} });
          }}
        >
          {words.retry}
        </Button>
        <Button
          reason={reasonOf('emails', email === null ? words.noMail : null)}
          isBusy={order.isPending}
          onClick={() => {
            order.mutate({ act: 'emails', body: {} });
          }}
        >
          {words.resend}
        </Button>
      </Actions>
      <p role="status">{asked === status ? words.asked : ''}</p>
      {order.isError ? <Failure error={order.error} /> : null}
    </>
  );
};
