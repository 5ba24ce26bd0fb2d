export { type BilingualText, bilingualTexts, englishWordsIn } from './bilingual-texts.js';
export {
  xmldsigjsReferee,
  type XmldsigjsReferee,
  xmllintReferee,
  type XmllintReferee,
} from './canonical-form-referees.js';
export { crashableDatabase, type CrashableDatabase } from './crashable-database.js';
export { type DeniedSockets, denySocketsExcept } from './denied-sockets.js';
export { goldenStreams } from './golden-streams.js';
export { databaseOn, freshDatabase, type FreshDatabase } from './fresh-database.js';
export { javaReferee, type JavaReferee, type Judge, type Judgement } from './java-referee.js';
export {
  crashableKafka,
  type CrashableBroker,
  type CrashableKafka,
  kafkaBroker,
  type KafkaBroker,
} from './kafka-broker.js';
export { legalXmlText } from './legal-xml-text.js';
export { receiver, type ReceiverAnswer, type ReceivedRequest, type Receiver } from './receiver.js';
export { referee, type ProgramReferee, type ProgramRun, type Referee } from './referee.js';
export {
  type ApiAnswer,
  type Json,
  type ProgramCredentials,
  type ProgramOptions,
  RunningProgram,
  temporaryFolder,
} from './running-program.js';
export { specFor, type Decider } from './spec-for.js';
export { recordTransactions, type RecordedTransactions } from './statements.js';
export { durableServer, testServer, type TestServer } from './test-server.js';
export {
  createTestPki,
  SECOND_TEST_NIT,
  TEST_NIT,
  type TestCertificate,
  type TestCertificateKind,
  type TestPki,
} from './test-pki.js';
export { tlsCertificate } from './tls-certificate.js';
export { endProcess, startTypescript, TYPESCRIPT, type TypescriptProgram } from './typescript-program.js';
export { until } from './until.js';
export { xmlsec1, type Xmlsec1 } from './xmlsec1.js';
