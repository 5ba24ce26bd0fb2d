export { alertRules, type AlertRules, watchedMetrics } from './alert-rules.js';
export { type AwsKmsReferee, awsKmsReferee, type AwsKmsServer } from './server/aws-kms.js';
export { type BilingualText, bilingualTexts, englishWordsIn } from './bilingual-texts.js';
export {
  xmldsigjsReferee,
  type XmldsigjsReferee,
  xmllintReferee,
  type XmllintReferee,
} from './canonical-form-referees.js';
export { crashableDatabase, type CrashableDatabase } from './server/crashable-database.js';
export { type DeniedSockets, denySocketsExcept } from './hostile/denied-sockets.js';
export { attackRow, forEachPeer, type HostileAttack, portsOf } from './hostile/hostile-attack.js';
export { drippingTlsServer, hostileHttpServers, hostileOrigins } from './hostile/hostile-http-servers.js';
export { type HostilePeers, hostilePeers, type PeerPlan } from './hostile/hostile-peers.js';
export { describeHostilePeers } from './hostile/hostile-peers-suite.js';
export { type HostilePicture, hostilePictures } from './hostile/hostile-pictures.js';
export { JPEG_3_BY_2 } from './hostile/small-jpeg.js';
export { REACHED, reachedBy } from './hostile/hostile-names.js';
export { hostileNameServer, type HostileNameServer } from './hostile/hostile-name-server.js';
export { dice } from './dice.js';
export { goldenStreams } from './golden-streams.js';
export { freePort } from '@rubrica/embedded-postgres';
export { databaseOn, execute, freshDatabase, type FreshDatabase, preparedDatabase } from './fresh-database.js';
export { javaReferee, type JavaReferee, type JavaJudge, type Judgement } from './java-referee.js';
export {
  crashableKafka,
  type CrashableBroker,
  type CrashableKafka,
  kafkaBroker,
  type KafkaBroker,
  type KafkaCluster,
  type SecureBroker,
} from './server/kafka-broker.js';
export { legalXmlText } from './legal-xml-text.js';
export { proposalsIn, type ProposedValue, withProposal } from './proposals-in-text.js';
export { type OtelCollector, otelCollector, type RunningCollector } from './server/otel-collector.js';
export { nameServer, type NameServer } from './server/name-server.js';
export { orphansAmong, type OtlpReceiver, otlpReceiver, type ReceivedSpan } from './server/otlp-receiver.js';
export { pgbouncer, type PgBouncer, type Pooler, type PoolerOptions } from './server/pgbouncer.js';
export { postgresPair, type PostgresPair } from './server/postgres-pair.js';
export { receiver, type ReceiverAnswer, type ReceivedRequest, type Receiver } from './receiver.js';
export { mailServers, type MailServers } from './mail-servers.js';
export { referee, refereeUnless, type ProgramReferee, type ProgramRun, type Referee } from './referee.js';
export {
  type ApiAnswer,
  type Json,
  type ProgramCredentials,
  type ProgramOptions,
  RunningProgram,
  temporaryFolder,
} from './running-program.js';
export { s3Referee, type S3Referee, type S3Server } from './server/s3-server.js';
export { copySeededData } from './run/seeded-data.js';
export { type ServerPair, startServerPair } from './server/server-pair.js';
export { type SoftHsm, softHsmReferee, type SoftHsmReferee } from './server/soft-hsm.js';
export { specFor, type Decider } from './spec-for.js';
export { cpuOf, cpuOfPostgres, postmasterOf } from './process-cpu.js';
export { type ReadPlan, readPlan } from './read-plan.js';
export { canonicalOfReadable, readableXml } from './readable-xml.js';
export { recordTransactions, type RecordedTransactions } from './statements.js';
export { durableServer, serverFolder, testServer, type TestServer } from './run/test-server.js';
export {
  createTestPki,
  SECOND_TEST_NIT,
  TEST_NIT,
  type TestCertificate,
  type TestCertificateKind,
  type TestPki,
} from './test-pki.js';
export { type ServerCertificate, tlsAuthority, tlsCertificate } from './tls-certificate.js';
export { tcpProxy, type TcpProxy } from './server/tcp-proxy.js';
export { type TransitReferee, transitReferee, type TransitServer } from './server/vault-transit.js';
export { endProcess, startTypescript, TYPESCRIPT, type TypescriptProgram } from './typescript-program.js';
export { until } from './until.js';
export { xmlsec1, type Xmlsec1 } from './xmlsec1.js';
