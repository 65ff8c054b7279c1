import { freeSeats, type Institution } from 'contract/institutions';
import { limits } from 'contract/rules/limits';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { afterSeatChange } from './after-seat-change.ts';
import { InvitationList } from './invitation-list.tsx';
import { type SeatChange, SeatDialog } from './seat-dialog.tsx';
import { SeatList } from './seat-list.tsx';

interface OwnSeatsProps {
  readonly institution: Institution;
  /** Id of the coordinator who views the page. */
  readonly userId: string;
}

export function OwnSeats({ institution, userId }: OwnSeatsProps) {
  const [change, setChange] = useState<SeatChange | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ask = (next: SeatChange) => {
    opener.current = document.activeElement as HTMLElement | null;
    setChange(next);
  };
  const free = freeSeats(institution);
  useFocusWhenFull(free, title);
  const { seats, invitations } = institution;
  return (
    <section aria-labelledby="seats-title" className="panel grid gap-6 p-5 sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="seats-title" ref={title} tabIndex={-1} className="text-heading">
          Kursi staf
        </h2>
        <p role="status" className="text-muted tabular-nums">
          {`${seats.length} / ${limits.institutionStaffSeats} terisi, ${invitations.length} diundang, ${free} kosong`}
        </p>
      </div>
      <SeatList institution={institution} userId={userId} onAsk={ask} />
      <InvitationList lang="id" invitations={invitations} onAsk={ask} />
      {institution.status !== 'active' ? (
        <Notice tone="info">
          {institution.status === 'waiting'
            ? 'Anda dapat mengundang staf setelah pendaftaran institusi disetujui.'
            : 'Perpanjang keanggotaan institusi untuk mengundang staf lagi.'}
        </Notice>
      ) : free > 0 ? (
        <InviteForm id={institution._id} />
      ) : (
        <p className="text-muted">
          Semua kursi sudah terisi atau diundang. Lepaskan kursi atau tarik undangan untuk mengundang orang
          lain.
        </p>
      )}
      <SeatDialog
        id={institution._id}
        record={change}
        onClose={() => setChange(null)}
        returnFocus={() => (opener.current?.isConnected === true ? opener.current : title.current)}
      />
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

function InviteForm({ id }: { readonly id: string }) {
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <h3 className="font-semibold">Undang staf</h3>
      <EndpointForm
        name="inviteStaff"
        label="Undang staf"
        fixed={{ id }}
        refreshes={afterSeatChange}
        submitLabel="Kirim undangan"
        busyLabel="Mengirim…"
        onDone={({ message }, clear) => {
          toast.success(message);
          clear();
        }}
      >
        {({ Text }) => (
          <Text
            name="email"
            label="Email staf"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            hint={`Undangan berlaku ${limits.invitationDays} hari. Mengundang alamat yang sama lagi mengganti undangan sebelumnya.`}
          />
        )}
      </EndpointForm>
    </div>
  );
}
