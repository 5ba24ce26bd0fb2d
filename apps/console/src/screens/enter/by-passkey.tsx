import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { hasPasskeys, isGivenUp, logInByPasskey } from '../../session/passkey.js';
import { useSessionApi } from '../../session/session-api.js';
import { useEntry } from './entry.js';

const WORDS: Words<{ readonly passkey: string; readonly noPasskeys: string }> = {
  es: {
    passkey: 'Entrar con clave de acceso',
    noPasskeys: 'Este navegador solo conoce claves de acceso en direcciones https o en localhost',
  },
  en: {
    passkey: 'Enter by passkey',
    noPasskeys: 'This browser knows passkeys at https addresses and at localhost only',
  },
};

/** The login by a passkey, which the person chooses in the browser. */
export const ByPasskey = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const api = useSessionApi();
  const entry = useEntry(() => logInByPasskey(api, language));
  return (
    <>
      <Button
        isBusy={entry.isPending}
        reason={hasPasskeys() ? null : words.noPasskeys}
        onClick={() => {
          entry.mutate();
        }}
      >
        {words.passkey}
      </Button>
      {entry.isError && !isGivenUp(entry.error) ? <Failure error={entry.error} /> : null}
    </>
  );
};
