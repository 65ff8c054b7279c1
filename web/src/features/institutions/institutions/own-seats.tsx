import { freeSeats, type Institution, type Seat } from 'contract/institutions/institutions';
import { limits } from 'contract/rules/limits';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/institutions/institutions';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { afterSeatChange, type SeatChange, useSeatDialog } from './seat-dialog.tsx';

interface OwnSeatsProps {
  readonly institution: Institution;
  /** Id of the coordinator who views the page. */
  readonly userId: string;
}

export function OwnSeats({ institution, userId }: OwnSeatsProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { ask, dialog } = useSeatDialog(institution._id, () => title.current);
  const free = freeSeats(institution);
  useFocusWhenFull(free, title);
  const [failure, setFailure] = useState<Failure | null>(null);
  const invitation = useAction('inviteStaff', { refreshes: afterSeatChange });
  /** Also works with full seats: the new invitation replaces the one to the same address. */
  const resend = async (email: string) => {
    setFailure(null);
    try {
      const { message } = await invitation.run({ id: institution._id, email });
      toast.success(`${email}: ${message}`);
    } catch (error) {
      setFailure({ record: email, text: t.invitationFailed, detail: getErrorMessage(error) });
    }
  };
  const { seats, invitations } = institution;
  return (
    <section aria-labelledby="seats-title" className="panel grid gap-6 p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="seats-title" ref={title} tabIndex={-1} className="text-heading">
          {t.seatsTitle}
        </h2>
        <p role="status" className="text-muted tabular-nums">
          {fill(t.seatCounts, {
            taken: seats.length,
            total: limits.institutionStaffSeats,
            invited: invitations.length,
            free,
          })}
        </p>
      </div>
      <SeatList institution={institution} userId={userId} onAsk={ask} />
      <FailureNotice failure={failure} />
      <InvitationList
        invitations={invitations}
        formatDate={formatDate}
        onAsk={ask}
        {...(institution.status === 'active' ? { onResend: resend } : {})}
      />
      {institution.status !== 'active' ? (
        <Notice tone="info">
          {institution.status === 'waiting' ? t.inviteAfterApproval : t.inviteAfterRenewal}
        </Notice>
      ) : (
        <InviteForm id={institution._id} free={free} />
      )}
      {dialog}
    </section>
  );
}

/** Moves the focus to the title when the last free seat is used, because the focused form disappears. */
function useFocusWhenFull(free: number, title: RefObject<HTMLElement | null>): void {
  const previous = useRef(free);
  useEffect(() => {
    const isFull = free === 0 && previous.current > 0;
    previous.current = free;
    if (isFull && document.activeElement === document.body) title.current?.focus();
  }, [free, title]);
}

interface SeatListProps {
  readonly institution: Institution;
  readonly userId: string;
  readonly onAsk: (change: SeatChange) => void;
}

function SeatList({ institution: { _id, seats }, userId, onAsk }: SeatListProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const change = useAction('setCoordinator', { refreshes: afterSeatChange });
  const coordinators = seats.filter(({ isCoordinator }) => isCoordinator).length;
  const toggle = async (seat: Seat) => {
    setFailure(null);
    try {
      const input = { id: _id, user: seat.userId, isCoordinator: !seat.isCoordinator };
      const { message } = await change.run(input);
      toast.success(`${seat.name}: ${message}`);
    } catch (error) {
      setFailure({ record: seat.name, text: t.roleFailed, detail: getErrorMessage(error) });
    }
  };
  return (
    <div className="@container">
      <FailureNotice failure={failure} />
      <ul className="grid">
        {seats.map((seat) => (
          <SeatRow
            key={seat.userId}
            seat={seat}
            isSelf={seat.userId === userId}
            isOnlyCoordinator={seat.isCoordinator && coordinators === 1}
            isBusy={change.isBusy}
            onToggle={() => toggle(seat)}
            onAsk={onAsk}
          />
        ))}
      </ul>
    </div>
  );
}

interface SeatRowProps {
  readonly seat: Seat;
  readonly isSelf: boolean;
  /** The last coordinator must stay until there is another one. */
  readonly isOnlyCoordinator: boolean;
  readonly isBusy: boolean;
  readonly onToggle: () => void;
  readonly onAsk: (change: SeatChange) => void;
}

function SeatRow({ seat, isSelf, isOnlyCoordinator, isBusy, onToggle, onAsk }: SeatRowProps) {
  const { name, email, since, isCoordinator } = seat;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-t py-4">
      <div className="grid min-w-0 flex-1 basis-60 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere">{name}</strong>
          {isSelf && <span className="text-muted text-sm">{t.you}</span>}
          {isCoordinator && <StatusBadge tone="good" label={t.coordinator} />}
        </p>
        <p className="text-muted text-sm wrap-anywhere">
          {fill(t.seatSince, { email, date: formatDate(since) })}
        </p>
      </div>
      {isOnlyCoordinator ? (
        <p className="text-muted text-sm">{t.onlyCoordinator}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <RowButton
            label={isCoordinator ? t.endCoordination : t.makeCoordinator}
            rowName={name}
            isBusy={isBusy}
            onPress={onToggle}
          />
          <RowButton label={t.replace} rowName={name} onPress={() => onAsk({ kind: 'replace', seat })} />
          <RowButton
            label={t.release}
            rowName={name}
            tone="danger"
            onPress={() => onAsk({ kind: 'remove', seat })}
          />
        </div>
      )}
    </li>
  );
}
