import { describe, expect, it } from '@jest/globals';
import { processName, threadName } from './process-name.js';

describe('the name of a process', () => {
  it.each([
    ['/opt/node /srv/apps/distributed/dist/service.main.js dian-submitter', 'product', 'dian-submitter'],
    ['postgres: document_issuer rubrica 127.0.0.1(44212) idle', 'PostgreSQL', 'document-issuer'],
    ['postgres: document_issuer rubrica 127.0.0.1(44212) idle in transaction', 'PostgreSQL', 'document-issuer'],
    ['postgres: document_issuer rubrica [local] idle', 'PostgreSQL', 'document-issuer'],
    ['postgres: background writer ', 'PostgreSQL', 'background writer'],
    ['postgres: walwriter', 'PostgreSQL', 'walwriter'],
    ['/srv/native/bin/postgres -D /proc/self/fd/3 -p 4000', 'PostgreSQL', 'postmaster'],
    ['/usr/bin/java -Xmx512m kafka.Kafka server.properties', 'broker', 'Kafka'],
    ['/bin/sh -c read -r _; kill -INT "$1" sh 12', 'product', 'other processes'],
  ])('is found in %s', (commandLine, part, name) => {
    expect(processName(commandLine)).toEqual({ part, name });
  });
});

describe('the name of a thread', () => {
  it.each([
    ['externals', 'authority and mail catcher'],
    ['WorkerThread', 'worker threads'],
    ['libuv-worker', 'libuv pool threads'],
    ['node-MainThread', 'main thread'],
    ['node-V8Worker', 'V8 threads (GC, compiler)'],
    ['DelayedTaskSche', 'V8 threads (GC, compiler)'],
  ])('is found in %s', (comm, name) => {
    expect(threadName(comm).name).toBe(name);
  });
});
