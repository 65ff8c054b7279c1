import type { Gender, MembershipStatus } from 'contract/rules/membership';
import { demoAccounts } from './demo-accounts.ts';
import { randomFor } from './deterministic.ts';

/** A person of the demo data. All names, institutions and numbers are fictional. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly gender: Gender;
  readonly institution: string;
  readonly institutionAddress: string;
  readonly department: string;
  readonly expertise: string;
  readonly phoneNumber: string;
  readonly status: MembershipStatus;
  /** False for some people, because a photo is optional at the registration. */
  readonly hasPhoto: boolean;
  /** Tax number (NPWP). No real one begins with 0000. */
  readonly taxNumber?: string;
}

/** Number of further members by status. Both request lists have several pages of ten. */
const furtherCounts: readonly (readonly [MembershipStatus, number])[] = [
  ['waitingApproval', 24],
  ['RequestRenew', 13],
  ['active', 12],
  ['expired', 6],
  ['rejectedByAdmin', 5],
];

const menNames =
  'Bagus Danang Fajar Galih Hendra Irfan Jaka Krisna Lukman Made Nanda Oka Panji Raka Satria Teguh Wahyu Yoga Zaki Arif Bima Dimas Eko Gilang Ilham Ketut Markus Rizal Surya Yusuf'.split(
    ' ',
  );
const womenNames =
  'Ayu Citra Dewi Endah Fitri Gita Hesti Intan Kartika Laras Maya Nadia Putri Rani Sekar Tiara Utami Vina Wening Yuni Anisa Bunga Desi Febri Indah Lestari Melati Ningsih Ratih Siti'.split(
    ' ',
  );
const familyNames =
  'Adiwijaya Baskoro Cahyono Darmawan Firmansyah Gunawan Hartono Iskandar Kusuma Lesmana Mahendra Nugraha Prabowo Pratama Rahardjo Santoso Setiawan Siregar Sinaga Suryadi Tampubolon Utomo Wibisono Wijayanti Yulianto Saputra Hidayat Maharani Permata Anggraini'.split(
    ' ',
  );

const institutions: readonly (readonly [name: string, city: string])[] = [
  ['Universitas Bina Cakrawala', 'Bandung'],
  ['Institut Teknologi Samudra Raya', 'Surabaya'],
  ['Universitas Arunika Nusantara', 'Yogyakarta'],
  ['Politeknik Tirta Kencana', 'Semarang'],
  ['Universitas Rimba Khatulistiwa', 'Pontianak'],
  ['Sekolah Tinggi Informatika Candra Loka', 'Malang'],
  ['Universitas Teluk Kirana', 'Makassar'],
  ['Universitas Puncak Harapan', 'Medan'],
  ['PT Karsa Data Lentera', 'Jakarta'],
  ['PT Sagara Solusi Digital', 'Tangerang'],
  ['CV Anyam Perangkat Lunak', 'Denpasar'],
  ['Dinas Kominfo Kabupaten Lembah Hijau', 'Lembah Hijau'],
  ['Rumah Sakit Mitra Sentosa Raya', 'Palembang'],
  ['Koperasi Digital Sinar Tani', 'Solo'],
];
const departments = [
  'Sistem Informasi',
  'Teknologi Informasi',
  'Informatika',
  'Manajemen Informatika',
  'Transformasi Digital',
  'Tata Kelola TI',
  'Analitik Data',
];
const expertises = [
  'Arsitektur Enterprise',
  'Tata Kelola TI',
  'Analitik Data dan Intelijen Bisnis',
  'Manajemen Proses Bisnis',
  'Keamanan Informasi',
  'Interaksi Manusia dan Komputer',
  'E-Government',
  'Sistem Informasi Kesehatan',
  'Rekayasa Kebutuhan',
  'Adopsi Teknologi pada UMKM',
  'Manajemen Pengetahuan',
  'Pembelajaran Daring',
];

function createDetails(
  email: string,
): Omit<Person, 'name' | 'email' | 'password' | 'gender' | 'status' | 'hasPhoto' | 'taxNumber'> {
  const random = randomFor('person', email);
  const [institution, city] = random.pick(institutions);
  const four = () => String(random.int(0, 9999)).padStart(4, '0');
  return {
    institution,
    institutionAddress: `Jalan Contoh No. ${random.int(1, 98)}, ${city}`,
    department: random.pick(departments),
    expertise: random.pick(expertises),
    // No +62 800 number of this length is in use.
    phoneNumber: `+62 800 ${four()} ${four()}`,
  };
}

function createPerson(
  name: string,
  gender: Gender,
  email: string,
  status: MembershipStatus,
  hasPhoto: boolean,
): Person {
  const account = demoAccounts.find((demoAccount) => demoAccount.email === email);
  const password = account?.password ?? `${email.slice(0, email.indexOf('@'))}-demo-1`;
  return { name, gender, email, password, status, hasPhoto, ...createDetails(email) };
}

/** Members with a demo account. */
const demoPeople: readonly Person[] = [
  {
    ...createPerson('Nirmala Prameswari', 'perempuan', 'member@example.org', 'active', true),
    taxNumber: '0000123456789012',
  },
  createPerson('Bayu Aditama', 'laki-laki', 'waiting@example.org', 'waitingApproval', true),
  createPerson('Dian Kusumawardani', 'perempuan', 'renewing@example.org', 'RequestRenew', true),
  createPerson('Agung Wicaksono', 'laki-laki', 'expired@example.org', 'expired', true),
  createPerson('Sari Maheswari', 'perempuan', 'rejected@example.org', 'rejectedByAdmin', true),
  createPerson('Rangga Adhikara', 'laki-laki', 'coordinator@example.org', 'active', true),
];

function createFurtherPeople(): Person[] {
  const statuses = furtherCounts.flatMap(([status, count]) => Array.from({ length: count }, () => status));
  return statuses.map((status, index) => {
    const gender: Gender = index % 2 === 0 ? 'perempuan' : 'laki-laki';
    const row = Math.floor(index / 2);
    const first = (gender === 'perempuan' ? womenNames : menNames)[row] as string;
    // 13 and 30 have no common divisor, so every pair of names is different.
    const last = familyNames[(index * 13 + 4) % familyNames.length] as string;
    const email = `${first}.${last}@example.org`.toLowerCase();
    return createPerson(`${first} ${last}`, gender, email, status, index % 9 !== 5);
  });
}

/**
 * All members of the demo data, demo accounts first. The admin is not a member and is declared in plan.ts.
 */
export const people: readonly Person[] = [...demoPeople, ...createFurtherPeople()];
