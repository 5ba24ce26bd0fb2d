import type { Draft } from '@rubrica/client';
import { Button } from '../../design/button.js';
import { Message } from '../../design/message.js';
import { Actions } from '../../design/page.js';
import { type Body, listOf } from '../../entry/body.js';
import { moment } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';

const WORDS: Words<{
  readonly title: string;
  readonly issued: string;
  readonly theirs: string;
  readonly mine: string;
  readonly lines: string;
  readonly keepMine: string;
  readonly takeTheirs: string;
}> = {
  es: {
    title: 'Otra persona cambió este borrador mientras usted escribía',
    issued: 'Este borrador ya se emitió desde otro lugar',
    theirs: 'Su versión',
    mine: 'La versión de esta pantalla',
    lines: 'ítems',
    keepMine: 'Conservar lo de esta pantalla',
    takeTheirs: 'Tomar lo de la otra persona',
  },
  en: {
    title: 'Somebody else changed this draft while you wrote',
    issued: 'This draft was issued from elsewhere',
    theirs: 'Their version',
    mine: 'The version on this screen',
    lines: 'lines',
    keepMine: 'Keep what is on this screen',
    takeTheirs: 'Take theirs',
  },
};

/** Two versions of one draft: the person says which one goes on. */
export const Conflict = ({
  theirs,
  mine,
  onSettle,
}: {
  readonly theirs: Draft;
  readonly mine: Body;
  readonly onSettle: (choice: 'mine' | 'theirs') => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const linesOf = (body: Body): string => `${String(listOf(body['lines']).length)} ${words.lines}`;
  return (
    <div role="alert">
      <Message tone="watch" title={theirs.document_id === null ? words.title : words.issued}>
        <p>
          {words.theirs}: {linesOf(theirs.body as Body)}, {moment(theirs.updated_at, language)}. {words.mine}:{' '}
          {linesOf(mine)}.
        </p>
        {theirs.document_id === null ? (
          <Actions>
            <Button
              onClick={() => {
                onSettle('mine');
              }}
            >
              {words.keepMine}
            </Button>
            <Button
              onClick={() => {
                onSettle('theirs');
              }}
            >
              {words.takeTheirs}
            </Button>
          </Actions>
        ) : null}
      </Message>
    </div>
  );
};
