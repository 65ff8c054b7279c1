import { mergeLimits } from 'contract/rules/people/merges';
import { association } from 'contract/text/association';
import { filledFacts } from '#model/mails/texts/filled-facts.ts';
import { contactLink, type MailFact, type MailTexts } from '#model/mails/texts/mail-text.ts';

/** Login address and member number of an account; without the number if it has none. */
const toAccountFacts = ({
  email,
  number,
}: {
  readonly email: string;
  readonly number: string;
}): readonly MailFact[] =>
  filledFacts([
    { label: { id: 'Masuk dengan', en: 'Log in with' }, value: email },
    { label: { id: 'Nomor anggota', en: 'Member number' }, value: number },
  ]);

/** Mails about a merge of two accounts, and about its undo. */
export const mergeTexts = {
  'accounts-merged': ({ email, number, otherEmail, formerNumber }) => ({
    subject: { id: 'Dua akun Anda digabungkan', en: 'Your two accounts were merged' },
    paragraphs: {
      id: [
        `Pengurus ${association.shortName} menggabungkan dua akun Anda menjadi satu, dengan semua datanya. Mulai sekarang, masuk dengan alamat ${email} dan kata sandi akun itu.`,
        otherEmail === '' ? '' : `Alamat ${otherEmail} tidak dapat dipakai lagi untuk masuk.`,
        formerNumber === '' ? '' : `Nomor lama ${formerNumber} dan kode kartunya tetap mengarah ke akun ini.`,
        `Bila salah satu akun itu bukan milik Anda, segera balas email ini atau hubungi kami. Penggabungan dapat dibatalkan selama ${mergeLimits.undoDays} hari.`,
      ],
      en: [
        `The board of ${association.shortName} merged your two accounts, with all their data, into one. From now on, log in with ${email} and the password of that account.`,
        otherEmail === '' ? '' : `You can no longer log in with ${otherEmail}.`,
        formerNumber === ''
          ? ''
          : `Your former number ${formerNumber} and the code of its card still lead to this account.`,
        `If one of the accounts isn't yours, reply to this email or contact us straight away. The merge can be undone for ${mergeLimits.undoDays} days.`,
      ],
    },
    facts: toAccountFacts({ email, number }),
    link: contactLink,
    reader: 'security',
  }),
  'merge-undone': ({ email, number }) => ({
    subject: { id: 'Penggabungan akun dibatalkan', en: 'The merge of your accounts was undone' },
    paragraphs: {
      id: [
        `Pengurus ${association.shortName} membatalkan penggabungan akun Anda dengan akun lain. Kedua akun terpisah lagi.`,
        `Masuk ke akun ini dengan alamat ${email}. Kata sandinya tidak berubah.`,
        'Bila ini keliru, balas email ini atau hubungi kami.',
      ],
      en: [
        `The board of ${association.shortName} undid the merge of your account with another one. The two accounts are separate again.`,
        `Log in to this account with ${email}. Its password has not changed.`,
        'If this is a mistake, reply to this email or contact us.',
      ],
    },
    facts: toAccountFacts({ email, number }),
    link: contactLink,
    reader: 'security',
  }),
} satisfies Partial<MailTexts>;
