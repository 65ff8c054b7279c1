import { accounts } from './accounts.ts';
import type { Endpoint } from './endpoint.ts';
import { members } from './members.ts';
import { payments } from './payments.ts';
import { registrations } from './registrations.ts';
import { renewals } from './renewals.ts';
import { totals } from './totals.ts';

/** The endpoint table: every call that the function answers, by name. */
export const endpoints = {
  ...accounts,
  ...members,
  ...registrations,
  ...renewals,
  ...payments,
  ...totals,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
