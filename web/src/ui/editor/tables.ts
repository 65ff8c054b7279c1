import { type CommandProps, type Editor, Node } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
  tableEditing,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { limits } from 'contract/rules/limits';
import { tableNodeOf } from './convert-tables.ts';

/** Tables of plain cells: what `contract/fields/content.ts` can keep, without merged cells and widths. */

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  // By this the commands and keys for tables know which node is which.
  extendNodeSchema: ({ name }) => (roles[name] === undefined ? {} : { tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

/** What the library expects of a cell; ours never span. */
const spans = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const cell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: spans,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    // A cell holds one paragraph, which Enter breaks.
    addKeyboardShortcuts() {
      return { Enter: () => isInTable(this.editor.state) && this.editor.commands.setHardBreak() };
    },
  });

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');

type TableCommand = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean;

const run = (editor: Editor, command: TableCommand) =>
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => command(state, dispatch))
    .run();

const sizeOf = (editor: Editor) => {
  const { map } = selectedRect(editor.state);
  return { rows: map.height, columns: map.width };
};

/** What can be done to the table in which the cursor is. */
export const tableActions = {
  addRow: (editor: Editor) => run(editor, addRowAfter),
  addColumn: (editor: Editor) => run(editor, addColumnAfter),
  removeRow: (editor: Editor) => run(editor, deleteRow),
  removeColumn: (editor: Editor) => run(editor, deleteColumn),
  toggleHeader: (editor: Editor) => run(editor, toggleHeaderRow),
  remove: (editor: Editor) => run(editor, deleteTable),
} as const;

export type TableAction = keyof typeof tableActions;

/** The table in which the cursor is, as far as its buttons need to know it; undefined outside of one. */
export function tableStateOf(
  editor: Editor,
): { hasHeader: boolean; off: readonly TableAction[] } | undefined {
  if (!isInTable(editor.state)) return undefined;
  const { rows, columns } = sizeOf(editor);
  const off: readonly (TableAction | false)[] = [
    rows >= limits.table.rows && 'addRow',
    columns >= limits.table.columns && 'addColumn',
    rows === 1 && 'removeRow',
    columns === 1 && 'removeColumn',
  ];
  const { table } = selectedRect(editor.state);
  return {
    hasHeader: table.firstChild?.firstChild?.type.name === 'tableHeader',
    off: off.filter((one) => one !== false),
  };
}

export const canInsertTable = (editor: Editor): boolean => !isInTable(editor.state);

/** An empty table with a row of headers, and the cursor in its first cell. */
export const insertTable = (editor: Editor) =>
  editor
    .chain()
    .focus()
    .command(({ state, tr, dispatch }: CommandProps) => {
      const row = { cells: ['', '', ''] };
      const table = state.schema.nodeFromJSON(tableNodeOf({ header: true, rows: [row, row, row] }));
      const at = tr.selection.from + 1;
      if (dispatch !== undefined) {
        tr.replaceSelectionWith(table).scrollIntoView();
        tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
      }
      return true;
    })
    .run();
