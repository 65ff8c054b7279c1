import type { AuditRow } from 'contract/admin/audit';
import { rateRuleNames } from 'contract/rules/audit/rate-rules';
import { untilText } from 'contract/rules/membership';
import { accountFilterLabels, ledgerKindLabels } from 'contract/rules/money/ledger-labels';
import { directoryFieldLabels, directoryFields } from 'contract/rules/people/directory';
import { personFieldNames, personFields } from 'contract/rules/people/person-fields';
import type { UserState } from 'contract/schemas/list-states';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import type { EndpointInput } from '#api/client.ts';
import * as t from '#messages/shared/audit';

type Value = AuditRow['details'][string];

/** Returns a label without its capital letter, except a name with capitals inside, such as NPWP. */
const inSentence = (label: string): string =>
  /\w[A-Z]/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

type ContentForm = 'createBlog' | 'createEvent' | 'createJournal' | 'createProduct';
type FieldsOf<N extends ContentForm> = N extends N ? keyof EndpointInput<N> : never;
/** Fields that admins save with content. The log names those that changed, but never the publication. */
const contentLabels: Readonly<Record<Exclude<FieldsOf<ContentForm>, 'publication' | 'publishAt'>, string>> = {
  title: 'judul',
  content: 'isi',
  author: 'penulis',
  category: 'kategori',
  image: 'gambar',
  location: 'tempat',
  startDate: 'tanggal mulai',
  endDate: 'tanggal selesai',
  bannerImage: 'gambar',
  description: 'deskripsi',
  file: 'berkas',
  price: 'harga',
  link: 'tautan',
  authors: 'penulis',
  journalTitle: 'nama jurnal',
  volume: 'volume',
  issue: 'nomor terbitan',
  year: 'tahun terbit',
  pages: 'halaman',
  abstract: 'abstrak',
  doi: 'DOI',
};

const fieldLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(directoryFields.map((field) => [field, inSentence(directoryFieldLabels[field])])),
  ...Object.fromEntries(personFieldNames.map((field) => [field, inSentence(personFields[field].label)])),
  ...contentLabels,
  name: t.fieldName,
  profilePhoto: 'foto profil',
  email: 'email',
  document: 'berkas',
  address: t.fieldAddress,
  plaqueAddress: t.fieldPlaqueAddress,
  logo: t.fieldLogo,
  createdAt: 'tanggal terbit',
  latinName: 'nama dalam huruf Latin',
  announcement: 'pengumuman',
  slides: 'gambar geser',
  whatWeDo: 'What We Do',
  vision: 'visi',
  mission: 'misi',
  stories: 'perjalanan',
  phone: 'telepon',
  social: 'media sosial',
  council: 'pengurus',
  committees: 'komite',
  note: 'catatan',
  facts: 'fakta hukum',
  adopted: 'ditetapkan',
  constitution: 'Anggaran Dasar',
  bylaws: 'Anggaran Rumah Tangga',
  areas: 'bidang kompetensi',
  signatory: 'penanda tangan',
  credits: 'kredit',
};

export const fieldLabel = (field: string): string =>
  (Object.hasOwn(fieldLabels, field) ? fieldLabels[field] : undefined) ?? field;

const fieldsOf = (value: string): string => value.split(', ').map(fieldLabel).join(', ');

const despiteTexts: Readonly<Record<string, string>> = {
  'proof-used-before': 'Setelah meninjau bukti yang sama atau mirip',
  'question-open': 'Tanpa menunggu jawaban atas pertanyaan',
};

const loginTexts: Readonly<Record<string, string>> = {
  password: 'Dengan kata sandi',
  app: 'Dengan kata sandi dan kode aplikasi',
  recovery: 'Dengan kata sandi dan kode pemulihan',
  passkey: 'Dengan kata sandi dan passkey',
  'passkey-alone': 'Dengan passkey, tanpa kata sandi',
};

const wrongTexts: Readonly<Record<string, string>> = {
  password: 'Kata sandi salah',
  code: 'Kata sandi benar, kode salah',
  passkey: 'Kata sandi benar, passkey salah',
};

const limitText = (rule: string): string =>
  Object.hasOwn(rateRuleNames, rule) ? rateRuleNames[rule as keyof typeof rateRuleNames] : rule;

const amountOr = (value: Value): Value => (typeof value === 'number' ? formatRupiah(value) : value);

/** Returns the name of an account of the ledger; undefined for the number of a bank account. */
const accountName = (value: Value): string | undefined =>
  Object.hasOwn(accountFilterLabels, String(value))
    ? accountFilterLabels[value as keyof typeof accountFilterLabels]
    : undefined;

const statusWords: Readonly<Record<UserState, string>> = {
  active: 'aktif',
  waitingApproval: 'menunggu persetujuan',
  RequestRenew: 'meminta perpanjangan',
  rejectedByAdmin: 'perpanjangan ditolak',
  expired: 'berakhir',
  ending: 'segera berakhir',
  paused: 'cuti',
};

/** Returns the word of a stored key, or the key itself if it is unknown. */
const wordOf = (words: Readonly<Record<string, string>>, key: Value): string =>
  (Object.hasOwn(words, String(key)) ? words[String(key)] : undefined) ?? String(key);

