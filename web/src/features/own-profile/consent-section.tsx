import { consentText, currentConsent } from 'contract/rules/consent';
import type { Consent, User } from 'contract/schemas/people';
import { formatDate, timeOfDay } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { Section } from '#ui/base/section.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { useOutcome } from './use-outcome.tsx';

const moment = (at: string): string => `${formatDate(at)} pukul ${timeOfDay(at)} WIB`;

const failed = 'Pilihan Anda belum tersimpan. Coba lagi.';

const refreshes = { refreshes: ['getProfile', 'getUser'] } as const;

export function ConsentSection({ user }: { readonly user: User }) {
  const { attempt, notice, show, clear } = useOutcome(failed);
  const agreement = useAction('giveConsent', refreshes);
  const withdrawal = useAction('withdrawConsent', refreshes);
  const { button, dialog } = useConfirmation({
    attempt: () => withdrawal.run({}),
    explain: reasonOr(failed),
    onOpen: clear,
    onDone: ({ message }) => show(message),
  });
  const { consent } = user;
  const stands = consent !== null && consent.withdrawnAt === null;
  const agree = () => attempt(async () => (await agreement.run({ version: currentConsent })).message);
  return (
    <Section id="profile-consent" title="Persetujuan">
      <Agreement consent={consent} />
      {stands && consent.version !== currentConsent && <Offer onAgree={agree} isBusy={agreement.isBusy} />}
      <p className="text-muted text-sm">
        Menarik persetujuan tidak menghapus data Anda. Untuk menghapus semuanya,{' '}
        <Link to="/profile/deletion" className="text-link">
          hapus akun
        </Link>
        .
      </p>
      {notice}
      {/* The same button serves both actions, so that it keeps the focus. */}
      <Button
        ref={button.ref}
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={agreement.isBusy}
        busyLabel="Menyimpan…"
        onClick={stands ? button.onClick : agree}
      >
        {stands ? 'Tarik persetujuan' : consent === null ? 'Setujui' : 'Setujui lagi'}
      </Button>
      <ConfirmDialog
        title="Tarik persetujuan?"
        content="Kami tidak lagi mengirim pengingat sebelum dan sesudah masa berlaku habis. Email tentang tindakan Anda sendiri, misalnya perpanjangan, tetap dikirim, dan data keanggotaan Anda tetap tersimpan."
        record={`${user.name} · ${user.email}`}
        confirmLabel="Tarik persetujuan"
        busyLabel="Menyimpan…"
        {...dialog}
      />
    </Section>
  );
}

function Agreement({ consent }: { readonly consent: Consent | null }) {
  return (
    <>
      <Quote version={consent?.version ?? currentConsent} />
      {consent === null ? (
        <p>Belum ada persetujuan yang tercatat.</p>
      ) : (
        <p>
          Disetujui pada {moment(consent.at)} (versi {consent.version}).
          {consent.withdrawnAt !== null && (
            <strong className="mt-1 block">
              Ditarik pada {moment(consent.withdrawnAt)}: kami tidak mengirim pengingat.
            </strong>
          )}
        </p>
      )}
    </>
  );
}

function Quote({ version }: { readonly version: string }) {
  return (
    <blockquote className="border-line-strong border-l-4 pl-4 text-ink">
      {consentText(version) ?? `Versi ${version}`}
    </blockquote>
  );
}

interface OfferProps {
  readonly onAgree: () => void;
  readonly isBusy: boolean;
}

function Offer({ onAgree, isBusy }: OfferProps) {
  return (
    <div className="grid gap-3">
      <p className="font-semibold">Ada teks yang lebih baru:</p>
      <Quote version={currentConsent} />
      <Button size="small" className="justify-self-start" busy={isBusy} onClick={onAgree}>
        Setujui teks yang baru
      </Button>
    </div>
  );
}
