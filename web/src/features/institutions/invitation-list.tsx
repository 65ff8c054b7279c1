import type { Invitation } from 'contract/institutions';
import { adminListDate } from 'contract/text/dates';
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
      <h3 className="font-semibold">Undangan yang belum diterima</h3>
      <ul className="mt-2 grid">
        {invitations.map((invitation) => (
          <li
            key={invitation._id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{invitation.email}</p>
              <p className="text-muted text-sm">
                {`Dikirim ${formatDate(invitation.invitedAt)}, berlaku sampai ${formatDate(invitation.expiresAt)}`}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 empty:hidden">
              {onResend !== undefined && (
                <RowButton
                  label="Kirim ulang"
                  rowName={invitation.email}
                  onPress={() => onResend(invitation.email)}
                />
              )}
              {onAsk !== undefined && (
                <RowButton
                  label="Tarik undangan"
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
