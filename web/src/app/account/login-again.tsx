import { useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#api/client.ts';
import { dropAllDrafts } from '#api/drafts.ts';
import { endpointKey } from '#api/endpoint-key.ts';
import { session } from '#api/session.ts';
import { LoginForm } from '#features/accounts/login-form.tsx';
import { Button, WithMeaning } from '#ui/base/button.tsx';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';

interface LoginAgainProps {
  /** Whose session ended. */
  readonly account: string;
}

/**
 * Over the screens of an account whose session ended: who logs in again goes on with them where they were, also with
 * what they were about to send.
 */
export default function LoginAgain({ account }: LoginAgainProps) {
  const email = useKnownEmail(account);
  const leave = () => {
    session.end(account);
    dropAllDrafts();
  };
  return (
    <TopDialog
      title="Sesi Anda berakhir"
      text="Masuk lagi untuk melanjutkan. Isian Anda di halaman ini masih ada, dan kiriman yang tertunda dikirim setelah Anda masuk."
    >
      <LoginForm
        email={email}
        onDone={({ token }) => session.start(token)}
        actions={
          <WithMeaning meaning="Lupa kata sandi?" className="ml-auto">
            <a href="/forgotPassword" target="_blank" rel="noopener" lang="en" className="text-link">
              Forgot Password?
            </a>
          </WithMeaning>
        }
      />
      <div className="grid justify-items-start gap-2 border-line border-t pt-4">
        <p className="text-muted text-sm">Dengan akun lain, halaman dimulai dari awal tanpa isian ini.</p>
        <Button variant="secondary" size="small" onClick={leave}>
          Masuk sebagai orang lain
        </Button>
      </div>
    </TopDialog>
  );
}

/** The address of an account, where a screen has shown it. */
function useKnownEmail(account: string): string | undefined {
  const queries = useQueryClient();
  const profile = queries.getQueryData<EndpointReply<'getProfile'>>(endpointKey('getProfile', {}));
  const user = queries.getQueryData<EndpointReply<'getUser'>>(endpointKey('getUser', { id: account }));
  return profile?.email ?? user?.email;
}
