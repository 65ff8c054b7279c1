import { cardNumberDate } from './dates.ts';

/**
 * The association's own facts. Everything here is fictional until the owner gives the real values:
 * example.org addresses and +62 800 numbers can never reach anyone.
 */
export const association = {
  shortName: 'SISINDO',
  name: 'Society for Information Systems Indonesia',
  tagline: 'Chapter Indonesia dari asosiasi internasional bidang Sistem Informasi',
  about:
    'Wadah akademisi, praktisi, peneliti, dan institusi Indonesia yang mempelajari dan menerapkan sistem informasi.',
  cardPrefix: 'SISINDO',
  countriesWithMembers: 100,
  chapters: 52,
  bank: {
    name: 'Bank Contoh Nusantara',
    accountNumber: '000 0000 0000',
    accountHolder: 'Perkumpulan SISINDO (contoh)',
  },
  phone: '+62 800 0000 0001',
  whatsapp: '+62 800 0000 0002',
  serviceEmail: 'layanan@example.org',
  membershipEmail: 'keanggotaan@example.org',
  /** NPWP, the association's number as a taxpayer. */
  taxNumber: '00.000.000.0-000.000 (contoh)',
  /** Who signs receipts. */
  signatory: { name: 'Nama Bendahara (contoh)', office: 'Bendahara I' },
  /** Where receipts are issued. */
  city: 'Jakarta',
  address: 'Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000',
  social: { label: '@sisindo.contoh', url: 'https://social.example.org/sisindo' },
  siteUrl: 'https://sisindo.example.org',
} as const;

/** Number printed on a membership card: `{prefix}.01.{DD.MM.YYYY}` of the record's creation (requirements 3.3.1). */
export const cardNumber = (createdAt: string | Date): string =>
  `${association.cardPrefix}.01.${cardNumberDate(createdAt)}`;

/**
 * A member's own number, unlike the card number never shared by two people: `SISINDO-2026-048213`.
 *
 * @param approvedAt when the membership was first approved (the year is Jakarta's)
 * @param serial 0 to 999999; the caller makes sure that the number is not taken
 */
export const memberNumber = (approvedAt: Date, serial: number): string =>
  `${association.cardPrefix}-${cardNumberDate(approvedAt).slice(-4)}-${String(serial).padStart(6, '0')}`;
