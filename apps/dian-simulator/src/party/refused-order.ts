/** An order to a simulated party that it cannot carry out. */
export class RefusedOrder extends Error {
  override readonly name = 'RefusedOrder';
}
