import { limits } from 'contract/rules/limits';
import type { User } from 'contract/schemas/people';
import { type RefObject, useRef } from 'react';
import * as t from '#messages/features/people/membership/card';
import { Button, ButtonLink, WithTranslation } from '#ui/base/button.tsx';
import { DownloadIcon, PrintIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { Section } from '#ui/base/section.tsx';
import { cardFileName } from './card-file-name.ts';
import { CardSettings } from './card-settings.tsx';
import { describeCard } from './describe-card.ts';
import { type CardDrawing, hasExpired, readyToDraw } from './draw-card.ts';
import { isIssued } from './is-issued.ts';
import { useDrawing } from './use-drawing.ts';
import { useLoadedCard } from './use-loaded-card.ts';

export function Card({ user }: { readonly user: User }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { signedCard, isUnsigned, retry, isDrawn, picture } = useCard(canvas, user);
  const save = async (scale: 1 | 2) => {
    const png = await picture(scale);
    if (png !== null) saveFile(png, cardFileName(user.name, scale));
  };
  return (
    <Section id="card-title" title={t.cardTitle} className="panel grid content-start gap-5 p-5 sm:p-6">
      <canvas
        ref={canvas}
        role="img"
        aria-label={describeCard(user)}
        aria-busy={!isDrawn}
        data-print="card"
        width={limits.card.width}
        height={limits.card.height}
        className="h-auto w-full max-w-150 rounded-2xl shadow-float"
      />
      {isUnsigned && (
        <Notice tone="error" onRetry={retry}>
          {t.unsigned}
        </Notice>
      )}
      {user.validUntil !== null ? (
        <div className="flex flex-wrap items-start gap-3">
          {isIssued(user) && (
            <ButtonLink to="/membership/card" variant="secondary">
              {t.showCard}
            </ButtonLink>
          )}
          {isIssued(user) && (
            <ButtonLink to="/membership/letters" variant="secondary">
              {t.letters}
            </ButtonLink>
          )}
          <WithTranslation translation={t.downloadTranslation}>
            <Button lang="en" icon={<DownloadIcon />} busy={!isDrawn} onClick={() => save(1)}>
              {t.download}
            </Button>
          </WithTranslation>
          <Button variant="secondary" icon={<DownloadIcon />} busy={!isDrawn} onClick={() => save(2)}>
            {t.downloadLarge}
          </Button>
          <Button variant="secondary" icon={<PrintIcon />} busy={!isDrawn} onClick={() => window.print()}>
            {t.printCard}
          </Button>
        </div>
      ) : (
        <p className="text-muted">{t.downloadLater}</p>
      )}
      {isIssued(user) && signedCard !== undefined && <CardSettings user={user} card={signedCard} />}
    </Section>
  );
}

function useCard(canvas: RefObject<HTMLCanvasElement | null>, user: User) {
  const { drawing, reply, isWaiting } = useLoadedCard(user);
  const issued = isIssued(user);
  const isDrawn = useDrawing(canvas, drawing);
  return {
    signedCard: issued ? reply.data : undefined,
    isUnsigned: issued && reply.isError,
    retry: () => void reply.refetch(),
    isDrawn: isDrawn && !isWaiting,
    picture: (scale: 1 | 2) => pictureOf(drawing, scale),
  };
}

function sheetOf(scale: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  sheet.width = limits.card.width * scale;
  sheet.height = limits.card.height * scale;
  return sheet;
}

async function pictureOf(drawing: CardDrawing, scale: number): Promise<Blob | null> {
  const sheet = sheetOf(scale);
  // The card may have expired since the page was opened.
  const { validUntil } = drawing.holder;
  const ready = await readyToDraw({ ...drawing, hasExpired: hasExpired({ validUntil }) }, scale);
  ready(sheet);
  return new Promise((resolve) => sheet.toBlob(resolve, 'image/png'));
}
