/**
 * The alert rules. `tests`: series of one minute each, and the labels with which the alert fires at that minute, or null.
 * A count of the database (`rubrica_outbox_depth` …) is the same in all replicas of a service: `max by`, never `sum`.
 */
const SERVICES = [
  'api-gateway',
  'certificate-vault',
  'dian-submitter',
  'document-issuer',
  'mailer',
  'webhook-dispatcher',
];

/** Someone is called at night; someone looks on the next working day. */
const PAGE = 'page';
const TICKET = 'ticket';

/** Facts of documents that count. */
const facts = (type, range) => `increase(rubrica_facts_total{type="document.${type}",environment!="test"}[${range}])`;
const fact = (type, environment = 'production') =>
  `rubrica_facts_total{type="document.${type}",environment="${environment}"}`;

export const ALERTS = [
  {
    group: 'service',
    name: 'ServiceAbsent',
    expr: SERVICES.map((service) => `absent(rubrica_database_up{service="${service}"})`).join('\nor '),
    for: '2m',
    severity: PAGE,
    summary: 'No process of {{ $labels.service }} shows metrics',
    description: 'The service does not run, or Prometheus does not reach it. What it does for documents waits.',
    tests: [
      {
        series: SERVICES.map((service) => [
          `rubrica_database_up{service="${service}"}`,
          service === 'mailer' ? '1+0x4 _x20' : '1+0x30',
        ]),
        at: '14m',
        fires: { service: 'mailer' },
      },
      { series: SERVICES.map((service) => [`rubrica_database_up{service="${service}"}`, '0+0x30']), at: '14m' },
    ],
  },
  {
    group: 'service',
    name: 'ServiceRestarts',
    expr: 'sum by (service) (changes(rubrica_process_start_timestamp_seconds[15m])) > 3',
    for: '0m',
    severity: PAGE,
    summary: '{{ $labels.service }} is started again and again',
    description: 'More than three starts in 15 minutes, and no update is under way: it crashes or is killed.',
    tests: [
      {
        series: [['rubrica_process_start_timestamp_seconds{service="mailer"}', '0+60x14']],
        at: '10m',
        fires: { service: 'mailer' },
      },
      { series: [['rubrica_process_start_timestamp_seconds{service="mailer"}', '1+0x5 400+0x10']], at: '12m' },
    ],
  },
  {
    group: 'service',
    name: 'ServerErrors',
    expr: `sum by (service) (rate(rubrica_http_request_duration_seconds_count{status="5xx"}[5m]))
/ sum by (service) (rate(rubrica_http_request_duration_seconds_count[5m])) > 0.01`,
    for: '5m',
    severity: PAGE,
    summary: '{{ $labels.service }} answers more than 1 % of its requests with 5xx',
    description: 'Tenants, or services that call it, get errors that are not theirs.',
    tests: [
      {
        series: [
          ['rubrica_http_request_duration_seconds_count{service="api-gateway",status="5xx"}', '0+5x30'],
          ['rubrica_http_request_duration_seconds_count{service="api-gateway",status="2xx"}', '0+95x30'],
        ],
        at: '15m',
        fires: { service: 'api-gateway' },
      },
      {
        series: [
          ['rubrica_http_request_duration_seconds_count{service="api-gateway",status="5xx"}', '0+0x30'],
          ['rubrica_http_request_duration_seconds_count{service="api-gateway",status="4xx"}', '0+95x30'],
        ],
        at: '15m',
      },
    ],
  },
  {
    group: 'service',
    name: 'ProcessBusy',
    expr: 'max by (service) (rate(nodejs_eventloop_active_seconds_total[5m])) > 0.95',
    for: '15m',
    severity: TICKET,
    summary: 'A process of {{ $labels.service }} is at its limit',
    description: 'Its main thread has worked for more than 95 % of the time, for 15 minutes: answers get slower.',
    tests: [
      {
        series: [['nodejs_eventloop_active_seconds_total{service="mailer"}', '0+59x40']],
        at: '30m',
        fires: { service: 'mailer' },
      },
      { series: [['nodejs_eventloop_active_seconds_total{service="mailer"}', '0+40x40']], at: '30m' },
    ],
  },
  {
    group: 'database',
    name: 'DatabaseAway',
    expr: 'min by (service) (rubrica_database_up) == 0',
    for: '1m',
    severity: PAGE,
    summary: 'The database of {{ $labels.service }} does not answer',
    description: 'Requests get 503, and nothing goes on until it answers. What is committed is kept.',
    tests: [
      {
        series: [['rubrica_database_up{service="mailer"}', '1+0x5 0+0x9']],
        at: '10m',
        fires: { service: 'mailer' },
      },
      { series: [['rubrica_database_up{service="mailer"}', '1+0x5 0 1+0x9']], at: '7m' },
    ],
  },
  {
    group: 'database',
    name: 'ConnectionsExhausted',
    expr: 'max by (service) (rubrica_database_waiters) > 0',
    for: '5m',
    severity: TICKET,
    summary: '{{ $labels.service }} waits for connections to its database',
    description: 'All connections of a process are busy at each look: transactions are slow, or the load is too high.',
    tests: [
      {
        series: [['rubrica_database_waiters{service="document-issuer"}', '3+0x12']],
        at: '8m',
        fires: { service: 'document-issuer' },
      },
      { series: [['rubrica_database_waiters{service="document-issuer"}', '3 0 4 0 3 0 3 0 2 0']], at: '8m' },
    ],
  },
  {
    group: 'log',
    name: 'EventLogAway',
    expr: 'min by (service) (rubrica_log_up) == 0',
    for: '2m',
    severity: PAGE,
    summary: 'The event log does not answer {{ $labels.service }}',
    description: 'Requests are still taken and kept in the outbox; documents do not get from one service to the next.',
    tests: [
      { series: [['rubrica_log_up{service="mailer"}', '0+0x9']], at: '5m', fires: { service: 'mailer' } },
      { series: [['rubrica_log_up{service="mailer"}', '1+0x9']], at: '5m' },
    ],
  },
  {
    group: 'log',
    name: 'OutboxNotSent',
    expr: `max by (service) (rubrica_outbox_depth) > 0
and on (service) max by (service) (changes(rubrica_outbox_position[5m])) == 0`,
    for: '5m',
    severity: PAGE,
    summary: 'The outbox of {{ $labels.service }} is not sent',
    description: 'Facts have been written for ten minutes, and none got to the log: the relay does not work.',
    tests: [
      {
        series: [
          ['rubrica_outbox_depth{service="mailer"}', '2+0x20'],
          ['rubrica_outbox_position{service="mailer"}', '70+0x20'],
        ],
        at: '15m',
        fires: { service: 'mailer' },
      },
      {
        series: [
          ['rubrica_outbox_depth{service="mailer"}', '2+0x20'],
          ['rubrica_outbox_position{service="mailer"}', '70+1x20'],
        ],
        at: '15m',
      },
    ],
  },
  {
    group: 'log',
    name: 'OutboxGrows',
    expr: 'max by (service) (rubrica_outbox_depth) > 1000',
    for: '5m',
    severity: TICKET,
    summary: 'More than 1,000 facts of {{ $labels.service }} are not on the log',
    description: 'The relay sends less than the service writes.',
    tests: [
      {
        series: [['rubrica_outbox_depth{service="document-issuer"}', '1500+10x12']],
        at: '8m',
        fires: { service: 'document-issuer' },
      },
      { series: [['rubrica_outbox_depth{service="document-issuer"}', '900+0x12']], at: '8m' },
    ],
  },
  {
    group: 'log',
    name: 'ConsumerStuck',
    expr: `max by (service, consumer) (rubrica_consumer_lag) > 0
and on (service, consumer) max by (service, consumer) (changes(rubrica_consumer_position[5m])) == 0`,
    for: '5m',
    severity: PAGE,
    summary: '{{ $labels.consumer }} does not read',
    description: 'Messages wait on the log, and for ten minutes none of them was handled or parked.',
    tests: [
      {
        series: [
          ['rubrica_consumer_lag{service="mailer",consumer="mailer/document.lifecycle"}', '1+0x20'],
          ['rubrica_consumer_position{service="mailer",consumer="mailer/document.lifecycle"}', '9+0x20'],
        ],
        at: '15m',
        fires: { service: 'mailer', consumer: 'mailer/document.lifecycle' },
      },
      {
        series: [
          ['rubrica_consumer_lag{service="mailer",consumer="mailer/document.lifecycle"}', '500+0x20'],
          ['rubrica_consumer_position{service="mailer",consumer="mailer/document.lifecycle"}', '9+20x20'],
        ],
        at: '15m',
      },
    ],
  },
  {
    group: 'log',
    name: 'ConsumerLag',
    expr: 'max by (service, consumer) (rubrica_consumer_lag) > 1000',
    for: '5m',
    severity: TICKET,
    summary: '{{ $labels.consumer }} is more than 1,000 messages behind',
    description: 'Documents take longer, and get slower while the lag grows.',
    tests: [
      {
        series: [['rubrica_consumer_lag{service="mailer",consumer="mailer/document.lifecycle"}', '1001+0x12']],
        at: '8m',
        fires: { service: 'mailer', consumer: 'mailer/document.lifecycle' },
      },
      {
        series: [['rubrica_consumer_lag{service="mailer",consumer="mailer/document.lifecycle"}', '1000+0x12']],
        at: '8m',
      },
    ],
  },
  {
    group: 'log',
    name: 'StoppedPartitions',
    expr: 'max by (service, consumer) (rubrica_stopped_partitions) > 0',
    for: '10m',
    severity: PAGE,
    summary: '{{ $labels.consumer }} holds partitions still',
    description: 'A message has a version that this program does not know. No update should take ten minutes.',
    tests: [
      {
        series: [['rubrica_stopped_partitions{service="mailer",consumer="mailer/document.lifecycle"}', '1+0x20']],
        at: '12m',
        fires: { service: 'mailer', consumer: 'mailer/document.lifecycle' },
      },
      {
        series: [['rubrica_stopped_partitions{service="mailer",consumer="mailer/document.lifecycle"}', '1+0x8 0+0x9']],
        at: '12m',
      },
    ],
  },
  {
    group: 'log',
    name: 'ParkedKeys',
    expr: 'max by (service, consumer) (rubrica_parked_keys) > 0',
    for: '10m',
    severity: PAGE,
    summary: '{{ $labels.consumer }} fails at messages of some documents or tenants',
    description: 'Their messages wait in order behind the one that failed; all others go on.',
    tests: [
      {
        series: [['rubrica_parked_keys{service="mailer",consumer="mailer/document.lifecycle"}', '2+0x20']],
        at: '12m',
        fires: { service: 'mailer', consumer: 'mailer/document.lifecycle' },
      },
      {
        series: [['rubrica_parked_keys{service="mailer",consumer="mailer/document.lifecycle"}', '2+0x4 0+0x9']],
        at: '12m',
      },
    ],
  },
  {
    group: 'log',
    name: 'DeadLetters',
    expr: 'max by (service, consumer) (rubrica_dead_letters) > 0',
    for: '1m',
    severity: TICKET,
    summary: '{{ $labels.consumer }} has messages that its schema refuses',
    description: 'A foreign or a faulty program wrote them. Nothing waits behind them.',
    tests: [
      {
        series: [['rubrica_dead_letters{service="mailer",consumer="mailer/document.lifecycle"}', '1+0x9']],
        at: '3m',
        fires: { service: 'mailer', consumer: 'mailer/document.lifecycle' },
      },
      { series: [['rubrica_dead_letters{service="mailer",consumer="mailer/document.lifecycle"}', '0+0x9']], at: '3m' },
    ],
  },
  {
    group: 'log',
    name: 'TimersLate',
    expr: 'max by (service, kind) (rubrica_timers_late_seconds) > 300',
    for: '5m',
    severity: PAGE,
    summary: 'Work of the kind {{ $labels.kind }} of {{ $labels.service }} is late',
    description: 'It has been due for more than five minutes, and nobody does it.',
    tests: [
      {
        series: [['rubrica_timers_late_seconds{service="mailer",kind="send"}', '60+60x20']],
        at: '12m',
        fires: { service: 'mailer', kind: 'send' },
      },
      { series: [['rubrica_timers_late_seconds{service="mailer",kind="send"}', '240+0x20']], at: '12m' },
    ],
  },
  {
    group: 'dian',
    name: 'DianSilent',
    expr: 'max by (environment) (rubrica_dian_silent_seconds) > 60',
    for: '1m',
    severity: PAGE,
    summary: 'DIAN ({{ $labels.environment }}) does not answer',
    description: 'No call was answered for more than a minute. Signed documents wait; a contingency may follow.',
    tests: [
      {
        series: [['rubrica_dian_silent_seconds{environment="production"}', '0+30x9']],
        at: '6m',
        fires: { environment: 'production' },
      },
      { series: [['rubrica_dian_silent_seconds{environment="production"}', '0 30 0 45 0 30 0 30']], at: '6m' },
    ],
  },
  {
    group: 'dian',
    name: 'ContingencyDeclared',
    expr: 'max by (environment) (rubrica_contingency_declared) == 1',
    for: '0m',
    severity: PAGE,
    summary: 'A contingency is declared ({{ $labels.environment }})',
    description: 'Documents are issued as type 04, and sent within 48 hours after DIAN is back.',
    tests: [
      {
        series: [['rubrica_contingency_declared{environment="production"}', '0 1 1 1']],
        at: '2m',
        fires: { environment: 'production' },
      },
      { series: [['rubrica_contingency_declared{environment="production"}', '0 0 0 0']], at: '2m' },
    ],
  },
  {
    group: 'dian',
    name: 'ContingencyBacklog',
    expr: `sum by (environment) (max by (environment, state) (rubrica_contingency_documents{state=~"held|released"})) > 0
and on (environment) max by (environment) (rubrica_contingency_declared) == 0`,
    for: '2h',
    severity: PAGE,
    summary: 'Documents of a contingency are not transmitted ({{ $labels.environment }})',
    description: 'The contingency is over, and after two hours some are not sent. The law allows 48 hours.',
    tests: [
      {
        series: [
          ['rubrica_contingency_documents{environment="production",state="held"}', '7+0x200'],
          ['rubrica_contingency_declared{environment="production"}', '0+0x200'],
        ],
        at: '130m',
        fires: { environment: 'production' },
      },
      {
        series: [
          ['rubrica_contingency_documents{environment="production",state="held"}', '7+0x200'],
          ['rubrica_contingency_declared{environment="production"}', '1+0x200'],
        ],
        at: '130m',
      },
    ],
  },
  {
    group: 'dian',
    name: 'ContingencyUndecided',
    expr: 'max by (environment) (rubrica_contingency_documents{state="set_aside"}) > 0',
    for: '1h',
    severity: TICKET,
    summary: 'Tenants have to decide on documents of a contingency ({{ $labels.environment }})',
    description: 'DIAN declared no outage for them, so that it rejects type 04.',
    tests: [
      {
        series: [['rubrica_contingency_documents{environment="production",state="set_aside"}', '2+0x90']],
        at: '70m',
        fires: { environment: 'production' },
      },
      { series: [['rubrica_contingency_documents{environment="production",state="held"}', '2+0x90']], at: '70m' },
    ],
  },
  {
    group: 'dian',
    name: 'DianRejects',
    expr: `sum by (environment) (${facts('rejected', '30m')}) >= 10
and on (environment)
  sum by (environment) (${facts('rejected', '30m')})
  / sum by (environment) (increase(rubrica_facts_total{type=~"document.(accepted|rejected)",environment!="test"}[30m])) > 0.2`,
    for: '5m',
    severity: PAGE,
    summary: 'DIAN rejects more than a fifth of the documents ({{ $labels.environment }})',
    description: 'A rule of DIAN has changed, or one of ours is wrong. Rejected numbers are used up.',
    tests: [
      {
        series: [
          [fact('rejected'), '0+1x60'],
          [fact('accepted'), '0+2x60'],
        ],
        at: '45m',
        fires: { environment: 'production' },
      },
      {
        series: [
          [fact('rejected'), '0+1x60'],
          [fact('accepted'), '0+20x60'],
        ],
        at: '45m',
      },
    ],
  },
  {
    group: 'documents',
    name: 'VerdictSlow',
    expr: `histogram_quantile(0.95,
  sum by (environment, le) (rate(rubrica_time_to_verdict_seconds_bucket{environment!="test"}[10m]))) > 60`,
    for: '10m',
    severity: TICKET,
    summary: 'Verdicts take more than a minute ({{ $labels.environment }})',
    description: 'One document in twenty waited longer than a minute from its request to its verdict.',
    tests: [
      {
        series: [
          ['rubrica_time_to_verdict_seconds_bucket{environment="production",le="60"}', '0+0x40'],
          ['rubrica_time_to_verdict_seconds_bucket{environment="production",le="300"}', '0+4x40'],
          ['rubrica_time_to_verdict_seconds_bucket{environment="production",le="+Inf"}', '0+4x40'],
        ],
        at: '30m',
        fires: { environment: 'production' },
      },
      {
        series: [
          ['rubrica_time_to_verdict_seconds_bucket{environment="production",le="60"}', '0+4x40'],
          ['rubrica_time_to_verdict_seconds_bucket{environment="production",le="300"}', '0+4x40'],
          ['rubrica_time_to_verdict_seconds_bucket{environment="production",le="+Inf"}', '0+4x40'],
        ],
        at: '30m',
      },
    ],
  },
  {
    group: 'documents',
    name: 'DocumentsFail',
    expr: 'sum by (type, environment) (increase(rubrica_facts_total{type=~"document.(issuing|submission)-failed",environment!="test"}[1h])) > 0',
    for: '0m',
    severity: TICKET,
    summary: 'Documents fail ({{ $labels.type }}, {{ $labels.environment }})',
    description: 'They do not go on by themselves. The panel "Failures by reason" shows their codes.',
    tests: [
      {
        series: [[fact('issuing-failed'), '0 0 1 1 1 1']],
        at: '4m',
        fires: { type: 'document.issuing-failed', environment: 'production' },
      },
      { series: [[fact('issuing-failed', 'test'), '0 0 1 1 1 1']], at: '4m' },
    ],
  },
  {
    group: 'documents',
    name: 'DocumentsWait',
    expr: `sum by (environment, reason) (max by (service, environment, reason)
  (rubrica_waiting_documents{environment!="test",reason=~"certificate_missing|range_exhausted"})) > 0`,
    for: '30m',
    severity: TICKET,
    summary: 'Documents wait for their tenants: {{ $labels.reason }} ({{ $labels.environment }})',
    description: 'They go on at once when the tenant brings what is missing. Customers of the tenant get no invoices.',
    tests: [
      {
        series: [
          [
            'rubrica_waiting_documents{service="document-issuer",environment="production",reason="range_exhausted"}',
            '3+0x60',
          ],
        ],
        at: '40m',
        fires: { environment: 'production', reason: 'range_exhausted' },
      },
      {
        series: [
          [
            'rubrica_waiting_documents{service="document-issuer",environment="production",reason="invoice_not_accepted"}',
            '3+0x60',
          ],
        ],
        at: '40m',
      },
    ],
  },
  {
    group: 'certificates',
    name: 'CertificateEnds',
    expr: 'max by (within) (rubrica_certificates_ending{within="7d"}) > 0',
    for: '0m',
    severity: TICKET,
    summary: 'Certificates of tenants end within a week',
    description: 'The panel "Certificates that end" lists tenant and certificate. Without a new one documents wait.',
    tests: [
      { series: [['rubrica_certificates_ending{within="7d"}', '0 1 1']], at: '2m', fires: { within: '7d' } },
      { series: [['rubrica_certificates_ending{within="30d"}', '0 1 1']], at: '2m' },
    ],
  },
  {
    group: 'certificates',
    name: 'CertificateEnded',
    expr: 'max by (within) (rubrica_certificates_ending{within="0d"}) > 0',
    for: '0m',
    severity: PAGE,
    summary: 'Certificates of tenants have ended',
    description: 'The documents of these tenants wait until a new certificate is uploaded.',
    tests: [
      { series: [['rubrica_certificates_ending{within="0d"}', '0 1 1']], at: '2m', fires: { within: '0d' } },
      { series: [['rubrica_certificates_ending{within="7d"}', '0 1 1']], at: '2m' },
    ],
  },
  {
    group: 'certificates',
    name: 'KeysUnreadable',
    expr: 'sum by (service) (increase(rubrica_signatures_total{result="certificate_key_lost"}[15m])) > 0',
    for: '0m',
    severity: PAGE,
    summary: 'Keys of tenants cannot be opened',
    description: 'The key ring of certificate-vault lacks a tenant, or stored bytes were changed. Nothing is signed.',
    tests: [
      {
        series: [
          [
            'rubrica_signatures_total{service="certificate-vault",purpose="document",result="certificate_key_lost"}',
            '0 0 2 2',
          ],
        ],
        at: '3m',
        fires: { service: 'certificate-vault' },
      },
      {
        series: [
          [
            'rubrica_signatures_total{service="certificate-vault",purpose="document",result="certificate_expired"}',
            '0 0 2 2',
          ],
        ],
        at: '3m',
      },
    ],
  },
  {
    group: 'delivery',
    name: 'MailServerRefuses',
    expr: `sum by (service) (increase(rubrica_mail_attempts_total{mode="live",result="deferred"}[15m])) >= 5
and on (service)
  sum by (service) (increase(rubrica_mail_attempts_total{mode="live",result="deferred"}[15m]))
  / sum by (service) (increase(rubrica_mail_attempts_total{mode="live"}[15m])) > 0.5`,
    for: '5m',
    severity: PAGE,
    summary: 'Most mails are not taken by the mail server',
    description: 'They are tried again for two days, then they are bounced.',
    tests: [
      {
        series: [
          ['rubrica_mail_attempts_total{service="mailer",mode="live",result="deferred"}', '0+1x40'],
          ['rubrica_mail_attempts_total{service="mailer",mode="live",result="delivered"}', '0+0x40'],
        ],
        at: '25m',
        fires: { service: 'mailer' },
      },
      {
        series: [
          ['rubrica_mail_attempts_total{service="mailer",mode="live",result="deferred"}', '0+1x40'],
          ['rubrica_mail_attempts_total{service="mailer",mode="live",result="delivered"}', '0+9x40'],
        ],
        at: '25m',
      },
    ],
  },
  {
    group: 'delivery',
    name: 'MailsBounce',
    expr: `sum by (environment) (${facts('email-bounced', '1h')}) >= 10
and on (environment)
  sum by (environment) (${facts('email-bounced', '1h')})
  / sum by (environment) (${facts('email-sent', '1h')}) > 0.1`,
    for: '0m',
    severity: TICKET,
    summary: 'More than a tenth of the mails bounce ({{ $labels.environment }})',
    description: 'Our address or server may be on a block list; other mails will follow.',
    tests: [
      {
        series: [
          [fact('email-bounced'), '0+1x90'],
          [fact('email-sent'), '0+5x90'],
        ],
        at: '70m',
        fires: { environment: 'production' },
      },
      {
        series: [
          [fact('email-bounced'), '0+1x90'],
          [fact('email-sent'), '0+50x90'],
        ],
        at: '70m',
      },
    ],
  },
  {
    group: 'delivery',
    name: 'WebhooksFail',
    expr: `sum by (service) (increase(rubrica_webhook_attempts_total{result!="succeeded"}[15m])) >= 10
and on (service)
  sum by (service) (increase(rubrica_webhook_attempts_total{result!="succeeded"}[15m]))
  / sum by (service) (increase(rubrica_webhook_attempts_total[15m])) > 0.5`,
    for: '5m',
    severity: TICKET,
    summary: 'Most calls of webhooks fail',
    description: 'Either the receivers of many tenants are down, or our way out is.',
    tests: [
      {
        series: [
          ['rubrica_webhook_attempts_total{service="webhook-dispatcher",result="timeout"}', '0+2x40'],
          ['rubrica_webhook_attempts_total{service="webhook-dispatcher",result="succeeded"}', '0+0x40'],
        ],
        at: '25m',
        fires: { service: 'webhook-dispatcher' },
      },
      {
        series: [
          ['rubrica_webhook_attempts_total{service="webhook-dispatcher",result="timeout"}', '0+2x40'],
          ['rubrica_webhook_attempts_total{service="webhook-dispatcher",result="succeeded"}', '0+9x40'],
        ],
        at: '25m',
      },
    ],
  },
  {
    group: 'delivery',
    name: 'WebhooksExhausted',
    expr: `sum by (environment) (${facts('webhook-exhausted', '1h')}) > 0`,
    for: '0m',
    severity: TICKET,
    summary: 'Webhooks were given up ({{ $labels.environment }})',
    description: 'Four attempts failed. The tenant has to repeat the delivery, or to read the event by the API.',
    tests: [
      {
        series: [[fact('webhook-exhausted'), '0 0 1 1 1']],
        at: '4m',
        fires: { environment: 'production' },
      },
      { series: [[fact('webhook-exhausted', 'test'), '0 0 1 1 1']], at: '4m' },
    ],
  },
];

/** `DianSilent` → `dian-silent`: the name of its runbook. */
export const runbookOf = (name) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
