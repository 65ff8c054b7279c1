import type { UserRow } from 'contract/fields/people';
import { requestListLabel } from 'contract/rules/membership';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { CutCell } from '#ui/lists/cut-cell.tsx';

/** An answer in one line. */
export const answerText = ({ text, hasProof }: NonNullable<UserRow['answer']>): string =>
  [text, ...(hasProof ? ['(dengan bukti baru)'] : [])].filter(Boolean).join(' ');

/** The status of a request, and how far a question about it has come. */
export function RequestState({ row }: { readonly row: UserRow }) {
  return (
    <div className="grid justify-items-start gap-1.5">
      <StatusBadge tone="waiting" label={requestListLabel(row.isActive)} />
      <QuestionState row={row} />
    </div>
  );
}

function QuestionState({ row: { question, answer } }: { readonly row: UserRow }) {
  if (question !== null) {
    return (
      <div lang="id" className="grid gap-0.5 text-sm">
        <StatusBadge tone="waiting" label="Menunggu jawaban" />
        <CutCell text={question.text} />
      </div>
    );
  }
  if (answer === null) return null;
  return (
    <div lang="id" className="grid gap-0.5 text-sm">
      <StatusBadge tone="good" label="Dijawab" />
      <CutCell text={answerText(answer)} />
    </div>
  );
}
