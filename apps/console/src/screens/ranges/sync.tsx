import { type NumberingRangesInUse, type NumberingRangeSync, syncNumberingRanges } from '@rubrica/client';
import { useState } from 'react';
import { Badge } from '../../design/badge.js';
import { Button } from '../../design/button.js';
import { Dialog } from '../../design/dialog.js';
import { Choice } from '../../design/field.js';
import { Failure } from '../../design/message.js';
import { Actions } from '../../design/page.js';
import { Table } from '../../design/table.js';
import { count } from '../../language/format.js';
import { useLanguage, useWords, type Words } from '../../language/language.js';
import { useAct } from '../../session/act.js';
import { useCompany } from '../../session/company.js';
import styles from './ranges.module.css';
import { nameOfRangeType, type RangeType, SYNC_ACTION } from './words.js';

const WORDS: Words<{
  readonly title: string;
  readonly detail: string;
  readonly begin: string;
  readonly close: string;
  readonly range: string;
  readonly result: string;
  readonly numbers: string;
  readonly none: string;
  readonly assign: string;
  readonly choose: string;
}> = {
  es: {
    title: 'Traer rangos de la DIAN',
    detail:
      'Se preguntan a la DIAN los rangos que le autorizó para el software de esta empresa. Los que faltan se crean, los que cambiaron se actualizan, y nada se borra.',
    begin: 'Preguntar a la DIAN',
    close: 'Cerrar',
    range: 'Rango autorizado',
    result: 'Resultado',
    numbers: 'Numera',
    none: 'La DIAN no nombra ningún rango para este software.',
    assign: 'Guardar lo que numeran',
    choose: 'Elija',
  },
  en: {
    title: 'Fetch ranges from DIAN',
    detail:
      'DIAN is asked for the ranges that it authorized for the software of this company. Those that lack are made, those that changed are updated, and nothing is deleted.',
    begin: 'Ask DIAN',
    close: 'Close',
    range: 'Authorized range',
    result: 'Result',
    numbers: 'Numbers',
    none: 'DIAN names no range for this software.',
    assign: 'Keep what they number',
    choose: 'Choose',
  },
};

const keyOf = ({ authorized: { resolution_number, prefix } }: NumberingRangeSync): string =>
  `${resolution_number} ${prefix}`;

/** Asks DIAN for the authorized ranges, and shows what was done with each. */
export const Sync = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useWords(WORDS);
  const { client } = useCompany();
  const [assigned, setAssigned] = useState<ReadonlyMap<string, RangeType>>(new Map());
  const order = useAct((body: NumberingRangesInUse) => syncNumberingRanges({ client, body }));
  const results = order.data?.data;
  const open = results?.filter(({ action }) => action === 'unassigned') ?? [];
  const assign = open.flatMap((result) => {
    const document_type = assigned.get(keyOf(result));
    const { resolution_number, prefix } = result.authorized;
    return document_type === undefined ? [] : [{ resolution_number, prefix, document_type }];
  }) as NonNullable<NumberingRangesInUse['assign']>;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.detail}</p>
      {order.isError ? <Failure error={order.error} /> : null}
      {results?.length === 0 ? <p>{words.none}</p> : null}
      {results && results.length > 0 ? (
        <Results
          results={results}
          assigned={assigned}
          onAssign={(result, type) => {
            setAssigned(new Map([...assigned, [keyOf(result), type]]));
          }}
        />
      ) : null}
      <Actions>
        {results === undefined || open.length > 0 ? (
          <Button
            kind="primary"
            isBusy={order.isPending}
            reason={results !== undefined && assign.length === 0 ? words.choose : null}
            onClick={() => {
              order.mutate(assign.length === 0 ? {} : { assign });
            }}
          >
            {results === undefined ? words.begin : words.assign}
          </Button>
        ) : null}
        <Button onClick={onClose}>{words.close}</Button>
      </Actions>
    </Dialog>
  );
};

const Results = ({
  results,
  assigned,
  onAssign,
}: {
  readonly results: readonly NumberingRangeSync[];
  readonly assigned: ReadonlyMap<string, RangeType>;
  readonly onAssign: (result: NumberingRangeSync, type: RangeType) => void;
}) => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  return (
    <Table<NumberingRangeSync>
      caption={words.title}
      rows={results}
      keyOf={keyOf}
      columns={[
        {
          name: words.range,
          cell: ({ authorized: { prefix, from, to, resolution_number } }) => (
            <>
              {prefix} {count(from, language)}–{count(to, language)}
              <div className="quiet">{resolution_number}</div>
            </>
          ),
        },
        {
          name: words.result,
          cell: ({ action, reason }) => (
            <>
              <Badge tone={SYNC_ACTION[action].tone}>{SYNC_ACTION[action].name[language]}</Badge>
              {reason === null ? null : <div className="quiet">{reason}</div>}
            </>
          ),
        },
        {
          name: words.numbers,
          cell: (result) =>
            result.action === 'unassigned' ? (
              <div className={styles.assign}>
                <Choice<RangeType>
                  label={`${words.numbers} ${result.authorized.prefix}`}
                  value={assigned.get(keyOf(result)) ?? ''}
                  onChange={(type) => {
                    if (type !== '') onAssign(result, type);
                  }}
                  choices={[
                    { value: '', name: words.choose },
                    ...result.document_types.map((value) => ({ value, name: nameOfRangeType(value, language) })),
                  ]}
                />
              </div>
            ) : (
              result.document_types.map((type) => nameOfRangeType(type, language)).join(', ')
            ),
        },
      ]}
    />
  );
};
