import type { Editor } from '@tiptap/core';
import type { PendingCursor, PendingPoint } from './editor-placeholder.tsx';

/** Restores the selection of earlier text. Pastes the clipboard content again, now with its formatting. */
export function resumeTyping(editor: Editor, typed: string, { from, to, pasted }: PendingCursor): void {
  // A line break is one character in the text, but two positions in the document: a paragraph end and a
  // paragraph start. The first paragraph start is one more.
  const toPosition = (at: number) => at + typed.slice(0, at).split('\n').length;
  editor.commands.setTextSelection({ from: toPosition(from), to: toPosition(to) });
  editor.view.focus();
  if (pasted === undefined) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', pasted.html);
  clipboardData.setData('text/plain', pasted.plain);
  editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Restores scroll position and cursor of the preview, and inserts text that was typed since. */
export function resumeTypingAt(
  editor: Editor,
  { scrollTop, isFocused, left, top, isAllSelected, typed }: PendingPoint,
): void {
  const { dom } = editor.view;
  dom.scrollTop = scrollTop;
  if (!isFocused && typed === undefined) return;
  const box = dom.getBoundingClientRect();
  const at = editor.view.posAtCoords({ left: box.left + left, top: box.top + top - scrollTop });
  const isPicture = at !== null && at.inside >= 0 && editor.state.doc.nodeAt(at.inside)?.isAtom === true;
  if (isAllSelected) editor.commands.selectAll();
  else if (isPicture) editor.commands.setNodeSelection(at.inside);
  else editor.commands.setTextSelection(at?.pos ?? 0);
  if (isFocused) editor.view.focus();
  if (typed === undefined) return;
  editor.commands.deleteSelection();
  for (const [index, text] of typed.split('\n').entries()) {
    if (index > 0) editor.commands.splitBlock();
    if (text !== '') editor.commands.insertContent({ type: 'text', text });
  }
}
