import { acceptInvitation } from '@rubrica/client';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../design/button.js';
import { Failure, Message } from '../../design/message.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { clientOf, questions } from '../../session/asking.js';
import { sessionQuery } from '../../session/session.js';
import styles from './enter.module.css';

const WORDS: Words<{
  readonly title: string;
  readonly none: string;
  readonly ask: string;
  readonly invited: string;
  readonly accept: string;
}> = {
  es: {
    title: 'Invitaciones',
    none: 'No hay invitaciones abiertas para usted.',
    ask: 'Pida a quien administra la empresa que lo invite a la dirección:',
    invited: 'Invitación de',
    accept: 'Aceptar',
  },
  en: {
    title: 'Invitations',
    none: 'No invitation is open for you.',
    ask: 'Ask an owner of the company to invite this address:',
    invited: 'Invitation of',
    accept: 'Accept',
  },
};

/** The open invitations of the person; who belongs to no company yet arrives here after the login. */
export const Invitations = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { data: session } = useSuspenseQuery(sessionQuery(language));
  const acceptance = useMutation({
    mutationFn: (id: string) => acceptInvitation({ client: clientOf({ mode: 'test' }, language), path: { id } }),
    onSuccess: async () => {
      await questions.invalidateQueries();
      await navigate({ to: '/', replace: true });
    },
  });
  return (
    <main className={styles.enter}>
      <h1>{words.title}</h1>
      {session.invitations.length === 0 ? (
        <p>
          {words.none} {words.ask} <strong>{session.person.email}</strong>
        </p>
      ) : null}
      {session.invitations.map(({ id, company }) => (
        <Message key={id} title={`${words.invited} ${company}`}>
          <Button
            kind="primary"
            isBusy={acceptance.isPending}
            onClick={() => {
              acceptance.mutate(id);
            }}
          >
            {words.accept}
          </Button>
        </Message>
      ))}
      {acceptance.isError ? <Failure error={acceptance.error} /> : null}
    </main>
  );
};
