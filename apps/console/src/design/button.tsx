import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './button.module.css';

type Kind = 'plain' | 'primary' | 'danger';

const classOf = (kind: Kind): string => [styles.button, kind === 'plain' ? '' : styles[kind]].join(' ');

interface Props {
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly kind?: Kind;
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
      className={classOf(kind)}
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

/** A link that looks like a button, for the way to the screen of an act. */
export const ButtonLink = ({
  children,
  kind = 'plain',
  reason = null,
  ...link
}: LinkProps & {
  readonly children: ReactNode;
  readonly kind?: Kind;
  readonly reason?: string | null;
}) =>
  reason === null ? (
    <Link {...link} className={classOf(kind)}>
      {children}
    </Link>
  ) : (
    <Button kind={kind} reason={reason}>
      {children}
    </Button>
  );
