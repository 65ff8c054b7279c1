import { hasOpenRequest } from 'contract/rules/membership';
import { reviewReasonTexts } from 'contract/rules/review-reasons';
import type { UserRow } from 'contract/schemas/people';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useRowSelection } from '#ui/lists/selection.tsx';
import { decisionQueue } from './decision-queue.ts';
import type { PendingDecision } from './pending-decision.ts';
import { ReasonField } from './reason-field.tsx';
import { ReviewLink } from './review-link.tsx';
import { useDecisions } from './use-decisions.ts';
import { usualReasons } from './usual-reasons.ts';

type Outcome = PendingDecision['outcome'];

const words = {
  approve: {
    title: 'Approve Selected',
    confirmLabel: 'Approve',
    confirmVariant: 'primary',
    content: (count: string) => `Approve ${count}?`,
  },
  reject: {
    title: 'Reject Selected',
    confirmLabel: 'Reject',
    confirmVariant: 'danger',
    content: (count: string) => `Reject ${count}? This action cannot be undone.`,
  },
} as const;

export interface BulkDecisionProps {
  /** Null when the dialog is closed. The last outcome is shown while it closes. */
  readonly outcome: Outcome | null;
  readonly rows: readonly UserRow[];
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** One confirmation for all selected requests. Requests that need a review are skipped and listed. */
export function BulkDecision({ outcome, rows, onClose, returnFocus }: BulkDecisionProps) {
  const selection = useRowSelection();
  const { pending } = useDecisions();
  const [latest, setLatest] = useState<Outcome>(outcome ?? 'approve');
  const [reason, setReason] = useState('');
  if (outcome !== null && outcome !== latest) setLatest(outcome);
  const waiting = rows.filter(
    ({ _id, isActive }) => hasOpenRequest(isActive) && !pending.some(({ id }) => id === _id),
  );
  const unseen = latest === 'approve' ? waiting.filter(({ needsReview }) => needsReview !== null) : [];
  const decided = waiting.filter((row) => !unseen.includes(row));
  const others = rows.length - waiting.length;
  const { title, content, confirmLabel, confirmVariant } = words[latest];
  const trimmed = reason.trim();
  const close = () => {
    setReason('');
    onClose();
  };
  const decide = () => {
    const given = latest === 'reject' && trimmed !== '' ? { reason: trimmed } : {};
    decisionQueue.decide(decided.map((row) => ({ row, outcome: latest, ...given })));
    selection.deselect(decided.map(({ _id }) => _id));
    close();
  };
  const count = `${decided.length} request${decided.length === 1 ? '' : 's'}`;
  return (
    <ConfirmDialog
      isOpen={outcome !== null}
      title={title}
      content={decided.length === 0 ? noneText(waiting.length) : content(count)}
      record={decided.length === 0 ? '-' : <Names rows={decided} />}
      confirmLabel={decided.length === 0 ? 'OK' : confirmLabel}
      confirmVariant={confirmVariant}
      returnFocus={returnFocus}
      onConfirm={decided.length === 0 ? close : decide}
      onCancel={close}
    >
      {unseen.length > 0 && <Unseen rows={unseen} />}
      {others > 0 && (
        <p lang="id" className="text-muted text-sm">
          {`${others} lainnya tidak menunggu keputusan dan dilewati.`}
        </p>
      )}
      {latest === 'approve' && decided.length > 0 && (
        <p lang="id" className="text-muted text-sm">
          Persetujuan tidak dapat diurungkan setelah terkirim.
        </p>
      )}
      {latest === 'reject' && decided.length > 0 && (
        <ReasonField reason={reason} usualReasons={usualReasons.both} onChange={setReason} />
      )}
    </ConfirmDialog>
  );
}

const noneText = (waiting: number): string =>
  waiting === 0
    ? 'None of the selected users waits for a decision.'
    : 'None of the selected requests can be approved without its review.';

function Names({ rows }: { readonly rows: readonly UserRow[] }): ReactNode {
  return rows.map(({ _id, name }) => (
    <span key={_id} className="block">
      {name}
    </span>
  ));
}

function Unseen({ rows }: { readonly rows: readonly UserRow[] }) {
  return (
    <section
      lang="id"
      aria-label="Dilewati"
      className="rounded-control bg-warning-soft px-4 py-2.5 text-sm text-warning"
    >
      <p className="font-semibold">{`${rows.length} dilewati:`}</p>
      <ul className="mt-1 grid max-h-48 gap-1.5 overflow-y-auto">
        {rows.map(({ _id, name, isActive, needsReview }) => (
          <li key={_id} className="wrap-anywhere">
            <strong>{name}</strong>: {needsReview === null ? '' : reviewReasonTexts[needsReview]}{' '}
            <ReviewLink
              decision={{ id: _id, name, kind: isActive === 'waitingApproval' ? 'registration' : 'renewal' }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
