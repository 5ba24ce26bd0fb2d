/** The mail that brings a registered event to the other party. The subject has these parts, split by `;`. */
export interface EventMail {
  readonly to: string;
  readonly invoice_number: string;
  /** Without check digit. */
  readonly sender_nit: string;
  readonly sender_name: string;
  readonly event_number: string;
  /** DIAN's code of the event. */
  readonly code: string;
  /** Name of the zip. */
  readonly file_name: string;
}
