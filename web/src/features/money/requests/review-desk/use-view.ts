import { useState } from 'react';

/** View of a picture: scale, clockwise quarter turns, and offset in pixels. */
export interface View {
  readonly scale: number;
  readonly turns: number;
  readonly x: number;
  readonly y: number;
}

export interface ViewActions {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly reset: () => void;
  readonly rotate: () => void;
  readonly pan: (x: number, y: number) => void;
}

const whole: View = { scale: 1, turns: 0, x: 0, y: 0 };
const step = 1.25;
const largest = 8;

function zoomBy(view: View, factor: number): View {
  const scale = Math.min(largest, Math.max(1, view.scale * factor));
  // Rounding: zooming in and out by equal steps must return exactly to the start.
  if (scale < 1.01) return { ...whole, turns: view.turns };
  const share = scale / view.scale;
  return { ...view, scale, x: view.x * share, y: view.y * share };
}

export function useView(subject: string | undefined): readonly [View, ViewActions] {
  const [view, setView] = useState(whole);
  const [latest, setLatest] = useState(subject);
  if (latest !== subject) {
    setLatest(subject);
    setView(whole);
  }
  const actions: ViewActions = {
    zoomIn: () => setView((now) => zoomBy(now, step)),
    zoomOut: () => setView((now) => zoomBy(now, 1 / step)),
    reset: () => setView(whole),
    rotate: () => setView((now) => ({ ...now, turns: (now.turns + 1) % 4, x: 0, y: 0 })),
    pan: (x, y) => setView((now) => (now.scale === 1 ? now : { ...now, x: now.x + x, y: now.y + y })),
  };
  return [view, actions];
}
