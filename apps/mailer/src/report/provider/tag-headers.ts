import type { MailProvider } from './provider-event.js';

/**
 * Returns the headers by which a provider takes the token of a mailing, which it gives back with each event. SES gives
 * back the envelope sender, which has the token.
 */
export const tagHeaders = (provider: MailProvider | '', token: string | null): Readonly<Record<string, string>> => {
  if (token === null) return {};
  switch (provider) {
    case 'sendgrid':
      return { 'X-SMTPAPI': JSON.stringify({ unique_args: { mailing: token } }) };
    case 'mailgun':
      return { 'X-Mailgun-Variables': JSON.stringify({ mailing: token }) };
    case 'postmark':
      return { 'X-PM-Metadata-mailing': token };
    case 'ses':
    case '':
      return {};
  }
};
