import { type Editor, Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { goToNextCell, isInTable } from '@tiptap/pm/tables';
import { isNested, lift, nest } from './list-levels.ts';

const handleTab = (editor: Editor, isBack: boolean): boolean => {
  const { state, view } = editor;
  if (isInTable(state)) return goToNextCell(isBack ? -1 : 1)(state, view.dispatch);
  return isBack ? isNested(editor) && lift(editor) : nest(editor);
};

/**
 * Handles Tab and Shift+Tab: they change the level of a list entry, and move between table cells. Otherwise,
 * and always after Escape, the browser moves the focus, so there is no keyboard trap.
 */
export const TabKey = Extension.create({
  name: 'tabKey',
  addProseMirrorPlugins() {
    const { editor } = this;
    let isLeaving = false;
    const onKeyDown = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => {
      if (key === 'Tab' && !ctrlKey && !altKey && !metaKey) return !isLeaving && handleTab(editor, shiftKey);
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
