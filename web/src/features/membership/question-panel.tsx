import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

/** Question and answer as they were sent, which stay visible on the page. */
export interface Answer {
  readonly question: string;
  readonly text: string;
  readonly hasProof: boolean;
}

interface QuestionPanelProps {
  readonly question: NonNullable<User['question']>;
  readonly onAnswered: (message: string, answer: Answer) => void;
}

export default function QuestionPanel({ question, onAnswered }: QuestionPanelProps) {
  return (
    <section aria-labelledby="question-title" className="grid gap-3 text-ink sm:gap-4">
      <div className="grid gap-2">
        <h3 id="question-title" className="font-bold text-heading">
          Pertanyaan dari pengurus
        </h3>
        <blockquote className="whitespace-pre-line rounded-control border-brand border-l-4 bg-surface px-4 py-3 wrap-anywhere">
          {question.text}
        </blockquote>
        <p className="text-muted text-sm">
          {`Jawablah paling lambat ${formatDate(question.answerBy)}; sesudah itu permintaan Anda ditutup. Data lain tidak perlu diketik lagi.`}
        </p>
      </div>
      <EndpointForm
        key={question.askedAt}
        name="answerQuestion"
        keepsDraft={question.askedAt}
        label="Jawab pertanyaan"
        refreshes={['getProfile', 'listUserPayments']}
        submitLabel="Kirim jawaban"
        busyLabel="Mengirim…"
        onDone={({ message }, _clear, { text = '', paymentProof }) =>
          onAnswered(message, { question: question.text, text, hasProof: paymentProof !== undefined })
        }
      >
        {({ TextArea, File }) => (
          <>
            <TextArea name="text" label="Jawaban Anda" rows={2} />
            <p className="font-semibold text-sm">Isi jawaban, pilih bukti baru, atau keduanya.</p>
            <File name="paymentProof" label="Bukti pembayaran baru" />
          </>
        )}
      </EndpointForm>
    </section>
  );
}
