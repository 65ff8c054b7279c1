import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { CheckInDesk } from './check-in-desk.tsx';
import { DeviceLinks } from './device-links.tsx';
import { OnlineAttendance } from './online-attendance.tsx';
import type { CheckInSource } from './use-check-in.ts';
import { WalkIn } from './walk-in.tsx';

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
