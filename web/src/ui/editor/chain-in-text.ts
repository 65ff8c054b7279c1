import type { ChainedCommands, Editor } from '@tiptap/core';

/**
 * Starts commands in the text, which gets the focus immediately. The focus command of the library waits for the next
 * frame, so keys that arrive before it would be lost.
 */
export function chainInText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().scrollIntoView();
}
