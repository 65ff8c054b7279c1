import type { UserRow } from 'contract/fields/people';
import { requestListLabel } from 'contract/rules/membership';
import { useFailureOn } from '#parts/requests/use-decisions.ts';
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
      <ProofState row={row} />
      <QuestionState row={row} />
      <FailureState row={row} />
    </div>
  );
}

/** What must be seen at the review desk before an approval; an open question shows itself. */
function ProofState({ row: { needsReview } }: { readonly row: UserRow }) {
  if (needsReview === null || needsReview === 'question-open') return null;
  return (
    <span lang="id">
      {needsReview === 'proof-used-before' ? (
        <StatusBadge tone="bad" label="Bukti pernah dipakai" />
      ) : (
        <StatusBadge tone="waiting" label="Bukti belum dibandingkan" />
      )}
    </span>
  );
}

/** Why the last decision on it did not go through, where it was taken; said aloud by the bar below. */
function FailureState({ row }: { readonly row: UserRow }) {
  const failure = useFailureOn(row._id);
  if (failure === undefined) return null;
  return (
    <span lang="id" className="text-danger text-sm wrap-anywhere">
      {failure.text} {failure.detail}
    </span>
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
