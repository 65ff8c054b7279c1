import type { Institution, Seat } from 'contract/institutions';
import { indonesianDate } from 'contract/text/dates';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';
import { afterSeatChange } from './after-seat-change.ts';
import type { SeatChange } from './seat-dialog.tsx';

interface SeatListProps {
  readonly institution: Institution;
  readonly userId: string;
  readonly onAsk: (change: SeatChange) => void;
}

export function SeatList({ institution: { _id, seats }, userId, onAsk }: SeatListProps) {
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
      setFailure({ record: seat.name, text: 'Peran tidak dapat diubah.', detail: getErrorMessage(error) });
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
          {isSelf && <span className="text-muted text-sm">Anda</span>}
          {isCoordinator && <StatusBadge tone="good" label="Koordinator" />}
        </p>
        <p className="text-muted text-sm wrap-anywhere">{`${email}, sejak ${indonesianDate(since)}`}</p>
      </div>
      {isOnlyCoordinator ? (
        <p className="text-muted text-sm">Satu-satunya koordinator</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <RowButton
            label={isCoordinator ? 'Akhiri tugas koordinator' : 'Jadikan koordinator'}
            rowName={name}
            isBusy={isBusy}
            onPress={onToggle}
          />
          <RowButton label="Ganti" rowName={name} onPress={() => onAsk({ kind: 'replace', seat })} />
          <RowButton
            label="Lepaskan"
            rowName={name}
            tone="danger"
            onPress={() => onAsk({ kind: 'remove', seat })}
          />
        </div>
      )}
    </li>
  );
}
