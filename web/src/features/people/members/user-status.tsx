import { isPausedAt, type MembershipStatus, userListLabel } from 'contract/rules/membership';
import type { UserRow } from 'contract/schemas/people';
import { adminListDate } from 'contract/text/dates';
import { StatusBadge } from '#ui/base/status-badge.tsx';

const toneOf = (status: MembershipStatus) =>
  status === 'active' ? 'good' : status === 'rejectedByAdmin' ? 'bad' : 'idle';

type Membership = Pick<UserRow, 'isActive' | 'pausedFrom' | 'pausedUntil'>;

/** Returns 'Cuti sampai 5 mei 2027' during a pause. */
export const pauseLabel = (user: Membership): string | undefined =>
  isPausedAt(user, new Date()) && user.pausedUntil !== undefined
    ? `Cuti sampai ${adminListDate(user.pausedUntil)}`
    : undefined;

/** Status badge with the texts of the user list (requirements 1.4.4). */
export function UserStatus({ user }: { readonly user: Membership }) {
  const pause = user.isActive === 'active' ? pauseLabel(user) : undefined;
  return pause === undefined ? (
    <StatusBadge tone={toneOf(user.isActive)} label={userListLabel(user.isActive)} />
  ) : (
    <StatusBadge tone="waiting" label={pause} />
  );
}
