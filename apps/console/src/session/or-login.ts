import { redirect } from '@tanstack/react-router';
import { isLoggedOut } from './asking.js';

/** Leads to the page of the login where there is no session. */
export const orLogin = async <Answer>(asked: Promise<Answer>): Promise<Answer> => {
  try {
    return await asked;
  } catch (error) {
    if (isLoggedOut(error)) throw redirect({ to: '/login' });
    throw error;
  }
};
