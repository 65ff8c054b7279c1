import type { Invitation } from 'contract/institutions/institutions';
import { adminListDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/institutions/institutions';
import { RowButton } from '#ui/lists/row-button.tsx';
import type { SeatChange } from './seat-dialog.tsx';

interface InvitationListProps {
  /** Default: the short form of the admin area. Members read complete dates. */
  readonly formatDate?: (at: string) => string;
  readonly invitations: readonly Invitation[];
  /** Omitted where the viewer cannot act on invitations. */
  readonly onAsk?: (change: SeatChange) => void;
  readonly onResend?: (email: string) => void;
}

export function InvitationList({
  invitations,
  formatDate = adminListDate,
  onAsk,
  onResend,
}: InvitationListProps) {
  if (invitations.length === 0) return null;
  return (
    <div className="@container">
      <h3 className="font-semibold">{t.openInvitations}</h3>
      <ul className="mt-2 grid">
        {invitations.map((invitation) => (
          <li
            key={invitation._id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{invitation.email}</p>
              <p className="text-muted text-sm">
                {fill(t.invitationDates, {
                  sent: formatDate(invitation.invitedAt),
                  expires: formatDate(invitation.expiresAt),
                })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {onResend !== undefined && (
                <RowButton
                  label={t.resend}
                  rowName={invitation.email}
                  onPress={() => onResend(invitation.email)}
                />
              )}
              {onAsk !== undefined && (
                <RowButton
                  label={t.withdrawInvitation}
                  rowName={invitation.email}
                  onPress={() => onAsk({ kind: 'withdraw', invitation })}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
