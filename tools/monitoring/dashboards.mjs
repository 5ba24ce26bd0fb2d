/**
 * The dashboards. Counters and histograms are of one process: `sum`. What is read from the database is the same in all
 * replicas of a service: `max by`.
 */
import { dashboard, lines, number, row, table } from './panels.mjs';

const ENVIRONMENT = { environment: ['production', 'habilitacion', 'test'] };
const RANGE = '$__rate_interval';

const perMinute = (type, labels = '') =>
  `sum(rate(rubrica_facts_total{type="${type}",environment="$environment"${labels}}[${RANGE}])) * 60`;
const quantile = (q, by = 'le') =>
  `histogram_quantile(${q}, sum by (${by}) (rate(rubrica_time_to_verdict_seconds_bucket{environment="$environment"}[${RANGE}])))`;
const dianCalls = (matchers = '') => `rubrica_dian_call_duration_seconds_count{environment="$environment"${matchers}}`;
const webhookAttempts = (matchers) => `sum(rate(rubrica_webhook_attempts_total${matchers}[${RANGE}])) * 60`;

const waiting = `max by (service, reason) (rubrica_waiting_documents{environment="$environment"})`;
const scheduledAtDian = `max(rubrica_timers{service="dian-submitter",kind="submit-$environment"})`;
const ofContingency = `max by (state) (rubrica_contingency_documents{environment="$environment"})`;

const accepted = number(
  'Accepted a minute',
  'cpm',
  'Documents that DIAN accepted in a minute. In the environment test the verdicts are simulated.',
  [['accepted', perMinute('document.accepted')]],
);

const certificates = table(
  'Certificates that end',
  's',
  'Time that is left to the certificates of tenants that end within 30 days, the first 50; below 0: it has ended. ' +
    'The tenant has to upload a new one.',
  'min by (tenant, environment, certificate) (rubrica_certificate_left_seconds)',
  ['tenant', 'environment', 'certificate'],
  { descending: false, alarms: { orange: 1_209_600, red: 604_800, below: true } },
);

const rejectionsByRule = table(
  'Rejections by rule',
  'short',
  'Documents that DIAN rejected in the last 24 hours, by the rules that it names; docs/rules.md explains each.',
  'topk(15, sum by (rule) (increase(rubrica_dian_rejections_total{environment="$environment"}[24h])) > 0)',
  ['rule'],
  { width: 6 },
);

const dianByResult = lines(
  'Calls to DIAN by result',
  'reqps',
  'answered: DIAN said something about the document. not_sent and unknown: it did not, and the circuit breaker counts them.',
  [['{{result}}', `sum by (result) (rate(${dianCalls()}[${RANGE}]))`]],
  { stack: true },
);

const dianDuration = lines(
  'Time that DIAN takes',
  's',
  'Duration of calls that were answered; about two seconds are usual.',
  [
    ['p50', dianQuantile(0.5)],
    ['p95', dianQuantile(0.95)],
  ],
);

function dianQuantile(q) {
  return `histogram_quantile(${q}, sum by (le) (rate(rubrica_dian_call_duration_seconds_bucket{environment="$environment",result="answered"}[${RANGE}])))`;
}

const mails = lines(
  'Mails',
  'cpm',
  'Mails by what became of them. deferred: the mail server did not take it, and it is tried again for two days.',
  [['{{result}}', `sum by (result) (rate(rubrica_mail_attempts_total[${RANGE}])) * 60`]],
  { stack: true },
);

const mailReports = lines(
  'Reports about mails',
  'cpm',
  'Bounces, complaints and receipts that came later, by what they changed. none: about no mail of ours, or nothing new.',
  [['{{way}} {{result}}', `sum by (way, result) (rate(rubrica_mail_reports_total[${RANGE}])) * 60`]],
);

const receivedMails = lines(
  'Mails of suppliers',
  'cpm',
  'Mails to reception addresses. events: only events 030 to 034 were in them. nothing: nothing that is received. nobody, too_large: left in the mailbox, flagged.',
  [['{{result}}', `sum by (result) (rate(rubrica_received_mails_total[${RANGE}])) * 60`]],
);

const webhooks = lines('Webhooks', 'cpm', 'Calls of webhook receivers, and deliveries given up after four attempts.', [
  ['succeeded', webhookAttempts('{result="succeeded"}')],
  ['failed', webhookAttempts('{result!="succeeded"}')],
  ['given up', `sum(rate(rubrica_facts_total{type="document.webhook-exhausted"}[${RANGE}])) * 60`],
]);

