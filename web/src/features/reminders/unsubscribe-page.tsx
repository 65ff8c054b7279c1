import { useRef, useState } from 'react';
import type { UnlistedScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import { useMailedCode } from '#shared/accounts/use-mailed-code.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';

export const screen: UnlistedScreen = {
  audience: 'unlisted',
  path: '/unsubscribe',
  title: 'Berhenti menerima pengingat',
};

/** Requires a button press, because mail scanners open the links of mails. */
export default function UnsubscribePage() {
  const code = useMailedCode('code');
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { run, isBusy } = useAction('endReminders', { refreshes: ['getProfile', 'getUser'] });
  const end = async () => {
    setProblem(undefined);
    try {
      setDone((await run({ code })).message);
      // The focused button no longer exists.
      heading.current?.focus();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <div className="wrap max-w-xl! py-8 sm:py-12">
      <div className="panel grid gap-6 p-5 sm:p-8">
        <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
          Berhenti menerima pengingat
        </h1>
        {done !== undefined ? (
          <>
            <Notice tone="success">{done}</Notice>
            <p>Pengingat dapat diminta lagi kapan saja di profil Anda.</p>
            <ButtonLink to="/profile/privacy#consent" variant="secondary" className="justify-self-start">
              Buka profil
            </ButtonLink>
          </>
        ) : code === '' ? (
          <>
            <Notice tone="error">Tautan ini tidak lengkap. Buka tautan dari email sekali lagi.</Notice>
            <ButtonLink to="/profile/privacy#consent" className="justify-self-start">
              Atur di profil
            </ButtonLink>
          </>
        ) : (
          <>
            <p>
              Kami mengingatkan Anda lewat email sebelum dan sesudah keanggotaan berakhir. Email tentang
              tindakan Anda sendiri, misalnya perpanjangan, tetap dikirim.
            </p>
            {problem !== undefined && <Notice tone="error">{problem}</Notice>}
            <Button busy={isBusy} busyLabel="Menyimpan…" className="justify-self-start" onClick={end}>
              Hentikan pengingat
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
