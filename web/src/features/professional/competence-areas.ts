/** Competence areas of the page, until an admin saves others in Manage Content. */
export const competenceAreas = [
  {
    title: 'Arsitektur enterprise',
    description: 'Menyelaraskan strategi, proses, data, aplikasi, dan teknologi organisasi.',
  },
  {
    title: 'Tata kelola dan audit TI',
    description: 'Mengarahkan investasi TI, mengelola risikonya, dan memeriksa kendalinya.',
  },
  {
    title: 'Analisis bisnis dan kebutuhan',
    description: 'Menggali kebutuhan pengguna dan menurunkannya menjadi rancangan sistem.',
  },
  {
    title: 'Manajemen proses bisnis',
    description: 'Memetakan, mengukur, dan memperbaiki proses, termasuk dengan process mining.',
  },
  {
    title: 'Manajemen data dan analitik',
    description: 'Menjaga mutu data dan mengolahnya menjadi dasar keputusan.',
  },
  {
    title: 'Keamanan informasi dan privasi',
    description: 'Melindungi informasi dan data pribadi sesuai peraturan di Indonesia.',
  },
  {
    title: 'Manajemen proyek dan layanan TI',
    description: 'Menyampaikan proyek tepat waktu dan menjaga layanan tetap andal.',
  },
  {
    title: 'Perubahan organisasi',
    description: 'Menyiapkan orang dan unit kerja agar sistem baru benar-benar dipakai.',
  },
] as const;
