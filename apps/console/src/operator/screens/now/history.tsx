import { listGaugeHistory } from '@rubrica/client/operator';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Choice } from '../../../design/field.js';
import { Line } from '../../../design/line.js';
import { Failure, Message } from '../../../design/message.js';
import { Section, Skeleton } from '../../../design/page.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { useOperator } from '../../session/session.js';
import { Command } from '../../shell/command.js';
import { gaugesIn, USUAL_GAUGE } from './gauges.js';
import { WORDS } from './words.js';

const route = getRouteApi('/installation/');
const MINUTE_MS = 60_000;

/** What a gauge has shown in the last 24 hours. Which one stands in the address. */
export const History = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useOperator();
  const navigate = useNavigate();
  const { gauge = USUAL_GAUGE } = route.useSearch();
  const gauges = gaugesIn(language);
  const history = useQuery({
    queryKey: [language, 'listGaugeHistory', gauge],
    queryFn: async ({ signal }) => {
      const to = new Date();
      const from = new Date(to.getTime() - 24 * 60 * MINUTE_MS);
      const { points } = await listGaugeHistory({ client, query: { gauge }, signal });
      return { points, from: from.toISOString(), to: to.toISOString() };
    },
    refetchInterval: MINUTE_MS,
  });
  const known = gauges.find(({ value }) => value === gauge);
  return (
    <Section title={words.history}>
      <Choice
        label={words.gauge}
        value={gauge}
        choices={known ? gauges : [{ value: gauge, name: gauge }, ...gauges]}
        onChange={(chosen) => {
          void navigate({ to: '/', search: { gauge: chosen }, replace: true });
        }}
      />
      {history.isError ? (
        <Failure error={history.error} onAgain={() => void history.refetch()} />
      ) : !history.data ? (
        <Skeleton />
      ) : history.data.points.length === 0 ? (
        <Message title={words.noReadings} />
      ) : (
        <Line name={known?.name ?? gauge} {...history.data} />
      )}
      <Command text={`state list --gauge ${gauge}`} />
    </Section>
  );
};