const failuresByReason = table(
  'Failures by reason',
  'short',
  'Documents that failed in the last 24 hours, by code; docs/errors explains each. They do not go on by themselves.',
  'sum by (type, reason) (increase(rubrica_document_reasons_total{type=~"document.*-failed",environment="$environment"}[24h])) > 0',
  ['type', 'reason'],
  { width: 6 },
);

const overview = dashboard({
  uid: 'rubrica-overview',
  title: 'Rubrica / Overview',
  description: 'What tenants notice: documents accepted, how long it takes, what waits and why.',
  choices: ENVIRONMENT,
  panels: [
    row('Now', 'The answers to most calls at night.'),
    accepted,
    number(
      'Time to verdict',
      's',
      'From the request of a document to the verdict of DIAN: half of the documents, and 95 % of them, were quicker.',
      [
        ['p50', quantile(0.5)],
        ['p95', quantile(0.95)],
      ],
      { alarms: { orange: 30, red: 60 } },
    ),
    number(
      'Documents that wait',
      'short',
      'Documents that wait for a certificate, a range, an invoice or a decision; not those whose next attempt at DIAN is planned.',
      [['waiting', `(sum(${waiting}) or vector(0)) + (sum(${ofContingency}) or vector(0))`]],
      { alarms: { orange: 1 } },
    ),
    number(
      'DIAN',
      's',
      'How long DIAN has not answered a call; 0: the last call was answered.',
      [['silent', 'max(rubrica_dian_silent_seconds{environment="$environment"})']],
      { alarms: { orange: 5, red: 60 }, words: { 0: 'answers' } },
    ),
    number(
      'Contingency',
      'short',
      'Whether a contingency is declared: documents are issued as type 04 then.',
      [['contingency', 'max(rubrica_contingency_declared{environment="$environment"})']],
      { alarms: { red: 1 }, words: { 0: 'none', 1: 'declared' } },
    ),
    number(
      'Alerts',
      'short',
      'Alerts that fire; the table below names them with their runbooks.',
      [['alerts', 'count(ALERTS{alertstate="firing"}) or vector(0)']],
      { alarms: { red: 1 } },
    ),
    row('Documents', 'From the request to the verdict.'),
    lines('Documents a minute', 'cpm', 'Requests, signatures and verdicts. The lines part where documents pile up.', [
      ['requested', perMinute('document.requested')],
      ['signed', perMinute('document.signed')],
      ['accepted', perMinute('document.accepted')],
      ['rejected', perMinute('document.rejected')],
    ]),
    lines(
      'Time to verdict',
      's',
      'From the request of a document to its verdict.',
      [
        ['p50', quantile(0.5)],
        ['p95', quantile(0.95)],
        ['p99', quantile(0.99)],
      ],
      { alarms: { red: 60 } },
    ),
    lines(
      'What waits, and why',
      'short',
      'Documents that wait for somebody, documents of a contingency, and documents whose next attempt at DIAN is planned.',
      [
        ['{{service}} {{reason}}', waiting],
        ['contingency {{state}}', ofContingency],
        ['planned at DIAN', scheduledAtDian],
      ],
      { stack: true },
    ),
    lines(
      'Waits that begin',
      'cpm',
      'Documents that begin to wait, by reason. dian_unavailable: DIAN does not answer; docs/contingency.md says what follows.',
      [
        [
          '{{reason}}',
          `sum by (reason) (rate(rubrica_document_reasons_total{type=~"document.*-waits",environment="$environment"}[${RANGE}])) * 60`,
        ],
      ],
      { width: 6, stack: true },
    ),
    rejectionsByRule,
    failuresByReason,
    table(
      'Alerts that fire',
      'short',
      'Each alert has its runbook in docs/runbooks/alerts.',
      'sum by (alertname, severity, service, environment) (ALERTS{alertstate="firing"})',
      ['alertname', 'severity', 'service', 'environment'],
      { width: 6 },
    ),
    row('Outside', 'DIAN, mail servers, receivers of webhooks, certificates.'),
    dianByResult,
    dianDuration,
    certificates,
    mails,
    webhooks,
    lines(
      'Mails that bounce',
      'percentunit',
      'Share of the mails of an hour that came back.',
      [
        [
          'bounced',
          'sum(increase(rubrica_facts_total{type="document.email-bounced",environment="$environment"}[1h])) / sum(increase(rubrica_facts_total{type="document.email-sent",environment="$environment"}[1h]))',
        ],
      ],
      { alarms: { red: 0.1 } },
    ),
  ],
});

