import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { limits } from 'contract/rules/limits';
import { chainInText } from './chain-in-text.ts';

const countLevels = (node: Node): number => {
  let deepest = 0;
  node.forEach((child) => {
    deepest = Math.max(deepest, countLevels(child));
  });
  return deepest + (node.type.name === 'listItem' ? 1 : 0);
};

/** Returns the deepest level of the selected entries and their nested entries. 0 outside a list. */
function deepestSelectedLevel({ state }: Editor): number {
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, (node) => node.firstChild?.type.name === 'listItem');
  if (range === null) return 0;
  let above = 0;
  for (let depth = 0; depth < range.depth; depth += 1) {
    if ($from.node(depth).type.name === 'listItem') above += 1;
  }
  let below = 0;
  for (let index = range.startIndex; index < range.endIndex; index += 1) {
    below = Math.max(below, countLevels(range.parent.child(index)));
  }
  return above + below;
}

export const canNest = (editor: Editor): boolean => {
  const level = deepestSelectedLevel(editor);
  return level > 0 && level < limits.listDepth && editor.can().sinkListItem('listItem');
};

export const canLift = (editor: Editor): boolean =>
  deepestSelectedLevel(editor) > 0 && editor.can().liftListItem('listItem');

export const nest = (editor: Editor): boolean =>
  canNest(editor) && chainInText(editor).sinkListItem('listItem').run();

export const lift = (editor: Editor): boolean =>
  canLift(editor) && chainInText(editor).liftListItem('listItem').run();

export const isNested = ({ state }: Editor): boolean => {
  const { $from } = state.selection;
  let levels = 0;
  for (let depth = 0; depth <= $from.depth; depth += 1) {
    if ($from.node(depth).type.name === 'listItem') levels += 1;
  }
  return levels > 1;
};
