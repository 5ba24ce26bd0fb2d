/** A sentence in both languages of the API. */
export interface Words {
  readonly es: string;
  readonly en: string;
}