/** What every service has. */
const common = (service) => {
  const of = `service="${service}"`;
  return [
    row('Work', 'What the service takes and says.'),
    number('Processes', 'short', 'Processes of this service that Prometheus reaches.', [
      ['processes', `count(rubrica_database_up{${of}})`],
    ]),
    number(
      'Database',
      'short',
      'Whether the database answers all processes of the service.',
      [['database', `min(rubrica_database_up{${of}})`]],
      { alarms: { red: 1, below: true }, words: { 0: 'away', 1: 'answers' } },
    ),
    number(
      'Event log',
      'short',
      'Whether the event log answers all processes of the service.',
      [['log', `min(rubrica_log_up{${of}})`]],
      { alarms: { red: 1, below: true }, words: { 0: 'away', 1: 'answers' } },
    ),
    number(
      'Parked keys',
      'short',
      'Documents or tenants whose messages wait behind one that failed, and messages that nobody can read.',
      [
        ['parked', `sum(max by (consumer) (rubrica_parked_keys{${of}}))`],
        ['dead letters', `sum(max by (consumer) (rubrica_dead_letters{${of}}))`],
      ],
      { alarms: { red: 1 } },
    ),
    number(
      'Latest timer',
      's',
      'How long the first due timer waits; above 300 s nobody does this work.',
      [['late', `max(rubrica_timers_late_seconds{${of}}) or vector(0)`]],
      { alarms: { orange: 60, red: 300 } },
    ),
    number(
      'Errors',
      'percentunit',
      'Share of the answers with 5xx.',
      [
        [
          '5xx',
          `sum(rate(rubrica_http_request_duration_seconds_count{${of},status="5xx"}[${RANGE}])) / sum(rate(rubrica_http_request_duration_seconds_count{${of}}[${RANGE}])) or vector(0)`,
        ],
      ],
      { alarms: { orange: 0.001, red: 0.01 } },
    ),
    lines(
      'Requests by status',
      'reqps',
      'Answers of this service, by class of their status; health checks are left out.',
      [['{{status}}', `sum by (status) (rate(rubrica_http_request_duration_seconds_count{${of}}[${RANGE}]))`]],
      { stack: true },
    ),
    lines(
      'Time to answer by route',
      's',
      '95 % of the answers were quicker. A POST with Prefer: wait takes up to 30 s.',
      [
        [
          '{{method}} {{route}}',
          `histogram_quantile(0.95, sum by (le, method, route) (rate(rubrica_http_request_duration_seconds_bucket{${of}}[${RANGE}])))`,
        ],
      ],
    ),
    lines('Facts a minute', 'cpm', 'Facts that the service says to others, by type, of all environments.', [
      ['{{type}}', `sum by (type) (rate(rubrica_facts_total{${of}}[${RANGE}])) * 60`],
    ]),
    row('Inside', 'Consumers, timers, processes.'),
    lines(
      'Consumer lag',
      'short',
      'Messages on the log that the service has not handled.',
      [['{{consumer}}', `max by (consumer) (rubrica_consumer_lag{${of}})`]],
      { width: 6, alarms: { red: 1_000 } },
    ),
    lines(
      'Timers',
      'short',
      'Work that is planned, by kind, and what of it is due.',
      [
        ['{{kind}} planned', `max by (kind) (rubrica_timers{${of}})`],
        ['{{kind}} due', `max by (kind) (rubrica_timers_due{${of}})`],
      ],
      { width: 6 },
    ),
    lines(
      'Processor',
      'percentunit',
      'Processor time of each process, and the share of time in which its main thread works. At 1 it is at its limit.',
      [
        ['{{instance}} processor', `sum by (instance) (rate(process_cpu_seconds_total{${of}}[${RANGE}]))`],
        [
          '{{instance}} main thread',
          `max by (instance) (rate(nodejs_eventloop_active_seconds_total{${of}}[${RANGE}]))`,
        ],
      ],
      { width: 6, alarms: { red: 0.95 } },
    ),
    lines(
      'Memory',
      'bytes',
      'Resident memory of each process.',
      [['{{instance}}', `max by (instance) (rubrica_process_resident_bytes{${of}})`]],
      { width: 6 },
    ),
    lines(
      'Connections to the database',
      'short',
      'Busy connections of each process, their limit, and callers that wait for one.',
      [
        ['{{instance}} busy', `max by (instance) (rubrica_database_connections{${of},state="busy"})`],
        ['limit', `max(rubrica_database_connections{${of},state="limit"})`],
        ['{{instance}} waiting', `max by (instance) (rubrica_database_waiters{${of}})`],
      ],
      { width: 12 },
    ),
    lines(
      'Starts',
      'short',
      'Starts of processes in 15 minutes.',
      [['starts', `sum(changes(rubrica_process_start_timestamp_seconds{${of}}[15m]))`]],
      { width: 12, alarms: { red: 4 } },
    ),
  ];
};

