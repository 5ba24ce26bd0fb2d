/**
 * Knows in which order documents came and were asked for. A question names its CUFE at once, a transmission only when it
 * is examined, which may be later: so both take their places in the order as they arrive. A restart forgets them.
 */
export class Questions {
  private places = 0;
  private readonly arrivals = new Map<string, number>();
  private readonly questions = new Map<string, number[]>();
  private readonly eventQuestions = new Map<string, number>();

  /** Returns the place of a transmission that arrives now. */
  arrival(): number {
    return ++this.places;
  }

  /** Returns whether the document had come before, and nobody asked between the two arrivals. */
  came(cufe: string, arrival: number): boolean {
    const other = this.arrivals.get(cufe);
    this.arrivals.set(cufe, Math.max(arrival, other ?? 0));
    if (other === undefined) return false;
    const [first, second] = other < arrival ? [other, arrival] : [arrival, other];
    return !(this.questions.get(cufe) ?? []).some((asked) => first < asked && asked < second);
  }

  asked(cufe: string): void {
    const key = cufe.toLowerCase();
    const places = this.questions.get(key) ?? [];
    places.push(++this.places);
    this.questions.set(key, places);
  }

  /** Counts a question about the events of an invoice. */
  askedForEvents(cufe: string): void {
    this.eventQuestions.set(cufe, this.eventQuestionsAbout(cufe) + 1);
  }

  eventQuestionsAbout(cufe: string): number {
    return this.eventQuestions.get(cufe) ?? 0;
  }

  forget(): void {
    this.arrivals.clear();
    this.questions.clear();
    this.eventQuestions.clear();
  }
}
