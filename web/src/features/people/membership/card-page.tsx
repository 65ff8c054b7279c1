import { limits } from 'contract/rules/limits';
import { isRunningAt } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/membership/card';
import { BackLink } from '#ui/base/back-link.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { usePageWorker } from '#ui/lazy/use-page-worker.ts';
import { codeBox, drawLargeCode } from './card/card-code.ts';
import { type CardCopy, readCardCopy, saveCardCopy } from './card/card-copy.ts';
import { describeCard } from './card/describe-card.ts';
import type { CardDrawing } from './card/draw-card.ts';
import { isIssued } from './card/is-issued.ts';
import { useDrawing } from './card/use-drawing.ts';
import { useLoadedCard } from './card/use-loaded-card.ts';
import { WalletButtons } from './card/wallet-buttons.tsx';

/** Shows the card of the last visit until the function answers, and without network. */
export default function CardPage() {
  const profile = useEndpoint('getProfile', {});
  const isAvailable = usePageWorker('/card-worker.js', '/membership/card');
  const copy = useCopy();
  const user = profile.data;
  return (
    <div className="wrap grid max-w-200 gap-5 py-8 sm:py-12">
      <div>
        <BackLink to="/membership">{t.back}</BackLink>
        <h1 className="text-title">{t.title}</h1>
        <p className="mt-1 text-muted">{t.text}</p>
      </div>
      {user !== undefined ? (
        <LoadedCard
          user={user}
          copy={copy}
          isAvailable={isAvailable}
          hasFailed={profile.isError}
          onRetry={profile.refetch}
        />
      ) : (
        <StoredCard copy={copy} hasFailed={profile.isError} onRetry={profile.refetch} />
      )}
    </div>
  );
}

/** Returns undefined while the copy is read, and null without one. */
function useCopy(): CardCopy | null | undefined {
  const [copy, setCopy] = useState<CardCopy | null>();
  useEffect(() => {
    readCardCopy()
      .catch(() => undefined)
      .then((read) => setCopy(read ?? null));
  }, []);
  return copy;
}

interface StoredCardProps {
  readonly copy: CardCopy | null | undefined;
  /** Whether the function did not answer. */
  readonly hasFailed: boolean;
  readonly onRetry: () => unknown;
}

function StoredCard({ copy, hasFailed, onRetry }: StoredCardProps) {
  if (copy)
    return (
      <ShownCard {...copy}>
        {hasFailed && (
          <Notice tone="info" onRetry={() => onRetry()}>
            {t.offline}
          </Notice>
        )}
      </ShownCard>
    );
  if (copy === undefined || !hasFailed) return <Spinner label={t.loading} className="size-8" />;
  return <LoadFailure text={t.notStored} onRetry={onRetry} />;
}

interface LoadedCardProps extends StoredCardProps {
  readonly user: User;
  readonly isAvailable: boolean;
}

function LoadedCard({ user, copy, isAvailable, hasFailed, onRetry }: LoadedCardProps) {
  const { drawing, reply, isWaiting } = useLoadedCard(user);
  const isLoaded = !isWaiting && drawing.code !== undefined;
  const checkedAt = new Date(reply.dataUpdatedAt).toISOString();
  const isSaved = useSavedCopy(isLoaded, drawing, checkedAt);
  const retry = () => {
    onRetry();
    void reply.refetch();
  };
  if (!isIssued(user)) return <p className="text-muted">{t.cardLater}</p>;
  const isOffline = hasFailed || reply.isError;
  const shown = isLoaded ? { drawing, checkedAt } : copy;
  const wallets = reply.data?.wallets ?? [];
  if (!isLoaded || isOffline) return <StoredCard copy={shown} hasFailed={isOffline} onRetry={retry} />;
  return (
    <ShownCard drawing={drawing} checkedAt={checkedAt}>
      {isAvailable && isSaved && <p>{t.stored}</p>}
      {wallets.length > 0 && isRunningAt(user, new Date()) && <WalletButtons wallets={wallets} />}
    </ShownCard>
  );
}

/** Stores a loaded card. Returns true when it is stored. Without storage it is shown only with network. */
function useSavedCopy(isLoaded: boolean, drawing: CardDrawing, checkedAt: string): boolean {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    saveCardCopy({ drawing, checkedAt }).then(
      () => setSaved(true),
      () => setSaved(false),
    );
  }, [isLoaded, drawing, checkedAt]);
  return isSaved;
}

/** Twice as large as the file, so that it is sharp on a phone. */
const scale = 2;

function ShownCard({ drawing, checkedAt, children }: CardCopy & { readonly children: ReactNode }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useDrawing(canvas, drawing, scale);
  return (
    <>
      <canvas
        ref={canvas}
        role="img"
        aria-label={describeCard(drawing.holder)}
        aria-busy={!isDrawn}
        data-print="card"
        width={limits.card.width * scale}
        height={limits.card.height * scale}
        className="h-auto w-full max-w-150 rounded-2xl shadow-float"
      />
      {drawing.code !== undefined && <LargeCode code={drawing.code} />}
      <p className="font-semibold">{fill(t.lastChecked, { date: formatDateTime(checkedAt) })}</p>
      <p className="text-muted">{t.brightness}</p>
      {children}
    </>
  );
}

/** On a phone the code on the card is too small for many scanners. */
function LargeCode({ code }: { readonly code: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current !== null) drawLargeCode(canvas.current, code, largeCodeScale);
  }, [code]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t.codeAlt}
      width={codeBox.size * largeCodeScale}
      height={codeBox.size * largeCodeScale}
      className="print-hidden mx-auto h-auto w-full max-w-80 sm:hidden"
    />
  );
}

const largeCodeScale = 4;
