import type { UserRow } from 'contract/people';
import { useEffect, useRef, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureNotice } from '#ui/failure-notice.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePreloadedImage } from '#ui/protected-image.tsx';
import { RejectDialog } from '#ui/reject-dialog.tsx';
import type { RequestEndpoints } from '#ui/request-row.tsx';
import type { Rejection } from '#ui/request-screen.tsx';
import { CheckCircleIcon } from '#ui/shell-icons.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { DeskBar } from './desk-bar.tsx';
import { progressOf } from './review-queue.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ShortcutHelp } from './shortcut-help.tsx';
import { isTaken, useDecisions } from './use-decisions.ts';
import { useReviewQueue } from './use-review-queue.ts';
import { useShortcutSetting, useShortcuts } from './use-shortcuts.ts';
import { useView } from './use-view.ts';

export interface ReviewDeskProps {
  readonly title: string;
  /** The list of the same requests. */
  readonly list: { readonly path: string; readonly label: string };
  readonly endpoints: RequestEndpoints;
  readonly rejection: Rejection;
}

type OpenDialog = 'reject' | 'help' | null;

/** One request at a time, oldest first, to be decided by keys or buttons. */
export function ReviewDesk(props: ReviewDeskProps) {
  const { title, list, endpoints } = props;
  const desk = useReviewQueue(endpoints.list);
  const decisions = useDecisions(endpoints, desk.remove);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const helpButton = useRef<HTMLButtonElement>(null);
  const current = desk.queue.rows[desk.queue.index];
  const isDone = current === undefined && desk.queue.waiting === 0;
  return (
    <>
      <AdminHead title={title}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={list.path} variant="secondary" size="small">
            {list.label}
          </ButtonLink>
          <Button ref={helpButton} variant="secondary" size="small" onClick={() => setDialog('help')}>
            Keyboard shortcuts (?)
          </Button>
        </div>
      </AdminHead>
      <FailureNotice failure={decisions.failure} />
      {desk.error !== null && (
        <Notice tone="error" onRetry={desk.retry} className="mb-4">
          <p lang="id">Gagal mengambil data pengguna</p>
        </Notice>
      )}
      <p role="status" lang="id" className="mb-3 flex min-h-6 flex-wrap gap-x-4 text-muted">
        {current !== undefined && (
          <strong className="text-ink tabular-nums">
            <span>{progressOf(desk.queue)}</span>
            <span className="sr-only">{`: ${current.name}`}</span>
          </strong>
        )}
        <span>{decisions.last}</span>
      </p>
      {current !== undefined && (
        <OpenRequest
          {...props}
          current={current}
          next={desk.queue.rows[desk.queue.index + 1] ?? desk.queue.rows[0]}
          decisions={decisions}
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

interface OpenRequestProps extends ReviewDeskProps {
  readonly current: UserRow;
  /** Comes up after the decision. */
  readonly next: UserRow | undefined;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly move: (by: 1 | -1) => void;
  readonly dialog: OpenDialog;
  readonly setDialog: (dialog: OpenDialog) => void;
}

function OpenRequest({ current, next, decisions, move, dialog, setDialog, ...desk }: OpenRequestProps) {
  const id = current._id;
  const heading = useRef<HTMLHeadingElement>(null);
  const review = useReview(current, next, decisions.takenByOther);
  const hasProof = usePreloadedImage('getPaymentProof', id);
  usePreloadedImage('getPaymentProof', next === undefined || next._id === id ? undefined : next._id);
  const [view, viewActions] = useView(id);
  const [hasShortcuts, setShortcuts] = useShortcutSetting();
  const isSettled = useIsSettled(id);
  // Nothing is decided that has not been on screen for a moment: also the second half of a double press is not.
  const isReady = review.isSuccess && hasProof && isSettled && !decisions.isApproving;
  const approve = () => {
    if (isReady) void decisions.approve(current);
  };
  const reject = () => {
    if (isReady) setDialog('reject');
  };
  const [previous, following] = [() => move(-1), () => move(1)];
  useShortcuts(
    {
      a: approve,
      x: reject,
      j: following,
      ArrowRight: following,
      k: previous,
      ArrowLeft: previous,
      '+': viewActions.zoomIn,
      '=': viewActions.zoomIn,
      '-': viewActions.zoomOut,
      '0': viewActions.reset,
      r: viewActions.rotate,
      '?': () => setDialog('help'),
    },
    hasShortcuts && dialog === null,
  );
  return (
    <>
      <ReviewSheet
        current={current}
        review={review}
        view={view}
        viewActions={viewActions}
        headingRef={heading}
      />
      <DeskBar
        name={current.name}
        isReady={isReady}
        isApproving={decisions.isApproving}
        hasShortcuts={hasShortcuts}
        onApprove={approve}
        onReject={reject}
        onPrevious={previous}
        onNext={following}
        onShortcuts={setShortcuts}
      />
      <DeskReject
        {...desk}
        row={current}
        isOpen={dialog === 'reject'}
        withKeys={hasShortcuts}
        decisions={decisions}
        onClose={() => setDialog(null)}
        returnFocus={() => heading.current}
      />
    </>
  );
}

/** The review of the request on screen; the next one's is read ahead. */
function useReview(
  current: UserRow,
  next: UserRow | undefined,
  onTaken: (row: UserRow, error: unknown) => void,
) {
  const review = useEndpoint('getReview', { id: current._id });
  const nextId = next?._id ?? current._id;
  useEndpoint('getReview', { id: nextId }, { enabled: nextId !== current._id && review.isSuccess });
  const { error } = review;
  const tell = useRef(onTaken);
  useEffect(() => {
    tell.current = onTaken;
  });
  useEffect(() => {
    if (isTaken(error)) tell.current(current, error);
  }, [error, current]);
  return review;
}

const settlesAfterMs = 400;

/** Whether this subject has been shown for a moment. */
function useIsSettled(subject: string): boolean {
  const [settled, setSettled] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(subject), settlesAfterMs);
    return () => clearTimeout(timer);
  }, [subject]);
  return settled === subject;
}

interface DeskRejectProps extends Pick<ReviewDeskProps, 'rejection'> {
  readonly row: UserRow;
  readonly isOpen: boolean;
  readonly withKeys: boolean;
  readonly decisions: ReturnType<typeof useDecisions>;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

function DeskReject({ rejection, row, decisions, onClose, ...dialog }: DeskRejectProps) {
  const [error, setError] = useState<React.ReactNode>();
  const close = () => {
    setError(undefined);
    onClose();
  };
  const reject = async (reason: string | undefined) => {
    setError(undefined);
    try {
      await decisions.reject(row, reason);
      close();
    } catch (failed) {
      setError(rejection.failure(failed));
    }
  };
  return (
    <RejectDialog
      {...dialog}
      title={rejection.title}
      content={rejection.content}
      usualReasons={rejection.usualReasons}
      record={row.name}
      isBusy={decisions.isRejecting}
      error={error}
      onReject={reject}
      onCancel={close}
    />
  );
}

function AllDecided({ list }: Pick<ReviewDeskProps, 'list'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="panel grid justify-items-center gap-3 px-4 py-16 text-center">
      <CheckCircleIcon className="size-12 text-success" />
      <h2 ref={heading} tabIndex={-1} lang="id" className="text-heading outline-none">
        Semua permintaan sudah diputuskan
      </h2>
      <p lang="id" className="max-w-prose text-muted">
        Tidak ada lagi yang menunggu. Permintaan baru muncul di daftar.
      </p>
      <ButtonLink to={list.path} className="mt-2">
        {list.label}
      </ButtonLink>
    </div>
  );
}
