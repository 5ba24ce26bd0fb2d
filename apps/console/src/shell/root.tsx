import { Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onForgottenElsewhere } from '../session/tabs.js';

/** Around every screen: a log-out in another tab ends this one too. */
export const Root = () => {
  const navigate = useNavigate();
  useEffect(() => onForgottenElsewhere(() => navigate({ to: '/login' })), [navigate]);
  return <Outlet />;
};
