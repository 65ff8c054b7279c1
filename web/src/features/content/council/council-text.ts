export interface Seat {
  /** In English (requirements 2.3.2). */
  readonly position: string;
  readonly name: string;
  readonly institution: string;
}

export interface Committee {
  readonly departementName: string;
  readonly member: readonly Seat[];
}

/** The organisation chart as an SVG with text, so that it stays sharp and small. */
export const organisationChart = {
  src: '/images/council/organisation-chart.svg',
  width: 1200,
  height: 860,
} as const;

/** People and institutions are invented. */
export const council: readonly Seat[] = [
  { position: 'President', name: 'Wira Adiningrat', institution: 'Universitas Contoh Nusantara' },
  { position: 'Vice President I', name: 'Ratih Wulansari', institution: 'Institut Contoh Yogyakarta' },
  { position: 'Vice President II', name: 'Yohanes Tambunan', institution: 'Universitas Contoh Toba' },
  { position: 'Vice President III', name: 'Nyoman Sukmawati', institution: 'Politeknik Contoh Bali' },
  { position: 'Vice President IV', name: 'Andi Makkawaru', institution: 'Universitas Contoh Makassar' },
  { position: 'Secretary I', name: 'Laksmi Hapsari', institution: 'Institut Contoh Bandung' },
  { position: 'Secretary II', name: 'Fajar Kurniadi', institution: 'Universitas Contoh Padang' },
  { position: 'Treasurer I', name: 'Meilani Kusumo', institution: 'Universitas Contoh Semarang' },
];
export const committees: readonly Committee[] = [
  {
    departementName: 'Network Building',
    member: [
      { position: 'Director', name: 'Bagas Prayitno', institution: 'Institut Contoh Surabaya' },
      { position: 'Vice Director', name: 'Siti Rahmania', institution: 'Universitas Contoh Banjarmasin' },
    ],
  },
  {
    departementName: 'IS Education',
    member: [
      { position: 'Director', name: 'Dewi Anggraheni', institution: 'Universitas Contoh Malang' },
      { position: 'Vice Director', name: 'Markus Wenda', institution: 'Universitas Contoh Papua' },
    ],
  },
  {
    departementName: 'IS Research',
    member: [
      { position: 'Director', name: 'Hendra Wiryawan', institution: 'Institut Contoh Bandung' },
      { position: 'Vice Director', name: 'Cut Nurhaliza', institution: 'Universitas Contoh Aceh' },
    ],
  },
  {
    departementName: 'IS Professional',
    member: [
      { position: 'Director', name: 'Teguh Santosa', institution: 'PT Contoh Solusi Data' },
      { position: 'Vice Director', name: 'Maria Lolowang', institution: 'PT Contoh Sistem Timur' },
    ],
  },
  {
    departementName: 'Competition and Awards',
    member: [
      { position: 'Director', name: 'Rizki Alamsyah', institution: 'Politeknik Contoh Batam' },
      { position: 'Vice Director', name: 'Kadek Pradnyani', institution: 'Politeknik Contoh Bali' },
    ],
  },
  {
    departementName: 'IS Books and Merchandise',
    member: [
      { position: 'Director', name: 'Sekar Pramesti', institution: 'Penerbit Contoh Ilmu' },
      { position: 'Vice Director', name: 'Gilang Ramadhani', institution: 'Universitas Contoh Bogor' },
    ],
  },
  {
    departementName: 'Membership and Services',
    member: [
      { position: 'Director', name: 'Lestari Handayani', institution: 'Universitas Contoh Solo' },
      { position: 'Vice Director', name: 'Yusuf Pattiwael', institution: 'Universitas Contoh Ambon' },
    ],
  },
  {
    departementName: 'Public Relations and International Affairs',
    member: [
      { position: 'Director', name: 'Intan Maheswari', institution: 'Universitas Contoh Jakarta' },
      { position: 'Vice Director', name: 'Daniel Sihombing', institution: 'Institut Contoh Medan' },
    ],
  },
];

const isBuiltIn = (name: string): boolean =>
  [...council, ...committees.flatMap(({ member }) => member)].some((seat) => seat.name === name);

/** Returns the portrait (160 by 160 pixels) of a built-in person; undefined for names entered by an admin. */
export const faceOf = (name: string): string | undefined =>
  isBuiltIn(name) ? `/images/council/faces/${name.toLowerCase().replaceAll(' ', '-')}.webp` : undefined;

const officePosition = /secretar|treasurer|sekretaris|bendahara/i;

/** Divides the seats below the president into the president's staff and the others, in order. */
export const divideSeats = (seats: readonly Seat[]) => ({
  office: seats.filter(({ position }) => officePosition.test(position)),
  line: seats.filter(({ position }) => !officePosition.test(position)),
});
