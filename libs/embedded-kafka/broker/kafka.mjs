/**
 * A real Apache Kafka broker (KRaft) on this machine, from Maven Central's jars, without Docker:
 *
 *   node libs/embedded-kafka/broker/kafka.mjs start [--dir DIR] [--port N] [--advertise N] [--fresh]
 *                                                   [--owner PID] [--secure PEM --password TEXT]
 *                                                   [--users NAME,NAME] [--clients PEM] [--nodes N]
 *   node libs/embedded-kafka/broker/kafka.mjs stop  [--dir DIR] [--kill] [--purge]
 *   node libs/embedded-kafka/broker/kafka.mjs fetch
 *
 * `start` prints the broker's address once it serves; it changes nothing where the broker runs already. `--advertise` is
 * the port that clients are sent to when a proxy stands in front of the broker; `--owner` ends the broker and removes its
 * folder when that process has ended; `--secure` (key and certificate) prints the address of a second listener with TLS,
 * where clients are user `rubrica` with that password (SASL PLAIN or SCRAM). `--users`: further users with that password, who
 * may do nothing until they are granted it; `rubrica` and the clients of the first listener may do all. `--clients`: a third
 * listener, MTLS, for clients with one of these certificates; the name in it (CN) is the user's. `--nodes 3`: a cluster, whose
 * nodes have the folders DIR/1, DIR/2 and DIR/3, and which keeps three copies; prints the addresses of all.
 * `stop --kill` is a crash (kill -9); `--purge` removes the folder. Brokers of different folders do not know of each other.
 *
 * Needs Java 17, and Maven the first time; jars, and the classes in them as Java has read them once, are kept in
 * ~/.cache/rubrica: a broker starts in half the time. Plain ESM for Node 20 and later.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const POM = fileURLToPath(new URL('pom.xml', import.meta.url));
const HOST = '127.0.0.1';
/** A busy machine takes more than a minute to read the metadata of a killed broker. */
const READY_MS = 180_000;
const STOP_MS = 20_000;

/** Waits until `met` gives something, or until the time is over: undefined. */
const until = async (met, timeoutMs, everyMs = 25) => {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const answer = await met();
    if (answer) return answer;
    if (performance.now() > deadline) return undefined;
    await sleep(everyMs);
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** One process at a time; a lock whose owner is gone is nobody's. */
const alone = async (folder, work) => {
  mkdirSync(folder, { recursive: true });
  const lock = join(folder, 'lock');
  const taken = () => {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const owner = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
      if (owner > 0 && !isAlive(owner)) rmSync(lock, { force: true });
      return false;
    }
  };
  if (!(await until(taken, 300_000, 50))) throw new Error(`${lock} is held for too long`);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
};

const runs = (program, versionOption) => spawnSync(program, [versionOption], { stdio: 'ignore' }).status === 0;

/** The folder with the broker's jars. */
const fetchJars = () => {
  if (!runs('java', '-version')) throw new Error('Java is not installed; Debian has it in default-jdk-headless');
  const [, version] = /<kafka\.version>(.+)<\/kafka\.version>/.exec(readFileSync(POM, 'utf8'));
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rubrica', 'kafka');
  const jars = join(cache, version);
  if (existsSync(classesOf(jars))) return jars;
  return alone(cache, async () => {
    if (!existsSync(jars)) fetchByMaven(cache, jars);
    if (!existsSync(classesOf(jars))) await readClasses(cache, jars);
    return jars;
  });
};

const fetchByMaven = (cache, jars) => {
  if (!runs('mvn', '--version')) throw new Error('Maven is not installed; Debian has it in maven');
  const fresh = join(cache, `fetching-${process.pid}`);
  const args = ['--quiet', '--batch-mode', '--file', POM, 'dependency:copy-dependencies'];
  const { status, stdout, error } = spawnSync(
    'mvn',
    [...args, '-DincludeScope=runtime', `-DoutputDirectory=${fresh}`],
    { encoding: 'utf8', timeout: 600_000 },
  );
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const [reason = error?.message ?? 'it did not end in time'] = /(?<=\[ERROR\] ).+/.exec(stdout ?? '') ?? [];
    throw new Error(`Maven cannot fetch the broker's jars: ${reason}`);
  }
  renameSync(fresh, jars);
};

