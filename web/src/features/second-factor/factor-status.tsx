import { formatDate } from 'contract/text/dates';
import type { ReactNode } from 'react';
import type { EndpointReply } from '#api/client.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

/** Each change of a factor ends the other sessions. */
export const factorRefreshes = ['getFactor', 'getUser', 'listSessions'] as const;

export type FactorReply = EndpointReply<'getFactor'>['factor'];

interface FactorStatusProps {
  readonly factor: FactorReply;
  readonly onGo: (step: 'app' | 'passkey' | 'recovery' | 'removal') => void;
  readonly onDone: (outcome: { message: string }) => void;
}

export function FactorStatus({ factor, onGo, onDone }: FactorStatusProps) {
  if (factor === null)
    return (
      <Part title="Belum aktif">
        <p>
          Lindungi akun dengan kode dari aplikasi autentikator (Google Authenticator, Microsoft Authenticator,
          Aegis, dan lainnya) atau passkey (sidik jari, wajah, PIN perangkat, atau kunci keamanan). Keduanya
          dapat dipakai bersama. Kode dari aplikasi juga bekerja tanpa jaringan.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => onGo('app')}>Siapkan aplikasi</Button>
          <Button variant="secondary" onClick={() => onGo('passkey')}>
            Buat passkey
          </Button>
        </div>
      </Part>
    );
  const { since, recoveryLeft, hasApp, passkeys } = factor;
  return (
    <>
      <Part title="Aktif">
        <p>{`Sejak ${formatDate(since)}. Kode pemulihan yang tersisa: ${recoveryLeft} dari 10.`}</p>
        {recoveryLeft < 4 && (
          <Notice tone="info">Kode pemulihan Anda hampir habis. Buat yang baru, lalu simpan.</Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onGo('recovery')}>
            Buat kode pemulihan baru
          </Button>
          <Button variant="secondary" onClick={() => onGo('removal')}>
            Matikan
          </Button>
        </div>
      </Part>
      <Part title="Aplikasi autentikator">
        <p>{hasApp ? 'Login menerima kode dari aplikasi Anda.' : 'Belum disiapkan.'}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => onGo('app')}>
            {hasApp ? 'Ganti aplikasi' : 'Siapkan aplikasi'}
          </Button>
          {hasApp && passkeys.length > 0 && <FactorRemoval what="app" onDone={onDone} />}
        </div>
      </Part>
      <Part title="Passkey">
        {passkeys.length === 0 && (
          <p>
            Belum ada. Dengan passkey Anda masuk memakai sidik jari, wajah, atau PIN perangkat, tanpa mengetik
            kode.
          </p>
        )}
        {passkeys.length > 0 && (
          <ul aria-label="Passkey Anda" className="grid gap-3">
            {passkeys.map((passkey) => (
              <li
                key={passkey._id}
                className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line p-4"
              >
                <div className="min-w-0">
                  <p className="wrap-anywhere font-semibold">{passkey.name}</p>
                  <p className="text-muted text-sm">{usesOf(passkey)}</p>
                </div>
                {(hasApp || passkeys.length > 1) && <FactorRemoval what={passkey} onDone={onDone} />}
              </li>
            ))}
          </ul>
        )}
        <Button variant="secondary" className="justify-self-start" onClick={() => onGo('passkey')}>
          Tambah passkey
        </Button>
      </Part>
    </>
  );
}

type Passkey = NonNullable<FactorReply>['passkeys'][number];

const usesOf = ({ createdAt, usedAt }: Passkey): string =>
  `Dibuat ${formatDate(createdAt)}, ${usedAt === null ? 'belum pernah dipakai' : `terakhir dipakai ${formatDate(usedAt)}`}`;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h3 className="font-bold text-lg">{title}</h3>
      {children}
    </section>
  );
}

interface FactorRemovalProps {
  readonly what: 'app' | { readonly _id: string; readonly name: string };
  readonly onDone: (outcome: { message: string }) => void;
}

function FactorRemoval({ what, onDone }: FactorRemovalProps) {
  const app = useAction('removeApp', { refreshes: factorRefreshes });
  const passkey = useAction('removePasskey', { refreshes: factorRefreshes });
  const { button, dialog } = useConfirmation({
    attempt: () => (what === 'app' ? app.run({}) : passkey.run({ id: what._id })),
    onDone: ({ message }) => onDone({ message }),
  });
  const name = what === 'app' ? 'Aplikasi autentikator' : what.name;
  return (
    <>
      <Button
        {...button}
        variant="secondary"
        size={what === 'app' ? 'medium' : 'small'}
        aria-label={`Hapus ${name}`}
      >
        {what === 'app' ? 'Hapus aplikasi' : 'Hapus'}
      </Button>
      <ConfirmDialog
        title={what === 'app' ? 'Hapus aplikasi' : 'Hapus passkey'}
        content="Tidak dapat dipakai lagi untuk masuk, dan semua sesi lain berakhir. Cara lain tetap berlaku. Untuk memakainya lagi, pasang dari awal."
        record={name}
        confirmLabel="Hapus"
        busyLabel="Menghapus…"
        {...dialog}
      />
    </>
  );
}
