import * as t from '#messages/shared/accounts';
import { TabLinks } from '#ui/base/tab-links.tsx';

const pages = [
  { to: '/profile', label: t.personTab },
  { to: '/profile/email', label: t.emailTab },
  { to: '/profile/security', label: t.securityTab },
  { to: '/profile/directory', label: t.directoryTab },
  { to: '/profile/privacy', label: t.privacyTab },
  { to: '/profile/deletion', label: t.deletionTab },
];

/** Contents of the profile, on each of its pages (requirements 3.7.10). */
export function ProfileContents() {
  return <TabLinks label={t.profileContents} tabs={pages} />;
}
