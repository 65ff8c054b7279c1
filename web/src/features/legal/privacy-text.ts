import { association } from 'contract/text/association';
import type { Policy } from './policy.ts';

/** Versions of the privacy policy, newest first (UU 27/2022, articles 5 to 13, 20, 21 and 46). */
export const privacyVersions: readonly [Policy, ...Policy[]] = [
  {
    version: 1,
    since: '2026-12-01',
    changes: [],
    sections: [
      {
        id: 'siapa',
        title: 'Siapa yang bertanggung jawab',
        blocks: [
          `${association.name} (${association.shortName}) menentukan untuk apa dan bagaimana data Anda dipakai. Kami adalah pengendali data pribadi menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP).`,
          `Untuk semua pertanyaan dan permintaan tentang data Anda, tulis ke ${association.privacyEmail}, atau kirim surat ke ${association.address}. Kami menjawab paling lambat dalam 3 × 24 jam.`,
        ],
      },
      {
        id: 'data',
        title: 'Data apa yang kami simpan, dan untuk apa',
        blocks: [
          {
            words: [
              [
                'Akun dan profil',
                'Nama, email, jenis kelamin, institusi dan alamatnya, departemen, keahlian, nomor WhatsApp, dan foto. Kami memerlukannya untuk mengurus keanggotaan dan membuat kartu anggota. Kata sandi hanya disimpan dalam bentuk yang tidak dapat dibaca siapa pun.',
              ],
              [
                'Keanggotaan',
                'Nomor anggota, status, masa berlaku, dan kursi di institusi. Institusi melihat siapa yang menempati kursinya.',
              ],
              [
                'Pembayaran',
                'Tagihan, bukti transfer yang Anda unggah, keputusan atasnya, kuitansi, dan NPWP bila Anda mengisinya. Kami mencocokkannya dengan uang yang masuk di rekening kami: dari mutasi bank hanya uang masuk yang kami simpan.',
              ],
              [
                'Surat dan pesan',
                'Email yang kami kirim kepada Anda, dan pesan yang Anda kirim lewat formulir Kontak.',
              ],
              [
                'Keamanan',
                'Waktu dan jenis peramban setiap sesi, sidik jaringan yang tidak menampilkan alamatnya, percobaan masuk, kunci aplikasi autentikator (tersandi), kunci publik passkey, dan catatan tentang siapa yang mengubah apa.',
              ],
            ],
          },
          'Kami tidak menjual data, tidak memasang iklan, dan tidak memakai pelacak. Situs ini tidak memasang kuki; token masuk dan draf isian disimpan di perangkat Anda sendiri, draf paling lama 30 hari.',
          'Tidak ada keputusan tentang Anda yang diambil oleh mesin saja: setiap pendaftaran dan pembayaran diputuskan oleh pengurus.',
        ],
      },
      {
        id: 'dasar',
        title: 'Atas dasar apa',
        blocks: [
          {
            words: [
              [
                'Perjanjian keanggotaan',
                'Akun, kartu, perpanjangan, dan email tentang hal yang Anda lakukan.',
              ],
              [
                'Persetujuan Anda',
                'Pengingat sebelum keanggotaan berakhir. Persetujuan dapat ditarik kapan saja di halaman Profil.',
              ],
              ['Kewajiban hukum', 'Pembukuan, kuitansi, dan invoice.'],
              [
                'Kepentingan yang sah',
                'Mencegah bukti palsu dan penyalahgunaan akun, serta mencatat siapa yang mengubah apa.',
              ],
            ],
          },
        ],
      },
      {
        id: 'lama',
        title: 'Berapa lama',
        blocks: [
          {
            words: [
              [
                'Akun dan profil',
                'Selama Anda anggota, dan paling lama 5 tahun sesudah keanggotaan berakhir. Kami memberi tahu 30 hari sebelum menghapusnya.',
              ],
              ['Pendaftaran yang ditolak', 'Dihapus saat ditolak.'],
              [
                'Gambar bukti transfer',
                '2 tahun sesudah disetujui, 90 hari sesudah ditolak. Yang tersisa hanya ciri gambarnya, agar bukti yang dipakai lagi tetap dikenali.',
              ],
              [
                'Pembayaran, kuitansi, invoice, dan pembukuan',
                '10 tahun, sesuai kewajiban pembukuan, juga sesudah akun dihapus, dengan nama yang tertera di kuitansi.',
              ],
              ['Berkas mutasi bank', 'Tidak kami simpan: hanya baris uang masuknya, bersama pembukuan.'],
              ['Email terkirim', '180 hari.'],
              ['Pesan Kontak', '2 tahun.'],
              [
                'Catatan perubahan',
                'Tetap ada. Nama Anda di dalamnya diganti nama samaran 30 hari sesudah akun dihapus.',
              ],
              ['Sidik jaringan', '180 hari sejak terakhir dipakai.'],
              ['Catatan teknis server', '30 hari.'],
              [
                'Cadangan',
                '12 bulan, tersandi. Penghapusan yang terjadi sesudah sebuah cadangan dibuat diulang bila cadangan itu dipulihkan.',
              ],
            ],
          },
        ],
      },
      {
        id: 'siapa-melihat',
        title: 'Siapa yang melihatnya',
        blocks: [
          {
            list: [
              'Pengurus, masing-masing hanya untuk tugasnya. Setiap kali bukti transfer dibuka, hal itu tercatat.',
              'Siapa pun yang Anda tunjukkan kartunya: kode di kartu memuat nama atau inisial, nomor anggota, dan masa berlaku. Di halaman Profil Anda memilih nama atau inisial.',
              'Google, yang menjalankan server kami (Firebase dan Google Cloud). Data anggota dan berkas disimpan di Jakarta; email dan kata sandi tersandi diproses Firebase Authentication, yang servernya juga berada di luar Indonesia. Google terikat perjanjian pemrosesan data dan tidak boleh memakainya untuk keperluan lain.',
              'Penyedia layanan email, sebatas alamat dan isi email yang dikirim.',
              'Aparat atau pengadilan, bila undang-undang mewajibkan.',
            ],
          },
        ],
      },
      {
        id: 'hak',
        title: 'Hak Anda',
        blocks: [
          {
            words: [
              [
                'Melihat dan membetulkan',
                'Halaman Profil menampilkan data Anda, dan sebagian besar dapat Anda ubah sendiri.',
              ],
              [
                'Membawa salinan',
                'Unduh data saya di halaman Profil: satu berkas ZIP dengan semua yang kami simpan tentang Anda.',
              ],
              ['Menarik persetujuan', 'Di halaman Profil, atau dengan satu klik di setiap pengingat.'],
              [
                'Menghapus',
                'Hapus akun di halaman Profil. Yang wajib kami simpan tinggal selama waktu di atas.',
              ],
              [
                'Membatasi, menunda, dan berkeberatan',
                `Termasuk meminta orang lain melihat ulang sebuah keputusan: tulis ke ${association.privacyEmail}.`,
              ],
              [
                'Mengadu',
                'Kepada lembaga pelindungan data pribadi; selama lembaga itu belum ada, kepada Kementerian Komunikasi dan Digital. Anda juga berhak menggugat dan menerima ganti rugi.',
              ],
            ],
          },
          'Semua ini gratis. Untuk memastikan bahwa permintaan benar dari Anda, kami menjawab ke alamat email akun Anda.',
        ],
      },
      {
        id: 'aman',
        title: 'Bagaimana kami menjaganya',
        blocks: [
          'Semua sambungan dan penyimpanan tersandi. Kata sandi yang mudah ditebak ditolak, percobaan menebak dibatasi, dan masuk dari jaringan baru diberitahukan lewat email. Pengurus hanya dapat membuka apa yang menjadi tugasnya.',
          'Bila data Anda bocor meski demikian, kami memberi tahu Anda dan lembaga pelindungan data pribadi secara tertulis paling lambat dalam 3 × 24 jam: data apa, kapan dan bagaimana, serta apa yang kami lakukan.',
        ],
      },
      {
        id: 'perubahan',
        title: 'Perubahan halaman ini',
        blocks: [
          'Setiap versi tetap dapat dibaca di bagian akhir halaman ini. Perubahan kami umumkan di beranda situs ini 30 hari sebelum berlaku.',
        ],
      },
    ],
  },
];