/** The archive of class data (CDS). Java goes without where it does not fit, as that of another Java. */
const classesOf = (jars) => `${jars}.jsa`;

/** Lets a throw-away broker write the archive when it ends. */
const readClasses = async (cache, jars) => {
  const dir = join(cache, `reading-${process.pid}`);
  const fresh = join(dir, 'classes.jsa');
  try {
    await configure(dir, { users: [] }, await newNode(1));
    format(jars, dir, ['--standalone']);
    launch(jars, dir, undefined, [`-XX:ArchiveClassesAtExit=${fresh}`]);
    await isReady(dir);
    process.kill(runningPid(dir), 'SIGTERM');
    await until(() => !runningPid(dir), READY_MS);
    if (!existsSync(fresh)) writeFileSync(fresh, ''); // a Java that has no such archives
    renameSync(fresh, classesOf(jars));
  } finally {
    await stop(dir, { kill: true, purge: true });
  }
};

/** Below those of outgoing connections (Linux: from 32,768): one of them could take the port of a broker that is down. */
const freePort = async () => {
  const port = await until(async () => {
    const some = randomInt(20_000, 32_000);
    return (await isFree(some)) && some;
  }, 5_000);
  if (!port) throw new Error('no port is free');
  return port;
};

const isFree = (port) =>
  new Promise((answered) => {
    const server = createServer().once('error', () => answered(false));
    server.listen(port, HOST, () => server.close(() => answered(true)));
  });

const filesOf = (dir) => ({
  properties: join(dir, 'server.properties'),
  data: join(dir, 'data'),
  cluster: join(dir, 'cluster'),
  pid: join(dir, 'pid'),
  log: join(dir, 'broker.log'),
});

/** The pid of this folder's broker if it runs: a stale file may name somebody else's process. */
const runningPid = (dir) => {
  const files = filesOf(dir);
  const pid = existsSync(files.pid) ? Number(readFileSync(files.pid, 'utf8')) : 0;
  if (!(pid > 0) || !isAlive(pid)) return undefined;
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.includes(files.properties) ? pid : undefined;
};

const propertyOf = (dir, name) => {
  const { properties } = filesOf(dir);
  const text = existsSync(properties) ? readFileSync(properties, 'utf8') : '';
  return text
    .split('\n')
    .find((line) => line.startsWith(`${name}=`))
    ?.slice(name.length + 1);
};

/** Of the listener PLAINTEXT, where nodes and most clients are, or of another one. */
const portOf = (dir, listener = 'PLAINTEXT') =>
  Number(propertyOf(dir, 'listeners')?.match(new RegExp(`${listener}://[^:]+:(\\d+)`))?.[1]);

/** A Metadata request (version 1, no topics); true once the answer lists this node: it serves, and is not fenced. */
const serves = (port, nodeId) =>
  new Promise((answered) => {
    const socket = connect(port, HOST);
    const end = (answer) => {
      socket.destroy();
      answered(answer);
    };
    const received = [];
    socket.setTimeout(2_000, () => end(false)).once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.once('connect', () => {
      const request = Buffer.alloc(18);
      request.writeInt32BE(14, 0);
      request.writeInt16BE(3, 4); // Metadata
      request.writeInt16BE(1, 6);
      request.writeInt32BE(1, 8); // correlation id
      request.writeInt16BE(-1, 12); // no client id
      request.writeInt32BE(0, 14);
      socket.write(request);
    });
    socket.on('data', (chunk) => {
      received.push(chunk);
      const answer = Buffer.concat(received);
      if (answer.length < 4 || answer.length < 4 + answer.readInt32BE(0)) return;
      const nodes = [];
      let at = 12;
      for (let left = answer.readInt32BE(8); left > 0; left -= 1) {
        nodes.push(answer.readInt32BE(at));
        at += 4;
        at += 2 + answer.readInt16BE(at); // host
        at += 4; // port
        at += 2 + Math.max(0, answer.readInt16BE(at)); // rack
      }
      end(nodes.includes(nodeId));
    });
  });

const isTaken = (port) =>
  new Promise((answered) => {
    const socket = connect(port, HOST);
    const end = (answer) => {
      socket.destroy();
      answered(answer);
    };
    socket
      .setTimeout(500, () => end(true))
      .once('error', () => end(false))
      .once('connect', () => end(true));
  });

