import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from './button.js';
import { Failure } from './message.js';

/** Saves a file that only a session may read: a plain link would carry no mode. `read` answers its bytes. */
export const Download = ({
  children,
  name,
  reason = null,
  read,
}: {
  readonly children: ReactNode;
  /** Name of the saved file. */
  readonly name: string;
  readonly reason?: string | null;
  readonly read: () => Promise<unknown>;
}) => {
  const saving = useMutation({
    mutationFn: read,
    onSuccess: (bytes) => {
      const url = URL.createObjectURL(bytes as Blob);
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      URL.revokeObjectURL(url);
    },
  });
  return (
    <>
      <Button
        reason={reason}
        isBusy={saving.isPending}
        onClick={() => {
          saving.mutate();
        }}
      >
        {children}
      </Button>
      {saving.isError ? <Failure error={saving.error} /> : null}
    </>
  );
};
