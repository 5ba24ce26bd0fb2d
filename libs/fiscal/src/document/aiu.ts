/** FAV03, CAV03, DAV03: what the note of the administration begins with. Source: annex 1.9, p. 88. */
export const AIU_NOTE = 'Contrato de servicios AIU por concepto de:';

/** FAV03: bounds of that note, in characters. */
export const AIU_NOTE_LENGTH = { least: 20, most: 5_000 } as const;

export const isAiuNoteLength = (length: number): boolean =>
  length >= AIU_NOTE_LENGTH.least && length <= AIU_NOTE_LENGTH.most;

interface Line {
  readonly description: string;
  readonly note?: string | null | undefined;
  readonly aiu_part?: string | undefined;
}

/** What descriptions of the administration have in them: its name, its short form, or the name of the three parts. */
const ADMINISTRATION = /administraci[oó]n|\badm[oó]n\b|\ba\.?i\.?u\b/i;

export const isCalledAdministration = ({ description }: Pick<Line, 'description'>): boolean =>
  ADMINISTRATION.test(description);

/**
 * Returns the position of the line that bears the note: the one marked as administration, else the first whose
 * description says so, else the first of all.
 */
export const administrationLine = (lines: readonly Line[]): number => {
  const marked = lines.findIndex(({ aiu_part: part }) => part === 'administration');
  return marked >= 0 ? marked : Math.max(0, lines.findIndex(isCalledAdministration));
};

/** Whether a note is the prescribed one, with an object after its beginning. */
export const isAiuNote = (note: string | null | undefined): boolean =>
  note?.startsWith(AIU_NOTE) === true && note.slice(AIU_NOTE.length).trim() !== '';

/** Returns the note of the administration's line; what the line had as its note follows. */
export const aiuNote = ({ note }: Line, contractObject: string): string =>
  isAiuNote(note) ? (note ?? '') : `${AIU_NOTE} ${contractObject}${note ? `\n${note}` : ''}`;
