import { freeSeats, type Institution, type Seat } from 'contract/institutions/institutions';
import { limits } from 'contract/rules/limits';
import { adminListDate } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { findPageHeading } from '#ui/base/page-heading.ts';
import { Section } from '#ui/base/section.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { type SeatChange, useSeatDialog } from './seat-dialog.tsx';

/** Seats of an institution. Admins with the duty for people invite and transfer seats for its coordinators. */
export function AdminSeats({ institution }: { readonly institution: Institution }) {
  const { seats, invitations } = institution;
  const mayChange = useDutyCheck()('people');
  const { ask, dialog } = useSeatDialog(institution._id, findPageHeading);
  const isActive = institution.status === 'active';
  return (
    <Section id="institution-seats" title={`Kursi (${seats.length} / ${limits.institutionStaffSeats})`}>
      <ul className="@container grid">
        {seats.map((seat) => (
          <SeatRow
            key={seat.userId}
            seat={seat}
            {...(mayChange && isActive && !isOnlyCoordinator(seat, seats) ? { onAsk: ask } : {})}
          />
        ))}
      </ul>
      <InvitationList invitations={invitations} {...(mayChange ? { onAsk: ask } : {})} />
      {mayChange && isActive && <InviteForm id={institution._id} free={freeSeats(institution)} />}
      {dialog}
    </Section>
  );
}

const isOnlyCoordinator = (seat: Seat, seats: readonly Seat[]): boolean =>
  seat.isCoordinator && seats.filter(({ isCoordinator }) => isCoordinator).length === 1;

function SeatRow({ seat, onAsk }: { readonly seat: Seat; readonly onAsk?: (change: SeatChange) => void }) {
  const { userId, name, email, isCoordinator, since } = seat;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0">
        <p>
          <Link to={`/admin/manage-user/${userId}`} className="text-link wrap-anywhere">
            {name}
          </Link>
          {isCoordinator && ' (koordinator)'}
        </p>
        <p className="text-muted text-sm wrap-anywhere">
          {`${email}, sejak `}
          {adminListDate(since)}
        </p>
      </div>
      {onAsk !== undefined && (
        <RowButton label="Ganti" rowName={name} onPress={() => onAsk({ kind: 'replace', seat })} />
      )}
    </li>
  );
}
