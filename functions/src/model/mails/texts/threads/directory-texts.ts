import type { MailTexts } from '#model/mails/texts/mail-text.ts';

const profileLink = {
  label: { id: 'Profil direktori saya', en: 'My directory profile' },
  path: '/profile/directory',
} as const;

/** Mails about the member directory. */
export const directoryTexts = {
  'directory-hidden': ({ reason }) => ({
    subject: {
      id: 'Profil Anda di direktori disembunyikan',
      en: 'Your profile in the directory was hidden',
    },
    paragraphs: {
      id: [
        'Pengurus menyembunyikan profil Anda di direktori anggota.',
        `Alasan: ${reason}`,
        'Balas email ini bila ada pertanyaan.',
      ],
      en: [
        'The board has hidden your profile in the member directory.',
        `Reason: ${reason}`,
        'Reply to this email if you have any questions.',
      ],
    },
    link: profileLink,
  }),
  'directory-shown': () => ({
    subject: {
      id: 'Profil Anda di direktori tampil lagi',
      en: 'Your profile in the directory is shown again',
    },
    paragraphs: {
      id: ['Pengurus menampilkan lagi profil Anda di direktori anggota.'],
      en: ['The board is showing your profile in the member directory again.'],
    },
    link: profileLink,
  }),
  'directory-message': ({ sender, email, message, viewer }) => ({
    subject: {
      id: `Pesan dari ${sender} lewat direktori anggota`,
      en: `Message from ${sender} through the member directory`,
    },
    paragraphs: {
      id: [
        `${sender} menulis kepada Anda lewat profil Anda di direktori anggota:`,
        message,
        'Balas email ini untuk menjawab. Pengirim baru melihat alamat email Anda bila Anda membalas.',
        viewer === 'members'
          ? `Pengirim adalah anggota, dengan alamat ${email}.`
          : `Pengirim bukan anggota, atau tidak masuk. Alamat ${email} tidak kami periksa.`,
      ],
      en: [
        `${sender} wrote to you through your profile in the member directory:`,
        message,
        'Reply to this email to answer. The sender sees your email address only if you reply.',
        viewer === 'members'
          ? `The sender is a member with the address ${email}.`
          : `The sender is not a member, or was not logged in. We have not verified the address ${email}.`,
      ],
    },
    reader: 'directory',
    replyTo: email,
  }),
} satisfies Partial<MailTexts>;
