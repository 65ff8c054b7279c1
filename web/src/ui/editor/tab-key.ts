import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell, isInTable } from '@tiptap/pm/tables';
import { isNested, lift, nest } from './list-levels.ts';

const step = (editor: Editor, isBack: boolean): boolean => {
  const { state, view } = editor;
  if (isInTable(state)) return goToNextCell(isBack ? -1 : 1)(state, view.dispatch);
  return isBack ? isNested(editor) && lift(editor) : nest(editor);
};

/**
 * Tab goes down a level in a list and to the next cell in a table, with Shift the other way. Where there is nothing
 * to do, and always after Escape, it stays the browser's and leaves the text: nobody is caught.
 */
export const TabKey = Extension.create({
  name: 'tabKey',
  addProseMirrorPlugins() {
    const { editor } = this;
    let isLeaving = false;
    const onKeyDown = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
      if (key === 'Tab' && !ctrlKey && !altKey && !metaKey) return !isLeaving && step(editor, shiftKey);
      if (key !== 'Shift') isLeaving = key === 'Escape';
      return false;
    };
    const onBlur = () => {
      isLeaving = false;
      return false;
    };
    return [
      new Plugin({
        props: { handleKeyDown: (_, event) => onKeyDown(event), handleDOMEvents: { blur: onBlur } },
      }),
    ];
  },
});
