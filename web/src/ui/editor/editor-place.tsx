import { richTextOf } from 'contract/fields/rich-text';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import type { ControlProps } from '#ui/forms/field.tsx';

/** The blocks of what was typed without the editor, as JSON: a paragraph for each line; '' for none. */
export function blocksOfLines(typed: string): string {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const blocks = lines.map((text) => ({ type: 'text', content: richTextOf([{ text }]) }));
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
}

/** Where a text is that the editor has yet to show. */
export function EditorPlace() {
  return (
    <p role="status" className="control grid place-items-center text-muted">
      Loading...
    </p>
  );
}

/** Where somebody was in what they typed without the editor, counted in characters. */
export interface EarlyCursor {
  readonly from: number;
  readonly to: number;
  /** What has just been pasted there, of which a plain text box took the words alone. */
  readonly pasted?: Clipboard | undefined;
}

interface Clipboard {
  readonly html: string;
  readonly plain: string;
}

interface EarlyTextProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly onType: (typed: string) => void;
  /** Told when the editor takes its place where the cursor was, if it was here. */
  readonly onLeave: (cursor: EarlyCursor | undefined) => void;
}

/** Stands where an empty editor is going to be: what is typed or pasted meanwhile goes to it, and the cursor. */
export function EarlyText({ control, label, onType, onLeave }: EarlyTextProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const paste = useRef<(Clipboard & { from: number; after?: string }) | undefined>(undefined);
  // Before the element goes, and the focus with it.
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (element === null || element !== document.activeElement) return onLeave(undefined);
      const { selectionStart, selectionEnd: to, value } = element;
      const isFresh = paste.current?.after === value;
      onLeave(
        isFresh
          ? { from: paste.current?.from ?? 0, to, pasted: paste.current }
          : { from: selectionStart, to },
      );
    };
  }, [onLeave]);
  const onPaste = ({ clipboardData, currentTarget }: ClipboardEvent<HTMLTextAreaElement>) => {
    const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
    paste.current = html === '' ? undefined : { html, plain, from: currentTarget.selectionStart };
  };
  return (
    <textarea
      ref={area}
      {...control}
      aria-label={label}
      onPaste={onPaste}
      onChange={({ target: { value } }) => {
        if (paste.current !== undefined) paste.current.after ??= value;
        onType(value);
      }}
      className="control resize-none"
    />
  );
}
