import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { loggedIn, type OwnSession } from '../../session/session-api.js';

/** A way to log in; the first screen comes next. */
export const useEntry = (enter: () => Promise<OwnSession>) => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: enter,
    onSuccess: (session) => {
      loggedIn(session);
      return navigate({ to: '/', replace: true });
    },
  });
};