const own = {
  'api-gateway': [
    accepted,
    lines('Requests of documents', 'cpm', 'Documents that were taken: each has its answer 201.', [
      ['requested', perMinute('document.requested')],
    ]),
    lines(
      'Requests not logged',
      'cpm',
      'Requests that the request log of the tenants dropped, by reason; rate: more than REQUEST_LOG_PER_SECOND.',
      [['{{reason}}', `sum by (reason) (rate(rubrica_requests_not_logged_total[${RANGE}])) * 60`]],
    ),
    lines('Time to verdict', 's', 'From the request of a document to its verdict.', [
      ['p50', quantile(0.5)],
      ['p95', quantile(0.95)],
    ]),
  ],
  'document-issuer': [
    lines('Documents signed', 'cpm', 'Documents by their steps here: number, signature, package.', [
      ['numbered', perMinute('document.numbered')],
      ['signed', perMinute('document.signed')],
      ['packaged', perMinute('document.packaged')],
    ]),
    lines('Documents that wait', 'short', 'Documents that wait before they are signed, by reason.', [
      [
        '{{reason}}',
        `max by (reason) (rubrica_waiting_documents{service="document-issuer",environment="$environment"})`,
      ],
    ]),
    failuresByReason,
  ],
  'certificate-vault': [
    lines('Signatures', 'cpm', 'Signatures by purpose and result; all but signed are refusals.', [
      ['{{purpose}} {{result}}', `sum by (purpose, result) (rate(rubrica_signatures_total[${RANGE}])) * 60`],
    ]),
    number(
      'Certificates that end',
      'short',
      'Certificates in use that have ended, that end within 7 days, and within 30 days.',
      [['{{within}}', 'max by (within) (rubrica_certificates_ending)']],
      { width: 8, alarms: { orange: 1 } },
    ),
    certificates,
    lines(
      'Revocation',
      'cpm',
      'Authorities asked whether a certificate is revoked, by OCSP or CRL; unknown: silent, or an answer that does not count. Empty where REVOCATION_CHECK is off.',
      [['{{source}} {{state}}', `sum by (source, state) (rate(rubrica_revocation_checks_total[${RANGE}])) * 60`]],
    ),
  ],
  'dian-submitter': [
    number(
      'Circuit breaker',
      'short',
      'Calls that a process may have under way; 0: it is open, 1: it tries.',
      [['calls', 'min(rubrica_dian_calls_allowed{environment="$environment"})']],
      { alarms: { orange: 2, red: 1, below: true }, words: { 0: 'open', 1: 'tries' } },
    ),
    dianByResult,
    dianDuration,
    lines('Contingency', 'short', 'Documents issued in contingency that have no verdict yet, by state.', [
      ['{{state}}', ofContingency],
    ]),
    lines('Documents that wait', 'short', 'Signed documents that wait, by reason, and attempts that are planned.', [
      [
        '{{reason}}',
        `max by (reason) (rubrica_waiting_documents{service="dian-submitter",environment="$environment"})`,
      ],
      ['planned', scheduledAtDian],
    ]),
    lines('Events that wait', 'short', 'Events of invoices (030 to 034) that wait, by reason.', [
      ['{{reason}}', `max by (reason) (rubrica_waiting_events{environment="$environment"})`],
    ]),
    lines('Longest wait of an event', 's', 'How long the event waits that waits for longest, by reason.', [
      ['{{reason}}', `max by (reason) (rubrica_waiting_events_oldest_seconds{environment="$environment"})`],
    ]),
    rejectionsByRule,
  ],
  mailer: [
    mails,
    mailReports,
    lines('Outcomes', 'cpm', 'What recipients and their servers said in the end.', [
      ['delivered', perMinute('document.email-delivered')],
      ['bounced', perMinute('document.email-bounced')],
      ['complained', perMinute('document.email-complained')],
    ]),
    receivedMails,
  ],
  'webhook-dispatcher': [
    webhooks,
    lines('Failures', 'cpm', 'Calls that failed, by why.', [
      ['{{result}}', `sum by (result) (rate(rubrica_webhook_attempts_total{result!="succeeded"}[${RANGE}])) * 60`],
    ]),
    lines('Deliveries to come', 'short', 'Deliveries whose next attempt is planned.', [
      ['planned', 'max(rubrica_timers{service="webhook-dispatcher",kind="deliver"})'],
    ]),
  ],
};

