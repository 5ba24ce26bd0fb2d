/**
 * Deliberate breaks of promises, one line of compiled code each: `npm run chaos:mutants` shows that `npm run chaos`
 * notices every one. `find` stands once in `file`; `args` are those of the chaos run, by default without faults.
 */
const SHORT = ['--documents', '24', '--kills', '0', '--settle-seconds', '45'];
const WITH_KILLS = ['--documents', '40', '--kills', '10', '--settle-seconds', '90'];
const SUBMITTERS = ['--aim', 'submitter', '--documents', '60', '--kills', '4', '--settle-seconds', '90'];

export const MUTANTS = [
  {
    name: 'the relay loses a record',
    file: 'libs/eventing/dist/relay/sending.js',
    find: 'append(rows.map(recordOf))',
    replace: 'append(rows.map(recordOf).filter(() => Math.random() > 0.1))',
    args: SHORT,
  },
  {
    name: 'the relay forgets what was not sent when it was killed',
    file: 'libs/eventing/dist/relay/relay.js',
    find: 'await this.sending(rows,',
    replace:
      'await this.leases.move(WORK, cursorsAfter(rows, leases)); await new Promise((go) => setTimeout(go, 300)); await this.sending(rows,',
    args: WITH_KILLS,
  },
  {
    name: 'a number is left out',
    file: 'apps/document-issuer/dist/numbering-range/allotment.js',
    find: 'next: range.next + 1 }',
    replace: 'next: range.next + (range.next % 7 === 3 ? 2 : 1) }',
    args: SHORT,
  },
  {
    name: 'a number is given twice',
    file: 'apps/document-issuer/dist/numbering-range/allotment.js',
    find: 'next: range.next + 1 }',
    replace: 'next: range.next + (range.next % 7 === 3 ? 0 : 1) }',
    args: SHORT,
  },
  {
    name: 'each attempt at the authority is made twice',
    file: 'apps/dian-submitter/dist/attempt/attempt-call.process.js',
    find: 'const outcome = await this.authority.perform({',
    replace:
      'await this.authority.perform({ environment, order, operation: current.operation, message });\nconst outcome = await this.authority.perform({',
    args: SHORT,
  },
  {
    name: 'a document is sent again without a question',
    file: 'apps/dian-submitter/dist/submission/submission.js',
    find: "(upload ? 'GetStatusZip' : 'GetStatus')",
    replace: "(upload ? 'GetStatusZip' : 'SendBillSync')",
    args: SUBMITTERS,
  },
  {
    name: 'a webhook is recorded and not sent',
    file: 'apps/webhook-dispatcher/dist/delivery/attempt.process.js',
    find: 'const outcome = await this.post(due, endpoint);',
    replace:
      "const outcome = /[0-7]$/.test(due.event_id) ? { ok: true, httpStatus: 200, durationMs: 1, answer: '' } : await this.post(due, endpoint);",
    args: SHORT,
  },
  {
    name: 'a webhook is signed over other bytes',
    file: 'apps/webhook-dispatcher/dist/call/delivery-request.js',
    find: 'signatureHeader(body, secrets,',
    replace: "signatureHeader(Buffer.concat([body, Buffer.from('\\n')]), secrets,",
    args: SHORT,
  },
  {
    name: 'a webhook has other bytes than its event',
    file: 'apps/webhook-dispatcher/dist/call/delivery-request.js',
    find: "const body = Buffer.from(text, 'utf8');",
    replace: "const body = Buffer.from(JSON.stringify(JSON.parse(text), null, 1), 'utf8');",
    args: SHORT,
  },
  {
    name: 'an event is never told',
    file: 'apps/webhook-dispatcher/dist/event/public-event.js',
    find: "'co.rubrica.document.email-delivered.v1': 'email.delivered',",
    replace: "'co.rubrica.document.email-delivered.v1': null,",
    args: SHORT,
  },
  {
    name: 'a mail is said to be delivered and never sent',
    file: 'apps/mailer/dist/mailing/mail-dispatch.client.js',
    find: 'await this.sent(id, to, mime, wayOut)',
    replace: "{ result: 'delivered', diagnostic: null }",
    args: SHORT,
  },
  {
    name: 'a mail has another package',
    file: 'apps/mailer/dist/mailing/mail-writer.process.js',
    find: 'bytes: zip }] : []',
    replace: "bytes: Buffer.from('PK') }] : []",
    args: SHORT,
  },
  {
    name: 'the PDF is empty',
    file: 'apps/document-issuer/dist/package/package.process.js',
    find: 'this.blobs.put(received.tenant_id, pdf)',
    replace: 'this.blobs.put(received.tenant_id, Buffer.alloc(0))',
    args: SHORT,
  },
  {
    name: 'the API tells another CUFE than the XML has',
    file: 'apps/api-gateway/dist/document/document-resource.js',
    find: 'cufe: view.cufe',
    replace: "cufe: view.cufe && view.cufe.replace(/^./, '0')",
    args: SHORT,
  },
  {
    name: 'a blob holds something else than its name says',
    file: 'libs/service/dist/blob/blob-store.js',
    find: "hash('sha256', bytes)",
    replace: "hash('sha256', Buffer.concat([bytes, Buffer.from(' ')]))",
    args: SHORT,
  },
  {
    name: 'a repeated request makes a second document',
    file: 'apps/api-gateway/dist/operation/caller.http.js',
    find: "const key = request.headers['idempotency-key'];",
    replace: 'const key = undefined;',
    args: SHORT,
  },
  {
    name: 'an API key is in the log',
    file: 'libs/service/dist/boot/request-hooks.js',
    find: 'request_id: id,',
    replace: 'request_id: id, key: request.headers.authorization,',
    args: SHORT,
  },
];
