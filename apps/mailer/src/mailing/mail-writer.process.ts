import { Injectable } from '@nestjs/common';
import type { DocumentRequest, EventMail } from '@rubrica/contracts';
import type { TenantProfile } from '@rubrica/fiscal';
import { BlobStore, getJson } from '@rubrica/service';
import { MailerSettings } from '../config.js';
import { DkimClient } from '../dkim/dkim.client.js';
import { eventLetterOf, type EventSender, type MailedEvent } from '../letter/event-letter.js';
import { expiryLetterOf } from '../letter/expiry-letter.js';
import { FileUrlMint } from '../letter/file-url-mint.js';
import { letterOf } from '../letter/letter.js';
import { LogoStore } from '../letter/logo.store.js';
import { type Envelope, mimeOf } from '../letter/mime.js';
import { switchOffLetterOf } from '../letter/switch-off-letter.js';
import { tagHeaders } from '../report/provider/tag-headers.js';
import { ReturnPaths } from '../return-path/return-paths.js';
import { UnsubscribeUrls } from '../return-path/unsubscribe-urls.js';
import type { SenderRow } from '../sender/sender.store.js';
import { type WayOut, WaysOut } from '../sender/way-out.process.js';
import { isEvent, isNotice, type MailingSubject } from './mailing.js';

/** Header fields that a provider writes anew. Source: Amazon SES, Developer Guide, "Manual DKIM signing". */
const WRITTEN_ANEW: Readonly<Record<string, readonly string[]>> = { ses: ['date', 'message-id'] };

/** What a mail is written from. */
export interface DueMail {
  /** Of the mailing. */
  readonly id: string;
  readonly subject: MailingSubject;
  /** ISO instant; the mail's date, so that each attempt writes the same bytes. */
  readonly requestedAt: string;
  readonly to: string;
}

/** Writes mails as they leave: letter, attachment, header fields, and the signature of the sender's domain. */
@Injectable()
export class MailWriter {
  constructor(
    private readonly blobs: BlobStore,
    private readonly logos: LogoStore,
    private readonly fileUrls: FileUrlMint,
    private readonly waysOut: WaysOut,
    private readonly dkim: DkimClient,
    private readonly returnPaths: ReturnPaths,
    private readonly unsubscribeUrls: UnsubscribeUrls,
    private readonly settings: MailerSettings,
  ) {}

  /** Writes the mail as its tenant's sender sends it. A mail that the vault refuses to sign goes out as the service's own. */
  async signed(
    mail: DueMail,
    sender: SenderRow | undefined,
  ): Promise<{ readonly mime: string; readonly wayOut: WayOut }> {
    const { subject } = mail;
    const wayOut = await this.waysOut.of(sender);
    const mime = await this.mime(mail, wayOut);
    if (wayOut.key === null || isNotice(subject)) return { mime, wayOut };
    const { tenant_id: tenantId } = subject;
    const documentId = isEvent(subject) ? subject.document_event_id : subject.document_id;
    const at = new Date(mail.requestedAt);
    const without = (wayOut.server === null ? WRITTEN_ANEW[this.settings.mailProvider] : undefined) ?? [];
    const signed = await this.dkim.sign(wayOut.key, { tenantId, documentId, mime, at, without });
    if (signed !== null || wayOut.server !== null) return { mime: signed ?? mime, wayOut };
    const { own } = this.waysOut;
    return { mime: await this.mime(mail, own), wayOut: own };
  }

  private async mime({ id, subject, requestedAt, to }: DueMail, { from, server }: WayOut): Promise<string> {
    const { tenant_id, message_id } = subject;
    const date = new Date(requestedAt);
    const tags =
      server === null
        ? tagHeaders(this.settings.mailProvider, this.returnPaths.tokenOf(id))
        : this.returnPaths.headersOf(id);
    const headers = isNotice(subject) ? tags : { ...tags, ...this.unsubscribeUrls.headersOf(id) };
    const envelope = { from, to, messageId: message_id, date, headers };
    if (isNotice(subject)) {
      const reader = await getJson<TenantProfile>(this.blobs, tenant_id, subject.profile_blob);
      const letter = 'certificate_id' in subject ? expiryLetterOf(subject, reader) : switchOffLetterOf(subject, reader);
      return mimeOf(letter, envelope, []);
    }
    if (isEvent(subject)) return this.eventMime(subject, envelope);
    const { request_blob, zip_blob, pdf_blob } = subject;
    const [request, zip] = await Promise.all([
      getJson<DocumentRequest>(this.blobs, tenant_id, request_blob),
      this.blobs.get(tenant_id, zip_blob),
    ]);
    const urls = this.fileUrls.of(subject, date);
    const { issuer } = request;
    const room = new AttachmentRoom(this.settings.attachmentBytes);
    // Without a link to it the zip goes with the mail, whatever its size.
    const hasZip = room.takes(zip, { always: urls === null });
    const wanted = issuer.mail?.attach_pdf ? await this.blobs.get(tenant_id, pdf_blob) : null;
    const pdf = wanted && room.takes(wanted) ? wanted : null;
    const picture = await this.logos.of(tenant_id, issuer.logo ?? null);
    const logo = picture && room.takes(picture.bytes) ? picture : null;
    const files = [
      ...(hasZip ? [{ file: 'zip', contentType: 'application/zip', bytes: zip } as const] : []),
      ...(pdf ? [{ file: 'pdf', contentType: 'application/pdf', bytes: pdf } as const] : []),
    ];
    const letter = letterOf(subject, request, { urls, attached: files.map(({ file }) => file), logo });
    return mimeOf(
      letter,
      envelope,
      files.map(({ file, ...attachment }) => ({ fileName: letter.fileNames[file], ...attachment })),
    );
  }

  private async eventMime(event: MailingSubject & MailedEvent, envelope: Envelope): Promise<string> {
    const { tenant_id, mail_blob, zip_blob, sender_blob } = event;
    const [mail, zip, sender] = await Promise.all([
      getJson<EventMail>(this.blobs, tenant_id, mail_blob),
      this.blobs.get(tenant_id, zip_blob),
      getJson<EventSender>(this.blobs, tenant_id, sender_blob),
    ]);
    const room = new AttachmentRoom(this.settings.attachmentBytes);
    room.takes(zip, { always: true });
    const picture = await this.logos.of(tenant_id, sender.logo ?? null);
    const logo = picture && room.takes(picture.bytes) ? picture : null;
    const letter = eventLetterOf(event, mail, sender, logo);
    return mimeOf(letter, envelope, [{ fileName: mail.file_name, contentType: 'application/zip', bytes: zip }]);
  }
}

/** What a mail may still carry. */
class AttachmentRoom {
  constructor(private bytes: number) {}

  /** Takes the room of a file if there is enough, or `always`. */
  takes(file: Buffer, { always = false } = {}): boolean {
    const size = encodedBytes(file.length);
    if (size > this.bytes && !always) return false;
    this.bytes -= size;
    return true;
  }
}

/** Returns the size of bytes in a mail: base64 in lines of 76 characters. */
const encodedBytes = (bytes: number): number => Math.ceil((Math.ceil(bytes / 3) * 4 * 78) / 76);