/** Formatters of the details that the function writes. Other details are shown unformatted. */
const detailFormatters: Readonly<Record<string, (value: Value) => string | undefined>> = {
  reason: (value) => fill(t.reason, { reason: String(value) }),
  fields: (value) =>
    value === '' ? t.noFieldsChanged : fill(t.fieldsChanged, { fields: fieldsOf(String(value)) }),
  validUntil: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? fill(t.validUntil, { until: untilText(value, formatDate) })
      : fill(t.validUntilText, { until: String(value) }),
  decidedOn: (value) => `Keputusan: ${formatDate(String(value))}`,
  pausedFrom: (value) => `Mulai cuti: ${formatDate(String(value))}`,
  pausedUntil: (value) => `Kembali: ${formatDate(String(value))}`,
  deletionAt: (value) => `Dihapus pada ${formatDate(String(value))}`,
  before: (value) => `Sebelumnya: ${amountOr(value)}`,
  after: (value) => `Sekarang: ${amountOr(value)}`,
  despite: (value) => despiteTexts[String(value)] ?? `Meskipun: ${value}`,
  addedTags: (value) => `Tag yang ditambah: ${value}`,
  removedTags: (value) => `Tag yang dihapus: ${value}`,
  documentLabel: (value) => `Jenis: ${value}`,
  // Filters of a downloaded list.
  q: (value) => `Pencarian: ${value}`,
  status: (value) => `Status: ${wordOf(statusWords, value)}`,
  role: (value) => `Peran: ${value}`,
  sort: () => undefined,
  count: (value) => `Jumlah baris: ${value}`,
  complete: (value) => (value === false ? 'Tidak lengkap, karena melebihi batas' : undefined),
  // An id without meaning for readers.
  replaced: () => undefined,
  revoked: (value) => `Kode kartu yang dicabut: ${value}`,
  oldEmail: (value) => `Email lama: ${value}`,
  newEmail: (value) => `Email baru: ${value}`,
  oldName: (value) => fill(t.oldName, { name: String(value) }),
  question: (value) => `Pertanyaan: ${value}`,
  answer: (value) => (value === '' ? undefined : `Jawaban: ${value}`),
  to: (value) => `Kepada: ${value}`,
  requestedBy: (value) => `Diminta oleh: ${value}`,
  by: (value) => loginTexts[String(value)] ?? `Oleh: ${value}`,
  wrong: (value) => wrongTexts[String(value)] ?? `Salah: ${value}`,
  device: (value) => `Perangkat: ${value}`,
  passkey: (value) => `Passkey: ${value}`,
  sessions: (value) => `Jumlah sesi: ${value}`,
  limit: (value) => `Batas: ${limitText(String(value))}`,
  undoes: () => 'Mengurungkan perubahan sebelumnya',
  newProof: (value) => (value === true ? 'Dengan bukti baru' : undefined),
  number: (value) => `Nomor ${value}`,
  version: (value) => `Versi ${value}`,
  // For a renewal without login.
  via: (value) => (value === 'link' ? 'Lewat tautan di email, tanpa masuk' : `Lewat ${value}`),
  years: (value) => `Jumlah tahun: ${value}`,
  bill: (value) => `Tagihan ${value}`,
  amount: (value) => (typeof value === 'number' ? formatRupiah(value) : `Nominal: ${value}`),
  // The id of an entry has no meaning for readers.
  entry: () => 'Untuk catatan buku kas sebelumnya',
  receipt: (value) => `Kuitansi ${value}`,
  paidBy: (value) => `Dibayar oleh: ${value}`,
  paidOn: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? `Dibayar pada ${formatDate(value)}`
      : `Dibayar pada: ${value}`,
  month: (value) => `Bulan: ${value}`,
  kind: (value) => `Jenis: ${wordOf(ledgerKindLabels, value)}`,
  account: (value) =>
    accountName(value) === undefined ? `Rekening: ${value}` : `Akun: ${accountName(value)}`,
  category: (value) => `Kategori: ${accountName(value) ?? value}`,
  lines: (value) => `Jumlah mutasi: ${value}`,
  removed: (value) => `Mutasi yang dihapus: ${value}`,
  added: (value) => `Mutasi baru: ${value}`,
  matched: (value) => `Mutasi yang cocok: ${value}`,
  activity: (value) => `Kegiatan: ${value}`,
  points: (value) => `Poin: ${value}`,
  duties: (value) => `Tugas: ${value}`,
  subject: (value) => `Email: ${value}`,
  person: (value) => fill(t.person, { name: String(value) }),
  email: (value) => fill(t.email, { email: String(value) }),
  institution: (value) => `Institusi: ${value}`,
  event: (value) => `Acara: ${value}`,
  shownToMembers: (value) => (value === '' ? undefined : `Untuk anggota: ${fieldsOf(String(value))}`),
  shownToPublic: (value) => (value === '' ? undefined : `Untuk publik: ${fieldsOf(String(value))}`),
  searchEngines: (value) => (value === true ? 'Boleh muncul di mesin pencari' : undefined),
  // An id without meaning for readers.
  mail: () => undefined,
  // The row already names the person, and a payment id has no meaning for readers.
  paymentId: () => undefined,
};

export function detailLines(details: AuditRow['details']): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null) return [];
    const formatter = Object.hasOwn(detailFormatters, name) ? detailFormatters[name] : undefined;
    const line = formatter === undefined ? `${name}: ${value}` : formatter(value);
    return line === undefined ? [] : [line];
  });
}
