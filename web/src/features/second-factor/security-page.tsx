import { formatDateTime } from 'contract/text/dates';
import { useRef, useState } from 'react';
import { useAccountId } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ProfileContents } from '#shared/accounts/profile-contents.tsx';
import { profileQuery } from '#shared/accounts/profile-queries.ts';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { DownloadIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { AppSetup } from './app-setup.tsx';
import { RecoveryForm, RemovalForm } from './factor-form.tsx';
import { type FactorReply, FactorStatus } from './factor-status.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { PasswordForm } from './password-form.tsx';
import { Sessions } from './sessions.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/profile/security',
  title: 'Keamanan',
  text: 'Verifikasi dua langkah, kata sandi, dan sesi Anda.',
  prefetch: () => [
    ...profileQuery(),
    prefetchQuery('getFactor', {}),
    prefetchQuery('listSessions', {}, { refetchOnMount: true }),
  ],
};

export default function SecurityPage() {
  const record = useEndpoint('getFactor', {}, { staleTime: 0 });
  const { data: user } = useEndpoint('getProfile', {});
  return (
    <div className="wrap py-5 sm:py-12">
      <div className="grid max-w-4xl gap-6 sm:gap-8">
        <div>
          {session.loginRole() === 'Admin' && <BackLink to="/admin">Dashboard admin</BackLink>}
          <h1 className="text-title">{screen.title}</h1>
          <p className="mt-1 text-muted">{screen.text}</p>
        </div>
        <ProfileContents />
        <RecordScreen record={record} isBrief loadError="Status verifikasi tidak dapat dimuat.">
          {({ factor, reset, dueAt }) => (
            <>
              {dueAt !== null && <Due at={dueAt} />}
              {reset !== null && <OpenReset reset={reset} />}
              <Factor factor={factor} />
              {/* Only below loaded content, which would otherwise move them. */}
              <PasswordForm owner={user} />
              <Sessions />
            </>
          )}
        </RecordScreen>
      </div>
    </div>
  );
}

function Due({ at }: { readonly at: string }) {
  const isOver = new Date(at) <= new Date();
  return (
    <Notice tone={isOver ? 'error' : 'info'}>
      {isOver
        ? 'Halaman admin terbuka lagi setelah Anda menyiapkan aplikasi atau passkey di sini.'
        : `Wajib bagi admin: siapkan sebelum ${formatDateTime(at)}. Setelah itu halaman admin tertutup sampai Anda menyiapkannya.`}
    </Notice>
  );
}

type Reset = NonNullable<NonNullable<ReturnType<typeof useEndpoint<'getFactor'>>['data']>['reset']>;

/** Pending reset, requested by another admin, possibly without the user's knowledge. */
function OpenReset({ reset }: { readonly reset: Reset }) {
  const id = useAccountId();
  const cancellation = useAction('cancelFactorReset', { refreshes: ['getFactor'] });
  const [error, setError] = useState<string>();
  const cancel = async () => {
    setError(undefined);
    await cancellation.run({ id }).catch((failure) => setError(getErrorMessage(failure)));
  };
  return (
    <Notice tone="error">
      <div className="grid justify-items-start gap-3">
        <p>
          {`${reset.by} meminta agar verifikasi dua langkah Anda diatur ulang. Ini terjadi pada ${formatDateTime(reset.dueAt)}. Bila bukan Anda yang memintanya, batalkan sekarang.`}
        </p>
        {error !== undefined && <p>{error}</p>}
        <Button size="small" busy={cancellation.isBusy} busyLabel="Membatalkan…" onClick={cancel}>
          Batalkan pengaturan ulang
        </Button>
      </div>
    </Notice>
  );
}

type Step = 'status' | 'app' | 'passkey' | 'recovery' | 'removal';

interface Outcome {
  readonly message: string;
  readonly codes?: readonly string[];
}

function Factor({ factor }: { readonly factor: FactorReply }) {
  const [step, setStep] = useState<Step>('status');
  const [outcome, setOutcome] = useState<Outcome>();
  const place = useRef<HTMLDivElement>(null);
  const finish = (result?: Outcome) => {
    setOutcome(result);
    setStep('status');
    // The focused element no longer exists.
    place.current?.focus();
  };
  const go = (next: Step) => {
    setOutcome(undefined);
    setStep(next);
  };
  const { codes = [] } = outcome ?? {};
  const parts = { factor, onDone: finish, onCancel: () => finish() };
  return (
    <section
      ref={place}
      aria-labelledby="second-factor"
      tabIndex={-1}
      className="panel grid gap-6 p-5 outline-none sm:p-8"
    >
      <h2 id="second-factor" className="text-heading">
        Verifikasi dua langkah
      </h2>
      {outcome !== undefined && <Notice tone="success">{outcome.message}</Notice>}
      {codes.length > 0 ? (
        <RecoveryCodes codes={codes} onStored={() => finish({ message: 'Kode pemulihan tersimpan.' })} />
      ) : (
        <>
          {step === 'status' && <FactorStatus factor={factor} onGo={go} onDone={finish} />}
          {step === 'app' && <AppSetup {...parts} />}
          {step === 'passkey' && <PasskeySetup {...parts} />}
          {step === 'recovery' && <RecoveryForm {...parts} />}
          {step === 'removal' && <RemovalForm {...parts} />}
        </>
      )}
    </section>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

/** Recovery codes, shown only this time: copy, save or print them. */
function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const save = () =>
    saveFile(new Blob([`Kode pemulihan SISINDO\n\n${text}\n`], { type: 'text/plain' }), 'kode-pemulihan.txt');
  return (
    <section aria-labelledby="recovery-codes" className="grid gap-4">
      <h3 id="recovery-codes" className="font-bold text-lg">
        Kode pemulihan
      </h3>
      <p>
        Bila ponsel Anda hilang, masuklah dengan salah satu kode ini. Setiap kode berlaku satu kali. Kode ini
        tidak ditampilkan lagi: cetak, atau simpan di tempat yang aman, tidak di ponsel yang sama.
      </p>
      <ol className="grid list-decimal gap-1.5 rounded-control bg-surface-sunken py-4 pr-4 pl-10 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} className="wrap-anywhere">
            {code}
          </li>
        ))}
      </ol>
      <div className="print-hidden flex flex-wrap gap-3">
        <Button variant="secondary" size="small" icon={<DownloadIcon className="size-4.5" />} onClick={save}>
          Unduh
        </Button>
        <Button variant="secondary" size="small" onClick={() => window.print()}>
          Cetak
        </Button>
        <CopyButton text={text}>Salin</CopyButton>
      </div>
      <Button className="print-hidden justify-self-start" onClick={onStored}>
        Sudah saya simpan
      </Button>
    </section>
  );
}
