import type { ContentBlock } from 'contract/fields/content';
import { richTextOf } from 'contract/fields/rich-text';
import { type ClipboardEvent, useLayoutEffect, useRef } from 'react';
import type { ControlProps } from '#ui/forms/field.tsx';

/** The blocks of what was typed without the editor, as JSON: a paragraph for each line; '' for none. */
export function blocksOfLines(typed: string): string {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const blocks = lines.map((text) => ({ type: 'text', content: richTextOf([{ text }]) }));
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
}

/** The blocks of a field's value; nothing readable is nothing. */
export function parseBlocks(value: string): ContentBlock[] {
  try {
    return JSON.parse(value) as ContentBlock[];
  } catch {
    return [];
  }
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

/** Where somebody was in a text that was only shown. */
export interface EarlyPoint {
  /** How far it was scrolled, in CSS pixels. */
  readonly scrolled: number;
  /** Whether the focus was there. */
  readonly isFocused: boolean;
  /** Where it was pressed, in CSS pixels from its start; its start where it was reached by keyboard. */
  readonly left: number;
  readonly top: number;
  /** All of the text was chosen: what is typed takes its place. */
  readonly isAll: boolean;
  /** What has been typed since; undefined where no key wrote or deleted anything. */
  readonly typed: string | undefined;
}

interface Clipboard {
  readonly html: string;
  readonly plain: string;
}

/** What shows the text of a field until the editor is there. */
export interface ShownTextProps {
  readonly control: ControlProps;
  readonly label: string;
  /** The field's value. */
  readonly value: string;
  /** The editor is on its way. */
  readonly isAwaited: boolean;
  /** Told when a key first writes something, which is no value of the field until the editor is there. */
  readonly onBegin: () => void;
  /** Told when the editor takes its place. */
  readonly onLeave: (point: EarlyPoint) => void;
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
