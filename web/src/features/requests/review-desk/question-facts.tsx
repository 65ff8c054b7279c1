import type { UserRow } from 'contract/schemas/people';
import { adminListDateTime, indonesianDate } from 'contract/text/dates';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { answerText } from '../request-state.tsx';

export function QuestionFacts({ user: { question, answer } }: { readonly user: UserRow }) {
  if (question === null && answer === null) return null;
  return (
    <section lang="id" aria-label="Pertanyaan" className="panel grid gap-3 p-4 text-sm">
      {question !== null && (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <StatusBadge tone="waiting" label="Menunggu jawaban" />
            <span className="text-muted">{`sampai ${indonesianDate(question.answerBy)}`}</span>
          </p>
          <Quote>{question.text}</Quote>
        </>
      )}
      {answer !== null && (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <StatusBadge tone="good" label="Dijawab" />
            <span className="text-muted">{adminListDateTime(answer.answeredAt)}</span>
          </p>
          <p className="text-muted wrap-anywhere">{answer.question}</p>
          <Quote>{answerText(answer)}</Quote>
        </>
      )}
    </section>
  );
}

function Quote({ children }: { readonly children: string }) {
  return (
    <blockquote className="whitespace-pre-line border-brand border-l-4 pl-3 font-medium wrap-anywhere">
      {children}
    </blockquote>
  );
}
