import { limits } from 'contract/rules/limits';
import type { Bilingual } from './mail-text.ts';

/** Reason of a request that closes because its question was not answered. It is stored in Indonesian. */
export const unansweredReason: Bilingual = {
  id: `Tidak ada jawaban atas pertanyaan kami selama ${limits.questions.closeDays} hari`,
  en: `There was no answer to our question for ${limits.questions.closeDays} days`,
};
