import type { Reuse, Review } from 'contract/money/reviews';
import { isGuestId } from 'contract/rules/events/guests';
import type { UserRow } from 'contract/schemas/people';
import { adminListDate, adminListDateTime, formatDate } from 'contract/text/dates';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { PossibleDoubles } from '#shared/members/possible-doubles.tsx';
import { kindText, stateText } from '#shared/payments/payment-words.ts';
import { ExternalIcon } from '#ui/base/icons.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { AlertIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { answerText } from '../request-state.tsx';
import { ProofViewer, type View, type ViewActions } from './proof-viewer.tsx';
import { EarlierPayments, ReviewFacts } from './review-facts.tsx';

interface ReviewSheetProps {
  readonly current: UserRow;
  readonly review: {
    readonly data: Review | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
    readonly comparison: Comparison;
  };
  readonly paymentId: string;
  readonly isAwaited: boolean;
  readonly view: View;
  readonly viewActions: ViewActions;
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly onSeen: (id: string) => void;
}

export function ReviewSheet(props: ReviewSheetProps) {
  const { current, review, paymentId, isAwaited, view, viewActions, headingRef, onSeen } = props;
  const { data, error } = review;
  const isRead = data !== undefined || error !== null;
  const may = useDutyCheck();
  const places = data?.user.event?.places;
  return (
    <article className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
      <div className="grid gap-4 lg:col-start-2">
        <h2 ref={headingRef} tabIndex={-1} className="text-heading outline-none wrap-anywhere">
          {places === undefined ? current.name : `${current.name} · ${places} tempat`}
        </h2>
        {data !== undefined && <QuestionFacts user={data.user} />}
        {data !== undefined && <ReuseWarning reuses={data.reuses} />}
        {data?.isCompared === false && <ComparisonState comparison={review.comparison} />}
      </div>
      {/* On phones, hidden until the warnings above it are known, to avoid a layout shift. */}
      <div
        className={`min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1 ${isRead ? '' : 'max-lg:invisible'}`}
      >
        {isRead && paymentId === '' ? (
          <p className="panel p-5">Tidak ada bukti: uangnya ditemukan di mutasi bank.</p>
        ) : (
          <ProofViewer
            id={paymentId}
            name={current.name}
            isAwaited={isAwaited && paymentId !== ''}
            view={view}
            actions={viewActions}
            onSeen={onSeen}
          />
        )}
      </div>
      {/* The key replaces the spinner instead of moving it, which would count as a layout shift. */}
      <div key={`${isRead}`} className="grid gap-4 lg:col-start-2">
        {!isRead && <Spinner label="Loading..." />}
        {error !== null && (
          <LoadFailure text="Gagal mengambil data pengguna" error={error} onRetry={review.refetch} />
        )}
        {data !== undefined && (
          <div className="panel grid gap-5 p-4">
            <ReviewFacts review={data} />
            <EarlierPayments earlier={data.earlier} />
          </div>
        )}
        {data?.user.isActive === 'waitingApproval' && may('people') && <PossibleDoubles id={current._id} />}
      </div>
    </article>
  );
}

interface Comparison {
  readonly hasFailed: boolean;
  readonly retry: () => unknown;
}

function ComparisonState({ comparison: { hasFailed, retry } }: { readonly comparison: Comparison }) {
  if (hasFailed)
    return <LoadFailure text="Bukti ini belum dapat dibandingkan dengan bukti lain." onRetry={retry} />;
  return (
    <p role="status" className="text-muted text-sm">
      Membandingkan bukti dengan bukti lain…
    </p>
  );
}

function QuestionFacts({ user: { question, answer } }: { readonly user: UserRow }) {
  if (question === null && answer === null) return null;
  return (
    <section aria-label="Pertanyaan" className="panel grid gap-3 p-4 text-sm">
      {question !== null && (
        <>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <StatusBadge tone="waiting" label="Menunggu jawaban" />
            <span className="text-muted">{`sampai ${formatDate(question.answerBy)}`}</span>
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

const looks = {
  exact: {
    colours: 'border-danger bg-danger-soft text-danger',
    text: 'Bukti ini sudah pernah dipakai.',
    explanation: 'Berkas yang persis sama juga diunggah untuk pembayaran ini:',
  },
  near: {
    colours: 'border-warning bg-warning-soft text-warning',
    text: 'Bukti ini sangat mirip dengan bukti lain.',
    explanation: 'Bandingkan tanggal, waktu, dan nomor referensinya dengan pembayaran ini:',
  },
} as const;

/** Warns prominently of a reused proof with its earlier payments: an identical file, or a similar image. */
function ReuseWarning({ reuses }: { readonly reuses: readonly Reuse[] }) {
  return (['exact', 'near'] as const).map((match) => {
    const matches = reuses.filter((reuse) => reuse.match === match);
    if (matches.length === 0) return null;
    const { colours, text, explanation } = looks[match];
    return (
      <div key={match} role="alert" className={`rounded-panel border-2 p-4 ${colours}`}>
        <p className="flex items-start gap-2.5 font-bold">
          <AlertIcon className="mt-0.5 size-5 shrink-0" />
          {text}
        </p>
        <p className="mt-1 text-sm">{explanation}</p>
        <ul className="mt-2 grid gap-2 text-sm">
          {matches.map((reuse) => (
            <li key={reuse._id}>
              <Payer reuse={reuse} />
              <span className="block">
                {`${kindText[reuse.kind]}, ${adminListDate(reuse.uploadedAt)}, ${stateText[reuse.state].toLowerCase()}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** Opens in a new tab, to keep the review open. */
function Payer({ reuse: { userId, name } }: { readonly reuse: Reuse }) {
  if (isGuestId(userId)) return <strong>Peserta acara tanpa akun</strong>;
  if (name === null) return <strong>Akun yang sudah dihapus</strong>;
  return (
    <Link
      to={`/admin/manage-user/edit/${userId}`}
      target="_blank"
      className="inline-flex min-h-6 items-center gap-1 font-bold text-inherit underline wrap-anywhere"
    >
      {name}
      <ExternalIcon className="size-4 shrink-0" />
      <span className="sr-only">(tab baru)</span>
    </Link>
  );
}
