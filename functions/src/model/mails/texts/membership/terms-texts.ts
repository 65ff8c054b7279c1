import { formatDate } from 'contract/text/dates';
import type { MailTexts } from '#model/mails/texts/mail-text.ts';

const membership = {
  label: { id: 'Buka keanggotaan', en: 'Open your membership' },
  path: '/membership',
} as const;

/** Mails about memberships for life and pauses. */
export const termsTexts = {
  'life-membership': ({ endsOn }) =>
    endsOn === ''
      ? {
          subject: { id: 'Anda anggota seumur hidup', en: 'You are a member for life' },
          paragraphs: {
            id: [
              'Pengurus menetapkan Anda sebagai anggota seumur hidup. Keanggotaan Anda berlaku tanpa batas waktu, dan Anda tidak perlu membayar iuran lagi.',
            ],
            en: [
              'The board has made you a member for life. Your membership never expires, and you pay no more membership fees.',
            ],
          },
          link: membership,
        }
      : {
          subject: { id: 'Keanggotaan seumur hidup berakhir', en: 'Your membership for life ends' },
          paragraphs: {
            id: [
              `Keanggotaan seumur hidup Anda berakhir pada ${formatDate(endsOn)}. Hubungi kami bila Anda mempunyai pertanyaan.`,
            ],
            en: [
              `Your membership for life ends on ${formatDate(endsOn)}. Contact us if you have any questions.`,
            ],
          },
          link: membership,
        },
  'membership-pause': ({ from, until, validUntil }) =>
    from === ''
      ? {
          subject: { id: 'Cuti keanggotaan berakhir', en: 'Your membership continues' },
          paragraphs: {
            id: [`Cuti Anda berakhir. Keanggotaan Anda berlaku lagi, sampai ${formatDate(validUntil)}.`],
            en: [`Your pause has ended. Your membership is valid again, until ${formatDate(validUntil)}.`],
          },
          link: membership,
        }
      : {
          subject: { id: 'Cuti keanggotaan dicatat', en: 'Your membership is paused' },
          paragraphs: {
            id: [
              `Keanggotaan Anda cuti mulai ${formatDate(from)} dan berlaku lagi mulai ${formatDate(until)}. Selama cuti, kartu Anda tidak berlaku dan kami tidak mengirim pengingat.`,
              `Hari yang tersisa tidak hilang: keanggotaan Anda berlaku sampai ${formatDate(validUntil)}. Anda dapat mengakhiri cuti lebih awal di halaman keanggotaan.`,
            ],
            en: [
              `Your membership is paused from ${formatDate(from)} and valid again from ${formatDate(until)}. During the pause, your card is not valid and we send no reminders.`,
              `You lose no days: your membership is valid until ${formatDate(validUntil)}. You can end the pause early on your membership page.`,
            ],
          },
          link: membership,
        },
  'pause-ending': ({ until, validUntil }) => ({
    subject: { id: 'Cuti Anda segera berakhir', en: 'Your pause ends soon' },
    paragraphs: {
      id: [
        `Keanggotaan Anda berlaku lagi mulai ${formatDate(until)}, sampai ${formatDate(validUntil)}. Anda tidak perlu melakukan apa pun.`,
      ],
      en: [
        `Your membership is valid again from ${formatDate(until)}, until ${formatDate(validUntil)}. You don't need to do anything.`,
      ],
    },
    link: membership,
  }),
} satisfies Partial<MailTexts>;
