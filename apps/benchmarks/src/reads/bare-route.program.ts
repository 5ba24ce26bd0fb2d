import { fastify } from 'fastify';
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A bare Fastify route that inserts one row in a transaction of its own, beside which POSTs of the product are measured. */
const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 10 });
await pool.query('create table if not exists public.bare_invoices (id text primary key, body jsonb not null)');

const server = fastify();
server.post('/v1/invoices', async (request, reply) => {
  const id = randomUUID();
  await pool.query({
    name: 'insert',
    text: 'insert into public.bare_invoices (id, body) values ($1, $2)',
    values: [id, JSON.stringify(request.body)],
  });
  return reply.code(201).send({ id });
});
await server.listen({ host: '127.0.0.1', port: 0 });
const [address] = server.addresses();
process.send?.(typeof address === 'object' ? address.port : 0);
process.on('disconnect', () => process.exit());
