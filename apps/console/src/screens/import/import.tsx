import type { JobPreview } from '@rubrica/client';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { base64Of } from '../../design/base64.js';
import { Button } from '../../design/button.js';
import { Download } from '../../design/download.js';
import { Choice, FileField } from '../../design/field.js';
import { faultAt, Form } from '../../design/form.js';
import { Failure } from '../../design/message.js';
import { Actions, Page, Section } from '../../design/page.js';
import { beginJob, IMPORTABLE, type JobOrder, previewJob } from '../../job/job.js';
import { Preview } from '../../job/preview.js';
import { count } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useReasonOf } from '../../session/act.js';
import { useCompany } from '../../session/company.js';

const WORDS: Words<{
  readonly title: string;
  readonly about: string;
  readonly kind: string;
  readonly template: string;
  readonly file: string;
  readonly fileDetail: string;
  readonly choose: string;
  readonly check: string;
  readonly dryRun: string;
  readonly dryRunDetail: string;
  readonly begin: (rows: string) => string;
}> = {
  es: {
    title: 'Importar',
    about:
      'Un archivo de hoja de cálculo, con una fila por línea o por cliente. Las filas con el mismo id externo son un solo documento, y por él nada se emite dos veces.',
    kind: 'Qué se importa',
    template: 'Descargar la plantilla',
    file: 'Archivo (CSV UTF-8 o XLSX)',
    fileDetail: 'Hasta 5 MB y 10.000 filas. Las columnas van en cualquier orden, en español o en inglés.',
    choose: 'Elija un archivo',
    check: 'Revisar el archivo',
    dryRun: 'Simulación',
    dryRunDetail:
      'Todavía no se ha hecho nada. Se revisaron las primeras filas; al importar se revisa cada una, y las que tengan faltas quedan fuera con su razón.',
    begin: (rows) => `Importar ${rows}`,
  },
  en: {
    title: 'Import',
    about:
      'A file of a spreadsheet, with a row for each line or each customer. Rows with the same external id are one document, and by it nothing is issued twice.',
    kind: 'What is imported',
    template: 'Download the template',
    file: 'File (CSV UTF-8 or XLSX)',
    fileDetail: 'Up to 5 MB and 10,000 rows. Columns stand in any order, in Spanish or in English.',
    choose: 'Choose a file',
    check: 'Check the file',
    dryRun: 'Dry run',
    dryRunDetail:
      'Nothing has been done yet. The first rows were checked; the import checks each one, and leaves those with faults out, with the reason.',
    begin: (rows) => `Import ${rows}`,
  },
};

const [FIRST] = IMPORTABLE;
const POINTER = '/file/content_base64';

/** A file becomes documents, customers or suppliers: first a dry run, then a job with a screen of its own. */
export const Import = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useCompany();
  const reasonOf = useReasonOf();
  const [kind, setKind] = useState(FIRST?.kind ?? '');
  const [file, setFile] = useState<File | null>(null);
  const importable = IMPORTABLE.find((one) => one.kind === kind);
  const order = async (): Promise<JobOrder> => {
    const content = file ? await base64Of(file) : '';
    return { action: 'import', file: { kind, content_base64: content } };
  };
  const check = useMutation({ mutationFn: async () => previewJob(client, await order()) });
  const right = reasonOf(importable?.right ?? '');
  const fault = faultAt(check.error, POINTER);
  return (
    <Page
      title={words.title}
      actions={
        <Download
          name={`${kind}.csv`}
          read={() => client.get({ url: `/v1/jobs/templates/${kind}`, parseAs: 'blob', responseStyle: 'data' })}
        >
          {words.template}
        </Download>
      }
    >
      <p>{words.about}</p>
      <Form
        onSend={() => {
          if (right === null && file) check.mutate();
        }}
        error={fault === null ? check.error : null}
        buttons={
          <Button
            type="submit"
            kind={check.data ? 'plain' : 'primary'}
            isBusy={check.isPending}
            reason={right ?? (file ? null : words.choose)}
          >
            {words.check}
          </Button>
        }
      >
        <Choice
          label={words.kind}
          value={kind}
          onChange={(value) => {
            setKind(value);
            check.reset();
          }}
          choices={IMPORTABLE.map((one) => ({ value: one.kind, name: one.name[language] }))}
        />
        <FileField
          label={words.file}
          hint={words.fileDetail}
          fault={fault}
          accept=".csv,.xlsx,text/csv"
          onChange={(chosen) => {
            setFile(chosen);
            check.reset();
          }}
        />
      </Form>
      {check.data ? <DryRun preview={check.data} order={order} /> : null}
    </Page>
  );
};

/** What the dry run has told, and the button that begins the import. */
const DryRun = ({ preview, order }: { readonly preview: JobPreview; readonly order: () => Promise<JobOrder> }) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client, tenant, mode } = useCompany();
  const navigate = useNavigate();
  const begin = useMutation({
    mutationFn: async () => beginJob(client, await order()),
    onSuccess: ({ id }) => navigate({ to: '/$tenant/$mode/jobs/$id', params: { tenant, mode, id } }),
  });
  return (
    <Section title={words.dryRun}>
      <p>{words.dryRunDetail}</p>
      <Preview preview={preview} />
      {begin.isError ? <Failure error={begin.error} /> : null}
      <Actions>
        <Button
          kind="primary"
          isBusy={begin.isPending}
          onClick={() => {
            begin.mutate();
          }}
        >
          {words.begin(count(preview.count, language))}
        </Button>
      </Actions>
    </Section>
  );
};
