/** Fixed in English by the specification. */
export const title = 'Journal';
export const description =
  'Artikel dan terbitan anggota tentang sistem informasi di Indonesia, untuk dibaca dan diunduh.';
export const lead =
  'Artikel dan terbitan anggota tentang sistem informasi di Indonesia. Setiap berkas dapat dibaca dan diunduh tanpa akun.';
export const noScript =
  'Daftar jurnal dimuat dengan JavaScript, yang tidak aktif di peramban ini. Tanyakan kepada kami lewat {link}.';
export const contactPage = 'halaman kontak';
export const listLoadError = 'Daftar jurnal tidak dapat dimuat.';
/** Fixed in English by the specification. */
export const loadMore = 'Load More';
export const loadMoreTranslation = 'Muat lebih banyak';
/** Fixed in English by the specification. */
export const loading = 'Loading...';
export const empty = 'Belum ada terbitan. Terbitan yang diunggah pengurus akan tampil di sini.';
/** Fixed in English by the specification. */
export const download = 'Download';
export const downloadTranslation = 'Unduh';
export const noFile = 'Berkas belum tersedia.';
// A journal
export const allJournals = 'Semua jurnal';
export const notFoundTitle = 'Jurnal tidak ditemukan';
export const notFoundText = 'Jurnal tidak ditemukan.';
export const loadError = 'Jurnal tidak dapat dimuat.';
export const abstract = 'Abstrak';
export const newTab = ' (membuka tab baru)';
export const doi = 'DOI';
export const published = 'Dimuat di sini';
export const volume = 'Vol. {volume}';
export const issue = 'No. {issue}';
export const pages = 'hlm. {pages}';
