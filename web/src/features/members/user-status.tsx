import { type MembershipStatus, userListLabel } from 'contract/rules/membership';
import { StatusBadge } from '#ui/base/status-badge.tsx';

const toneOf = (status: MembershipStatus) =>
  status === 'active' ? 'good' : status === 'rejectedByAdmin' ? 'bad' : 'idle';

/** Status badge with the texts of the user list (requirements 1.4.4). */
export function UserStatus({ status }: { readonly status: MembershipStatus }) {
  return <StatusBadge tone={toneOf(status)} label={userListLabel(status)} />;
}
