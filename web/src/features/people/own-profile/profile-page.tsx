import type { User } from 'contract/schemas/people';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { MailTroubleNotice } from '#shared/accounts/mail-trouble-notice.tsx';
import { VerifyEmailNotice } from '#shared/accounts/verify-email-notice.tsx';
import { OwnFieldsForm } from '#shared/members/own-fields-form.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { type EditedRecord, useRecord } from '#ui/forms/use-record.ts';
import { ProfileForm } from './profile-form.tsx';
import { ProfileLayout } from './profile-layout.tsx';

/** The user's own data and photo (requirements 3.7.1). */
export default function ProfilePage() {
  const { hash } = useLocation();
  const profile = useRecord('getProfile', {});
  // Mails that were sent before this page was divided link here.
  if (hash === '#consent') return <Navigate to="/profile/privacy#consent" replace />;
  return (
    <ProfileLayout heading={{ title: t.profileTitle, text: t.profileText }} profile={profile}>
      {(user) => <OwnData user={user} profile={profile} />}
    </ProfileLayout>
  );
}

function OwnData({ user, profile }: { readonly user: User; readonly profile: EditedRecord<User> }) {
  const [saved, setSaved] = useState<string>();
  const onSaved = async (message: string) => {
    setSaved(message);
    await profile.reload();
  };
  return (
    <>
      <Section id="profile-data" title={t.personalData} className="panel grid gap-6 p-5 sm:p-8">
        <VerifyEmailNotice user={user} />
        <MailTroubleNotice user={user} />
        {saved !== undefined && <Notice tone="success">{saved}</Notice>}
        <ProfileForm key={profile.formKey} user={user} onReload={profile.reload} onSaved={onSaved} />
      </Section>
      <OwnFields />
    </>
  );
}

/** Section with the fields of the association that the member may see. Without fields it is hidden. */
function OwnFields() {
  const { data } = useEndpoint('getOwnFields', {});
  const [saved, setSaved] = useState<string>();
  if (data === undefined || data.fields.length === 0) return null;
  return (
    <Section id="own-fields" title={t.ownFields} className="panel grid gap-6 p-5 sm:p-8">
      {saved !== undefined && <Notice tone="success">{saved}</Notice>}
      <OwnFieldsForm fields={data.fields} onSaved={setSaved} />
    </Section>
  );
}
