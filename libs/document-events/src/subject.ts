/**
 * Types of invoices that an event may be about. The event names each of them as type 01, since DIAN counts 01, 02 and 04 as
 * one type (AAH09). It refuses an event about the transcription of a paper invoice (03), which is a type of its own.
 */
const TYPES = ['01', '02', '04'];

/** Payment form of a sale on credit, which alone has events (LGC62). */
const ON_CREDIT = '2';

/** Whether an event may be about documents of a type, such as 01, as far as the type goes. */
export const isTypeWithEvents = (typeCode: string): boolean => TYPES.includes(typeCode);

export const isOnCredit = (paymentForm: string | undefined): boolean => paymentForm === ON_CREDIT;
