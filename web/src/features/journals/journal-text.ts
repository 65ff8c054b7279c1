export const journalText = {
  heading: 'Journal',
  lead: 'Artikel dan terbitan anggota tentang sistem informasi di Indonesia. Setiap berkas dapat dibaca dan diunduh tanpa akun.',
  download: 'Download',
  loadMore: 'Load More',
  empty: 'Belum ada terbitan. Terbitan yang diunggah pengurus akan tampil di sini.',
} as const;
