export const shirtName = 'Kaus Kawung Jejaring';
export const shirtText =
  'Katun sisir 24s warna biru malam, sablon motif kawung yang simpulnya menjadi jejaring. Ukuran S sampai XXL.';
export const shirtAlt =
  'Ilustrasi: kaus biru malam dengan lambang kawung berjejaring di dada dan pita parang di keliman';
export const tumblerName = 'Tumbler Parang 500 ml';
export const tumblerText =
  'Baja tahan karat dua dinding, tutup ulir rapat, gelang motif parang yang tidak mudah terkelupas.';
export const tumblerAlt = 'Ilustrasi: tumbler hijau toska bertutup biru malam dengan gelang motif parang';
export const bookName = 'Buku Bunga Rampai Sistem Informasi Indonesia';
export const bookText =
  'Kumpulan tulisan anggota tentang pendidikan, penelitian, dan praktik sistem informasi di Indonesia. Sampul tebal, 280 halaman.';
export const bookAlt =
  'Ilustrasi: buku bersampul terakota dengan motif kawung dan pita pembatas kuning kunyit';
