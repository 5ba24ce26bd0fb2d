import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../design/button.js';
import { Dialog } from '../design/dialog.js';
import { Failure } from '../design/message.js';
import { Actions, Skeleton } from '../design/page.js';
import { useLanguage, useWords, type Words } from '../language/language.js';
import { useCompany } from '../session/company.js';
import { ACTIONS, beginJob, type JobAction, previewJob } from './job.js';
import { Preview } from './preview.js';

const WORDS: Words<{ readonly leave: string; readonly none: string; readonly dryRun: string }> = {
  es: { leave: 'Cancelar', none: 'No hay filas', dryRun: 'Simulación: todavía no se ha hecho nada.' },
  en: { leave: 'Cancel', none: 'There are no rows', dryRun: 'Dry run: nothing has been done yet.' },
};

/** Shows what a job on a filter would do, and begins it; then its own screen comes. */
export const JobDialog = ({
  action,
  filter,
  onClose,
}: {
  readonly action: JobAction;
  readonly filter: string;
  readonly onClose: () => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, scope, tenant, mode } = useCompany();
  const navigate = useNavigate();
  const dryRun = useQuery({
    queryKey: [...scope, 'previewJob', action, filter],
    queryFn: () => previewJob(client, { action, filter }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const begin = useMutation({
    mutationFn: () => beginJob(client, { action, filter }),
    onSuccess: ({ id }) => navigate({ to: '/$tenant/$mode/jobs/$id', params: { tenant, mode, id } }),
  });
  return (
    <Dialog title={ACTIONS[action].name[language]} onClose={onClose}>
      <p>{ACTIONS[action].what[language]}</p>
      {dryRun.isPending ? <Skeleton /> : null}
      {dryRun.isError ? <Failure error={dryRun.error} onAgain={() => void dryRun.refetch()} /> : null}
      {dryRun.data ? (
        <>
          <p>{words.dryRun}</p>
          <Preview preview={dryRun.data} />
        </>
      ) : null}
      {begin.isError ? <Failure error={begin.error} /> : null}
      <Actions>
        <Button
          kind="primary"
          isBusy={dryRun.isPending || begin.isPending}
          reason={dryRun.data?.count === 0 ? words.none : null}
          onClick={() => {
            if (dryRun.data) begin.mutate();
          }}
        >
          {ACTIONS[action].name[language]}
        </Button>
        <Button onClick={onClose}>{words.leave}</Button>
      </Actions>
    </Dialog>
  );
};
