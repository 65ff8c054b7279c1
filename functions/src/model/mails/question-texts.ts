import { englishDate, indonesianDate } from 'contract/words/dates';
import type { MailData, MailText } from './mail-text.ts';

const link = { label: 'Jawab pertanyaan / Answer', path: '/membership' } as const;

const question = ({ question: text }: MailData): string => String(text ?? '');

/** The last day on which it may be answered. */
const by = ({ answerBy }: MailData): { id: string; en: string } => ({
  id: indonesianDate(String(answerBy)),
  en: englishDate(String(answerBy)),
});

/** Mails about what an admin asked of somebody whose request waits. */
export const questionTexts: Readonly<Record<string, (data: MailData) => MailText>> = {
  'question-asked': (data) => ({
    subject: 'Kami memerlukan jawaban Anda / We need your answer',
    indonesian: [
      'Sebelum memutuskan permintaan Anda, kami perlu mengetahui:',
      question(data),
      `Jawablah paling lambat ${by(data).id} di halaman keanggotaan Anda. Bukti pembayaran yang baru dapat disertakan di sana; data lain tidak perlu diketik lagi.`,
    ],
    english: [
      'Before we decide on your request we need to know what is asked above.',
      `Please answer by ${by(data).en} on your membership page. A new proof of payment can be added there; nothing else need be typed again.`,
    ],
    link,
  }),
  'question-notice': (data) => ({
    subject: `Pertanyaan kami belum dijawab, batasnya ${by(data).id} / Please answer by ${by(data).en}`,
    indonesian: [
      'Kami belum menerima jawaban Anda atas pertanyaan ini:',
      question(data),
      `Tanpa jawaban sampai ${by(data).id}, permintaan Anda kami tutup.`,
    ],
    english: [
      'We have not received your answer to the question above.',
      `Without an answer by ${by(data).en} we close your request.`,
    ],
    link,
  }),
};
