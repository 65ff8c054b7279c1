import type { CardReply } from 'contract/card';
import { limits } from 'contract/rules/limits';
import { isValidAt } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useProfilePhoto } from '../use-profile-photo.ts';
import { type CardDrawing, readyToDraw } from './draw-card.ts';
import { isIssued } from './is-issued.ts';

export interface Card {
  /** Undefined while loading, and always without an approved membership. */
  readonly signedCard: CardReply | undefined;
  readonly isUnsigned: boolean;
  readonly retry: () => void;
  /** The complete card is on the canvas. */
  readonly isDrawn: boolean;
  /** Returns the card as a PNG, in normal or double size. */
  readonly picture: (scale: 1 | 2) => Promise<Blob | null>;
}

export const hasExpired = ({ validUntil }: Pick<User, 'validUntil'>, now: Date = new Date()): boolean =>
  validUntil !== null && !isValidAt(validUntil, now);

/** Draws the user's own card with its code, and redraws it when its content changes. */
export function useCard(canvas: RefObject<HTMLCanvasElement | null>, user: User): Card {
  const { photo, isPending } = useProfilePhoto(user);
  const issued = isIssued(user);
  const reply = useEndpoint('getCard', {}, { enabled: issued });
  const isWaiting = isPending || (issued && reply.isPending);
  const { name, createdAt, memberNumber, validUntil } = user;
  const code = issued ? reply.data?.code : undefined;
  const isOver = hasExpired(user);
  const drawing = useMemo(
    () => ({ holder: { name, createdAt, memberNumber, validUntil }, photo, code, hasExpired: isOver }),
    [name, createdAt, memberNumber, validUntil, photo, code, isOver],
  );
  const isDrawn = useDrawing(canvas, drawing);
  return {
    signedCard: issued ? reply.data : undefined,
    isUnsigned: issued && reply.isError,
    retry: () => void reply.refetch(),
    isDrawn: isDrawn && !isWaiting,
    picture: (scale) => pictureOf(drawing, scale),
  };
}

/** Draws the card. Returns true when this drawing is on the canvas. */
function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, drawing: CardDrawing): boolean {
  const [latest, setLatest] = useState<CardDrawing>();
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const ready = await readyToDraw(drawing);
      // Of two pending drawings, the older one could finish last.
      if (!isCurrent || canvas.current === null) return;
      ready(canvas.current);
      setLatest(drawing);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [canvas, drawing]);
  return latest === drawing;
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
