import { RETENTION_DAYS } from '@rubrica/contracts';
import { KafkaLog, type KafkaLogOptions, SASL_MECHANISMS, type SaslMechanism } from '@rubrica/eventing/kafka';
import type { Log } from '@rubrica/eventing/log';
import { PostgresLog } from '@rubrica/eventing/postgres';
import { IsBoolean, IsIn, IsInt, IsString, Matches, Max, Min, MinLength, ValidateIf } from 'class-validator';
import type { Logger } from '../logging/logger.js';
import { Setting } from '../settings/settings.js';

const onPostgres = ({ eventLog }: EventLogSettings): boolean => eventLog === 'postgres';
const onKafka = ({ eventLog }: EventLogSettings): boolean => eventLog === 'kafka';
const hasCertificate = ({ kafkaCertPem }: EventLogSettings): boolean => kafkaCertPem !== '';
const onSasl = (settings: EventLogSettings): boolean => onKafka(settings) && settings.kafkaSaslMechanism !== '';

/**
 * Settings of the event log, through which services send each other messages. All services of an installation need the
 * same values.
 */
export class EventLogSettings {
  @Setting({ env: 'EVENT_LOG', meaning: 'the log between services: postgres or kafka' })
  @IsIn(['postgres', 'kafka'])
  eventLog: 'postgres' | 'kafka' = 'postgres';

  @Setting({
    env: 'EVENT_LOG_URL',
    meaning: 'PostgreSQL of the event log, where that is the log',
    unit: 'URL',
    secret: true,
  })
  @ValidateIf(onPostgres)
  @MinLength(1)
  eventLogUrl = '';

  @Setting({
    env: 'EVENT_LOG_DIRECT_URL',
    meaning: 'PostgreSQL itself, where EVENT_LOG_URL leads to a pooler in transaction mode: notifications go past it',
    unit: 'URL',
    secret: true,
  })
  @IsString()
  eventLogDirectUrl = '';

  @Setting({
    env: 'EVENT_LOG_RETENTION_DAYS',
    meaning: 'how long the log in PostgreSQL keeps messages; what a group in use has not read is kept longer',
    unit: 'days',
  })
  @IsInt()
  @Min(1)
  retentionDays = RETENTION_DAYS;

  @Setting({ env: 'KAFKA_BROKERS', meaning: 'some brokers of the cluster: host:port, comma separated' })
  @ValidateIf(onKafka)
  @Matches(/^[^\s,:]+:\d+(,[^\s,:]+:\d+)*$/, { message: 'must be host:port, comma separated' })
  kafkaBrokers = '';

  @Setting({
    env: 'KAFKA_PREFIX',
    meaning: 'before the names of topics and groups, where several systems share a cluster',
  })
  @Matches(/^[A-Za-z0-9._-]{0,64}$/, { message: 'may have letters, digits, dot, hyphen and underscore' })
  kafkaPrefix = '';

  @Setting({ env: 'KAFKA_TLS', meaning: 'speaks TLS to the brokers' })
  @IsBoolean()
  kafkaTls = false;

  @Setting({
    env: 'KAFKA_CA',
    meaning: "the authorities that brokers' certificates must be of; by default those of Node",
    unit: 'PEM',
  })
  @IsString()
  kafkaCaPem = '';

  @Setting({
    env: 'KAFKA_CERT',
    meaning:
      'the certificate, with those between it and its authority, by which brokers know this service (mTLS); KAFKA_TLS is then on',
    unit: 'PEM',
  })
  @IsString()
  kafkaCertPem = '';

  @Setting({ env: 'KAFKA_KEY', meaning: 'private key of KAFKA_CERT', unit: 'PEM', secret: true })
  @ValidateIf(hasCertificate)
  @MinLength(1)
  kafkaKeyPem = '';

  @Setting({
    env: 'KAFKA_SASL_MECHANISM',
    meaning: `how services show who they are: ${SASL_MECHANISMS.join(', ')}, or not at all`,
  })
  @IsIn(['', ...SASL_MECHANISMS])
  kafkaSaslMechanism: '' | SaslMechanism = '';

  @Setting({ env: 'KAFKA_USERNAME', meaning: 'name for SASL' })
  @ValidateIf(onSasl)
  @MinLength(1)
  kafkaUsername = '';

  @Setting({ env: 'KAFKA_PASSWORD', meaning: 'password for SASL', secret: true })
  @ValidateIf(onSasl)
  @MinLength(1)
  kafkaPassword = '';
}

/** Settings of `npm run topics`, which creates the topics in Kafka. */
export class TopicsSettings {
  @Setting({ env: 'KAFKA_REPLICATION', meaning: 'copies of each partition; an append needs all but one of them' })
  @IsInt()
  @Min(1)
  @Max(10)
  replication = 3;

  @Setting({ env: 'KAFKA_RETENTION_DAYS', meaning: 'how long topics keep messages', unit: 'days' })
  @IsInt()
  @Min(1)
  retentionDays = RETENTION_DAYS;
}

/** Settings of `npm run kafka-acls`, which grants the services their rights in Kafka. */
export class KafkaAclsSettings {
  @Setting({
    env: 'KAFKA_PRINCIPALS',
    meaning: 'how brokers name the user of each service, and of the job `topics`: User:{user}, User:CN={user},O=…',
  })
  @Matches(/^User:.*\{user\}/, { message: 'must begin with User: and have {user} in it' })
  principals = 'User:{user}';
}

/** Returns the options of the Kafka client by these settings. `clientId`: name by which the brokers know the client. */
export const kafkaOptionsOf = (settings: EventLogSettings, clientId: string, logger: Logger): KafkaLogOptions => {
  const { kafkaSaslMechanism: mechanism, kafkaUsername: username, kafkaPassword: password } = settings;
  const { kafkaCaPem: ca, kafkaCertPem: cert, kafkaKeyPem: key } = settings;
  return {
    brokers: settings.kafkaBrokers.split(','),
    clientId,
    prefix: settings.kafkaPrefix,
    ssl: (settings.kafkaTls || cert !== '') && { ...(ca && { ca }), ...(cert && { cert, key }) },
    sasl: mechanism === '' ? undefined : { mechanism, username, password },
    logger,
  };
};

/** Opens the event log of the settings, in Kafka or in PostgreSQL. `clientId`: name of the client for Kafka. */
export const openEventLog = (settings: EventLogSettings, clientId: string, logger: Logger): Promise<Log> =>
  settings.eventLog === 'kafka'
    ? KafkaLog.open(kafkaOptionsOf(settings, clientId, logger))
    : PostgresLog.open({
        databaseUrl: settings.eventLogUrl,
        directUrl: settings.eventLogDirectUrl,
        retentionDays: settings.retentionDays,
        logger,
      });
