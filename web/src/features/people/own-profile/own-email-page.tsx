import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { EmailSection } from './email-section.tsx';
import { ProfileLayout } from './profile-layout.tsx';

/** The user's own e-mail address (requirements 3.7.7). */
export default function OwnEmailPage() {
  return (
    <ProfileLayout
      heading={{ title: t.emailPageTitle, text: t.emailPageText }}
      profile={useEndpoint('getProfile', {})}
    >
      {(user) => <EmailSection user={user} />}
    </ProfileLayout>
  );
}
