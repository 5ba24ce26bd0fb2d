/** Counts what each tenant has under way in this process, up to a number. */
export class TenantSlots {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Returns what the work returns; undefined, without beginning it, if all slots of the tenant are taken. */
  async within<Result>(tenantId: string, work: () => Promise<Result>): Promise<Result | undefined> {
    const taken = this.taken.get(tenantId) ?? 0;
    if (taken >= this.most) return undefined;
    this.taken.set(tenantId, taken + 1);
    try {
      return await work();
    } finally {
      this.leave(tenantId);
    }
  }

  private leave(tenantId: string): void {
    const left = (this.taken.get(tenantId) ?? 1) - 1;
    if (left > 0) this.taken.set(tenantId, left);
    else this.taken.delete(tenantId);
  }
}
