import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import {
  type PendingPoint,
  parseBlocks,
  type StoredTextPreviewProps,
  ToolbarPlaceholder,
} from '#ui/editor/editor-placeholder.tsx';
import { ContentBlocks } from './content-blocks.tsx';

/** Shows the stored text until the editor has loaded, which then receives the press and early typing. */
export function StoredTextPreview({
  control,
  label,
  value,
  isEditorLoading,
  onFirstInput,
  onReplaced,
}: StoredTextPreviewProps) {
  const text = useRef<HTMLDivElement>(null);
  const { point, onPointerDown, onKeyDown } = useEarlyInput(onFirstInput);
  // Runs before the element is removed and loses the focus.
  useLayoutEffect(() => {
    const element = text.current;
    return () => {
      if (element === null) return;
      const isFocused = element.contains(document.activeElement);
      onReplaced({ scrollTop: element.scrollTop, isFocused, ...point.current });
    };
  }, [onReplaced, point]);
  const { id, lang, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  return (
    <div
      className={`overflow-clip rounded-control border bg-surface-raised ${invalid ? 'border-danger' : 'border-line-strong'}`}
    >
      <ToolbarPlaceholder>
        {isEditorLoading && (
          <p role="status" className="absolute inset-0 grid place-items-center text-muted">
            Loading...
          </p>
        )}
      </ToolbarPlaceholder>
      {/* biome-ignore lint/a11y/useSemanticElements: a native text box cannot contain headings or pictures */}
      <div
        ref={text}
        id={id}
        lang={lang}
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
        // Links do not navigate, as in the editor.
        onClick={(event) => event.preventDefault()}
      >
        <ContentBlocks blocks={parseBlocks(value)} />
      </div>
    </div>
  );
}

type Place = Omit<PendingPoint, 'scrollTop' | 'isFocused'>;

/** Records the press position and early typing for the editor. */
function useEarlyInput(onBegin: () => void) {
  const point = useRef<Place>({ left: 0, top: 0, isAllSelected: false, typed: undefined });
  const onPointerDown = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    // Early typing keeps its position.
    if (point.current.typed !== undefined) return;
    const box = currentTarget.getBoundingClientRect();
    const [left, top] = [clientX - box.left, clientY - box.top + currentTarget.scrollTop];
    point.current = { left, top, isAllSelected: false, typed: undefined };
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

/** Applies a key press; returns undefined for keys that do not change text. */
function afterKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, before: Place): Place | undefined {
  const isCommand = ctrlKey || metaKey;
  if (isCommand && !altKey && key === 'a') return { ...before, isAllSelected: true };
  if (isCommand || altKey) return undefined;
  const { typed = '' } = before;
  if (key === 'Enter') return { ...before, typed: `${typed}\n` };
  // Existing text is deleted only if all of it is selected.
  if (key === 'Backspace' || key === 'Delete')
    return before.isAllSelected || typed !== '' ? { ...before, typed: typed.slice(0, -1) } : undefined;
  return [...key].length === 1 ? { ...before, typed: typed + key } : undefined;
}
