/** Knows of which documents nobody has asked for the status since they came. A restart forgets them. */
export class Questions {
  private readonly open = new Set<string>();

  /** Returns whether the document had come before, and nobody has asked since. */
  came(cufe: string): boolean {
    const isUnasked = this.open.has(cufe);
    this.open.add(cufe);
    return isUnasked;
  }

  asked(cufe: string): void {
    this.open.delete(cufe.toLowerCase());
  }

  forget(): void {
    this.open.clear();
  }
}
