import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { FitIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '#ui/base/icons.tsx';
import { ProtectedImage, useProtectedImage } from '#ui/pictures/protected-image.tsx';

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

interface ProofViewerProps {
  readonly id: string;
  readonly name: string;
  readonly isAwaited: boolean;
  readonly view: View;
  readonly actions: ViewActions;
  /** Receives the payment id when its proof is on screen, or cannot be loaded. */
  readonly onSeen: (id: string) => void;
}

export function ProofViewer({ id, name, isAwaited, view, actions, onSeen }: ProofViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  useWheel(stage, actions);
  const isZoomed = view.scale > 1;
  return (
    <div className="panel flex min-w-0 flex-col overflow-hidden">
      <Toolbar view={view} actions={actions} />
      <div
        ref={stage}
        className={`[container-type:size] relative grid h-[62dvh] place-items-center overflow-hidden bg-surface-sunken lg:h-[calc(100dvh-21rem)] lg:min-h-96 ${
          isZoomed ? 'cursor-grab touch-none active:cursor-grabbing' : 'touch-pan-y'
        }`}
        {...dragging(actions)}
      >
        <Picture key={id} id={id} name={name} isAwaited={isAwaited} view={view} onSeen={onSeen} />
      </div>
    </div>
  );
}

/** Keyed by payment, so that a proof never appears next to the name of another applicant. */
function Picture({ id, name, isAwaited, view, onSeen }: Omit<ProofViewerProps, 'actions'>) {
  const picture = useProtectedImage('getProof', id, isAwaited);
  const hasFailed = picture.error !== null;
  useEffect(() => {
    if (hasFailed) onSeen(id);
  }, [hasFailed, id, onSeen]);
  const { scale, turns, x, y } = view;
  // Fills the stage, because the image size is unknown before it loads.
  const box = turns % 2 === 0 ? 'h-[100cqh] w-[100cqw]' : 'h-[100cqw] w-[100cqh]';
  const image = (
    <ProtectedImage
      picture={picture}
      alt={`Bukti pembayaran ${name}`}
      errorText="Gambar tidak dapat dimuat."
      className={`${box} shrink-0 select-none object-scale-down p-2`}
      isDraggable={false}
      onPainted={() => onSeen(id)}
    />
  );
  if (picture.url === undefined) return image;
  return (
    <div
      className="absolute inset-0 flex items-center justify-center"
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})` }}
    >
      {image}
    </div>
  );
}

const tool =
  'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold text-ink hover:bg-surface-sunken hover:text-brand pointer-coarse:min-h-11 pointer-coarse:min-w-11';

function Toolbar({ view, actions }: Pick<ProofViewerProps, 'view' | 'actions'>) {
  return (
    <section aria-label="Tampilan bukti" className="flex flex-wrap items-center gap-1 px-2 py-1">
      <button type="button" className={tool} title="Perkecil (-)" onClick={actions.zoomOut}>
        <ZoomOutIcon />
        <span className="sr-only">Perkecil</span>
      </button>
      <output className="w-14 text-center text-sm text-muted tabular-nums" aria-label="Pembesaran">
        {`${Math.round(view.scale * 100)}%`}
      </output>
      <button type="button" className={tool} title="Perbesar (+)" onClick={actions.zoomIn}>
        <ZoomInIcon />
        <span className="sr-only">Perbesar</span>
      </button>
      <button type="button" className={tool} title="Utuh (0)" onClick={actions.reset}>
        <FitIcon />
        Utuh
      </button>
      <button type="button" className={tool} title="Putar (r)" onClick={actions.rotate}>
        <RotateIcon />
        Putar
      </button>
    </section>
  );
}

/** Adds a native listener: React's wheel listener is passive and cannot prevent page scrolling. */
function useWheel(stage: React.RefObject<HTMLDivElement | null>, { zoomIn, zoomOut }: ViewActions): void {
  const latest = useRef({ zoomIn, zoomOut });
  useEffect(() => {
    latest.current = { zoomIn, zoomOut };
  });
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    const onWheel = (event: WheelEvent) => {
      if (event.deltaY === 0) return;
      event.preventDefault();
      if (event.deltaY < 0) latest.current.zoomIn();
      else latest.current.zoomOut();
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage]);
}

const dragging = ({ pan }: ViewActions) => ({
  onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
    if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
  },
  onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) pan(event.movementX, event.movementY);
  },
});
