import { Problem } from '@rubrica/client';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '../design/button.js';
import { Dialog } from '../design/dialog.js';
import { Failure } from '../design/message.js';
import { Actions } from '../design/page.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { hasPasskeys, isGivenUp, stepUp } from './passkey.js';
import { useSessionApi } from './session-api.js';

const WORDS: Words<{
  readonly title: string;
  readonly why: string;
  readonly confirm: string;
  readonly leave: string;
  readonly without: string;
}> = {
  es: {
    title: 'Confirme que es usted',
    why: 'Este paso es delicado: confírmelo con su clave de acceso. La confirmación vale diez minutos.',
    confirm: 'Confirmar con clave de acceso',
    leave: 'No seguir',
    without:
      'Si no tiene una: créela en «Mi sesión» durante los diez minutos que siguen al ingreso, o entre con un enlace de quien opera la instalación.',
  },
  en: {
    title: 'Confirm that it is you',
    why: 'This step is delicate: confirm it by your passkey. The confirmation is good for ten minutes.',
    confirm: 'Confirm by passkey',
    leave: 'Do not go on',
    without:
      'If you have none: make one in “My session” within ten minutes of the login, or log in by a link of those who operate the installation.',
  },
};

type Act = <Answer>(act: () => Promise<Answer>) => Promise<Answer>;

const Acting = createContext<Act>((act) => act());

/**
 * Returns what does an act that may take a step-up: where the API asks for one, the person confirms by a passkey, and the act
 * is done again. It rejects with the API's problem if the person does not confirm.
 */
export const useSteppedUp = (): Act => useContext(Acting);

/**
 * An act that may take a step-up. All that is shown is asked for again when `onDone` is over, which may leave the screen first.
 */
export const useAct = <Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void | Promise<void>,
): UseMutationResult<Answer, Error, Input> => {
  const steppedUp = useSteppedUp();
  const questions = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => steppedUp(() => act(input)),
    onSuccess: async (answer) => {
      await onDone?.(answer);
      await questions.invalidateQueries();
    },
  });
};

interface Asked {
  readonly confirmed: () => void;
  readonly left: () => void;
}

/** Around the screens of who is logged in: asks for the passkey when an act needs it. */
export const StepUps = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [act] = useState((): Act => async (once) => {
    try {
      return await once();
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'step_up_required') throw error;
      await new Promise<void>((resolve, reject) => {
        setAsked({
          confirmed: resolve,
          left: () => {
            reject(error);
          },
        });
      }).finally(() => {
        setAsked(null);
      });
      return once();
    }
  });
  return (
    <Acting value={act}>
      {children}
      {asked === null ? null : <Question {...asked} />}
    </Acting>
  );
};

const Question = ({ confirmed, left }: Asked) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const api = useSessionApi();
  const confirmation = useMutation({ mutationFn: () => stepUp(api, language), onSuccess: confirmed });
  return (
    <Dialog title={words.title} onClose={left}>
      <p>{words.why}</p>
      <p>{words.without}</p>
      {confirmation.isError && !isGivenUp(confirmation.error) ? <Failure error={confirmation.error} /> : null}
      <Actions>
        <Button
          kind="primary"
          isBusy={confirmation.isPending}
          reason={hasPasskeys() ? null : words.without}
          onClick={() => {
            confirmation.mutate();
          }}
        >
          {words.confirm}
        </Button>
        <Button onClick={left}>{words.leave}</Button>
      </Actions>
    </Dialog>
  );
};
