import { TabLinks } from '#ui/base/tab-links.tsx';

const pages = [
  { to: '/profile', label: 'Data diri' },
  { to: '/profile/email', label: 'Email' },
  { to: '/profile/security', label: 'Kata sandi dan keamanan' },
  { to: '/profile/directory', label: 'Direktori' },
  { to: '/profile/privacy', label: 'Persetujuan dan data' },
  { to: '/profile/deletion', label: 'Hapus akun' },
];

/** Contents of the profile, on each of its pages (requirements 3.7.10). */
export function ProfileContents() {
  return <TabLinks label="Isi profil" tabs={pages} />;
}
