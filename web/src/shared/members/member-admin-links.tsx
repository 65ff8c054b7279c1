import { usePermittedLinks } from '#api/duties.ts';
import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/request-renewal', label: 'Request Renewal' },
  { to: '/admin/request-register', label: 'Request Register' },
  { to: '/addAdmin', label: 'Add Admin' },
  { to: '/admin/institutions', label: 'Institusi' },
  { to: '/admin/tasks', label: 'Tugas' },
  { to: '/admin/manage-user/import', label: 'Impor anggota' },
  { to: '/admin/manage-user/doubles', label: 'Data ganda' },
  { to: '/admin/whatsapp', label: 'WhatsApp' },
  { to: '/admin/member-fields', label: 'Isian' },
] as const;

/** Header links of the three member lists (requirements 4.1.3). */
export const MemberAdminLinks = () => <TabLinks label="Anggota" tabs={usePermittedLinks(tabs)} />;
