/** Names and words that find no place on a small screen, unless they are cut or broken. */

const name = 'Raden Ajeng Siti Nurhaliza Kusumawardhani Prameswari Dewi Anggraini';

export const long = {
  name,
  /** Fields of a member's record. */
  member: {
    name,
    institution: 'Universitas-Contoh-Nusantara-Dengan-Nama-Tanpa-Satu-Pun-Spasi-Di-Dalamnya',
    department: 'Sistem Informasi dan Teknologi Pembelajaran Berkelanjutan',
    expertise: 'Tatakelolateknologiinformasidansisteminformasiperusahaan',
  },
  /** Addresses of several people, each with a word of its own. */
  email: (word: string) =>
    `${word}.nama.yang.panjang.sekali.tanpa.akhir@surel.universitas-contoh-nusantara.example.org`,
  /** A word that can only be broken. */
  word: `Alasan yang panjang sekali ${'tanpaspasi'.repeat(12)}`,
  /** Who wrote a message, and what. */
  message: {
    firstName: 'Raden Ajeng Siti Nurhaliza Kusumawardhani',
    lastName: 'PrameswariDewiAnggrainiTanpaSpasiSamaSekali',
    email: 'nama.yang.panjang.sekali.tanpa.akhir@surel.universitas-contoh-nusantara.example.org',
    message: `https://contoh.example.org/${'alamat-panjang-'.repeat(12)}\n\n${'Kalimat biasa. '.repeat(40)}`,
  },
} as const;
