import { formatDate } from 'contract/text/dates';
import type { MailTexts } from './mail-text.ts';

const link = { label: { id: 'Jawab pertanyaan', en: 'Answer the question' }, path: '/membership' } as const;

export const questionTexts = {
  'question-asked': ({ question, answerBy }) => ({
    subject: { id: 'Kami memerlukan jawaban Anda', en: 'We need your answer' },
    paragraphs: {
      id: [
        'Sebelum memutuskan permintaan Anda, kami perlu mengetahui:',
        question,
        `Jawablah paling lambat ${formatDate(answerBy)} di halaman keanggotaan Anda. Bukti pembayaran yang baru dapat disertakan di sana; data lain tidak perlu diketik lagi.`,
      ],
      en: [
        'Before we decide on your request, we need to know:',
        question,
        `Answer by ${formatDate(answerBy)} on your membership page. You can add a new proof of payment there; nothing else needs to be entered again.`,
      ],
    },
    link,
  }),
  'question-notice': ({ question, answerBy }) => ({
    subject: {
      id: `Pertanyaan kami belum dijawab, batasnya ${formatDate(answerBy)}`,
      en: `Our question is still open: answer by ${formatDate(answerBy)}`,
    },
    paragraphs: {
      id: [
        'Kami belum menerima jawaban Anda atas pertanyaan ini:',
        question,
        `Tanpa jawaban sampai ${formatDate(answerBy)}, permintaan Anda kami tutup.`,
      ],
      en: [
        'We have not received your answer to this question yet:',
        question,
        `Without an answer by ${formatDate(answerBy)}, we close your request.`,
      ],
    },
    link,
  }),
} satisfies Partial<MailTexts>;
