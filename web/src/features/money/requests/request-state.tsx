import { requestListLabel } from 'contract/rules/membership';
import type { UserRow } from 'contract/schemas/people';
import { useFailureOn } from '#shared/requests/decision-queue.ts';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { TruncatedCell } from '#ui/lists/cells.tsx';

export const answerText = ({ text, hasProof }: NonNullable<UserRow['answer']>): string =>
  [text, ...(hasProof ? ['(dengan bukti baru)'] : [])].filter(Boolean).join(' ');

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

/** Reason to open the review desk before an approval. An open question has its own badge. */
function ProofState({ row: { needsReview } }: { readonly row: UserRow }) {
  if (needsReview === null || needsReview === 'question-open') return null;
  return (
    <span>
      {needsReview === 'proof-used-before' ? (
        <StatusBadge tone="bad" label="Bukti pernah dipakai" />
      ) : (
        <StatusBadge tone="waiting" label="Bukti belum dibandingkan" />
      )}
    </span>
  );
}

function FailureState({ row }: { readonly row: UserRow }) {
  const failure = useFailureOn(row._id);
  if (failure === undefined) return null;
  return (
    <span className="whitespace-normal text-danger text-sm wrap-anywhere">
      {failure.text} {failure.detail}
    </span>
  );
}

function QuestionState({ row: { question, answer } }: { readonly row: UserRow }) {
  if (question !== null) {
    return (
      <div className="grid gap-0.5 text-sm">
        <StatusBadge tone="waiting" label="Menunggu jawaban" />
        <TruncatedCell text={question.text} />
      </div>
    );
  }
  if (answer === null) return null;
  return (
    <div className="grid gap-0.5 text-sm">
      <StatusBadge tone="good" label="Dijawab" />
      <TruncatedCell text={answerText(answer)} />
    </div>
  );
}
