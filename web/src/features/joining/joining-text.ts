import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { fees } from 'contract/text/fees';
import { formatRupiah } from 'contract/text/numbers';

/** Ways to the card, in order. */
export const steps = [
  {
    title: 'Isi formulir',
    text: 'Pilih individu atau institusi, lalu isi nama, email, dan kata sandi. Data lain dapat menyusul.',
  },
  {
    title: 'Bayar iuran',
    text: 'Transfer atau pindai QRIS dengan jumlah tepat di tagihan, lalu unggah buktinya.',
  },
  {
    title: 'Tunggu pemeriksaan',
    text: 'Pengurus mencocokkan pembayaran Anda. Kabarnya kami kirim lewat email.',
  },
  {
    title: 'Terima kartu anggota',
    text: 'Nomor anggota, kartu digital dengan kode QR, dan kuitansi langsung tersedia di akun Anda.',
  },
] as const;

/** Frequent questions with their answers. */
export const questions = [
  {
    question: `Siapa yang dapat menjadi anggota ${association.shortName}?`,
    answer:
      'Akademisi, peneliti, dan praktisi yang mempelajari atau memakai sistem informasi. Perguruan tinggi, perusahaan, dan instansi bergabung sebagai anggota institusi.',
  },
  {
    question: 'Berapa iurannya, dan berapa lama berlaku?',
    answer: `Iuran individu ${formatRupiah(fees.individual)} dan iuran institusi ${formatRupiah(fees.institution)} per tahun. Masa keanggotaan mulai saat pengurus menyetujui pembayaran. Perpanjangan menyambung masa yang sedang berjalan.`,
  },
  {
    question: 'Bagaimana institusi mendaftarkan stafnya?',
    answer: `Satu keanggotaan institusi mencakup ${limits.institutionStaffSeats} kursi. Koordinator mengundang staf lewat email, dan setiap staf mendapat akun serta kartunya sendiri.`,
  },
  {
    question: 'Apakah ada invoice dan kuitansi?',
    answer:
      'Ada. Institusi mengunduh invoice sebelum membayar. Kuitansi bernomor terbit setelah pembayaran disetujui, dan keasliannya dapat diperiksa siapa pun.',
  },
  {
    question: 'Apakah ada surat keterangan anggota untuk BKD atau akreditasi?',
    answer:
      'Ada. Selama keanggotaan berlaku, Anda menerbitkannya sendiri di halaman anggota sebagai PDF bernomor dengan kode pemeriksaan.',
  },
  {
    question: 'Bagaimana cara berhenti?',
    answer:
      'Tidak ada tagihan otomatis: keanggotaan berakhir pada tanggalnya bila tidak diperpanjang. Akun dan datanya dapat Anda hapus kapan saja di profil.',
  },
] as const;
