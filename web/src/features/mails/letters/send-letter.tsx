import type { AudienceCount, Letter } from 'contract/mails/letters';
import { skipReasonTexts } from 'contract/rules/mails/letters';
import type { Verdict } from 'contract/rules/mails/sender-records';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';

const changed = ['getLetter', 'listLetters'] as const;

/** Counts the recipients of a saved draft, and starts sending after a confirmation with the number. */
export function SendLetter({ letter }: { readonly letter: Letter }) {
  const count = useEndpoint('countLetter', { id: letter._id }, { staleTime: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const [toSend, setToSend] = useState<number | null>(null);
  return (
    <Section id="send-letter" title="Penerima">
      <SenderWarning />
      <RecordScreen record={count} isBrief loadError="Penerima tidak dapat dihitung.">
        {(audience) => (
          <>
            <Audience audience={audience} />
            <div className="flex flex-wrap gap-2">
              <Button
                ref={button}
                disabled={audience.recipients === 0}
                onClick={() => setToSend(audience.recipients)}
              >
                {`Kirim kepada ${audience.recipients} orang`}
              </Button>
              <DeleteDraft letter={letter} />
            </div>
          </>
        )}
      </RecordScreen>
      <StartDialog
        letter={letter}
        record={toSend}
        onClose={() => setToSend(null)}
        onFailed={() => void count.refetch()}
        returnFocus={() => button.current}
      />
    </Section>
  );
}

/** Receivers accept these mails; an unanswered check is no reason to wait. */
const isAccepted = (verdict: Verdict): boolean => verdict !== 'bad' && verdict !== 'missing';

/** Warns before a letter whose mails would be refused, and does not prevent it. */
function SenderWarning() {
  const { data } = useEndpoint('checkSender', {});
  if (data === undefined || data.checks.every(({ verdict }) => isAccepted(verdict))) return null;
  return (
    <Notice tone="error">
      Pengirim email belum siap untuk surat edaran; banyak surat dapat ditolak atau masuk spam.{' '}
      <Link to="/admin/mails/sender" className="text-link">
        Periksa pengirim
      </Link>
    </Notice>
  );
}

function Audience({ audience: { recipients, skipped } }: { readonly audience: AudienceCount }) {
  return (
    <div className="grid gap-2">
      <p>
        Penerima menurut draf yang tersimpan: <strong>{`${recipients} orang`}</strong>.
      </p>
      {skipped.length > 0 && (
        <>
          <p>Tidak menerima surat ini:</p>
          <ul className="grid list-disc gap-1 pl-5">
            {skipped.map(({ reason, people }) => (
              <li key={reason}>{`${people} orang ${skipReasonTexts[reason]}`}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

interface StartDialogProps {
  readonly letter: Letter;
  readonly record: number | null;
  readonly onClose: () => void;
  readonly onFailed: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

function StartDialog({ letter: { _id: id, subject }, onFailed, ...props }: StartDialogProps) {
  const start = useAction('startLetter', { refreshes: changed });
  const { record: recipients, dialog } = useRecordDialog(props, {
    attempt: (confirmed: number) =>
      start.run({ id, recipients: confirmed }).catch((error: unknown) => {
        onFailed();
        throw error;
      }),
    onDone: () => toast.success('Surat mulai dikirim.'),
  });
  if (recipients === null) return null;
  return (
    <ConfirmDialog
      title="Kirim surat?"
      content={`Draf yang tersimpan dikirim kepada ${recipients} orang. Pengiriman dapat dijeda, tetapi email yang sudah terkirim tidak dapat ditarik.`}
      record={subject}
      confirmLabel={`Kirim kepada ${recipients} orang`}
      confirmVariant="primary"
      busyLabel="Memulai…"
      {...dialog}
    />
  );
}

function DeleteDraft({ letter: { _id: id, subject } }: { readonly letter: Letter }) {
  const navigate = useNavigate();
  const remove = useAction('deleteLetter', { refreshes: ['listLetters'] });
  return (
    <ConfirmButton
      label="Hapus draf"
      title="Hapus draf?"
      content="Draf yang dihapus tidak dapat dikembalikan."
      record={subject}
      confirmLabel="Hapus draf"
      busyLabel="Menghapus…"
      send={() => remove.run({ id })}
      onDone={({ message }) => {
        toast.success(message);
        navigate('/admin/letters', { replace: true });
      }}
    />
  );
}
