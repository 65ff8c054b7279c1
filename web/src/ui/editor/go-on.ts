import type { Editor } from '@tiptap/core';
import type { EarlyCursor, EarlyPoint } from './editor-place.tsx';

/**
 * Puts the cursor of an editor that holds these lines where it was in them, and pastes what was pasted there, now with
 * all that the editor can show.
 *
 * @param typed what the document was made of (`docOfLines`)
 */
export function goOn(editor: Editor, typed: string, { from, to, pasted }: EarlyCursor): void {
  // The end of one paragraph and the start of the next, where a line has one character; and the start of the first.
  const placeOf = (at: number) => at + typed.slice(0, at).split('\n').length;
  editor.commands.setTextSelection({ from: placeOf(from), to: placeOf(to) });
  editor.view.focus();
  if (pasted === undefined) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', pasted.html);
  clipboardData.setData('text/plain', pasted.plain);
  editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Shows the part of the text that was on screen, with the cursor where somebody pressed, behind what they typed since. */
export function goOnAt(editor: Editor, { scrolled, isFocused, left, top, isAll, typed }: EarlyPoint): void {
  const { dom } = editor.view;
  dom.scrollTop = scrolled;
  if (!isFocused && typed === undefined) return;
  const box = dom.getBoundingClientRect();
  const at = editor.view.posAtCoords({ left: box.left + left, top: box.top + top - scrolled });
  const isPicture = at !== null && at.inside >= 0 && editor.state.doc.nodeAt(at.inside)?.isAtom === true;
  if (isAll) editor.commands.selectAll();
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
