import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/people/membership';
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
          {t.questionTitle}
        </h3>
        <blockquote className="whitespace-pre-line rounded-control border-brand border-l-4 bg-surface px-4 py-3 wrap-anywhere">
          {question.text}
        </blockquote>
        <p className="text-muted text-sm">
          {fill(t.questionDeadline, { date: formatDate(question.answerBy) })}
        </p>
      </div>
      <EndpointForm
        key={question.askedAt}
        name="answerQuestion"
        keepsDraft={question.askedAt}
        label={t.answerForm}
        refreshes={['getProfile', 'listUserPayments']}
        submitLabel={t.sendAnswer}
        busyLabel={t.sending}
        onDone={({ message }, _clear, { text = '', paymentProof }) =>
          onAnswered(message, { question: question.text, text, hasProof: paymentProof !== undefined })
        }
      >
        {({ TextArea, File }) => (
          <>
            <TextArea name="text" label={t.ownAnswer} rows={2} />
            <p className="font-semibold text-sm">{t.answerOrProof}</p>
            <File name="paymentProof" label={t.newProof} />
          </>
        )}
      </EndpointForm>
    </section>
  );
}
