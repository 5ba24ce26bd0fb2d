/** A rule that a document breaks. Only rejections prevent acceptance. */
export interface Finding {
  /** DIAN's id of the rule; '' where its message names none. */
  readonly rule: string;
  readonly severity: 'rejection' | 'notification';
  /** Message in Spanish, as the authority's are. */
  readonly text: string;
}

export const rejection = (rule: string, text: string): Finding => ({ rule, severity: 'rejection', text });

export const isRejection = ({ severity }: Finding): boolean => severity === 'rejection';

/** Returns the finding as the sender is told it. */
export const messageOf = ({ rule, severity, text }: Finding): string =>
  rule === '' ? text : `Regla: ${rule}, ${severity === 'rejection' ? 'Rechazo' : 'Notificación'}: ${text}`;
