import type { Parcel } from './parcel.js';
import { MailNotTaken } from './refused-order.js';

/** Where mails of simulated suppliers go. */
export interface MailTarget {
  readonly host: string;
  readonly port: number;
  readonly to: string;
}

export interface SupplierMail {
  readonly supplierNit: string;
  readonly supplierName: string;
  readonly number: string;
  readonly parcel: Parcel;
}

export interface SupplierMailer {
  /** Resolves when the server has taken the mail. */
  send(mail: SupplierMail): Promise<void>;
  close(): void;
}

/** Opens a connection that sends mails in the form of the annex, over plain SMTP. */
export const openSupplierMailer = async ({ host, port, to }: MailTarget): Promise<SupplierMailer> => {
  // Loaded by the first order that mails: a simulator that mails nothing needs no memory for it.
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    host,
    port,
    ignoreTLS: true,
    pool: true,
    maxConnections: 1,
    maxMessages: Infinity,
  });
  return {
    send: async ({ supplierNit, supplierName, number, parcel }) => {
      const mail = {
        from: `facturacion@${supplierNit}.example`,
        to,
        subject: `${supplierNit};${supplierName};${number};01;${supplierName}`,
        text: 'Adjunto encontrará su factura electrónica.',
        attachments: [{ filename: parcel.name, content: parcel.bytes }],
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw new MailNotTaken(`${host}:${port}: ${error instanceof Error ? error.message : 'failed'}`);
      });
    },
    close: () => transport.close(),
  };
};
