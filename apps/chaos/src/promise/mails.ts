import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { type RunEvidence, type Must, type Rows, sha256 } from './evidence.js';

interface Mailing {
  readonly message_id: string;
  readonly document_id: string;
  readonly status: string;
  /** SHA-256 of the package that the document's fact names. */
  readonly zip_blob: string | null;
}

/**
 * Checks that each mailing that was delivered is in the catcher with the package of its document, that each mail there
 * belongs to a mailing, and that one that came twice came in the same bytes.
 */
export const checkMails = async ({ folder }: RunEvidence, rows: Rows, must: Must): Promise<void> => {
  const mailings = await rows<Mailing>(
    `select m.message_id, m.document_id, m.status, d.view->>'zip_blob' as zip_blob
       from mailer.mailings m left join api_gateway.documents d on d.id = m.document_id`,
  );
  const known = new Map(mailings.map((mailing) => [mailing.message_id, mailing]));
  const caught = new Map<string, string>();
  for (const name of readdirSync(folder.mail).filter((file) => file.endsWith('.eml'))) {
    const bytes = readFileSync(join(folder.mail, name));
    const { messageId = '', attachments } = await simpleParser(bytes);
    const id = messageId.slice(1, -1);
    const mailing = known.get(id);
    must(mailing !== undefined, `a mail ${id} was sent, and no mailing has it`);
    const [zip] = attachments.filter(({ contentType }) => contentType === 'application/zip');
    must(
      zip !== undefined && sha256(zip.content) === mailing?.zip_blob,
      `${id} has not the package of ${mailing?.document_id}`,
    );
    const content = sha256(withoutTrace(bytes));
    must((caught.get(id) ?? content) === content, `${id} was sent twice, in other bytes`);
    caught.set(id, content);
  }
  for (const { message_id: id, document_id, status } of mailings)
    if (status === 'delivered') must(caught.has(id), `${document_id} is said to be mailed, and ${id} never came`);
};

/** The catcher's own headers come before ours, and tell the time. */
const withoutTrace = (mail: Buffer): Buffer => mail.subarray(Math.max(0, mail.indexOf('\nMessage-ID:')));