/** Settings of a node; those of a crash's aftermath (sessions, leader epochs) are short, since tests crash it. */
const propertiesOf = ({ dir, id, port, controllerPort, controllers }) => ({
  'process.roles': 'broker,controller',
  'node.id': id,
  listeners: `PLAINTEXT://${HOST}:${port},CONTROLLER://${HOST}:${controllerPort}`,
  'advertised.listeners': `PLAINTEXT://${HOST}:${port}`,
  'controller.listener.names': 'CONTROLLER',
  'controller.quorum.bootstrap.servers': controllers.map((one) => `${HOST}:${one.port}`).join(),
  'listener.security.protocol.map': 'PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT',
  'log.dirs': filesOf(dir).data,
  'auto.create.topics.enable': false,
  'default.replication.factor': controllers.length,
  'min.insync.replicas': Math.max(1, controllers.length - 1),
  'offsets.topic.replication.factor': controllers.length,
  'offsets.topic.num.partitions': 8,
  'transaction.state.log.replication.factor': controllers.length,
  'transaction.state.log.min.isr': Math.max(1, controllers.length - 1),
  'replica.lag.time.max.ms': 3_000,
  'group.initial.rebalance.delay.ms': 0,
  'broker.heartbeat.interval.ms': 500,
  'broker.session.timeout.ms': 1500,
  // Twice a second, for nodes that follow; a lone one has none.
  'metadata.max.idle.interval.ms': controllers.length > 1 ? 500 : 10_000,
  'num.network.threads': 2,
  'num.io.threads': 4,
  // Thousands of small partitions come and go in tests.
  'log.index.size.max.bytes': 65_536,
  'log.segment.bytes': 67_108_864,
  'log.segment.delete.delay.ms': 1_000,
});

const USER = 'rubrica';

/** A second listener, for clients that speak TLS and say who they are. */
const secureProperties = ({ secure, password, users, port, own }) => ({
  listeners: `${own.listeners},SECURE://${HOST}:${port}`,
  'advertised.listeners': `${own['advertised.listeners']},SECURE://${HOST}:${port}`,
  'listener.security.protocol.map': `${own['listener.security.protocol.map']},SECURE:SASL_SSL`,
  'listener.name.secure.ssl.keystore.type': 'PEM',
  'listener.name.secure.ssl.keystore.location': resolve(secure),
  'listener.name.secure.sasl.enabled.mechanisms': 'PLAIN,SCRAM-SHA-256,SCRAM-SHA-512',
  'listener.name.secure.plain.sasl.jaas.config': `org.apache.kafka.common.security.plain.PlainLoginModule required ${[USER, ...users].map((user) => `user_${user}="${password}"`).join(' ')};`,
  'listener.name.secure.scram-sha-256.sasl.jaas.config':
    'org.apache.kafka.common.security.scram.ScramLoginModule required;',
  'listener.name.secure.scram-sha-512.sasl.jaas.config':
    'org.apache.kafka.common.security.scram.ScramLoginModule required;',
});

/** The nodes themselves are clients without a name. */
const AUTHORIZER = {
  'authorizer.class.name': 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
  'super.users': `User:ANONYMOUS;User:${USER}`,
};

/** A third listener, for clients with a certificate, by whose name brokers call them. */
const mutualProperties = ({ secure, clients, port, own }) => ({
  listeners: `${own.listeners},MTLS://${HOST}:${port}`,
  'advertised.listeners': `${own['advertised.listeners']},MTLS://${HOST}:${port}`,
  'listener.security.protocol.map': `${own['listener.security.protocol.map']},MTLS:SSL`,
  'listener.name.mtls.ssl.keystore.type': 'PEM',
  'listener.name.mtls.ssl.keystore.location': resolve(secure),
  'listener.name.mtls.ssl.truststore.type': 'PEM',
  'listener.name.mtls.ssl.truststore.location': resolve(clients),
  'listener.name.mtls.ssl.client.auth': 'required',
  'listener.name.mtls.ssl.principal.mapping.rules': 'RULE:^CN=([^,]+).*$/$1/,DEFAULT',
});

const JAVA_LOG = '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn';
/** The optimizing compiler takes half of all that a broker costs in its first minutes. */
const JAVA_FLAGS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', JAVA_LOG];

const javaFlags = (jars) =>
  existsSync(classesOf(jars)) ? [...JAVA_FLAGS, `-XX:SharedArchiveFile=${classesOf(jars)}`] : JAVA_FLAGS;

