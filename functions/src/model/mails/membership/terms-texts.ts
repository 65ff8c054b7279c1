import { englishDate, formatDate } from 'contract/text/dates';
import type { MailTexts } from '#model/mails/mail-text.ts';

const membership = { label: 'Buka keanggotaan / Open your membership', path: '/membership' } as const;

/** Mails about memberships for life and pauses. */
export const termsTexts = {
  'life-membership': ({ endsOn }) =>
    endsOn === ''
      ? {
          subject: 'Anda anggota seumur hidup / You are a member for life',
          indonesian: [
            'Pengurus menetapkan Anda sebagai anggota seumur hidup. Keanggotaan Anda berlaku tanpa batas waktu, dan Anda tidak perlu membayar iuran lagi.',
          ],
          english: [
            'The board has made you a member for life. Your membership has no end, and you pay no more fees.',
          ],
          link: membership,
        }
      : {
          subject: 'Keanggotaan seumur hidup berakhir / Your membership for life ends',
          indonesian: [
            `Keanggotaan seumur hidup Anda berakhir pada ${formatDate(endsOn)}. Hubungi kami bila Anda mempunyai pertanyaan.`,
          ],
          english: [
            `Your membership for life ends on ${englishDate(endsOn)}. Please contact us if you have questions.`,
          ],
          link: membership,
        },
  'membership-pause': ({ from, until, validUntil }) =>
    from === ''
      ? {
          subject: 'Cuti keanggotaan berakhir / Your membership continues',
          indonesian: [
            `Cuti Anda berakhir. Keanggotaan Anda berlaku lagi, sampai ${formatDate(validUntil)}.`,
          ],
          english: [
            `Your pause has ended. Your membership is valid again, until ${englishDate(validUntil)}.`,
          ],
          link: membership,
        }
      : {
          subject: 'Cuti keanggotaan dicatat / Your membership is paused',
          indonesian: [
            `Keanggotaan Anda cuti mulai ${formatDate(from)} dan berlaku lagi mulai ${formatDate(until)}. Selama cuti, kartu Anda tidak berlaku dan kami tidak mengirim pengingat.`,
            `Hari yang tersisa tidak hilang: keanggotaan Anda berlaku sampai ${formatDate(validUntil)}. Anda dapat mengakhiri cuti lebih awal di halaman keanggotaan.`,
          ],
          english: [
            `Your membership is paused from ${englishDate(from)} and valid again from ${englishDate(until)}. Meanwhile your card is not valid and we send no reminders.`,
            `You lose no days: your membership is valid until ${englishDate(validUntil)}. You can end the pause earlier on your membership page.`,
          ],
          link: membership,
        },
  'pause-ending': ({ until, validUntil }) => ({
    subject: 'Cuti Anda segera berakhir / Your pause ends soon',
    indonesian: [
      `Keanggotaan Anda berlaku lagi mulai ${formatDate(until)}, sampai ${formatDate(validUntil)}. Anda tidak perlu melakukan apa pun.`,
    ],
    english: [
      `Your membership is valid again from ${englishDate(until)}, until ${englishDate(validUntil)}. There is nothing to do.`,
    ],
    link: membership,
  }),
} satisfies Partial<MailTexts>;
