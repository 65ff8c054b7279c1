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
import { chainInText } from './chain-in-text.ts';
import { toTableNode } from './convert-tables.ts';

/** Tables of plain cells, without merged cells and widths, as `contract/schemas/content.ts` defines them. */

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
  // The table commands and keys identify nodes by their `tableRole`.
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

/** Attributes that the library requires of cells. Our cells are never merged. */
const spanAttributes = () => ({
  colspan: { default: 1, rendered: false, parseHTML: () => 1 },
  rowspan: { default: 1, rendered: false, parseHTML: () => 1 },
  colwidth: { default: null, rendered: false, parseHTML: () => null },
});

const createCell = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: spanAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    // A cell has one paragraph, so Enter inserts a line break.
    addKeyboardShortcuts() {
      return { Enter: () => isInTable(this.editor.state) && this.editor.commands.setHardBreak() };
    },
  });

export const TableCell = createCell('tableCell', 'td');
export const TableHeader = createCell('tableHeader', 'th');

type TableCommand = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean;

const runCommand = (editor: Editor, command: TableCommand) =>
  chainInText(editor)
    .command(({ state, dispatch }) => command(state, dispatch))
    .run();

const sizeOf = (editor: Editor) => {
  const { map } = selectedRect(editor.state);
  return { rows: map.height, columns: map.width };
};

export const tableActions = {
  addRow: (editor: Editor) => runCommand(editor, addRowAfter),
  addColumn: (editor: Editor) => runCommand(editor, addColumnAfter),
  removeRow: (editor: Editor) => runCommand(editor, deleteRow),
  removeColumn: (editor: Editor) => runCommand(editor, deleteColumn),
  toggleHeader: (editor: Editor) => runCommand(editor, toggleHeaderRow),
  remove: (editor: Editor) => runCommand(editor, deleteTable),
} as const;

export type TableAction = keyof typeof tableActions;

/** Returns the state of the table at the cursor that its buttons need. Undefined outside a table. */
export function getTableState(
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

export const insertTable = (editor: Editor) =>
  chainInText(editor)
    .command(({ state, tr, dispatch }: CommandProps) => {
      const row = { cells: ['', '', ''] };
      const table = state.schema.nodeFromJSON(toTableNode({ header: true, rows: [row, row, row] }));
      const at = tr.selection.from + 1;
      if (dispatch !== undefined) {
        tr.replaceSelectionWith(table).scrollIntoView();
        tr.setSelection(TextSelection.near(tr.doc.resolve(at)));
      }
      return true;
    })
    .run();
