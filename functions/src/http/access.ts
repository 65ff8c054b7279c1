import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { hasDuty, managedEventsOf, missingDutyText } from 'contract/rules/admins/duties';
import type { Caller } from '#auth/caller.ts';
import { requireRecentAuthentication } from '#auth/reauthentication.ts';
import { isPastSecondFactorDeadline } from '#auth/second-factor-deadline.ts';

interface AccessTarget {
  /** The `{id}` of the path, for access by ownership and by managers of an event. */
  readonly targetId: string | undefined;
  /** Account whose screen sent the request, from the header `X-Account`; undefined without the header. */
  readonly screenUserId: string | undefined;
}

/**
 * Enforces the access that the endpoint table declares. Throws unauthenticated; other-account for the screen
 * of another account (decision 0083); forbidden, also without the duty (decision 0075). Throws factor-needed
 * past the deadline (decision 0076), and proof-needed without a recent re-authentication (decision 0083).
 */
export function requireAccess(
  {
    access,
    duty = 'none',
    stepUp,
    eventManagers,
  }: Pick<Endpoint, 'access' | 'duty' | 'stepUp' | 'eventManagers'>,
  caller: Caller | undefined,
  { targetId, screenUserId }: AccessTarget,
): Caller {
  if (caller === undefined) throw new ApiError('unauthenticated');
  if (screenUserId !== undefined && screenUserId !== caller.user.id) throw new ApiError('other-account');
  const isAdmin = caller.user.data.role === 'Admin';
  const isSelf = targetId !== undefined && caller.user.id === targetId;
  const allowed = {
    anyone: true,
    'mail-server': false,
    'signed-in': true,
    self: isSelf,
    'self-or-admin': isSelf || isAdmin,
    admin: isAdmin,
  }[access];
  if (!allowed) throw new ApiError('forbidden');
  const isByRole = access === 'admin' || (access === 'self-or-admin' && !isSelf);
  if (isByRole && isPastSecondFactorDeadline(caller)) throw new ApiError('factor-needed');
  const isManager =
    eventManagers === true && managedEventsOf(caller.user.data).some((event) => event === targetId);
  if (isByRole && !isManager && !hasDuty(caller.user.data, duty)) {
    throw new ApiError('forbidden', { message: missingDutyText(duty) });
  }
  if (isByRole && stepUp === true) requireRecentAuthentication(caller);
  return caller;
}
