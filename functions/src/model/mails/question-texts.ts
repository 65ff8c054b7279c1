import { englishDate, formatDate } from 'contract/text/dates';
import type { MailTexts } from './mail-text.ts';

const link = { label: 'Jawab pertanyaan / Answer', path: '/membership' } as const;

const formatLastDay = ({ answerBy }: { readonly answerBy: string }): { id: string; en: string } => ({
  id: formatDate(answerBy),
  en: englishDate(answerBy),
});

export const questionTexts = {
  'question-asked': (data) => ({
    subject: 'Kami memerlukan jawaban Anda / We need your answer',
    indonesian: [
      'Sebelum memutuskan permintaan Anda, kami perlu mengetahui:',
      data.question,
      `Jawablah paling lambat ${formatLastDay(data).id} di halaman keanggotaan Anda. Bukti pembayaran yang baru dapat disertakan di sana; data lain tidak perlu diketik lagi.`,
    ],
    english: [
      'Before we decide on your request we need to know what is asked above.',
      `Please answer by ${formatLastDay(data).en} on your membership page. A new proof of payment can be added there; nothing else need be typed again.`,
    ],
    link,
  }),
  'question-notice': (data) => ({
    subject: `Pertanyaan kami belum dijawab, batasnya ${formatLastDay(data).id} / Please answer by ${formatLastDay(data).en}`,
    indonesian: [
      'Kami belum menerima jawaban Anda atas pertanyaan ini:',
      data.question,
      `Tanpa jawaban sampai ${formatLastDay(data).id}, permintaan Anda kami tutup.`,
    ],
    english: [
      'We have not received your answer to the question above.',
      `Without an answer by ${formatLastDay(data).en} we close your request.`,
    ],
    link,
  }),
} satisfies Partial<MailTexts>;
