import { useQueryClient } from '@tanstack/react-query';
import type { EndpointReply } from '#api/client.ts';
import { deleteAllDrafts } from '#api/drafts.ts';
import { endpointKey } from '#api/endpoint-key.ts';
import { session } from '#api/session.ts';
import { toAddressPath } from '#api/transport/site-path.ts';
import { LoginForm } from '#features/accounts/accounts/login-form.tsx';
import * as t from '#messages/app';
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
    <TopDialog title={t.sessionEnded} text={t.loginAgainText}>
      <LoginForm
        email={email}
        onDone={({ token }) => session.start(token)}
        actions={
          <WithTranslation translation={t.forgotPasswordTranslation} className="ml-auto">
            <a
              href={toAddressPath('/forgotPassword')}
              target="_blank"
              rel="noopener"
              lang="en"
              className="text-link"
            >
              {t.forgotPassword}
            </a>
          </WithTranslation>
        }
      />
      <div className="grid justify-items-start gap-2 border-line border-t pt-4">
        <p className="text-muted text-sm">{t.otherAccountText}</p>
        <Button variant="secondary" size="small" onClick={switchAccount}>
          {t.loginAsOther}
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
