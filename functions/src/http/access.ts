import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { closedBy, hasDuty } from 'contract/rules/admins/duties';
import type { Caller } from '#auth/caller.ts';
import { lacksFactor } from '#auth/grace.ts';
import { requireProven } from '#auth/proof.ts';

export interface AccessQuestion {
  /** The `{id}` of the path, for access by ownership. */
  readonly targetId: string | undefined;
  /** The account whose screen sent the request, if it tells (header `X-Account`). */
  readonly meantFor: string | undefined;
}

/**
 * Enforces the access that the endpoint table declares.
 *
 * @throws ApiError unauthenticated without a live session; other-account when the screen of somebody else asks (decision
 *   0021); forbidden for the wrong person, and for an admin without the duty (decision 0075); factor-needed for one whose
 *   days without a second factor are over (decision 0084); proof-needed where the session alone is not enough (decision
 *   0083)
 */
export function requireAccess(
  { access, duty = 'none', stepUp }: Pick<Endpoint, 'access' | 'duty' | 'stepUp'>,
  caller: Caller | undefined,
  { targetId, meantFor }: AccessQuestion,
): Caller {
  if (caller === undefined) throw new ApiError('unauthenticated');
  if (meantFor !== undefined && meantFor !== caller.user.id) throw new ApiError('other-account');
  const isAdmin = caller.user.data.role === 'Admin';
  const isSelf = targetId !== undefined && caller.user.id === targetId;
  const allowed = {
    anyone: true,
    'signed-in': true,
    self: isSelf,
    'self-or-admin': isSelf || isAdmin,
    admin: isAdmin,
  }[access];
  if (!allowed) throw new ApiError('forbidden');
  const isByRole = access === 'admin' || (access === 'self-or-admin' && !isSelf);
  if (isByRole && lacksFactor(caller)) throw new ApiError('factor-needed');
  if (isByRole && !hasDuty(caller.user.data, duty)) {
    throw new ApiError('forbidden', { message: closedBy(duty) });
  }
  if (isByRole && stepUp === true) requireProven(caller);
  return caller;
}
