import { createServer } from 'node:http';

/** A webhook as the parent process gets it. */
export interface ToldWebhook {
  readonly id: string;
  readonly type: string;
  /** Epoch ms. */
  readonly atMs: number;
}

interface Body {
  readonly type: string;
  readonly data: { readonly object: { readonly id: string } };
}

/** Webhooks are told together: each message takes CPU from the product. */
const TELL_EVERY_MS = 50;

let told: ToldWebhook[] = [];
const tell = (): void => {
  process.send?.(told);
  told = [];
};

/** Answers each webhook with 200 and tells the parent process of it; in a process of its own, so that its CPU counts for nobody. */
const server = createServer((request, response) => {
  const atMs = Date.now();
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.writeHead(200).end();
    const { type, data } = JSON.parse(Buffer.concat(chunks).toString()) as Body;
    if (told.length === 0) setTimeout(tell, TELL_EVERY_MS);
    told.push({ id: data.object.id, type, atMs });
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
process.on('disconnect', () => process.exit(0));
