/** Fixed in English by the specification. */
export const title = 'Blog';
export const lead = 'Catatan, pelajaran, dan gagasan anggota tentang sistem informasi di Indonesia.';
export const articleNoun = '{count:artikel|artikel}';
export const someNotLoaded = 'Sebagian artikel tidak dapat dimuat.';
export const textsNotSearched =
  'Isi artikel tidak dapat dicari: hanya judul, ringkasan, dan penulis yang dicari.';
export const noScript =
  'Pencarian dan kategori memerlukan JavaScript, yang tidak aktif di peramban ini. Artikel terbaru juga ada di {link}.';
export const feed = 'umpan RSS';
export const searchLabel = 'Cari artikel';
export const search = 'Cari';
/** Fixed in English by the specification. */
export const recentBlogs = 'RECENT BLOGS';
// Categories, which the specification fixes in English
export const education = 'Education';
export const workshop = 'Workshop';
export const professional = 'Professional';
export const research = 'Research';
export const sharing = 'Sharing';
// An article
export const allArticles = 'Semua artikel';
export const notFoundTitle = 'Artikel tidak ditemukan';
export const notFoundText = 'Artikel tidak ditemukan.';
export const loadError = 'Artikel tidak dapat dimuat.';
export const byline = 'Oleh {author} · {date}';
export const shareTitle = 'Bagikan artikel ini';
export const copyLink = 'Salin tautan';
export const shareByWhatsApp = 'Bagikan lewat WhatsApp';
export const newTab = ' (membuka tab baru)';
export const share = 'Bagikan';
export const authorTitle = 'Tentang penulis';
export const authorCount = 'Menulis {count} artikel di sini.';
export const readAll = 'Baca semuanya';
export const relatedTitle = 'Baca juga';
export const joinTitle = 'Ikut menulis dan berdiskusi';
export const joinText =
  'Anggota bertemu di lokakarya, menulis di sini, dan bekerja sama dalam riset dan pengajaran.';
export const register = 'Daftar jadi anggota';
export const benefits = 'Manfaat dan iuran';
