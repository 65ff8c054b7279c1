import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AddParticipant, participantPath } from '#shared/events/add-participant.tsx';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { CheckInDesk } from './check-in-desk.tsx';
import { DeviceLinks } from './device-links.tsx';
import { OnlineAttendance } from './online-attendance.tsx';
import type { CheckInSource } from './use-check-in.ts';

const minutesBetween = (start: string, end: string): number =>
  Math.max(1, Math.round((Date.parse(end) - Date.parse(start)) / 60_000));

/** Check-in at the door by an admin. */
export default function CheckInPage() {
  const { id = '' } = useParams();
  const call = useCall();
  const source = useMemo(
    (): CheckInSource => ({
      name: id,
      isOfLink: false,
      fetchList: () => call('getCheckInList', { id }),
      sync: (input) => call('syncCheckIns', { id, ...input }),
    }),
    [id, call],
  );
  return (
    <>
      <ScreenHead back={`/admin/manage-event/participants/${id}`} />
      <CheckInDesk
        key={id}
        source={source}
        renderWalkIn={(onAdded) => <WalkIn event={id} onAdded={onAdded} />}
      >
        {({ startDate, endDate }) => (
          <>
            <DeviceLinks event={id} />
            <OnlineAttendance event={id} minutes={minutesBetween(startDate, endDate)} />
          </>
        )}
      </CheckInDesk>
    </>
  );
}

interface WalkInProps {
  readonly event: string;
  readonly onAdded: () => void;
}

/** Registers a person at the door. A place with a price leads to its bill, another one stays on this screen. */
function WalkIn(props: WalkInProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-4 border-line border-t pt-5">
      <Button variant="secondary" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Tutup formulir' : 'Tambah peserta'}
      </Button>
      {isOpen && <WalkInForm {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

function WalkInForm({ event, onAdded, onClose }: WalkInProps & { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const record = useEndpoint('getWrittenEventRegistration', { id: event });
  return (
    <RecordScreen record={record} isBrief loadError="Formulir tidak dapat dimuat.">
      {({ settings }) =>
        settings === null ? (
          <p>Pendaftaran acara ini belum dibuka.</p>
        ) : (
          <div className="w-full">
            <AddParticipant
              event={event}
              prices={settings.prices}
              onAdded={({ _id, state }) => {
                onAdded();
                if (state === 'held') navigate(`${participantPath(_id)}?from=check-in`);
                else onClose();
              }}
            />
          </div>
        )
      }
    </RecordScreen>
  );
}
