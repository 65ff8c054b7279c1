import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { profileQuery } from '#shared/accounts/profile-queries.ts';
import { EmailSection } from './email-section.tsx';
import { ProfileLayout } from './profile-layout.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/profile/email',
  title: t.emailPageTitle,
  text: t.emailPageText,
  prefetch: () => [...profileQuery(), prefetchQuery('getEmailChange', {})],
};

/** The user's own e-mail address (requirements 3.7.7). */
export default function OwnEmailPage() {
  return (
    <ProfileLayout heading={screen} profile={useEndpoint('getProfile', {})}>
      {(user) => <EmailSection user={user} />}
    </ProfileLayout>
  );
}