const ofService = (service) =>
  dashboard({
    uid: `rubrica-${service}`,
    title: `Rubrica / ${service}`,
    description: `What ${service} does, and how its processes are.`,
    choices: ENVIRONMENT,
    panels: [row('Its own', 'What only this service does.'), ...own[service], ...common(service)],
  });

const logAndDatabase = dashboard({
  uid: 'rubrica-log-and-database',
  title: 'Rubrica / Log and database',
  description: 'How facts get from the outbox to their readers, and what the databases hold.',
  panels: [
    row('Log', 'From the outbox of a service to its readers.'),
    lines('Outbox', 'short', 'Facts that are written and not yet on the log; for moments only.', [
      ['{{service}}', 'max by (service) (rubrica_outbox_depth)'],
    ]),
    lines(
      'Consumer lag',
      'short',
      'Messages that a reader has not handled.',
      [['{{consumer}}', 'max by (consumer) (rubrica_consumer_lag)']],
      { alarms: { red: 1_000 } },
    ),
    lines('Facts a second', 'cps', 'Facts that services say, by service.', [
      ['{{service}}', `sum by (service) (rate(rubrica_facts_total[${RANGE}]))`],
    ]),
    lines(
      'Relay moves',
      'short',
      'Changes of the position up to which the outbox is sent, in five minutes; 0 with a full outbox: the relay does not work.',
      [['{{service}}', 'max by (service) (changes(rubrica_outbox_position[5m]))']],
    ),
    lines(
      'Readers move',
      'short',
      'Changes of the position of each reader, in five minutes; 0 with a lag: it does not read.',
      [['{{consumer}}', 'max by (consumer) (changes(rubrica_consumer_position[5m]))']],
    ),
    lines(
      'Parked, dead and passed over',
      'short',
      'Parked keys, dead letters, partitions that are held still, and messages of unknown kinds of documents, by reader.',
      [
        ['{{consumer}} parked', 'max by (consumer) (rubrica_parked_keys)'],
        ['{{consumer}} dead', 'max by (consumer) (rubrica_dead_letters)'],
        ['{{consumer}} stopped', 'max by (consumer) (rubrica_stopped_partitions)'],
        ['{{consumer}} passed over', 'max by (consumer) (rubrica_messages_passed_over)'],
      ],
    ),
    lines(
      'Log and database answer',
      'short',
      '1: it answers; 0: it does not.',
      [
        ['{{service}} log', 'min by (service) (rubrica_log_up)'],
        ['{{service}} database', 'min by (service) (rubrica_database_up)'],
      ],
      { width: 12 },
    ),
    lines(
      'Timers due',
      'short',
      'Due work that is not done, by service and kind.',
      [['{{service}} {{kind}}', 'max by (service, kind) (rubrica_timers_due)']],
      { width: 12 },
    ),
    row('Database', 'Of each service: its own schema.'),
    lines('Size', 'bytes', 'Tables and indexes of each service.', [
      ['{{service}}', 'max by (service) (rubrica_database_bytes)'],
    ]),
    lines('Growth a day', 'bytes', 'What the last six hours would make of a day.', [
      ['{{service}}', 'max by (service) (deriv(rubrica_database_bytes[6h])) * 86400'],
    ]),
    lines('Busy connections', 'short', 'Connections of all processes of a service that are in use.', [
      ['{{service}}', 'sum by (service) (rubrica_database_connections{state="busy"})'],
    ]),
    lines(
      'Callers that wait',
      'short',
      'Callers that wait for a connection, the most of a process.',
      [['{{service}}', 'max by (service) (rubrica_database_waiters)']],
      { alarms: { red: 1 } },
    ),
  ],
});

export const DASHBOARDS = [overview, ...Object.keys(own).map(ofService), logAndDatabase];
