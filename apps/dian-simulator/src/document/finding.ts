/** What a rule has to say. Only rejections stand in the way of acceptance. */
export interface Finding {
  /** DIAN's id. */
  readonly rule: string;
  readonly severity: 'rejection' | 'notification';
  /** In Spanish, as the authority speaks. */
  readonly text: string;
}

export const rejection = (rule: string, text: string): Finding => ({ rule, severity: 'rejection', text });

export const isRejection = ({ severity }: Finding): boolean => severity === 'rejection';

/** As it is told to the sender. */
export const messageOf = ({ rule, severity, text }: Finding): string =>
  `Regla: ${rule}, ${severity === 'rejection' ? 'Rechazo' : 'Notificación'}: ${text}`;