/** Directory ids are part of a quorum's first settings. */
const newNode = async (id) => ({ id, port: await freePort(), directory: randomBytes(16).toString('base64url') });

const configure = async (dir, { port, secure, password, users, clients }, node, controllers = [node]) => {
  const files = filesOf(dir);
  mkdirSync(dir, { recursive: true });
  writeFileSync(files.cluster, randomBytes(16).toString('base64url'));
  const properties = propertiesOf({
    ...{ dir, id: node.id, controllerPort: node.port, controllers },
    port: port ?? (await freePort()),
  });
  const more = async (change) => Object.assign(properties, change({ port: await freePort(), own: properties }));
  if (secure) await more((own) => secureProperties({ secure, password, users, ...own }));
  if (clients) await more((own) => mutualProperties({ secure, clients, ...own }));
  if (users.length > 0) Object.assign(properties, AUTHORIZER);
  writeFileSync(
    files.properties,
    Object.entries(properties)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
};

/** The folder may have been started with another advertised port before. */
const advertiseAt = (dir, port) => {
  const { properties } = filesOf(dir);
  const text = readFileSync(properties, 'utf8');
  writeFileSync(
    properties,
    text.replace(/^(advertised\.listeners=PLAINTEXT:\/\/[^:]+:)\d+/m, (_, before) => `${before}${port}`),
  );
};

/** Starts the folder's broker, or finds it running; gives its address. */
const start = async (dir, { port, advertise, fresh, owner, secure, password, users = '', clients }) => {
  const jars = await fetchJars();
  return alone(dir, async () => {
    const files = filesOf(dir);
    const names = users.split(',').filter((name) => name !== '');
    const forget = () => {
      for (const path of [files.data, files.properties]) rmSync(path, { recursive: true, force: true });
    };
    if (fresh && !runningPid(dir)) forget();
    const begin = async () => {
      if (!existsSync(files.properties))
        await configure(dir, { port, secure, password, users: names, clients }, await newNode(1));
      if (!runningPid(dir)) {
        advertiseAt(dir, advertise ?? portOf(dir));
        await isLeft(dir);
        const scram = password ? [USER, ...names].flatMap((user) => scramOf(user, password)) : [];
        if (!existsSync(join(files.data, 'meta.properties'))) format(jars, dir, ['--standalone', ...scram]);
        launch(jars, dir, owner);
      }
      await isReady(dir);
    };
    const isNew = !existsSync(files.properties);
    try {
      await begin();
    } catch (error) {
      // Somebody took one of its ports after it was found free: nobody knows of the broker yet, so it may have others.
      const said = existsSync(files.log) ? readFileSync(files.log, 'utf8') : '';
      if (!isNew || !said.includes('Address already in use')) throw error;
      forget();
      await begin();
    }
    return `${HOST}:${portOf(dir, secure ? 'SECURE' : 'PLAINTEXT')}`;
  });
};

/** Its port may still be that of the process before. */
const isLeft = async (dir) => {
  const port = portOf(dir);
  if (!(await until(async () => !(await isTaken(port)), 5_000))) throw new Error(`${HOST}:${port} is taken`);
};

const isReady = async (dir) => {
  const nodeId = Number(propertyOf(dir, 'node.id'));
  const ready = await until(async () => !runningPid(dir) || (await serves(portOf(dir), nodeId)), READY_MS);
  if (!ready || !runningPid(dir))
    throw new Error(`the broker does not serve:\n${readFileSync(filesOf(dir).log, 'utf8').slice(-2_000)}`);
};

/** Starts those of a cluster's nodes that do not run; gives the addresses of all. */
const startCluster = async (dir, nodes, owner) => {
  const jars = await fetchJars();
  return alone(dir, async () => {
    const dirs = Array.from({ length: nodes }, (_, nth) => join(dir, String(nth + 1)));
    if (!existsSync(join(dir, 'formatted'))) await makeCluster(jars, dirs);
    writeFileSync(join(dir, 'formatted'), '');
    const ended = dirs.filter((one) => !runningPid(one));
    for (const one of ended) {
      await isLeft(one);
      launch(jars, one, owner, ['-Xmx256m']);
    }
    await Promise.all(dirs.map(isReady));
    return dirs.map((one) => `${HOST}:${portOf(one)}`).join();
  });
};

/** What the nodes begin with differs only in who they are: it is made once and copied. */
const makeCluster = async (jars, dirs) => {
  const nodes = [];
  for (const [nth] of dirs.entries()) nodes.push(await newNode(nth + 1));
  for (const [nth, dir] of dirs.entries()) await configure(dir, { users: [] }, nodes[nth], nodes);
  const [first] = dirs;
  const quorum = nodes.map(({ id, port, directory }) => `${id}@${HOST}:${port}:${directory}`).join();
  format(jars, first, [`--initial-controllers=${quorum}`]);
  for (const [nth, dir] of dirs.entries()) {
    if (dir === first) continue;
    cpSync(filesOf(first).data, filesOf(dir).data, { recursive: true });
    const meta = join(filesOf(dir).data, 'meta.properties');
    const text = readFileSync(meta, 'utf8').replace(/^node\.id=.*$/m, `node.id=${nodes[nth].id}`);
    writeFileSync(meta, text.replace(/^directory\.id=.*$/m, `directory.id=${nodes[nth].directory}`));
  }
};

const format = (jars, dir, args) => {
  const files = filesOf(dir);
  const { status, stdout, stderr } = spawnSync(
    'java',
    [
      ...['-Xmx128m', ...javaFlags(jars), '-cp', `${jars}/*`, 'kafka.tools.StorageTool', 'format'],
      // One id in 64 begins with a hyphen, and would be taken for an option.
      ...['--config', files.properties, `--cluster-id=${readFileSync(files.cluster, 'utf8')}`, ...args],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the broker's folder cannot be made: ${stdout}${stderr}`);
};

const scramOf = (user, password) =>
  ['SHA-256', 'SHA-512'].flatMap((hash) => ['--add-scram', `SCRAM-${hash}=[name=${user},password=${password}]`]);

const launch = (jars, dir, owner, flags = ['-Xmx512m']) => {
  const files = filesOf(dir);
  const output = openSync(files.log, 'a');
  const args = [...javaFlags(jars), ...flags, '-cp', `${jars}/*`, 'kafka.Kafka', files.properties];
  const broker = spawn('java', args, { detached: true, stdio: ['ignore', output, output] });
  broker.unref();
  writeFileSync(files.pid, String(broker.pid));
  if (!owner) return;
  const guard = `while kill -0 "$1" 2>/dev/null; do sleep 1; done
    pid=$(cat "$2/pid" 2>/dev/null) && ps -ww -o command= -p "$pid" | grep -qF "$2/server.properties" && kill -9 "$pid"
    rm -rf "$2"`;
  spawn('sh', ['-c', guard, 'guard', String(owner), dir], { detached: true, stdio: 'ignore' }).unref();
};

/** A broker that does not run is no error. */
const stop = async (dir, { kill, purge }) => {
  const pid = runningPid(dir);
  const port = portOf(dir);
  if (pid) {
    process.kill(pid, kill ? 'SIGKILL' : 'SIGTERM');
    if (!(await until(() => !runningPid(dir), STOP_MS))) process.kill(pid, 'SIGKILL');
    await until(async () => !runningPid(dir) && !(await isTaken(port)), STOP_MS);
  }
  if (purge) rmSync(dir, { recursive: true, force: true });
  else if (existsSync(dir)) rmSync(filesOf(dir).pid, { force: true });
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dir: { type: 'string', default: fileURLToPath(new URL('../../../.rubrica/kafka', import.meta.url)) },
    port: { type: 'string' },
    advertise: { type: 'string' },
    owner: { type: 'string' },
    secure: { type: 'string' },
    password: { type: 'string' },
    users: { type: 'string' },
    clients: { type: 'string' },
    nodes: { type: 'string' },
    fresh: { type: 'boolean' },
    kill: { type: 'boolean' },
    purge: { type: 'boolean' },
  },
});
const dir = resolve(values.dir);

try {
  if (positionals[0] === 'start' && values.nodes !== undefined)
    console.log(await startCluster(dir, Number(values.nodes), values.owner));
  else if (positionals[0] === 'start') {
    const port = values.port === undefined ? undefined : Number(values.port);
    console.log(await start(dir, { ...values, port }));
  } else if (positionals[0] === 'stop') await stop(dir, values);
  else if (positionals[0] === 'fetch') await fetchJars();
  else throw new Error('start, stop or fetch?');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
