import { type Alarm, getState, type State } from '@rubrica/client/operator';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../design/badge.js';
import { ButtonLink } from '../../../design/button.js';
import { Copied } from '../../../design/copied.js';
import { Failure, Message } from '../../../design/message.js';
import { Page, Section, Skeleton } from '../../../design/page.js';
import { second } from '../../../language/format.js';
import { useLanguage, useWords } from '../../../language/language.js';
import { useOperator } from '../../session/session.js';
import { Command } from '../../shell/command.js';
import { ALARM_WORDS, helpFor, redFirst } from './alarms.js';
import { Environments } from './environments.js';
import { History } from './history.js';
import styles from './now.module.css';
import { Services } from './services.js';
import { ENVIRONMENT, WORDS } from './words.js';

const AGAIN_MS = 10_000;

/** How the installation is now: first what an operator has to look at, with what to do about it. */
export const Now = () => {
  const words = useWords(WORDS);
  const { language } = useLanguage();
  const { client } = useOperator();
  const state = useQuery({
    queryKey: [language, 'getState'],
    queryFn: ({ signal }) => getState({ client, signal }),
    refetchInterval: AGAIN_MS,
  });
  return (
    <Page title={words.title}>
      {state.isError ? <Failure error={state.error} onAgain={() => void state.refetch()} /> : null}
      {state.data ? (
        <>
          <p className="quiet">
            {words.asOf} {second(state.data.at, language)}
          </p>
          <Attention state={state.data} />
          <Section title={words.services}>
            <Services services={redFirst(state.data.services)} />
          </Section>
          <Section title={words.environments}>
            <Environments environments={redFirst(state.data.environments)} />
          </Section>
        </>
      ) : state.isPending ? (
        <Skeleton />
      ) : null}
      <History />
    </Page>
  );
};

/** What is wrong with which service or environment, with its runbook and its command. */
const Attention = ({ state }: { readonly state: State }) => {
  const words = useWords(WORDS);
  const environmentNames = useWords(ENVIRONMENT);
  const rows = [
    ...state.services.map(({ service, alarms }) => ({ of: service, name: service, alarms })),
    ...state.environments.map(({ environment, alarms }) => ({
      of: environment,
      name: environmentNames[environment],
      alarms,
    })),
  ];
  const all = redFirst(rows).flatMap(({ of, name, alarms }) => alarms.map((alarm) => ({ of, name, alarm })));
  if (all.length === 0)
    return (
      <Message tone="good" title={words.allWell}>
        <p>{words.allWellDetail}</p>
      </Message>
    );
  return (
    <Section title={words.attention}>
      <ul className={styles.alarms}>
        {all.map((row) => (
          <AlarmRow key={`${row.of} ${row.alarm.name}`} {...row} />
        ))}
      </ul>
    </Section>
  );
};

const AlarmRow = ({ of, name, alarm }: { readonly of: string; readonly name: string; readonly alarm: Alarm }) => {
  const words = useWords(WORDS);
  const { title, detail } = useWords(ALARM_WORDS[alarm.name]);
  const help = helpFor(alarm.name, of);
  return (
    <li className={styles.alarm}>
      <h3>
        {name} <Badge tone="bad">{title}</Badge>
      </h3>
      <p>{detail}</p>
      <dl className={styles.help}>
        <dt>{words.runbook}</dt>
        <dd>
          <Copied text={alarm.runbook} name={words.runbook} />
        </dd>
      </dl>
      {help === null ? null : (
        <>
          <Command text={help.command} />
          <div>
            <ButtonLink {...help.screen}>{words.show}</ButtonLink>
          </div>
        </>
      )}
    </li>
  );
};
