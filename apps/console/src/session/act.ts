import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { useWords, type Words } from '../language/language.js';
import { useCompany } from './company.js';
import { useSteppedUp } from './step-up.js';

const NO_RIGHT: Words<string> = {
  es: 'Su rol en esta empresa no lo permite',
  en: 'Your role in this company does not allow it',
};

/** Returns why a button is of no use: the role may not call the operation, or another reason; null if it is of use. */
export const useReasonOf = (): ((operationId: string, other?: string | null) => string | null) => {
  const words = useWords(NO_RIGHT);
  const { may } = useCompany();
  return (operationId, other = null) => (may(operationId) ? other : words);
};

/**
 * An act on the company. It asks for a step-up where the API does. All that is shown is asked for again when `onDone` is over,
 * which may leave the screen first.
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
