import type { Review } from 'contract/money/reviews';
import type { UserRow } from 'contract/schemas/people';
import { rupiahOfSen } from 'contract/text/numbers';
import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useScreenLabels } from '#api/duties.ts';
import { useDecisionEvents, useDecisionQueue } from '#shared/requests/decision-queue.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { useShortcuts } from '#ui/base/use-shortcuts.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { RejectDialog } from '../reject-dialog.tsx';
import { type RequestKind, requestKinds } from '../request-kinds.ts';
import { AllDecided } from './all-decided.tsx';
import { DeskAsk } from './desk-ask.tsx';
import { DeskBar, type DeskBarProps } from './desk-bar.tsx';
import { useView, type ViewActions } from './proof-viewer.tsx';
import { RefundMoney } from './refund-money.tsx';
import { formatProgress, type ReviewQueue } from './review-queue.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ShortcutHelp, ShortcutSetting, useShortcutSetting } from './shortcuts.tsx';
import { type Intent, type OpenRequest, useOpenRequest } from './use-open-request.ts';
import { type UseReviewQueue, useReviewQueue } from './use-review-queue.ts';

type DialogKind = 'reject' | 'ask' | 'help' | null;

/** Review desk of the kind of requests that the path names. */
export default function ReviewDeskPage() {
  const { pathname } = useLocation();
  const kind = Object.values(requestKinds).find(({ path }) => pathname.startsWith(path));
  return kind !== undefined && <ReviewDesk key={kind.path} kind={kind} />;
}

function ReviewDesk({ kind }: { readonly kind: RequestKind }) {
  const decisions = useDecisionQueue();
  const [search] = useSearchParams();
  const desk = useReviewQueue(kind, search.get('request'));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [last, setLast] = useState('');
  useDecisionEvents((event) => {
    if (event.kind === 'sent') setLast(`${event.decision.name}: ${event.message}`);
  });
  const handleDecidedByOther = (row: UserRow, error: unknown) => {
    const text = 'Permintaan ini sudah diputuskan oleh admin lain.';
    setFailure({ record: row.name, text, detail: getErrorReason(error) });
    desk.remove(row._id);
  };
  const [opened, setOpened] = useState<{ readonly kind: DialogKind; readonly row: UserRow | undefined }>();
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  const helpButton = useRef<HTMLButtonElement>(null);
  const labelOf = useScreenLabels();
  // A dialog acts on the request that it was opened for, even if another admin decides on it.
  const current = opened?.row ?? desk.queue.rows[desk.queue.index];
  const dialog = opened?.kind ?? null;
  const setDialog = (next: DialogKind) => setOpened(next === null ? undefined : { kind: next, row: current });
  const isDone = current === undefined && desk.queue.waiting === 0;
  useShortcuts({ u: () => decisions.undo() }, hasShortcuts && dialog === null);
  // The code of a dialog is loaded when it first opens. Escape before that must cancel it.
  useShortcuts({ Escape: () => setDialog(null) }, dialog !== null);
  return (
    <>
      <ScreenHead>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={kind.path} variant="secondary" size="small">
            {labelOf(kind.path)}
          </ButtonLink>
          <Button
            ref={helpButton}
            variant="secondary"
            size="small"
            className="pointer-coarse:hidden"
            onClick={() => setDialog('help')}
          >
            Pintasan (?)
          </Button>
        </div>
      </ScreenHead>
      <FailureNotice failure={failure} />
      {desk.error !== null && (
        <LoadFailure text="Gagal mengambil data pengguna" onRetry={desk.retry} className="mb-4" />
      )}
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <Progress queue={desk.queue} last={last} />
        <ShortcutSetting isOn={hasShortcuts} onChange={setShortcuts} />
      </div>
      {current !== undefined && (
        <OpenedRequest
          kind={kind}
          current={current}
          next={desk.queue.rows[desk.queue.index + 1] ?? desk.queue.rows[0]}
          onDecidedByOther={handleDecidedByOther}
          announce={setLast}
          hasShortcuts={hasShortcuts}
          desk={desk}
          dialog={dialog}
          setDialog={setDialog}
        />
      )}
      {current === undefined && !isDone && desk.error === null && <Spinner label="Loading..." />}
      {isDone && <AllDecided kind={kind} />}
      <ShortcutHelp
        isOpen={dialog === 'help'}
        onClose={() => setDialog(null)}
        returnFocus={() => helpButton.current}
      />
    </>
  );
}

