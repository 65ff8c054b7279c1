import type { Endpoints } from 'contract';
import { accounts } from '#features/accounts.ts';
import { members } from '#features/members.ts';
import { payments } from '#features/payments.ts';
import { registrations } from '#features/registrations.ts';
import { renewals } from '#features/renewals.ts';
import { totals } from '#features/totals.ts';
import type { Handlers } from '#http/handler.ts';

/** A handler for every endpoint of the table: one without the other does not compile. */
export const handlers: Handlers<Endpoints> = {
  ...accounts,
  ...members,
  ...registrations,
  ...renewals,
  ...payments,
  ...totals,
};
