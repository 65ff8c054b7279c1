import type { MailTexts } from '#model/mails/mail-text.ts';

/** Mails about the member directory. */
export const directoryTexts = {
  'directory-hidden': ({ reason }) => ({
    subject: 'Profil Anda di direktori disembunyikan',
    indonesian: [
      'Pengurus menyembunyikan profil Anda di direktori anggota.',
      `Alasan: ${reason}`,
      'Balas email ini bila ada pertanyaan.',
    ],
    english: ['An admin has hidden your directory profile. The reason is above. Reply to this mail to ask.'],
    link: { label: 'Profil direktori saya / My directory profile', path: '/profile/directory' },
  }),
  'directory-shown': () => ({
    subject: 'Profil Anda di direktori tampil lagi',
    indonesian: ['Pengurus menampilkan lagi profil Anda di direktori anggota.'],
    english: ['Your directory profile is shown again.'],
    link: { label: 'Profil direktori saya / My directory profile', path: '/profile/directory' },
  }),
  'directory-message': ({ sender, email, message, viewer }) => ({
    subject: `Pesan dari ${sender} lewat direktori anggota`,
    indonesian: [
      `${sender} menulis kepada Anda lewat profil Anda di direktori anggota:`,
      message,
      'Balas email ini untuk menjawab. Pengirim baru melihat alamat email Anda bila Anda membalas.',
      viewer === 'members'
        ? `Pengirim adalah anggota, dengan alamat ${email}.`
        : `Pengirim bukan anggota, atau tidak masuk. Alamat ${email} tidak kami periksa.`,
    ],
    english: ['The message above is from a reader of your directory profile. Reply to this mail to answer.'],
    reader: 'directory',
    replyTo: email,
  }),
} satisfies Partial<MailTexts>;
