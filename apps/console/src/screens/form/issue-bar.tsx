import { useMutation } from '@tanstack/react-query';
import { Button } from '../../design/button.js';
import { Failure } from '../../design/message.js';
import { KINDS } from '../../document/kinds.js';
import { money } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import type { Body } from '../../entry/body.js';
import type { DocumentKind } from '@rubrica/client';
import styles from './form.module.css';
import type { Kept } from './use-draft.js';
import type { Judged } from './use-preview.js';
import type { Ranges } from './use-range.js';

const WORDS: Words<{
  readonly issue: Readonly<Record<Ranges['environment'], string>>;
  readonly correct: string;
  readonly range: string;
  readonly noRange: string;
  readonly pdf: string;
  readonly pdfFirst: string;
  readonly issuing: string;
  readonly kept: Readonly<Record<Exclude<Kept['state'], 'conflict'>, string>>;
}> = {
  es: {
    issue: { test: 'Emitir en prueba', habilitacion: 'Emitir en habilitación', production: 'Emitir ante la DIAN' },
    correct: 'Enviar la corrección',
    range: 'rango',
    noRange: 'sin rango vigente',
    pdf: 'Ver PDF',
    pdfFirst: 'Complete primero lo que falta',
    issuing: 'Se está emitiendo.',
    kept: {
      none: '',
      saving: 'Guardando el borrador',
      saved: 'Borrador guardado',
      failed: 'El borrador no se pudo guardar',
    },
  },
  en: {
    issue: { test: 'Issue in test', habilitacion: 'Issue in habilitación', production: 'Issue before DIAN' },
    correct: 'Send the correction',
    range: 'range',
    noRange: 'no range in force',
    pdf: 'See PDF',
    pdfFirst: 'Complete first what is missing',
    issuing: 'It is being issued.',
    kept: {
      none: '',
      saving: 'Saving the draft',
      saved: 'Draft saved',
      failed: 'The draft could not be saved',
    },
  },
};

interface Props {
  readonly kind: DocumentKind;
  readonly body: Body;
  readonly judged: Judged;
  readonly isFaulty: boolean;
  readonly ranges: Ranges | null;
  readonly currency: string;
  readonly kept: Kept;
  /** True where the document takes the number of a rejected one. */
  readonly isCorrection: boolean;
  readonly isIssuing: boolean;
  readonly onIssue: () => void;
}

/** The sum, whether the draft is kept, and the two acts. The main button says in which mode and with which range. */
export const IssueBar = (props: Props) => {
  const { kind, body, judged, isFaulty, ranges, currency, kept, isCorrection, isIssuing, onIssue } = props;
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { mode } = useCompany();
  const reasonOf = useReasonOf();
  const environment = ranges?.environment ?? (mode === 'test' ? 'test' : 'habilitacion');
  const chosen = ranges?.ranges.find(({ id }) => id === body['numbering_range_id']) ?? ranges?.ranges[0];
  const from = chosen ? `${words.range} ${chosen.prefix}` : words.noRange;
  return (
    <div className={styles.bar}>
      <div className={styles.state}>
        {judged.preview === null ? null : (
          <output className={styles.sum} aria-live="off">
            {money(judged.preview.totals.payable_amount, currency, language)}
          </output>
        )}
        <span role="status" className={styles.quiet}>
          {isIssuing ? words.issuing : kept.state === 'conflict' ? '' : words.kept[kept.state]}
        </span>
      </div>
      <div className={styles.buttons}>
        <PdfPreview kind={kind} body={body} isReady={judged.preview !== null && !isFaulty} />
        <Button kind="primary" reason={reasonOf('issueDraft')} isBusy={isIssuing} onClick={onIssue}>
          {isCorrection ? words.correct : `${words.issue[environment]} · ${from}`}
        </Button>
      </div>
    </div>
  );
};

/** Opens the PDF of what is typed in a tab of its own, beside the form. */
const PdfPreview = ({
  kind,
  body,
  isReady,
}: {
  readonly kind: DocumentKind;
  readonly body: Body;
  readonly isReady: boolean;
}) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const show = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const file = (await client.post({
          url: `/v1/${KINDS[kind].path}/preview`,
          body,
          headers: { 'content-type': 'application/json', accept: 'application/pdf' },
          parseAs: 'blob',
          responseStyle: 'data',
          throwOnError: true,
        })) as unknown as Blob;
        const url = URL.createObjectURL(file);
        if (tab) tab.location.href = url;
        // The tab has read the file by then; until then it must stay.
        setTimeout(() => {
          URL.revokeObjectURL(url);
        }, 60_000);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
  });
  return (
    <>
      {show.isError ? <Failure error={show.error} /> : null}
      <Button
        reason={isReady ? null : words.pdfFirst}
        isBusy={show.isPending}
        onClick={() => {
          // A tab that opens later than the click would be blocked.
          show.mutate(window.open('', '_blank'));
        }}
      >
        {words.pdf}
      </Button>
    </>
  );
};
