import type { ContentBlock } from 'contract/schemas/content';
import { mergeSpans } from 'contract/schemas/rich-text';
import { type ClipboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { ControlProps } from '#ui/forms/field.tsx';

/** Converts plain text to a field value: a paragraph for each line, or '' without text. */
export function linesToFieldValue(typed: string): string {
  const lines = typed.split('\n').filter((line) => line.trim() !== '');
  const blocks = lines.map((text) => ({ type: 'text', content: mergeSpans([{ text }]) }));
  return blocks.length === 0 ? '' : JSON.stringify(blocks);
}

export function parseBlocks(value: string): ContentBlock[] {
  try {
    return JSON.parse(value) as ContentBlock[];
  } catch {
    return [];
  }
}

const tools = Array.from({ length: 14 }, (_, index) => index);

/** Reserves the space of the toolbar at any width. Its children are placed over it. */
export function ToolbarPlaceholder({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="relative flex flex-wrap gap-0.5 border-line border-b bg-surface-sunken p-1">
      {tools.map((place) => (
        <span key={place} className="size-10 pointer-coarse:size-11" />
      ))}
      {children}
    </div>
  );
}

/** Invisible spacer with the minimum height of the editor, which avoids a layout shift. */
export const EditorSpacer = () => (
  <div aria-hidden="true" className="invisible border">
    <ToolbarPlaceholder />
    <div className="h-72" />
  </div>
);

export function EditorPlaceholder() {
  return (
    <p role="status" className="control grid place-items-center text-muted">
      Loading...
    </p>
  );
}

/** Selection in text that was typed before the editor was loaded, in characters. */
export interface PendingCursor {
  readonly from: number;
  readonly to: number;
  /** Clipboard content that was just pasted there. A plain textarea takes only its text. */
  readonly pasted?: Clipboard | undefined;
}

/** Position in a preview of the text, before the editor was loaded. */
export interface PendingPoint {
  readonly scrollTop: number;
  readonly isFocused: boolean;
  /** Pressed position in CSS pixels from the start of the text. 0 if it was focused by keyboard. */
  readonly left: number;
  readonly top: number;
  /** All text was selected, so typed text replaces it. */
  readonly isAllSelected: boolean;
  /** Text typed since. Undefined if no key changed anything. */
  readonly typed: string | undefined;
}

interface Clipboard {
  readonly html: string;
  readonly plain: string;
}

export interface StoredTextPreviewProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly value: string;
  readonly isEditorLoading: boolean;
  /** Called when a key first changes the text. The field value does not change until the editor is loaded. */
  readonly onFirstInput: () => void;
  readonly onReplaced: (point: PendingPoint) => void;
}

interface PlainTextFallbackProps {
  readonly control: ControlProps;
  readonly label: string;
  readonly onType: (typed: string) => void;
  /** Called when the editor replaces the textarea, with its selection if it had the focus. */
  readonly onReplaced: (cursor: PendingCursor | undefined) => void;
}

/** Textarea until the editor is loaded, which then takes over its text and selection. */
export function PlainTextFallback({ control, label, onType, onReplaced }: PlainTextFallbackProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const paste = useRef<(Clipboard & { from: number; after?: string }) | undefined>(undefined);
  // Reads the focus in a layout effect, before the element is removed.
  useLayoutEffect(() => {
    const element = area.current;
    return () => {
      if (element === null || element !== document.activeElement) return onReplaced(undefined);
      const { selectionStart, selectionEnd: to, value } = element;
      const isJustPasted = paste.current?.after === value;
      onReplaced(
        isJustPasted
          ? { from: paste.current?.from ?? 0, to, pasted: paste.current }
          : { from: selectionStart, to },
      );
    };
  }, [onReplaced]);
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
