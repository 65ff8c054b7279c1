import { useScreenLinks } from '#api/duties.ts';
import { TabLinks } from '#ui/base/tab-links.tsx';

const paths = [
  '/admin/request-renewal',
  '/admin/request-register',
  '/addAdmin',
  '/admin/institutions',
  '/admin/tasks',
  '/admin/manage-user/import',
  '/admin/manage-user/doubles',
  '/admin/whatsapp',
  '/admin/member-fields',
];

/** Header links of the three member lists (requirements 4.1.3). */
export const MemberAdminLinks = () => <TabLinks label="Anggota" tabs={useScreenLinks(paths)} />;
