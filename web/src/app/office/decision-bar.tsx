import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DecisionEvent, decisionQueue } from '#parts/requests/decision-queue.ts';
import { type DecisionFailure, intentText, type PendingDecision } from '#parts/requests/pending-decision.ts';
import { ReviewLink } from '#parts/requests/review-link.tsx';
import { useDecisionEvents, useDecisions } from '#parts/requests/use-decisions.ts';
import { Button } from '#ui/base/button.tsx';
import { pageHeading } from '#ui/base/page-heading.ts';
import { AlertIcon, CloseIcon } from '#ui/base/shell-icons.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useEdgeHeight } from '#ui/dialogs/use-edge-height.ts';

const namesOf = (decisions: readonly PendingDecision[]): string =>
  decisions.map(({ name }) => name).join(', ');

/** What is said aloud of an event; the words of a failure stand on screen. */
function wordsFor(event: DecisionEvent): string {
  if (event.kind === 'sent') return `${event.decision.name}: ${event.message}`;
  if (event.kind === 'undone') return `Diurungkan: ${namesOf(event.decisions)}.`;
  if (event.kind === 'resumed')
    return `Keputusan dari kunjungan sebelumnya dikirim: ${namesOf(event.decisions)}.`;
  return '';
}

/**
 * The decisions that can still be undone and those that did not go through, at the lower edge of every screen of the
 * office. Its height is known to what else sticks there.
 */
export function DecisionBar() {
  const { pending, failures } = useDecisions();
  const bar = useRef<HTMLDivElement>(null);
  const isAtDesk = useLocation().pathname.endsWith('/review');
  useEdgeHeight('--decision-bar', bar);
  useDecisionEvents((event) => {
    const words = wordsFor(event);
    // The desk tells the last one beside its progress.
    if (words !== '' && (event.kind === 'resumed' || !isAtDesk)) toast.success(words);
  });
  useEffect(() => decisionQueue.start(), []);
  return (
    <div ref={bar} lang="id" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 lg:left-56">
      <div className="mx-auto max-w-6xl sm:px-4">
        <Failures failures={failures} />
        <Announcement pending={pending} />
        {pending.length > 0 && <Standing pending={pending} />}
      </div>
    </div>
  );
}

const panel =
  'pointer-events-auto border border-line bg-surface-raised shadow-float sm:mb-2 sm:rounded-panel px-4 py-2';

/** Newest first: what one wants back is usually what one has just done. */
function Standing({ pending }: { readonly pending: readonly PendingDecision[] }) {
  const groups = [...new Set(pending.toReversed().map(({ group }) => group))];
  const place = useRef<HTMLElement>(null);
  useFocusAfterwards(place);
  return (
    <section
      ref={place}
      aria-label="Keputusan yang belum dikirim"
      className={`${panel} flex flex-wrap items-center justify-end gap-x-4 gap-y-1`}
    >
      <ul className="grid max-h-24 min-w-0 flex-1 basis-56 grid-cols-1 gap-1 overflow-y-auto">
        {groups.map((group) => (
          <Group key={group} group={group} decisions={pending.filter((one) => one.group === group)} />
        ))}
      </ul>
      <Button size="small" onClick={() => void decisionQueue.sendNow()}>
        Kirim sekarang
      </Button>
    </section>
  );
}

/** Whoever held one of its buttons, and was given no other place by a row that came back, begins at the heading. */
function useFocusAfterwards(place: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement) !== true) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) pageHeading()?.focus();
      });
    };
  }, [place]);
}

interface GroupProps {
  readonly group: string;
  readonly decisions: readonly PendingDecision[];
}

function Group({ group, decisions }: GroupProps) {
  const [first] = decisions;
  if (first === undefined) return null;
  const whose = decisions.length === 1 ? first.name : `${decisions.length} permintaan`;
  const canUndo = decisions.some(({ sentAt }) => sentAt === undefined);
  return (
    <li className="flex items-center justify-between gap-3">
      {/* On a telephone the name has lines of its own, so that a long one leaves what becomes of it in sight. */}
      <span className="min-w-0 leading-snug sm:truncate" title={namesOf(decisions)}>
        <strong className="wrap-anywhere max-sm:line-clamp-2">{whose}</strong>
        <span className="max-sm:hidden">: </span>
        {stateText(decisions)}
      </span>
      {canUndo && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Urungkan: ${whose}`}
          onClick={() => decisionQueue.undo(group)}
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

/** A new decision is said aloud once, with how it can be taken back. */
function Announcement({ pending }: { readonly pending: readonly PendingDecision[] }) {
  const newest = pending.at(-1);
  const [said, setSaid] = useState({ group: '', text: '' });
  if (newest !== undefined && newest.group !== said.group) {
    const count = pending.filter(({ group }) => group === newest.group).length;
    const whose = count === 1 ? newest.name : `${count} permintaan`;
    const text = `${whose}: ${intentText(newest).toLowerCase()}. Dapat diurungkan selama 10 detik.`;
    setSaid({ group: newest.group, text });
  }
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  );
}

/** The request waits, and is decided where its proof is seen as it stands. */
const mustLook = ({ code }: DecisionFailure): boolean => code === 'review-first' || code === 'other-payment';

function Failures({ failures }: { readonly failures: readonly DecisionFailure[] }) {
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
                  {mustLook(failure) && <ReviewLink decision={failure.decision} />}
                </span>
              </p>
              <button
                type="button"
                aria-label={`Tutup pesan tentang ${failure.decision.name}`}
                className="grid size-9 shrink-0 place-items-center rounded-control hover:bg-surface-sunken pointer-coarse:size-11"
                onClick={() => decisionQueue.dismiss(failure)}
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
