import { normalise } from '../../text/search-words.ts';
import { type PersonField, personFieldNames, personFields } from './person-fields.ts';

/** Limits of an import of members. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  /** People of one file. */
  rows: 20_000,
  columns: 100,
  /** Longest text of a cell. */
  cellCharacters: 1000,
  /** Rows of one batch. Each writes at most four documents; Firestore allows 500 in a batch. */
  chunkRows: 50,
  /** Text of these rows in UTF-8 bytes. A document has at most 1,048,576 bytes. */
  chunkBytes: 400_000,
  /** People that one row can be. */
  candidates: 5,
  /** Rows of a file in which another one has the same key. */
  twins: 20,
  /** Days after the end of an import in which it can be undone, and its rows are stored. */
  undoDays: 30,
} as const;

/** Columns of a sheet that are no optional field of a person. */
const ownColumns = ['memberNumber', 'name', 'email', 'joinedAt', 'validUntil', 'consentOn'] as const;
export type ImportColumn = (typeof ownColumns)[number] | PersonField;

export const importColumns: readonly ImportColumn[] = [...ownColumns, ...personFieldNames];

const ownLabels: Readonly<Record<(typeof ownColumns)[number], string>> = {
  memberNumber: 'Nomor anggota',
  name: 'Nama',
  email: 'Email',
  joinedAt: 'Tanggal bergabung',
  validUntil: 'Berlaku sampai',
  consentOn: 'Tanggal persetujuan',
};

const isOwn = (column: ImportColumn): column is (typeof ownColumns)[number] =>
  (ownColumns as readonly string[]).includes(column);

export const importColumnLabel = (column: ImportColumn): string =>
  isOwn(column) ? ownLabels[column] : personFields[column].label;

/** Columns with days, 'YYYY-MM-DD' in Jakarta. */
export const dayColumns: readonly ImportColumn[] = ['joinedAt', 'validUntil', 'consentOn'];

/** Columns that identify a person, and are never overwritten. */
export const keyColumns: readonly ImportColumn[] = ['memberNumber', 'email'];

/** Columns whose stored value a filled cell may replace, if the admin chooses so. */
export const overridableColumns: readonly ImportColumn[] = importColumns.filter(
  (column) => !keyColumns.includes(column) && column !== 'consentOn',
);

/** Usual titles in Indonesian and English, normalised, in addition to the labels. */
const usualTitles: Readonly<Partial<Record<ImportColumn | 'city', readonly string[]>>> = {
  memberNumber: ['no anggota', 'nomor', 'nia', 'id anggota', 'member number', 'member no', 'member id'],
  name: ['nama lengkap', 'nama anggota', 'nama dosen', 'nama dan gelar', 'name', 'full name', 'member name'],
  email: ['e mail', 'alamat email', 'surel', 'alamat surel', 'email address', 'alamat e mail', 'mail'],
  joinedAt: [
    'tgl bergabung',
    'bergabung',
    'anggota sejak',
    'tanggal daftar',
    'tgl daftar',
    'tanggal masuk',
    'joined',
    'join date',
    'joined date',
    'member since',
  ],
  validUntil: [
    'berlaku s d',
    'berlaku sd',
    'masa berlaku',
    'berlaku hingga',
    'aktif sampai',
    'lunas sampai',
    'tanggal berakhir',
    'tgl berakhir',
    'valid until',
    'paid until',
    'expires',
    'expiry date',
  ],
  consentOn: ['tgl persetujuan', 'setuju pada', 'consent date', 'consent', 'persetujuan data'],
  gender: ['kelamin', 'jk', 'l p', 'sex'],
  institution: [
    'instansi',
    'universitas',
    'perguruan tinggi',
    'kampus',
    'afiliasi',
    'pt',
    'asal institusi',
    'asal instansi',
    'university',
    'affiliation',
  ],
  institutionAddress: ['alamat', 'alamat instansi', 'alamat kampus', 'alamat kantor', 'address'],
  department: ['program studi', 'prodi', 'jurusan', 'fakultas'],
  expertise: ['keahlian', 'bidang ilmu', 'bidang minat', 'kepakaran', 'research interest', 'interests'],
  phoneNumber: [
    'no wa',
    'no whatsapp',
    'nomor whatsapp',
    'nomor wa',
    'wa',
    'no hp',
    'nomor hp',
    'hp',
    'no telepon',
    'no telp',
    'telepon',
    'telp',
    'handphone',
    'no handphone',
    'mobile',
    'phone number',
    'kontak',
  ],
  nuptk: ['no nuptk', 'nomor nuptk'],
  nidn: ['no nidn', 'nomor nidn', 'nomor induk dosen nasional'],
  orcid: ['orcid', 'orcid id', 'id orcid', 'no orcid'],
  sintaId: ['sinta', 'sinta id', 'id author sinta'],
  taxNumber: ['no npwp', 'nomor npwp', 'tax number', 'tax id'],
  city: ['kota', 'domisili', 'kabupaten kota', 'kota domisili'],
};

/** Returns the known titles of each column, normalised. The labels are in the current language. */
const listTitles = (): ReadonlyMap<string, ImportColumn> =>
  new Map(
    importColumns.flatMap((column) => {
      const labels = isOwn(column)
        ? [ownLabels[column]]
        : [personFields[column].label, personFields[column].adminLabel];
      return [...labels.map(normalise), ...(usualTitles[column] ?? [])].map(
        (title) => [title, column] as const,
      );
    }),
  );

/** Returns the columns that titles usually name; undefined for an unknown title. */
export function findColumns(titles: readonly string[]): (ImportColumn | undefined)[] {
  const known = listTitles();
  return titles.map((title) => known.get(normalise(title)));
}

/** Guesses the column of each title. Only the first title of a column gets it; the others get null. */
export function guessColumns(titles: readonly string[]): (ImportColumn | null)[] {
  const found = new Set<ImportColumn>();
  return findColumns(titles).map((column) => {
    if (column === undefined || found.has(column)) return null;
    found.add(column);
    return column;
  });
}

/** Title of the column with the reason, in the file of refused rows. */
export const refusalTitle = 'Alasan ditolak';

/** Titles that together only the export of this product has. */
const exportTitles = ['Email terverifikasi', 'Tanggal bergabung', 'Nomor anggota', 'Melalui institusi'];

/**
 * Returns whether this product wrote the file. Its cells that begin like a formula then have an apostrophe,
 * which is not part of the value.
 */
export const isOwnFile = (titles: readonly string[]): boolean =>
  titles.includes(refusalTitle) || exportTitles.every((title) => titles.includes(title));

/** Sources of the consent to store the data (UU PDP). */
export const consentSources = ['form', 'letter', 'meeting', 'website', 'other'] as const;
export type ConsentSource = (typeof consentSources)[number];

export const consentSourceLabels: Readonly<Record<ConsentSource, string>> = {
  form: 'Formulir keanggotaan',
  letter: 'Surat atau email',
  meeting: 'Daftar hadir pertemuan',
  website: 'Formulir di situs lain',
  other: 'Lainnya',
};
