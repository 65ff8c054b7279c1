import { type RefObject, useEffect, useState } from 'react';
import { type CardDrawing, readyToDraw } from './draw-card.ts';

/** Draws the card. Returns true when this drawing is on the canvas. */
export function useDrawing(
  canvas: RefObject<HTMLCanvasElement | null>,
  drawing: CardDrawing,
  scale = 1,
): boolean {
  const [latest, setLatest] = useState<CardDrawing>();
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const ready = await readyToDraw(drawing, scale);
      // Of two pending drawings, the older one could finish last.
      if (!isCurrent || canvas.current === null) return;
      ready(canvas.current);
      setLatest(drawing);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [canvas, drawing, scale]);
  return latest === drawing;
}
