import type { ReactNode } from 'react';
import styles from './button.module.css';

interface Props {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly kind?: 'plain' | 'primary' | 'danger';
  readonly type?: 'button' | 'submit';
  /** Why the button can't be used now. It stays where it is and can be reached by keyboard, so that the reason is read. */
  readonly reason?: string | null;
  /** True while the act is under way. */
  readonly isBusy?: boolean;
  /** The name that is read aloud, where the words alone don't say what the button is about; it begins with them. */
  readonly label?: string;
}

export const Button = ({
  children,
  onClick,
  kind = 'plain',
  type = 'button',
  reason = null,
  isBusy = false,
  label,
}: Props) => {
  const isOff = reason !== null || isBusy;
  return (
    <button
      type={type}
      className={[styles.button, kind === 'plain' ? '' : styles[kind]].join(' ')}
      aria-label={label !== undefined && reason !== null ? `${label} (${reason})` : label}
      aria-disabled={isOff}
      aria-busy={isBusy}
      title={reason ?? undefined}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.();
      }}
    >
      {children}
      {reason === null ? null : <span className="only-read-aloud"> ({reason})</span>}
    </button>
  );
};
