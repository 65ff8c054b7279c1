import { useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';

interface CancelEventProps {
  readonly event: { readonly _id: string; readonly title: string; readonly isCancelled: boolean };
  readonly onCancelled: () => Promise<void>;
}

/** Cancels an event with a reason, which its readers and the registered people get. */
export function CancelEvent({ event, onCancelled }: CancelEventProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [cancelled, setCancelled] = useState<typeof event | null>(null);
  const cancelling = useAction('cancelEvent', {
    refreshes: ['getEvent', 'getEventRegistration', 'listEvents', 'listWrittenEvents'],
  });
  return (
    <Section id="cancellation" title="Pembatalan acara">
      {event.isCancelled ? (
        <Notice tone="info">Acara ini dibatalkan. Pendaftaran ditutup, dan peserta diberi tahu.</Notice>
      ) : (
        <>
          <p className="text-muted">
            Acara tetap tampil dengan tanda Dibatalkan, dan setiap peserta menerima email.
          </p>
          <Button
            ref={button}
            variant="danger"
            className="justify-self-start"
            onClick={() => setCancelled(event)}
          >
            Batalkan acara
          </Button>
        </>
      )}
      <ReasonDialog
        record={cancelled}
        ask={({ title }) => ({
          title: 'Batalkan acara?',
          content: 'Pembatalan tidak dapat diurungkan. Semua peserta menerima email dengan alasannya.',
          record: title,
          formLabel: 'Alasan pembatalan',
          // A text that is cut would be mailed to all.
          maxLength: null,
          confirmLabel: 'Batalkan acara',
          busyLabel: 'Membatalkan…',
        })}
        send={({ _id: id }, reason) => cancelling.run({ id, reason })}
        onClose={() => setCancelled(null)}
        onDone={() => void onCancelled()}
        returnFocus={() => button.current}
      />
    </Section>
  );
}
