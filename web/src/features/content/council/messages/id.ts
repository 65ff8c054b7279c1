/** Fixed in English by the specification. */
export const title = 'Council and Committees';
export const description = 'Struktur organisasi, pengurus, dan delapan komite {name}.';
export const lead =
  'Pengurus yang dipilih anggota, dan delapan komite yang menjalankan kegiatan sehari-hari.';
/** Fixed in English by the specification. */
export const council = 'Council';
export const councilTranslation = 'Dewan pengurus';
/** Fixed in English by the specification. */
export const committees = 'Committees';
export const committeesTranslation = 'Komite';
export const presidentOffice = "{position}'s Office";
export const chartSummary = 'Lihat bagannya sebagai gambar';
export const chartLabel = 'Bagan organisasi';
export const chartAlt =
  'Bagan organisasi: President di puncak; dua Secretary dan Treasurer I di kantornya; di bawahnya empat Vice President; lalu delapan komite, masing-masing dengan Director dan Vice Director';
