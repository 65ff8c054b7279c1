import { t } from './messages/association.ts';

/** Fictional values. Addresses at example.org and +62 800 numbers never reach anyone. */
export const association = {
  shortName: 'SISINDO',
  name: 'Society for Information Systems Indonesia',
  get tagline(): string {
    return t.tagline;
  },
  get about(): string {
    return t.about;
  },
  cardPrefix: 'SISINDO',
  countriesWithMembers: 100,
  chapters: 52,
  bank: {
    name: 'Bank Contoh Nusantara',
    accountNumber: '000 0000 0000',
    accountHolder: 'Yayasan SISINDO (contoh)',
  },
  phone: '+62 800 0000 0001',
  whatsapp: '+62 800 0000 0002',
  serviceEmail: 'layanan@example.org',
  membershipEmail: 'keanggotaan@example.org',
  privacyEmail: 'privasi@example.org',
  address: 'Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000',
  social: { label: '@sisindo.contoh', url: 'https://social.example.org/sisindo' },
  siteUrl: 'https://sisindo.example.org',
} as const;

/** Facts on receipts and invoices. They are separate, so that no page loads them. */
export const issuer = {
  /** Tax number (NPWP) of the association. */
  taxNumber: '00.000.000.0-000.000 (contoh)',
  signatory: { name: 'Nama Bendahara (contoh)', office: 'Bendahara I' },
  /** Signs letters that confirm a membership. */
  letterSignatory: { name: 'Nama President (contoh)', office: 'President' },
  /** Place of issue. */
  city: 'Jakarta',
} as const;
