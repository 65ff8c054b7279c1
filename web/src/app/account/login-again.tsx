import { useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#api/client.ts';
import { deleteAllDrafts } from '#api/drafts.ts';
import { endpointKey } from '#api/endpoint-key.ts';
import { session } from '#api/session.ts';
import { LoginForm } from '#features/accounts/login-form.tsx';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { TopDialog } from '#ui/dialogs/top-dialog.tsx';

/** Dialog over the screens of an account whose session ended. After the login the screens continue. */
export default function LoginAgain({ account }: { readonly account: string }) {
  const email = useCachedEmail(account);
  const switchAccount = () => {
    session.end(account);
    deleteAllDrafts();
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
          <WithTranslation translation="Lupa kata sandi?" className="ml-auto">
            <a href="/forgotPassword" target="_blank" rel="noopener" lang="en" className="text-link">
              Forgot Password?
            </a>
          </WithTranslation>
        }
      />
      <div className="grid justify-items-start gap-2 border-line border-t pt-4">
        <p className="text-muted text-sm">Dengan akun lain, halaman dimulai dari awal tanpa isian ini.</p>
        <Button variant="secondary" size="small" onClick={switchAccount}>
          Masuk sebagai orang lain
        </Button>
      </div>
    </TopDialog>
  );
}

function useCachedEmail(account: string): string | undefined {
  const queries = useQueryClient();
  const profile = queries.getQueryData<EndpointReply<'getProfile'>>(endpointKey('getProfile', {}));
  const user = queries.getQueryData<EndpointReply<'getUser'>>(endpointKey('getUser', { id: account }));
  return profile?.email ?? user?.email;
}
