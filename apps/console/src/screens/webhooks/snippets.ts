/** Receivers that check the signature with our packages, as docs/guides/en/webhooks.md shows them. */
export const SNIPPETS: readonly { readonly name: string; readonly code: string }[] = [
  {
    name: 'TypeScript',
    code: `import { createServer } from 'node:http';
import { webhooks } from '@rubrica/client';

createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    const event = await webhooks.verify(
      Buffer.concat(chunks),
      request.headers['svc-signature'],
      process.env['WEBHOOK_SECRET'] ?? '',
    );
    response.writeHead(204).end();
    console.log(event.type, event.id);
  } catch {
    response.writeHead(400).end();
  }
}).listen(4747);
`,
  },
  {
    name: 'Python',
    code: `import os
from http.server import BaseHTTPRequestHandler, HTTPServer

from rubrica_client import webhooks


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            event = webhooks.verify(body, self.headers["Svc-Signature"], os.environ["WEBHOOK_SECRET"])
        except webhooks.WebhookSignatureError:
            self.send_error(400)
            return
        self.send_response(204)
        self.end_headers()
        print(event["type"], event["id"])


HTTPServer(("", 4747), Receiver).serve_forever()
`,
  },
  {
    name: 'PHP',
    code: `<?php
require 'vendor/autoload.php';

use Rubrica\\Webhooks;
use Rubrica\\WebhookSignatureException;

try {
    $event = Webhooks::verify(
        file_get_contents('php://input'),
        $_SERVER['HTTP_SVC_SIGNATURE'] ?? '',
        getenv('WEBHOOK_SECRET'),
    );
    http_response_code(204);
    error_log($event->type . ' ' . $event->id);
} catch (WebhookSignatureException) {
    http_response_code(400);
}
`,
  },
];
