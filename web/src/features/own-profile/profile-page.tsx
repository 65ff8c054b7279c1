import type { User } from 'contract/schemas/people';
import { clientWording } from 'contract/text/client-wording';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { deleteAllDrafts } from '#api/drafts.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { session } from '#api/session.ts';
import { NewPasswordFields } from '#shared/accounts/new-password-fields.tsx';
import { photoQueries, profileQuery } from '#shared/accounts/profile-queries.ts';
import { VerifyEmailNotice } from '#shared/accounts/verify-email-notice.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { type EditedRecord, useRecord } from '#ui/forms/use-record.ts';
import { ConsentSection } from './consent-section.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSection } from './email-section.tsx';
import { OwnData } from './own-data.tsx';
import { ProfileForm } from './profile-form.tsx';
import { ReminderSection } from './reminder-section.tsx';
import { Sessions } from './sessions.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/profile',
  title: 'Profil saya',
  text: 'Data diri dan foto, alamat email, kata sandi, persetujuan, unduhan data Anda, dan penghapusan akun.',
  prefetch: () =>
    profileQuery((user) => [
      prefetchQuery('listSessions', {}, { refetchOnMount: true }),
      prefetchQuery('getEmailChange', {}),
      ...photoQueries(user),
    ]),
};

/** The user's own account: data, photo, password, sessions, deletion (requirements 3.7). */
export default function ProfilePage() {
  const profile = useRecord('getProfile', {});
  const [farewell, setFarewell] = useState<string>();
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <div>
        <BackLink to="/membership">Keanggotaan saya</BackLink>
        <h1 className="mt-4 text-title">{screen.title}</h1>
        <p className="mt-1 text-muted">{screen.text}</p>
      </div>
      {farewell !== undefined ? (
        <Farewell notice={farewell} />
      ) : (
        <RecordScreen
          record={profile}
          lang="id"
          isBrief
          loadError={
            <>
              <span lang="en">Failed to fetch user data</span>
              <br />
              Data Anda tidak dapat dimuat.
            </>
          }
        >
          {(user) => <Account user={user} profile={profile} onDeleted={setFarewell} />}
        </RecordScreen>
      )}
    </div>
  );
}

interface AccountProps {
  readonly user: User;
  readonly profile: EditedRecord<User>;
  readonly onDeleted: (message: string) => void;
}

function Account({ user, profile, onDeleted }: AccountProps) {
  const [saved, setSaved] = useState<string>();
  const onSaved = async (message: string) => {
    setSaved(message);
    await profile.reload();
  };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr]">
      <div className="grid gap-8">
        <Section id="profile-data" title="Data diri" className="panel grid gap-6 p-5 sm:p-8">
          <VerifyEmailNotice user={user} />
          {saved !== undefined && <Notice tone="success">{saved}</Notice>}
          <ProfileForm key={profile.formKey} user={user} onReload={profile.reload} onSaved={onSaved} />
        </Section>
        <Sessions />
        <OwnData />
      </div>
      <div className="grid gap-8">
        <Section id="profile-password" title="Ganti kata sandi" className="panel grid gap-6 p-5 sm:p-6">
          <PasswordForm email={user.email} />
        </Section>
        <Section id="profile-security" title="Verifikasi dua langkah">
          <p>
            Selain kata sandi, login meminta kode dari ponsel atau passkey Anda: kata sandi yang bocor saja
            tidak cukup.
          </p>
          <Link to="/profile/security" className="text-link justify-self-start">
            Atur verifikasi dua langkah
          </Link>
        </Section>
        <EmailSection user={user} />
        <div id="consent" className="grid scroll-mt-24 gap-8">
          <ReminderSection user={user} />
          <ConsentSection user={user} />
        </div>
      </div>
      <div className="lg:col-span-2">
        <DeleteAccount user={user} onDeleted={onDeleted} />
      </div>
    </div>
  );
}

/** Ends the session on unmount: ending it earlier would make the route guard navigate to /login. */
function Farewell({ notice }: { readonly notice: string }) {
  const navigate = useNavigate();
  const account = useAccountId();
  useEffect(() => {
    navigate('/', { replace: true, state: { notice } });
  }, [navigate, notice]);
  useEffect(() => endSessionOnLeave(account), [account]);
  return <Spinner label="Memuat…" className="size-10" />;
}

let logoutTimer: ReturnType<typeof setTimeout> | undefined;

/** In strict mode React unmounts and remounts immediately, which must not end the session. */
function endSessionOnLeave(account: string): () => void {
  clearTimeout(logoutTimer);
  return () => {
    logoutTimer = setTimeout(() => {
      session.end(account);
      deleteAllDrafts();
    });
  };
}

/** Changes the user's password and ends all other sessions. */
function PasswordForm({ email }: { readonly email: string }) {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      {isChanged && <Notice tone="success">{clientWording.passwordChanged}</Notice>}
      <EndpointForm
        name="changePassword"
        label="Ganti kata sandi"
        submitLabel="Ganti kata sandi"
        busyLabel="Menyimpan…"
        onDone={({ token }, clear) => {
          clear();
          setChanged(true);
          session.renew(token);
        }}
      >
        {({ Password }) => (
          <>
            {/* Identifies the account for password managers. */}
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <Password name="currentPassword" label="Kata sandi lama" autoComplete="current-password" />
            <NewPasswordFields Password={Password} label="Kata sandi baru" />
          </>
        )}
      </EndpointForm>
    </>
  );
}
