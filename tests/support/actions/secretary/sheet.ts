import type { Upload } from '../../suite/client.ts';

const firstNames = ['Agus', 'Bambang', 'Citra', 'Dian', 'Eka', 'Fitri', 'Gilang', 'Hesti', 'Indra', 'Joko'];
const families = [
  'Anwar',
  'Basuki',
  'Cahyono',
  'Darmawan',
  'Effendi',
  'Firdaus',
  'Gunawan',
  'Hidayat',
  'Irawan',
  'Kusuma',
];
const cities = ['Bandung', 'Semarang', 'Makassar', 'Medan', 'Denpasar', 'Malang'];
const expertises = ['Tata kelola TI', 'Analitik data', 'Keamanan informasi', 'Rekayasa proses bisnis'];

const pick = (from: readonly string[], index: number): string => from[index % from.length] ?? '';

/** Name of the person in a row of the sheet, from 0 to 99. No two have the same words. */
const nameAt = (index: number): string =>
  `${pick(firstNames, index)} ${pick(families, Math.floor(index / 10))}`;

/** Members whose row the secretary remembers by halves. */
export const remembered = {
  byPhone: { name: 'Ratna Sulistyowati', phone: '0812 7788 4455' },
  byTypo: { name: 'Yohanes Simatupang', city: 'Ende' },
  byExpertise: { name: 'Maria Ulfah', expertise: 'Ontologi kesehatan', city: 'Kupang' },
  byInstitution: { name: 'Teguh Prakoso', institution: 'Politeknik Bahari Nusa' },
  byMail: { name: 'Nyoman Widiarta', email: 'iwd.nyoman@example.org' },
} as const;

function rowAt(index: number): string[] {
  const name = nameAt(index);
  // A spreadsheet dropped the zero of every other number.
  const phone = `${index % 2 === 0 ? '0' : ''}8131000${String(index).padStart(4, '0')}`;
  return [
    ` ${index % 3 === 0 ? name.toUpperCase() : name}  `,
    `${name.toLowerCase().replaceAll(' ', '.')}@Example.org`,
    phone,
    `Universitas Contoh ${pick(cities, index)}`,
    pick(expertises, index),
    pick(cities, index),
    '31/12/2030',
  ];
}

const rememberedRows = (): string[][] =>
  Object.values(remembered).map((person, index) => [
    person.name,
    'email' in person ? person.email : `ingat-${index}@example.org`,
    'phone' in person ? person.phone : '',
    'institution' in person ? person.institution : 'Universitas Contoh',
    'expertise' in person ? person.expertise : '',
    'city' in person ? person.city : '',
    '31/12/2030',
  ]);

/**
 * Returns a messy list of 100 people as CSV. It has two title lines, a numbered column and semicolons, in windows-1252.
 * Names have capitals and spaces, phone numbers lack their zero, and two rows cannot be imported.
 */
export function messySheet(): Upload {
  const rows = [
    ...Array.from({ length: 93 }, (_, index) => rowAt(index)),
    ...rememberedRows(),
    ['Tanpa alamat', 'belum ada', '', '', '', '', ''],
    ['', 'tanpa.nama@example.org', '', '', '', '', ''],
  ];
  const lines = [
    'DAFTAR ANGGOTA – rapat pengurus;;;;;;;',
    'diperbarui oleh sekretaris;;;;;;;',
    'No;Nama Dosen;E-mail;No HP;Kampus;Bidang Keahlian;Kota;Masa Berlaku',
    ...rows.map((cells, index) => [index + 1, ...cells].join(';')),
  ];
  // In windows-1252 the dash of the title is one byte.
  const bytes = Buffer.from(lines.join('\r\n').replace('–', '\u0096'), 'latin1');
  return { name: 'Daftar anggota FINAL (2).csv', bytes, type: 'text/csv' };
}
