import { useOpenLinks } from '#api/duties.ts';
import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/request-renewal', label: 'Request Renewal' },
  { to: '/admin/request-register', label: 'Request Register' },
  { to: '/addAdmin', label: 'Add Admin' },
  { to: '/admin/institutions', label: 'Institutions' },
] as const;

/** The header links that the three member lists share (requirements 4.1.3). */
export const MemberAdminLinks = () => <TabLinks label="Members" tabs={useOpenLinks(tabs)} />;
