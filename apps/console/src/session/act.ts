import { useWords, type Words } from '../language/language.js';
import { useCompany } from './company.js';

export { useAct } from './step-up.js';

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
