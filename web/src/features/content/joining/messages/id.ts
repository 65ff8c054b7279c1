export const title = 'Keanggotaan: manfaat, iuran, dan cara mendaftar';
export const description =
  'Manfaat keanggotaan SISINDO, iuran individu dan institusi, cara mendaftar, dan jawaban atas pertanyaan yang sering diajukan.';
export const heroTitle = 'Jadi anggota {name}';
export const heroLead =
  'Bertemu sesama akademisi, peneliti, dan praktisi sistem informasi di seluruh Indonesia, dan di jejaring dunia.';
export const register = 'Daftar jadi anggota';
export const seeFees = 'Lihat iuran';
export const feesTitle = 'Iuran per tahun';
export const joinTitle = 'Siap bergabung?';
export const joinText =
  'Pendaftaran selesai dalam beberapa menit. Siapkan bukti transfer atau pembayaran QRIS.';
export const logIn = 'Sudah anggota? Masuk';
export const benefitsTitle = 'Manfaat untuk anggota';
export const stepsTitle = 'Empat langkah';
export const questionsTitle = 'Pertanyaan yang sering diajukan';
export const noAnswer = 'Tidak menemukan jawabannya? {link}';
export const contactUs = 'Hubungi kami';
export const formTitle = 'Isi formulir';
export const formText =
  'Pilih individu atau institusi, lalu isi nama, email, dan kata sandi. Data lain dapat menyusul.';
export const payTitle = 'Bayar iuran';
export const payText = 'Transfer atau pindai QRIS dengan jumlah tepat di tagihan, lalu unggah buktinya.';
export const checkTitle = 'Tunggu pemeriksaan';
export const checkText = 'Pengurus mencocokkan pembayaran Anda. Kabarnya kami kirim lewat email.';
export const cardTitle = 'Terima kartu anggota';
export const cardText =
  'Nomor anggota, kartu digital dengan kode QR, dan kuitansi langsung tersedia di akun Anda.';
export const whoQuestion = 'Siapa yang dapat menjadi anggota {name}?';
export const whoAnswer =
  'Akademisi, peneliti, dan praktisi yang mempelajari atau memakai sistem informasi. Perguruan tinggi, perusahaan, dan instansi bergabung sebagai anggota institusi.';
export const feeQuestion = 'Berapa iurannya, dan berapa lama berlaku?';
export const feeAnswer =
  'Iuran individu {individual} dan iuran institusi {institution} per tahun. Masa keanggotaan mulai saat pengurus menyetujui pembayaran. Perpanjangan menyambung masa yang sedang berjalan.';
export const staffQuestion = 'Bagaimana institusi mendaftarkan stafnya?';
export const staffAnswer =
  'Satu keanggotaan institusi mencakup {count} kursi. Koordinator mengundang staf lewat email, dan setiap staf mendapat akun serta kartunya sendiri.';
export const invoiceQuestion = 'Apakah ada invoice dan kuitansi?';
export const invoiceAnswer =
  'Ada. Institusi mengunduh invoice sebelum membayar. Kuitansi bernomor terbit setelah pembayaran disetujui, dan keasliannya dapat diperiksa siapa pun.';
export const letterQuestion = 'Apakah ada surat keterangan anggota untuk BKD atau akreditasi?';
export const letterAnswer =
  'Ada. Selama keanggotaan berlaku, Anda menerbitkannya sendiri di halaman anggota sebagai PDF bernomor dengan kode pemeriksaan.';
export const leaveQuestion = 'Bagaimana cara berhenti?';
export const leaveAnswer =
  'Tidak ada tagihan otomatis: keanggotaan berakhir pada tanggalnya bila tidak diperpanjang. Akun dan datanya dapat Anda hapus kapan saja di profil.';
