import type { AuditRow } from 'contract/audit';
import { rateRuleNames } from 'contract/rules/audit/rate-rules';
import { indonesianDate } from 'contract/words/dates';

type Value = AuditRow['details'][string];

/** Fields of records, as the forms call them. */
const fieldLabels: Readonly<Record<string, string>> = {
  name: 'nama',
  gender: 'jenis kelamin',
  institution: 'institusi',
  institutionAddress: 'alamat institusi',
  department: 'departemen',
  expertise: 'bidang keahlian',
  phoneNumber: 'WhatsApp',
  profilePhoto: 'foto profil',
  email: 'email',
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
  document: 'berkas',
  price: 'harga',
  address: 'alamat',
  plaqueAddress: 'alamat pengiriman plakat',
  logo: 'logo',
  createdAt: 'tanggal terbit',
  link: 'tautan',
  taxNumber: 'NPWP',
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
};

/** A field as the forms call it; by its own name where none does. */
export const fieldLabel = (field: string): string =>
  (Object.hasOwn(fieldLabels, field) ? fieldLabels[field] : undefined) ?? field;

const fieldsOf = (value: string): string => value.split(', ').map(fieldLabel).join(', ');

/** What an admin had seen of a request that they approved all the same. */
const despiteTexts: Readonly<Record<string, string>> = {
  'proof-used-before': 'Setelah meninjau bukti yang sama atau mirip',
  'question-open': 'Tanpa menunggu jawaban atas pertanyaan',
};

/** What a login was completed with. */
const loginTexts: Readonly<Record<string, string>> = {
  password: 'Dengan kata sandi',
  app: 'Dengan kata sandi dan kode aplikasi',
  recovery: 'Dengan kata sandi dan kode pemulihan',
  passkey: 'Dengan kata sandi dan passkey',
};

const wrongTexts: Readonly<Record<string, string>> = {
  password: 'Kata sandi salah',
  code: 'Kata sandi benar, kode salah',
  passkey: 'Kata sandi benar, passkey salah',
};

const limitText = (rule: string): string =>
  Object.hasOwn(rateRuleNames, rule) ? rateRuleNames[rule as keyof typeof rateRuleNames] : rule;

/** How the details that the function writes are told; any other is shown as it stands. */
const tellers: Readonly<Record<string, (value: Value) => string | undefined>> = {
  reason: (value) => `Alasan: ${value}`,
  fields: (value) =>
    value === '' ? 'Tidak ada isian yang berubah' : `Isian yang diubah: ${fieldsOf(String(value))}`,
  validUntil: (value) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? `Berlaku sampai ${indonesianDate(value)}`
      : `Berlaku sampai: ${value}`,
  before: (value) => `Sebelumnya: ${value}`,
  after: (value) => `Sekarang: ${value}`,
  despite: (value) => despiteTexts[String(value)] ?? `Meskipun: ${value}`,
  // What a list that was downloaded held.
  q: (value) => `Pencarian: ${value}`,
  status: (value) => `Status: ${value}`,
  role: (value) => `Peran: ${value}`,
  sort: () => undefined,
  count: (value) => `Jumlah baris: ${value}`,
  complete: (value) => (value === false ? 'Tidak lengkap, karena melebihi batas' : undefined),
  // An id that says nothing to people.
  replaced: () => undefined,
  revoked: (value) => `Kode kartu yang dicabut: ${value}`,
  oldEmail: (value) => `Email lama: ${value}`,
  newEmail: (value) => `Email baru: ${value}`,
  oldName: (value) => `Nama lama: ${value}`,
  question: (value) => `Pertanyaan: ${value}`,
  answer: (value) => (value === '' ? undefined : `Jawaban: ${value}`),
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
  // Of a renewal without login.
  via: (value) => (value === 'link' ? 'Lewat tautan di email, tanpa masuk' : `Lewat ${value}`),
  subject: (value) => `Email: ${value}`,
  person: (value) => `Nama: ${value}`,
  email: (value) => `Email: ${value}`,
  institution: (value) => `Institusi: ${value}`,
  // An id that says nothing to people.
  mail: () => undefined,
  // The row names the person already, and nobody knows a payment by its id.
  paymentId: () => undefined,
};

/** Everything that an entry tells beyond who, what and whom, one thing a line. */
export function detailLines(details: AuditRow['details']): string[] {
  return Object.entries(details).flatMap(([name, value]) => {
    if (value === null) return [];
    const teller = Object.hasOwn(tellers, name) ? tellers[name] : undefined;
    const line = teller === undefined ? `${name}: ${value}` : teller(value);
    return line === undefined ? [] : [line];
  });
}
