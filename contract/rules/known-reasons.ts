import { currentLocale, type Locale } from '../text/language/localize.ts';
import { limits } from './limits.ts';

/** Reason of a request that closes because its question was not answered. */
export const unansweredReason = `Tidak ada jawaban atas pertanyaan kami selama ${limits.questions.closeDays} hari`;

/** Reasons that admins choose from a list, with their English texts. Records store the Indonesian one. */
const englishReasons = {
  'Bukti pembayaran tidak terbaca.': 'The proof of payment is not readable.',
  'Jumlah transfer tidak sesuai.': 'The amount transferred is not correct.',
  'Nama pada bukti transfer tidak sesuai.': 'The name on the proof of transfer does not match.',
  'Pendaftaran ganda.': 'You have already registered.',
  'Bukti pembayaran sudah pernah dipakai.': 'The proof of payment has already been used.',
  'Bukti pembayaran untuk acara lain.': 'The proof of payment is for another event.',
  'Acara ini sudah dibayar.': 'This event has already been paid for.',
} as const;
export type KnownReason = keyof typeof englishReasons;

const english: ReadonlyMap<string, string> = new Map([
  ...Object.entries(englishReasons),
  [unansweredReason, `There was no answer to our question for ${limits.questions.closeDays} days`],
]);

/** Returns a stored reason in a language. A reason that an admin typed stays as it is. */
export const localizeReason = <Reason extends string | null>(
  reason: Reason,
  locale: Locale = currentLocale(),
): Reason | string => (reason === null || locale === 'id' ? reason : (english.get(reason) ?? reason));
