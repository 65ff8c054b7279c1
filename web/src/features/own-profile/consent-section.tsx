import type { User } from 'contract/fields/people';
import { type Consent, consentText, currentConsent } from 'contract/rules/consent';
import { indonesianDate, timeOfDay } from 'contract/words/dates';
import { type RefObject, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { serverMessage } from '#ui/base/failure-notice.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';

const moment = (at: string): string => `${indonesianDate(at)} pukul ${timeOfDay(at)} WIB`;

const failed = 'Pilihan Anda belum tersimpan. Coba lagi.';

/** What the member agreed to, with the ways to take it back and to agree again. */
export function ConsentSection({ user }: { readonly user: User }) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const choice = useConsent();
  const { give, isBusy, outcome, problem } = choice;
  const { consent } = user;
  const stands = consent !== null && consent.withdrawnAt === null;
  const ask = () => {
    choice.forget();
    setAsking(true);
  };
  const close = (isDone: boolean) => {
    if (!isDone) choice.forget();
    setAsking(false);
  };
  return (
    <section aria-labelledby="profile-consent" className="panel grid gap-4 p-5 sm:p-6">
      <h2 id="profile-consent" className="text-heading">
        Persetujuan
      </h2>
      <Agreed consent={consent} />
      {stands && consent.version !== currentConsent && <Offer onAgree={give} isBusy={isBusy} />}
      <p className="text-muted text-sm">
        Menarik persetujuan tidak menghapus data Anda. Untuk menghapus semuanya, hapus akun di bagian akhir
        halaman ini.
      </p>
      {outcome !== undefined && <Notice tone="success">{outcome}</Notice>}
      {problem !== undefined && !isAsking && <Notice tone="error">{problem}</Notice>}
      {/* One button for both, so that the focus stays on it when what it does has changed. */}
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        className="justify-self-start"
        busy={isBusy}
        busyLabel="Menyimpan…"
        onClick={stands ? ask : give}
      >
        {stands ? 'Tarik persetujuan' : consent === null ? 'Setujui' : 'Setujui lagi'}
      </Button>
      <WithdrawalDialog user={user} choice={choice} isOpen={isAsking} onClose={close} opener={opener} />
    </section>
  );
}

interface WithdrawalDialogProps {
  readonly user: User;
  readonly choice: ReturnType<typeof useConsent>;
  readonly isOpen: boolean;
  readonly onClose: (isDone: boolean) => void;
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Says what a withdrawal means before it is made. */
function WithdrawalDialog({ user, choice, isOpen, onClose, opener }: WithdrawalDialogProps) {
  return (
    <ConfirmDialog
      lang="id"
      isOpen={isOpen}
      title="Tarik persetujuan?"
      content="Kami tidak lagi mengirim pengingat sebelum dan sesudah masa berlaku habis. Email tentang tindakan Anda sendiri, misalnya perpanjangan, tetap dikirim, dan data keanggotaan Anda tetap tersimpan."
      record={`${user.name} · ${user.email}`}
      confirmLabel="Tarik persetujuan"
      busyLabel="Menyimpan…"
      cancelLabel="Batal"
      isBusy={choice.isBusy}
      error={choice.problem}
      onConfirm={async () => {
        if (await choice.withdraw()) onClose(true);
      }}
      onCancel={() => onClose(false)}
      returnFocus={() => opener.current}
    />
  );
}

function useConsent() {
  const options = { refreshes: ['getProfile', 'getUser'] } as const;
  const giving = useAction('giveConsent', options);
  const withdrawing = useAction('withdrawConsent', options);
  const [outcome, setOutcome] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const forget = () => {
    setOutcome(undefined);
    setProblem(undefined);
  };
  /** @returns whether it worked */
  const attempt = async (run: () => Promise<{ readonly message: string }>): Promise<boolean> => {
    forget();
    try {
      setOutcome((await run()).message);
      return true;
    } catch (error) {
      setProblem(serverMessage(error) ?? failed);
      return false;
    }
  };
  return {
    give: () => attempt(() => giving.run({ version: currentConsent })),
    withdraw: () => attempt(() => withdrawing.run({})),
    isBusy: giving.isBusy || withdrawing.isBusy,
    outcome,
    problem,
    forget,
  };
}

/** The text as it was agreed to, when, and whether that still stands; before that, what there is to agree to. */
function Agreed({ consent }: { readonly consent: Consent | null }) {
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

/** A newer text than the one that was agreed to. */
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
