import type { EventSender } from '@rubrica/contracts';
import type { Profile } from './tenant.js';

/** Returns the tenant as its events name it. */
export const eventSender = ({ nit, check_digit, legal_name, organization_type }: Profile): EventSender => ({
  nit,
  check_digit,
  legal_name,
  organization_type,
});
