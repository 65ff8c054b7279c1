/** Words around the list of journals. */
export const journalText = {
  heading: 'Journal',
  lead: 'Artikel dan terbitan anggota tentang sistem informasi di Indonesia. Setiap berkas dapat dibaca dan diunduh tanpa akun.',
  download: 'Download',
  loadMore: 'Load More',
  empty: 'Belum ada terbitan. Terbitan yang diunggah pengurus akan tampil di sini.',
} as const;

/** The seven cards that stand until the first journal is stored: what the association publishes. */
export const journalCardCount = 7;
export const journalCard = {
  title: 'Prosiding Sistem Informasi Indonesia',
  description:
    'Kumpulan makalah terpilih dari pertemuan anggota: pendidikan, penelitian, dan praktik sistem informasi.',
} as const;
