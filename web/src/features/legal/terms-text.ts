import { association } from 'contract/text/association';
import type { Policy } from './policy.ts';

export const termsVersions: readonly [Policy, ...Policy[]] = [
  {
    version: 1,
    since: '2026-12-01',
    changes: [],
    sections: [
      {
        id: 'tentang',
        title: 'Tentang ketentuan ini',
        blocks: [
          `Ketentuan ini berlaku bagi anggota ${association.name} (${association.shortName}) dan siapa pun yang memakai situs ini. Anggaran Dasar dan Anggaran Rumah Tangga mendahuluinya bila keduanya berbeda.`,
        ],
      },
      {
        id: 'menjadi-anggota',
        title: 'Menjadi anggota',
        blocks: [
          'Anda mendaftar dengan data yang benar dan bukti pembayaran. Keanggotaan mulai ketika pengurus menyetujui pendaftaran, dan berlaku sampai tanggal yang tertera di kartu.',
          'Pendaftaran yang ditolak dihapus beserta berkasnya, dan alasannya dikirim lewat email.',
        ],
      },
      {
        id: 'iuran',
        title: 'Iuran dan pembayaran',
        blocks: [
          {
            list: [
              'Iuran yang berlaku tertera di halaman Keanggotaan. Tidak ada biaya lain.',
              'Iuran dibayar lewat transfer ke rekening yang ditampilkan di situs ini, dan hanya ke sana. Kami tidak pernah meminta transfer ke rekening pribadi.',
              'Nominal tagihan dapat sedikit lebih kecil daripada iuran, agar transfer Anda dikenali. Iuran tetap dianggap lunas.',
              'Bukti yang diubah atau dipakai dua kali ditolak, dan dapat mengakhiri keanggotaan.',
              'Iuran untuk pendaftaran yang ditolak dikembalikan atas permintaan. Iuran keanggotaan yang sudah berjalan tidak dikembalikan, kecuali bila kesalahan ada pada kami.',
            ],
          },
        ],
      },
      {
        id: 'akun',
        title: 'Akun Anda',
        blocks: [
          'Satu akun untuk satu orang. Jaga kata sandi Anda, dan akhiri sesi yang tidak Anda kenali di halaman Profil. Pengurus tidak pernah meminta kata sandi.',
        ],
      },
      {
        id: 'kartu',
        title: 'Kartu anggota',
        blocks: [
          'Kartu berlaku bagi orang yang namanya tertera. Kartu yang hilang dapat diterbitkan ulang di halaman Keanggotaan; kode kartu lama langsung tidak berlaku.',
        ],
      },
      {
        id: 'institusi',
        title: 'Institusi',
        blocks: [
          'Institusi menempatkan hingga lima orang. Koordinatornya mengundang, mengganti, dan memperpanjang atas nama institusi. Siapa yang menempati kursi boleh melepaskannya kapan saja.',
        ],
      },
      {
        id: 'isi',
        title: 'Isi situs',
        blocks: [
          'Artikel, jurnal, dan gambar milik penulis atau penerbitnya. Anda boleh membaca, mengutip dengan menyebut sumber, dan menyimpan salinan untuk diri sendiri; penerbitan ulang memerlukan izin.',
          'Barang di halaman Shop dipesan lewat WhatsApp: harga, pengiriman, dan pengembalian disepakati di sana.',
        ],
      },
      {
        id: 'larangan',
        title: 'Yang tidak boleh',
        blocks: [
          {
            list: [
              'Memakai akun, kartu, atau kursi orang lain.',
              'Mengambil data anggota secara massal, atau mengganggu jalannya situs.',
              'Mengatasnamakan perkumpulan tanpa izin.',
            ],
          },
          `Anda menemukan celah keamanan? Tulis ke ${association.serviceEmail} sebelum menceritakannya kepada orang lain. Siapa yang melapor dengan iktikad baik tidak kami tuntut.`,
        ],
      },
      {
        id: 'berakhir',
        title: 'Berakhirnya keanggotaan',
        blocks: [
          'Keanggotaan berakhir dengan tanggalnya, dengan penghapusan akun oleh Anda sendiri, atau dengan keputusan pengurus menurut Anggaran Rumah Tangga. Sebelum keputusan seperti itu Anda didengar.',
        ],
      },
      {
        id: 'tanggung-jawab',
        title: 'Tanggung jawab',
        blocks: [
          'Kami menjaga situs ini tetap tersedia dan benar, tetapi tidak dapat menjamin bahwa ia tidak pernah terganggu. Kami bertanggung jawab atas kerugian yang kami sebabkan dengan sengaja atau karena kelalaian berat, dan sejauh undang-undang mewajibkannya.',
        ],
      },
      {
        id: 'hukum',
        title: 'Hukum dan perselisihan',
        blocks: [
          `Ketentuan ini tunduk pada hukum Indonesia. Perselisihan diselesaikan dengan musyawarah lebih dahulu, kemudian di Pengadilan Negeri tempat ${association.shortName} berkedudukan.`,
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
