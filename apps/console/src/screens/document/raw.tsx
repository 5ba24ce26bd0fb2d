import { Copied } from '../../design/copied.js';
import type { IssuedDocument } from '../../document/issued-document.js';
import { KINDS } from '../../document/kinds.js';
import { useWords, type Words } from '../../language/language.js';
import { Disclosed } from './part.js';

const WORDS: Words<{ readonly title: string; readonly call: string }> = {
  es: { title: 'Para quien programa', call: 'Solicitud equivalente' },
  en: { title: 'For programmers', call: 'The same request' },
};

/** The document as the API answers it, and the request that asks for it. */
export const Raw = ({ document }: { readonly document: IssuedDocument }) => {
  const words = useWords(WORDS);
  const url = `${globalThis.location.origin}/v1/${KINDS[document.object].path}/${document.id}`;
  return (
    <Disclosed name={words.title}>
      <p>
        <Copied
          name={words.call}
          text={`curl ${url} -H "Authorization: Bearer $RUBRICA_API_KEY" -H "Svc-Version: 2026-12-01"`}
        />
      </p>
      <pre tabIndex={0} aria-label="JSON">
        {JSON.stringify(document, null, 2)}
      </pre>
    </Disclosed>
  );
};
