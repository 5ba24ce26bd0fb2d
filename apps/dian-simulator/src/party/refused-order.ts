/** An order to a simulated party that it cannot carry out. */
export class RefusedOrder extends Error {
  override readonly name = 'RefusedOrder';
}

/** The mail server of an order did not take a mail. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
}
