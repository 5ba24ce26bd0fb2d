import type { Caller } from '@rubrica/contracts';
import { Problem } from '@rubrica/service';

/** Views of a company that all its people see, at most; and views of one person in a company. */
const MOST_SHARED = 200;
const MOST_OWN = 100;

/** Person whose own view it is; null: it is shared with the company. */
export type ViewOwner = string | null;

/** Returns who owns a view that a caller wants to share or to keep. An API key has no views of its own. */
export const ownerOf = ({ personId }: Caller, isShared: boolean): ViewOwner => (isShared ? null : (personId ?? null));

/** Throws a 409 when there are as many views as there may be. `count`: views of the owner. */
export const refuseMoreViews = (owner: ViewOwner, count: number): void => {
  const most = owner === null ? MOST_SHARED : MOST_OWN;
  if (count < most) return;
  throw new Problem(
    409,
    'view_limit_reached',
    owner === null
      ? {
          en: `A company may have ${most} shared views. Delete those that nobody needs.`,
          es: `Una empresa puede tener ${most} vistas compartidas. Elimine las que nadie necesite.`,
        }
      : {
          en: `A person may have ${most} views of their own in a company. Delete those that you do not need.`,
          es: `Una persona puede tener ${most} vistas propias en una empresa. Elimine las que no necesite.`,
        },
  );
};
