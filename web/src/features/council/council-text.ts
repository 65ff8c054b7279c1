/** A seat of the council or of a committee. */
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
  alt: 'Bagan organisasi: President di puncak; di bawahnya empat Vice President, dua Secretary, dan Treasurer I; lalu delapan komite, masing-masing dengan Director dan Vice Director',
} as const;

/** The council. People and institutions are invented. */
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

const committee = (
  departementName: string,
  director: readonly [name: string, institution: string],
  viceDirector: readonly [name: string, institution: string],
): Committee => ({
  departementName,
  member: [
    { position: 'Director', name: director[0], institution: director[1] },
    { position: 'Vice Director', name: viceDirector[0], institution: viceDirector[1] },
  ],
});

/** The eight committees. People and institutions are invented. */
export const committees: readonly Committee[] = [
  committee(
    'Network Building',
    ['Bagas Prayitno', 'Institut Contoh Surabaya'],
    ['Siti Rahmania', 'Universitas Contoh Banjarmasin'],
  ),
  committee(
    'IS Education',
    ['Dewi Anggraheni', 'Universitas Contoh Malang'],
    ['Markus Wenda', 'Universitas Contoh Papua'],
  ),
  committee(
    'IS Research',
    ['Hendra Wiryawan', 'Institut Contoh Bandung'],
    ['Cut Nurhaliza', 'Universitas Contoh Aceh'],
  ),
  committee(
    'IS Professional',
    ['Teguh Santosa', 'PT Contoh Solusi Data'],
    ['Maria Lolowang', 'PT Contoh Sistem Timur'],
  ),
  committee(
    'Competition and Awards',
    ['Rizki Alamsyah', 'Politeknik Contoh Batam'],
    ['Kadek Pradnyani', 'Politeknik Contoh Bali'],
  ),
  committee(
    'IS Books and Merchandise',
    ['Sekar Pramesti', 'Penerbit Contoh Ilmu'],
    ['Gilang Ramadhani', 'Universitas Contoh Bogor'],
  ),
  committee(
    'Membership and Services',
    ['Lestari Handayani', 'Universitas Contoh Solo'],
    ['Yusuf Pattiwael', 'Universitas Contoh Ambon'],
  ),
  committee(
    'Public Relations and International Affairs',
    ['Intan Maheswari', 'Universitas Contoh Jakarta'],
    ['Daniel Sihombing', 'Institut Contoh Medan'],
  ),
];

const drawn = new Set([...council, ...committees.flatMap(({ member }) => member)].map(({ name }) => name));

/** Returns the portrait (160 by 160 pixels) of a built-in person; undefined for names entered by an admin. */
export const faceOf = (name: string): string | undefined =>
  drawn.has(name) ? `/images/council/faces/${name.toLowerCase().replaceAll(' ', '-')}.webp` : undefined;
