import type { UserRow } from 'contract/fields/people';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { FailureNotice } from '#ui/base/failure-notice.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useShortcuts } from '#ui/base/use-shortcuts.ts';
import { usePreloadedImage } from '#ui/pictures/protected-image.tsx';
import type { Rejection } from '../reject-dialog.tsx';
import type { RequestEndpoints } from '../request-endpoints.ts';
import { AllDecided } from './all-decided.tsx';
import { DeskAsk } from './desk-ask.tsx';
import { DeskBar } from './desk-bar.tsx';
import { DeskReject } from './desk-reject.tsx';
import { progressOf, type ReviewQueue } from './review-queue.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { ShortcutSetting } from './shortcut-setting.tsx';
import { type Decisions, useDecisions } from './use-decisions.ts';
import { useIsSettled, useIsStaying, useReview } from './use-review.ts';
import { useReviewQueue } from './use-review-queue.ts';
import { useShortcutSetting } from './use-shortcut-setting.ts';
import { useView, type ViewActions } from './use-view.ts';

export interface ReviewDeskProps {
  readonly title: string;
  /** The list of the same requests. */
  readonly list: { readonly path: string; readonly label: string };
  readonly endpoints: RequestEndpoints;
  readonly rejection: Rejection;
}

type OpenDialog = 'reject' | 'ask' | 'help' | null;

/** One request at a time, oldest first, to be decided by keys or buttons. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { title, list, endpoints } = props;
  const desk = useReviewQueue(endpoints.list);
  const decisions = useDecisions(endpoints, desk.remove);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  const helpButton = useRef<HTMLButtonElement>(null);
  const current = desk.queue.rows[desk.queue.index];
  const isDone = current === undefined && desk.queue.waiting === 0;
  return (
    <>
      <ScreenHead title={title}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={list.path} variant="secondary" size="small">
            {list.label}
          </ButtonLink>
          <Button ref={helpButton} variant="secondary" size="small" onClick={() => setDialog('help')}>
            Keyboard shortcuts (?)
          </Button>
        </div>
      </ScreenHead>
      <FailureNotice failure={decisions.failure} />
      {desk.error !== null && (
        <LoadFailure text="Gagal mengambil data pengguna" onRetry={desk.retry} className="mb-4" />
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Progress queue={desk.queue} last={decisions.last} />
        <ShortcutSetting isOn={hasShortcuts} onChange={setShortcuts} />
      </div>
      {current !== undefined && (
        <OpenRequest
          {...props}
          current={current}
          next={desk.queue.rows[desk.queue.index + 1] ?? desk.queue.rows[0]}
          decisions={decisions}
          hasShortcuts={hasShortcuts}
          move={desk.move}
          dialog={dialog}
          setDialog={setDialog}
        />
      )}
      {current === undefined && !isDone && desk.error === null && <Spinner label="Loading..." />}
      {isDone && <AllDecided list={list} />}
      <ShortcutHelp
        isOpen={dialog === 'help'}
        onClose={() => setDialog(null)}
        returnFocus={() => helpButton.current}
      />
    </>
  );
}

interface ProgressProps {
  readonly queue: ReviewQueue;
  /** The last decision. */
  readonly last: string;
}

/** How far one has come, and whose turn it is; said aloud with each change. */
function Progress({ queue, last }: ProgressProps) {
  const current = queue.rows[queue.index];
  return (
    <p role="status" lang="id" className="flex min-h-6 flex-wrap gap-x-4 text-muted">
      {current !== undefined && (
        <strong className="text-ink tabular-nums">
          <span>{progressOf(queue)}</span>
          <span className="sr-only">{`: ${current.name}`}</span>
        </strong>
      )}
      <span>{last}</span>
    </p>
  );
}

interface OpenRequestProps extends ReviewDeskProps {
  readonly current: UserRow;
  /** Comes up after the decision. */
  readonly next: UserRow | undefined;
  readonly decisions: Decisions;
  readonly hasShortcuts: boolean;
  readonly move: (by: 1 | -1) => void;
  readonly dialog: OpenDialog;
  readonly setDialog: (dialog: OpenDialog) => void;
}

function OpenRequest(props: OpenRequestProps) {
  const { current, next, decisions, hasShortcuts, move, dialog, setDialog, rejection } = props;
  const id = current._id;
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useIsStaying(id);
  const review = useReview(current, next, isAwaited, decisions.takenByOther);
  const hasProof = usePreloadedImage('getPaymentProof', id, isAwaited);
  usePreloadedImage('getPaymentProof', next?._id ?? id, isAwaited);
  const [view, viewActions] = useView(id);
  const isSettled = useIsSettled(id);
  // Nothing is decided that has not been on screen for a moment: also the second half of a double press is not.
  const isReady = review.isSuccess && hasProof && isSettled && !decisions.isApproving;
  const approve = () => {
    if (isReady) void decisions.approve(current);
  };
  const reject = () => {
    if (isReady) setDialog('reject');
  };
  // One question at a time: the last one is answered first.
  const mayAsk = isReady && review.data.user.question === null;
  const ask = () => {
    if (mayAsk) setDialog('ask');
  };
  const [previous, following] = [() => move(-1), () => move(1)];
  const help = () => setDialog('help');
  const keys = { a: approve, x: reject, q: ask, j: following, k: previous, '?': help };
  const arrows = { ArrowRight: following, ArrowLeft: previous };
  useShortcuts({ ...keys, ...arrows, ...viewKeys(viewActions) }, hasShortcuts && dialog === null);
  return (
    <>
      <ReviewSheet
        current={current}
        review={review}
        isAwaited={isAwaited}
        view={view}
        viewActions={viewActions}
        headingRef={heading}
      />
      <DeskBar
        name={current.name}
        isReady={isReady}
        mayAsk={mayAsk}
        isApproving={decisions.isApproving}
        hasShortcuts={hasShortcuts}
        onApprove={approve}
        onReject={reject}
        onAsk={ask}
        onPrevious={previous}
        onNext={following}
      />
      <DeskReject
        rejection={rejection}
        row={current}
        isOpen={dialog === 'reject'}
        withKeys={hasShortcuts}
        decisions={decisions}
        onClose={() => setDialog(null)}
        returnFocus={() => heading.current}
      />
      <DeskAsk
        list={props.endpoints.list}
        row={current}
        isOpen={dialog === 'ask'}
        withKeys={hasShortcuts}
        onClose={() => setDialog(null)}
        returnFocus={() => heading.current}
      />
    </>
  );
}

const viewKeys = ({ zoomIn, zoomOut, reset, rotate }: ViewActions) => ({
  '+': zoomIn,
  // The plus of many keyboards, without the shift key.
  '=': zoomIn,
  '-': zoomOut,
  '0': reset,
  r: rotate,
});
