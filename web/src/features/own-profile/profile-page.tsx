import type { User } from 'contract/fields/people';
import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { VerifyEmailNotice } from '#parts/accounts/verify-email-notice.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ConsentSection } from './consent-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Farewell } from './farewell.tsx';
import { OwnData } from './own-data.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Sessions } from './sessions.tsx';

/** The own account: data, photo, password, sessions, deletion (requirements 3.7). */
export default function ProfilePage() {
  const profile = useEndpoint('getProfile', {});
  /** Grows when the form is to start anew with what is stored now. */
  const [opened, setOpened] = useState(0);
  const [saved, setSaved] = useState<string>();
  /** What the deletion of the account was answered with. */
  const [gone, setGone] = useState<string>();
  const reload = async () => {
    await profile.refetch();
    setOpened((count) => count + 1);
  };
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <div>
        <BackLink to="/membership">Keanggotaan saya</BackLink>
        <h1 className="mt-4 text-title">Profil saya</h1>
      </div>
      {gone !== undefined ? (
        <Farewell notice={gone} />
      ) : profile.data !== undefined ? (
        <Account
          key={opened}
          user={profile.data}
          saved={saved}
          onReload={reload}
          onSaved={async (message) => {
            setSaved(message);
            await reload();
          }}
          onDeleted={setGone}
        />
      ) : profile.isError ? (
        <Notice tone="error" onRetry={() => profile.refetch()}>
          <span lang="en">Failed to fetch user data</span>
        </Notice>
      ) : (
        <Spinner label="Memuat…" className="size-10" />
      )}
    </div>
  );
}

interface AccountProps {
  readonly user: User;
  /** What the last save was answered with. */
  readonly saved: string | undefined;
  readonly onReload: () => Promise<void>;
  readonly onSaved: (message: string) => Promise<void>;
  readonly onDeleted: (message: string) => void;
}

function Account({ user, saved, onReload, onSaved, onDeleted }: AccountProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
      <section aria-labelledby="profile-data" className="panel grid gap-6 p-5 sm:p-8">
        <h2 id="profile-data" className="text-heading">
          Data diri
        </h2>
        <VerifyEmailNotice user={user} />
        {saved !== undefined && <Notice tone="success">{saved}</Notice>}
        <ProfileForm user={user} onReload={onReload} onSaved={onSaved} />
      </section>
      <div className="grid gap-8">
        <section aria-labelledby="profile-password" className="panel grid gap-6 p-5 sm:p-6">
          <h2 id="profile-password" className="text-heading">
            Ganti kata sandi
          </h2>
          <PasswordForm email={user.email} />
        </section>
        <Sessions />
        <OwnData />
        <ConsentSection user={user} />
      </div>
      <div className="lg:col-span-2">
        <DeleteAccount user={user} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
