/**
 * Starts long work in a running service, and waits until it ends:
 *
 *   npm run republish -- --service document-issuer --from 2026-11-01T00:00:00-05:00
 *   npm run rebuild -- --service api-gateway
 *
 * Asks the gateway's operator port: ADMIN_URL with OPERATOR_TOKEN, or else the standalone of DATA_DIR (.rubrica).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const ROUTES = { republish: '/admin/v1/republications', rebuild: '/admin/v1/rebuilds' };

const gateway = () => {
  const { ADMIN_URL, OPERATOR_TOKEN, DATA_DIR = '.rubrica' } = process.env;
  if (ADMIN_URL && OPERATOR_TOKEN) return { url: ADMIN_URL, token: OPERATOR_TOKEN };
  const file = join(DATA_DIR, 'demo-credentials.json');
  try {
    const { admin_url: url, operator_token: token } = JSON.parse(readFileSync(file, 'utf8'));
    return { url, token };
  } catch (error) {
    throw new Error(`set ADMIN_URL and OPERATOR_TOKEN, or DATA_DIR to that of a standalone: ${error.message}`);
  }
};

const call = async ({ url, token }, method, path, body) => {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (response.ok) return answer;
  const faults = (answer.errors ?? []).map(({ pointer, detail }) => `\n  ${pointer}: ${detail}`);
  throw new Error(`${response.status} ${answer.code}: ${answer.detail}${faults.join('')}`);
};

const operate = async () => {
  const [verb = '', ...args] = process.argv.slice(2);
  const route = ROUTES[verb];
  if (!route) throw new Error(`say one of ${Object.keys(ROUTES).join(', ')}`);
  const { values } = parseArgs({ args, options: { service: { type: 'string' }, from: { type: 'string' } } });
  const at = gateway();
  const { id } = await call(at, 'POST', route, values);
  console.log(`${id} is ordered and goes on by itself, whoever waits`);
  for (;;) {
    const { data } = await call(at, 'GET', '/admin/v1/works');
    const work = data.find((one) => one.id === id);
    if (work?.ended_at) return console.log(`${verb} of ${work.service}: ${work.done} done at ${work.ended_at}`);
    await sleep(500);
  }
};

await operate().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
