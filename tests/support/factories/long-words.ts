/** Names and words that do not fit a small screen unless they are truncated or broken. */

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
  /** Returns a long address that starts with this word. */
  email: (word: string) =>
    `${word}.nama.yang.panjang.sekali.tanpa.akhir@surel.universitas-contoh-nusantara.example.org`,
  /** Text with a word that has no break opportunity. */
  word: `Alasan yang panjang sekali ${'tanpaspasi'.repeat(12)}`,
  /** Fields of a message. */
  message: {
    firstName: 'Raden Ajeng Siti Nurhaliza Kusumawardhani',
    lastName: 'PrameswariDewiAnggrainiTanpaSpasiSamaSekali',
    email: 'nama.yang.panjang.sekali.tanpa.akhir@surel.universitas-contoh-nusantara.example.org',
    message: `https://contoh.example.org/${'alamat-panjang-'.repeat(12)}\n\n${'Kalimat biasa. '.repeat(40)}`,
  },
} as const;
