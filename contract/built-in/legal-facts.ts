/** Fictional register data, shown until an admin fills the page /legal. Only that page loads this file. */
export const legalFacts = [
  { label: 'Nama resmi', value: 'Yayasan Society for Information Systems Indonesia (contoh)' },
  { label: 'Bentuk', value: 'Yayasan berbadan hukum (contoh)' },
  { label: 'Akta pendirian', value: 'Nomor 00 tanggal 1 Januari 2000, Notaris Nama Contoh, S.H.' },
  { label: 'Pengesahan', value: 'Keputusan Menteri Hukum Nomor AHU-0000000.AH.01.07.Tahun 2000 (contoh)' },
  { label: 'NPWP', value: '00.000.000.0-000.000 (contoh)' },
  { label: 'Alamat resmi', value: 'Gedung Contoh Lantai 3, Jalan Contoh No. 1, Jakarta 10000' },
] as const;
