import type { Editor } from '@tiptap/core';
import type { EarlyCursor } from './editor-place.tsx';

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
