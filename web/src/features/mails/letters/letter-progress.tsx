import type { Letter } from 'contract/mails/letters';
import { adminListDateTime } from 'contract/text/dates';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { letterStateLabels, letterTones } from './letter-labels.ts';

interface LetterProgressProps {
  readonly letter: Letter;
  readonly onRefresh: () => void;
}

const refreshMs = 10_000;

/** Counts of a letter that was started, with the buttons that pause, resume and end it. */
export function LetterProgress({ letter, onRefresh }: LetterProgressProps) {
  const isSending = letter.state === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const timer = setInterval(onRefresh, refreshMs);
    return () => clearInterval(timer);
  }, [isSending, onRefresh]);
  return (
    <Section id="letter-progress" title="Pengiriman">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge tone={letterTones[letter.state]} label={letterStateLabels[letter.state]} />
        <p role="status" className="text-muted text-sm">
          {describe(letter)}
        </p>
      </div>
      {letter.pausedBy === 'errors' && (
        <Notice tone="error">
          Surat dijeda karena terlalu banyak email ditolak atau dikembalikan. Periksa sebabnya di daftar
          penerima dan pengaturan pengirim, lalu lanjutkan.
        </Notice>
      )}
      <Counts letter={letter} />
      <div className="flex flex-wrap gap-2">
        {isSending && <ControlButton letter={letter} action="pauseLetter" label="Jeda" />}
        {letter.state === 'paused' && (
          <ControlButton letter={letter} action="resumeLetter" label="Lanjutkan" />
        )}
        {(isSending || letter.state === 'paused') && <CancelButton letter={letter} />}
      </div>
    </Section>
  );
}

function describe({ state, isPreparing, counts, perSecond, waitsUntil, startedAt, endedAt }: Letter): string {
  if (endedAt !== null) return `Selesai ${adminListDateTime(endedAt)}`;
  if (state === 'paused') return startedAt === null ? '' : `Dimulai ${adminListDateTime(startedAt)}`;
  if (waitsUntil !== null)
    return `Server email meminta menunggu. Dicoba lagi ${adminListDateTime(waitsUntil)}.`;
  if (isPreparing) return 'Menyiapkan daftar penerima';
  const minutes = Math.ceil(counts.queued / perSecond / 60);
  return `Sampai ${perSecond} email per detik, sisa sekitar ${minutes} menit`;
}

function Counts({ letter: { _id, counts } }: { readonly letter: Letter }) {
  const rows = [
    { label: 'Menunggu', count: counts.queued, state: 'queued' },
    { label: 'Terkirim', count: counts.sent, state: 'sent' },
    { label: 'Dikembalikan', count: counts.bounced, state: 'bounced' },
    { label: 'Gagal', count: counts.failed, state: 'failed' },
    { label: 'Dilewati', count: counts.skipped, state: 'skipped' },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-5">
      {rows.map(({ label, count, state }) => (
        <div key={state}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-semibold tabular-nums">
            <Link
              to={`/admin/letters/recipients/${_id}?state=${state}`}
              className="text-link inline-block py-1"
            >
              {count}
              <span className="sr-only">{` penerima: ${label.toLowerCase()}`}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const changed = ['getLetter', 'listLetters', 'listLetterRecipients'] as const;

interface ControlButtonProps {
  readonly letter: Letter;
  readonly action: 'pauseLetter' | 'resumeLetter';
  readonly label: string;
}

function ControlButton({ letter: { _id: id }, action, label }: ControlButtonProps) {
  const { run, isBusy } = useAction(action, { refreshes: changed });
  const { attempt, notice } = useAttempt();
  return (
    <>
      <Button busy={isBusy} busyLabel="Menyimpan…" onClick={() => void attempt(() => run({ id }))}>
        {label}
      </Button>
      {notice}
    </>
  );
}

function CancelButton({ letter: { _id: id, subject, counts } }: { readonly letter: Letter }) {
  const cancel = useAction('cancelLetter', { refreshes: changed });
  return (
    <ConfirmButton
      label="Hentikan"
      title="Hentikan surat?"
      content={`${counts.queued} orang yang masih menunggu tidak menerima surat ini. Surat yang dihentikan tidak dapat dilanjutkan.`}
      record={subject}
      confirmLabel="Hentikan"
      busyLabel="Menghentikan…"
      send={async () => {
        await cancel.run({ id });
        return { message: 'Surat dihentikan.' };
      }}
    />
  );
}
