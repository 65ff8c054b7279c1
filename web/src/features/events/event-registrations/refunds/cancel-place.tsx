import type { EventParticipant } from 'contract/schemas/events/registrations';
import { useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { priceText } from '#shared/events/registration-text.ts';
import { fieldMessage, getErrorMessage } from '#ui/base/error-message.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

interface CancelPlaceProps extends RecordDialogProps<EventParticipant> {
  readonly event: string;
  /** Percentage of the refund table today. */
  readonly percent: number;
}

/** A group is paid as a whole, also if some of its places are free. */
const isPaid = ({ state, price, group }: EventParticipant): boolean =>
  state === 'confirmed' && (price.amount > 0 || group !== null);

const placeWords = {
  title: 'Batalkan tempat?',
  content: 'Tempatnya bebas, tiketnya tidak berlaku lagi, dan peserta mendapat email dengan alasannya.',
  confirmLabel: 'Batalkan tempat',
};

const groupWords = {
  title: 'Batalkan rombongan?',
  content:
    'Semua tempat rombongan ini bebas, dan tiketnya tidak berlaku lagi. Koordinator dan setiap peserta mendapat email dengan alasannya.',
  confirmLabel: 'Batalkan rombongan',
};

/**
 * Cancels the place of a participant with a reason; of a paid place also with the share that is returned. A place of a
 * group is cancelled with its whole group, which has one bill.
 */
export function CancelPlace({ event, percent, ...props }: CancelPlaceProps) {
  const percentId = useId();
  const share = useRef<HTMLInputElement>(null);
  const cancelling = useAction('cancelEventPlace', {
    refreshes: ['listEventParticipants', 'getWrittenEventRegistration', 'getEventRegistration'],
  });
  return (
    <ReasonDialog
      {...props}
      ask={(participant) => ({
        ...(participant.group === null ? placeWords : groupWords),
        record: participant.group?.institution ?? participant.person?.name ?? 'Akun dihapus',
        formLabel: 'Pembatalan tempat',
        busyLabel: 'Membatalkan…',
        children: isPaid(participant) && (
          <Field
            id={percentId}
            label={
              participant.group === null
                ? `Persen dari ${priceText(participant.price.amount)} yang kembali`
                : 'Persen dari harga semua tempat yang kembali'
            }
            hint={`Menurut tabel pengembalian hari ini: ${percent}.`}
          >
            {(control) => (
              <input
                {...control}
                ref={share}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={String(percent)}
                className="control"
              />
            )}
          </Field>
        ),
      })}
      send={(participant, reason) => {
        const returned = isPaid(participant) ? { percent: share.current?.value ?? '' } : {};
        const registration = participant.group?._id ?? participant._id;
        return cancelling.run({ id: event, registration, reason, ...returned });
      }}
      explain={(error) => fieldMessage(error, 'percent') ?? getErrorMessage(error)}
    />
  );
}
