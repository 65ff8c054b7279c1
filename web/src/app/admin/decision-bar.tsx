import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  type DecisionEvent,
  useDecisionEvents,
  useDecisionQueue,
  useDecisions,
} from '#shared/requests/decision-queue.ts';
import { type DecisionFailure, intentText, type PendingDecision } from '#shared/requests/pending-decision.ts';
import { ReviewLink } from '#shared/requests/review-link.tsx';
import { Button } from '#ui/base/button.tsx';
import { findPageHeading } from '#ui/base/page-heading.ts';
import { AlertIcon, CloseIcon } from '#ui/base/shell-icons.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useEdgeHeight } from '#ui/dialogs/use-edge-height.ts';

const joinNames = (decisions: readonly PendingDecision[]): string =>
  decisions.map(({ name }) => name).join(', ');

/** Returns the text for screen readers. Failures have none, because their text is on screen. */
function announcementFor(event: DecisionEvent): string {
  if (event.kind === 'sent') return `${event.decision.name}: ${event.message}`;
  if (event.kind === 'undone') return `Diurungkan: ${joinNames(event.decisions)}.`;
  if (event.kind === 'resumed')
    return `Keputusan dari kunjungan sebelumnya dikirim: ${joinNames(event.decisions)}.`;
  return '';
}

/** Bar with decisions that can be undone or failed. Publishes its height for sticky elements. */
export function DecisionBar() {
  const queue = useDecisionQueue();
  const { pending, failures } = useDecisions();
  const bar = useRef<HTMLDivElement>(null);
  const isReviewPage = useLocation().pathname.endsWith('/review');
  useEdgeHeight('--decision-bar', bar);
  useDecisionEvents((event) => {
    const announcement = announcementFor(event);
    // The review page itself shows the last decision next to its progress.
    if (announcement !== '' && (event.kind === 'resumed' || !isReviewPage)) toast.success(announcement);
  });
  useEffect(() => queue.start(), [queue]);
  return (
    <div ref={bar} className="pointer-events-none fixed inset-x-0 bottom-0 z-40 lg:left-52">
      <div className="mx-auto max-w-6xl sm:px-4">
        <Failures failures={failures} />
        <Announcement pending={pending} />
        {pending.length > 0 && <PendingBar pending={pending} />}
      </div>
    </div>
  );
}

const panel =
  'pointer-events-auto border border-line bg-surface-raised shadow-float sm:mb-2 sm:rounded-panel px-4 py-2';

/** Lists the newest group first: users mostly undo their last decision. */
function PendingBar({ pending }: { readonly pending: readonly PendingDecision[] }) {
  const groups = [...new Set(pending.toReversed().map(({ group }) => group))];
  const queue = useDecisionQueue();
  const container = useRef<HTMLElement>(null);
  useFocusRestoration(container);
  return (
    <section
      ref={container}
      aria-label="Keputusan yang belum dikirim"
      className={`${panel} flex flex-wrap items-center justify-end gap-x-4 gap-y-1`}
    >
      <ul className="grid max-h-24 min-w-0 flex-1 basis-56 grid-cols-1 gap-1 overflow-y-auto">
        {groups.map((group) => (
          <Group key={group} group={group} decisions={pending.filter((one) => one.group === group)} />
        ))}
      </ul>
      <Button size="small" onClick={() => void queue.send()}>
        Kirim sekarang
      </Button>
    </section>
  );
}

/** Focuses the heading when a focused button disappears and no returning row takes the focus. */
function useFocusRestoration(container: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = container.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) findPageHeading()?.focus();
      });
    };
  }, [container]);
}

interface GroupProps {
  readonly group: string;
  readonly decisions: readonly PendingDecision[];
}

function Group({ group, decisions }: GroupProps) {
  const queue = useDecisionQueue();
  const [first] = decisions;
  if (first === undefined) return null;
  const subject = decisions.length === 1 ? first.name : `${decisions.length} permintaan`;
  const canUndo = decisions.some(({ sentAt }) => sentAt === undefined);
  return (
    <li className="flex items-center justify-between gap-3">
      {/* On small screens a long name wraps to two lines, so that the state stays visible. */}
      <span className="min-w-0 leading-snug sm:truncate" title={joinNames(decisions)}>
        <strong className="wrap-anywhere max-sm:line-clamp-2">{subject}</strong>
        <span className="max-sm:hidden">: </span>
        {stateText(decisions)}
      </span>
      {canUndo && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Urungkan: ${subject}`}
          onClick={() => queue.undo(group)}
        >
          Urungkan
        </Button>
      )}
    </li>
  );
}

function stateText(decisions: readonly PendingDecision[]): string {
  const [first] = decisions;
  if (decisions.some(({ isUnanswered }) => isUnanswered)) return 'belum terkirim, menunggu sambungan';
  if (decisions.some(({ sentAt }) => sentAt !== undefined)) return 'sedang dikirim';
  return first === undefined ? '' : intentText(first).toLowerCase();
}

function Announcement({ pending }: { readonly pending: readonly PendingDecision[] }) {
  const newest = pending.at(-1);
  const [announced, setAnnounced] = useState({ group: '', text: '' });
  if (newest !== undefined && newest.group !== announced.group) {
    const count = pending.filter(({ group }) => group === newest.group).length;
    const subject = count === 1 ? newest.name : `${count} permintaan`;
    const text = `${subject}: ${intentText(newest).toLowerCase()}. Dapat diurungkan selama 10 detik.`;
    setAnnounced({ group: newest.group, text });
  }
  return (
    <p role="status" className="sr-only">
      {announced.text}
    </p>
  );
}

/** The request is still open, and must be decided on the review page, which shows its current proof. */
const needsReview = ({ code }: DecisionFailure): boolean =>
  code === 'review-first' || code === 'other-payment';

function Failures({ failures }: { readonly failures: readonly DecisionFailure[] }) {
  const queue = useDecisionQueue();
  return (
    <div role="alert">
      {failures.length > 0 && (
        <ul
          className={`${panel} grid max-h-40 gap-1 overflow-y-auto border-danger/40 bg-danger-soft text-danger`}
        >
          {failures.map((failure) => (
            <li key={failure.decision.group + failure.decision.id} className="flex items-start gap-3">
              <AlertIcon className="mt-2 size-5 shrink-0" />
              <p className="min-w-0 flex-1 py-1 wrap-anywhere">
                <span className="font-medium">{failure.text}</span>{' '}
                <span className="text-sm">
                  <strong>{failure.decision.name}</strong>
                  {failure.detail !== undefined && <span>{`: ${failure.detail}`}</span>}{' '}
                  {needsReview(failure) && <ReviewLink decision={failure.decision} />}
                </span>
              </p>
              <button
                type="button"
                aria-label={`Tutup pesan tentang ${failure.decision.name}`}
                className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-surface-sunken pointer-coarse:size-11"
                onClick={() => queue.dismiss(failure)}
              >
                <CloseIcon className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
