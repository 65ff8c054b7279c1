import type { User } from 'contract/schemas/people';
import { fill } from 'contract/text/language/fill';
import { wording } from 'contract/text/wording';
import { useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/people/membership';
import { ButtonLink } from '#ui/base/button.tsx';
import { findPageHeading } from '#ui/base/page-heading.ts';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';

type Seat = NonNullable<User['seat']>;

interface SeatLineProps {
  readonly user: User;
  readonly seat: Seat;
}

export function SeatLine({ user, seat }: SeatLineProps) {
  return (
    <section
      aria-labelledby="seat-title"
      className="panel print-hidden flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <h2 id="seat-title" className="text-heading wrap-anywhere">
          {seat.institution}
        </h2>
        <p className="text-muted">
          {seat.isCoordinator ? t.coordinatorText : fill(t.staffText, { renewal: wording.staffDoNotRenew })}
        </p>
      </div>
      {seat.isCoordinator ? (
        <ButtonLink to="/membership/institution" variant="secondary">
          {t.manageInstitution}
        </ButtonLink>
      ) : (
        <LeaveSeat user={user} seat={seat} />
      )}
    </section>
  );
}

function LeaveSeat({ user, seat }: SeatLineProps) {
  const removal = useAction('removeSeat', { refreshes: ['getProfile'] });
  /** After leaving, the button that opened the dialog no longer exists. */
  const hasLeft = useRef(false);
  return (
    <ConfirmButton
      label={t.leaveSeat}
      title={t.leaveSeatTitle}
      content={t.leaveSeatContent}
      record={seat.institution}
      confirmLabel={t.leave}
      busyLabel={t.leaving}
      send={async () => {
        const reply = await removal.run({ id: seat.institutionId, user: user._id });
        hasLeft.current = true;
        return reply;
      }}
      onDone={({ message }) => {
        toast.success(message);
        findPageHeading()?.focus();
      }}
      returnFocus={(button) => (hasLeft.current ? findPageHeading() : button)}
    />
  );
}
