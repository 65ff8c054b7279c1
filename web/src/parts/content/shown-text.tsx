import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { type EarlyPoint, parseBlocks, type ShownTextProps } from '#ui/editor/editor-place.tsx';
import { ContentBlocks } from './content-blocks.tsx';

/** Buttons of the editor, whose rows are kept free above the text. */
const tools = Array.from({ length: 14 }, (_, index) => index);

/**
 * The stored text of an article or event as the editor is going to show it, in the same place: it can be read before the
 * editor is there. Where somebody presses it, and what they type before that comes, goes on in the editor.
 */
export function ShownText({ control, label, value, isAwaited, onBegin, onLeave }: ShownTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const { point, onPointerDown, onKeyDown } = useEarlyPoint(onBegin);
  // Before the element goes, and the focus with it.
  useLayoutEffect(() => {
    const element = text.current;
    return () => {
      if (element === null) return;
      const isFocused = element.contains(document.activeElement);
      onLeave({ scrolled: element.scrollTop, isFocused, ...point.current });
    };
  }, [onLeave, point]);
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  return (
    <div
      className={`overflow-clip rounded-control border bg-surface-raised ${invalid ? 'border-danger' : 'border-line-strong'}`}
    >
      <div className="relative flex flex-wrap gap-0.5 border-line border-b bg-surface-sunken p-1">
        {tools.map((place) => (
          <span key={place} className="size-10 pointer-coarse:size-11" />
        ))}
        {isAwaited && (
          <p role="status" className="absolute inset-0 grid place-items-center text-muted">
            Loading...
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a text box has neither headings nor pictures */}
      <div
        ref={text}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-readonly="true"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        className="max-h-[36rem] min-h-72 overflow-y-auto px-4.5 py-4 [&>.prose>p:first-child]:text-[length:inherit] [&>.prose>p:first-child]:leading-[inherit] [&>.prose]:max-w-none [&_img]:w-auto! [&_figure]:my-0"
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        // It leads nowhere here, as in the editor.
        onClick={(event) => event.preventDefault()}
      >
        <ContentBlocks blocks={parseBlocks(value)} />
      </div>
    </div>
  );
}

type Place = Omit<EarlyPoint, 'scrolled' | 'isFocused'>;

/** Where it was pressed, and what is typed from then on, kept for the editor. */
function useEarlyPoint(onBegin: () => void) {
  const point = useRef<Place>({ left: 0, top: 0, isAll: false, typed: undefined });
  const onPointerDown = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    // What has been typed stays where it was typed.
    if (point.current.typed !== undefined) return;
    const box = currentTarget.getBoundingClientRect();
    const [left, top] = [clientX - box.left, clientY - box.top + currentTarget.scrollTop];
    point.current = { left, top, isAll: false, typed: undefined };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = afterKey(event, point.current);
    if (next === undefined) return;
    event.preventDefault();
    if (next.typed !== undefined && point.current.typed === undefined) onBegin();
    point.current = next;
  };
  return { point, onPointerDown, onKeyDown };
}

/** What a key makes of it; undefined for one that does nothing to a text. */
function afterKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, before: Place): Place | undefined {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !altKey && key === 'a') return { ...before, isAll: true };
  if (isCommand || altKey) return undefined;
  const { typed = '' } = before;
  if (key === 'Enter') return { ...before, typed: `${typed}\n` };
  // Of what was there before, only all of it is chosen.
  if (key === 'Backspace' || key === 'Delete')
    return before.isAll || typed !== '' ? { ...before, typed: typed.slice(0, -1) } : undefined;
  return [...key].length === 1 ? { ...before, typed: typed + key } : undefined;
}
