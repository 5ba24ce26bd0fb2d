import type { InvoiceEvents, InvoiceEventsEvent, InvoiceReference, RegisteredOfInvoice } from './invoice-events.js';

export type InvoiceEventsCommand =
  | { readonly type: 'RecordRegistered'; readonly events: readonly RegisteredOfInvoice[] }
  | { readonly type: 'Remind'; readonly invoice: InvoiceReference; readonly from: string };

/** DIAN registers one event of a code and never takes it back, so each is recorded once. */
export const decide = (
  command: InvoiceEventsCommand,
  { registered, isReminded }: InvoiceEvents,
): readonly InvoiceEventsEvent[] => {
  if (command.type === 'RecordRegistered')
    return command.events
      .filter(({ code }) => !registered.includes(code))
      .map((data) => ({ type: 'InvoiceEventRegistered', data }));
  return isReminded ? [] : [{ type: 'TacitAcceptanceNeared', data: { ...command.invoice, from: command.from } }];
};
