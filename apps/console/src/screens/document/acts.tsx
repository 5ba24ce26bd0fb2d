import type { ResolveChoice } from '@rubrica/client';
import { useState } from 'react';
import { Button } from '../../design/button.js';
import { Failure, Message } from '../../design/message.js';
import { Actions } from '../../design/page.js';
import { type Act, type IssuedDocument, operationOf, routesOf } from '../../document/issued-document.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct, useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import { ActQuestion } from './act-question.js';

const WORDS: Words<{
  readonly waits: string;
  readonly since: string;
  readonly choice: Readonly<Record<ResolveChoice, string>>;
  readonly retry: string;
  readonly resend: string;
  readonly notFailed: string;
  readonly noMail: string;
  readonly cancel: string;
  readonly notWaiting: string;
  readonly asked: string;
}> = {
  es: {
    waits: 'Este documento espera',
    since: 'desde',
    choice: { issue_as_01: 'Emitirlo como documento de ahora', wait: 'Seguir esperando' },
    retry: 'Reintentar',
    resend: 'Enviar de nuevo el correo',
    notFailed: 'Solo se reintenta lo que falló',
    noMail: 'Todavía no se ha enviado ningún correo',
    cancel: 'Cancelar el documento',
    notWaiting: 'Solo se cancela lo que espera y la DIAN no ha recibido',
    asked: 'Se está procesando.',
  },
  en: {
    waits: 'This document waits',
    since: 'since',
    choice: { issue_as_01: 'Issue it as a document of now', wait: 'Go on waiting' },
    retry: 'Try again',
    resend: 'Send the mail again',
    notFailed: 'Only what has failed is tried again',
    noMail: 'No mail was sent yet',
    cancel: 'Cancel the document',
    notWaiting: 'Only what waits and has not reached DIAN is cancelled',
    asked: 'It is being processed.',
  },
};

/** What a person can do with a document now. The document shows the result when the log has it, and not before. */
export const Acts = ({ document }: { readonly document: IssuedDocument }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const { object: kind, id, status, waiting, email } = document;
  const [asked, setAsked] = useState<string | null>(null);
  const [question, setQuestion] = useState<'cancel' | 'emails' | null>(null);
  const order = useAct(
    ({ act, body }: { readonly act: Act; readonly body: unknown }) => routesOf(client, kind, id).act(act, body),
    () => {
      setAsked(status);
      setQuestion(null);
    },
  );
  const rightTo = useReasonOf();
  const reasonOf = (act: Act, reason: string | null): string | null => rightTo(operationOf(act, kind), reason);
  return (
    <>
      {waiting ? (
        <WaitingChoice
          waiting={waiting}
          reason={reasonOf('resolve', null)}
          isBusy={order.isPending}
          onChoose={(choice) => {
            order.mutate({ act: 'resolve', body: { choice } });
          }}
        />
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
            setQuestion('emails');
          }}
        >
          {words.resend}
        </Button>
        <Button
          kind="danger"
          reason={reasonOf('cancel', waiting ? null : words.notWaiting)}
          isBusy={order.isPending}
          onClick={() => {
            setQuestion('cancel');
          }}
        >
          {words.cancel}
        </Button>
      </Actions>
      {question === null ? null : (
        <ActQuestion
          act={question}
          name={question === 'emails' ? words.resend : words.cancel}
          isBusy={order.isPending}
          error={order.error}
          onSend={(body) => {
            order.mutate({ act: question, body });
          }}
          onLeave={() => {
            setQuestion(null);
          }}
        />
      )}
      <p role="status">{asked === status ? words.asked : ''}</p>
      {order.isError && question === null ? <Failure error={order.error} /> : null}
    </>
  );
};

/** Why a document waits, and what a person may decide about it. */
const WaitingChoice = ({
  waiting: { since, action, choices },
  reason,
  isBusy,
  onChoose,
}: {
  readonly waiting: NonNullable<IssuedDocument['waiting']>;
  readonly reason: string | null;
  readonly isBusy: boolean;
  readonly onChoose: (choice: ResolveChoice) => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <Message tone="watch" title={`${words.waits} ${words.since} ${moment(since, language)}`}>
      <p>{action}</p>
      <Actions>
        {choices.map((choice) => (
          <Button
            key={choice}
            reason={reason}
            isBusy={isBusy}
            onClick={() => {
              onChoose(choice);
            }}
          >
            {words.choice[choice]}
          </Button>
        ))}
      </Actions>
    </Message>
  );
};