function Progress({ queue, last }: { readonly queue: ReviewQueue; readonly last: string }) {
  const current = queue.rows[queue.index];
  return (
    <p role="status" className="flex min-h-6 flex-wrap gap-x-4 text-muted">
      {current !== undefined && (
        <strong className="text-ink tabular-nums">
          <span>{formatProgress(queue)}</span>
          <span className="sr-only">{`: ${current.name}`}</span>
        </strong>
      )}
      <span>{last}</span>
    </p>
  );
}

interface OpenedRequestProps extends OpenRequest {
  readonly announce: (text: string) => void;
  readonly hasShortcuts: boolean;
  readonly desk: UseReviewQueue;
  readonly dialog: DialogKind;
  readonly setDialog: (dialog: DialogKind) => void;
}

function OpenedRequest(props: OpenedRequestProps) {
  const { current, hasShortcuts, dialog, setDialog, kind } = props;
  const id = current._id;
  const heading = useRef<HTMLHeadingElement>(null);
  const { review, paymentId, isAwaited, keys, setSeen } = useOpenRequest(props, props.desk.remove);
  const [view, viewActions] = useView(paymentId);
  const approve = () => keys.decide({ id, outcome: 'approve' });
  /** Cancels a delayed decision: another action means that the admin changed their mind. */
  const cancelDecision = (reason: string) => {
    if (keys.cancel()) props.announce(`${current.name}: belum diputuskan${reason}.`);
  };
  const reject = () => {
    cancelDecision('');
    setDialog('reject');
  };
  // Only one question may be open: the applicant must answer it first. Payments of events have no questions.
  const mayAsk = kind.hasQuestions && (review.data?.user ?? current).question === null;
  const ask = () => {
    if (!mayAsk) return;
    cancelDecision('');
    setDialog('ask');
  };
  const move = (by: 1 | -1) => {
    cancelDecision(', karena Anda berpindah');
    props.desk.move(by);
  };
  const [previous, following] = [() => move(-1), () => move(1)];
  const help = () => setDialog('help');
  const letters = { a: approve, x: reject, q: ask, j: following, k: previous, '?': help };
  const arrows = { ArrowRight: following, ArrowLeft: previous };
  useShortcuts({ ...letters, ...arrows, ...viewKeys(viewActions) }, hasShortcuts && dialog === null);
  const close = () => setDialog(null);
  return (
    <>
      <ReviewSheet
        current={current}
        review={review}
        paymentId={paymentId}
        isAwaited={isAwaited}
        view={view}
        viewActions={viewActions}
        headingRef={heading}
        onSeen={setSeen}
      />
      {review.data?.payment.event?.hasPlace === false && (
        <div className="mt-4">
          <RefundMoney
            key={id}
            id={id}
            review={review.data}
            onDone={(message) => {
              props.announce(`${current.name}: ${message}`);
              props.desk.remove(id);
            }}
          />
        </div>
      )}
      <DeskBar
        name={current.name}
        amounts={toAmounts(review.data)}
        waitsFor={waitText(keys.intent)}
        mayAsk={mayAsk}
        hasQuestions={kind.hasQuestions}
        hasShortcuts={hasShortcuts}
        onApprove={approve}
        onReject={reject}
        onAsk={ask}
        onPrevious={previous}
        onNext={following}
      />
      <RejectDialog
        rejection={kind.rejection}
        record={current.name}
        isOpen={dialog === 'reject'}
        withKeys={hasShortcuts}
        onReject={(reason) => {
          close();
          keys.decide({ id, outcome: 'reject', reason });
        }}
        onCancel={close}
        // At the end of the queue, AllDecided takes the focus.
        returnFocus={() => heading.current ?? false}
      />
      <DeskAsk
        list={kind.list}
        row={current}
        isOpen={dialog === 'ask'}
        withKeys={hasShortcuts}
        onClose={close}
        onDone={props.announce}
        returnFocus={() => heading.current}
      />
    </>
  );
}

const toAmounts = (review: Review | undefined): DeskBarProps['amounts'] =>
  review === undefined
    ? null
    : {
        expected: review.payment.expectedAmount,
        atBank: review.user.bankLine === null ? null : rupiahOfSen(review.user.bankLine.sen),
      };

const waitText = (intent: Intent | null): string | null => {
  if (intent === null) return null;
  return intent.outcome === 'approve' ? 'Menunggu bukti…' : 'Menunggu data…';
};

const viewKeys = ({ zoomIn, zoomOut, reset, rotate }: ViewActions) => ({
  '+': zoomIn,
  // The plus key without shift on many keyboards.
  '=': zoomIn,
  '-': zoomOut,
  '0': reset,
  r: rotate,
});
