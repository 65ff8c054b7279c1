import { type Editor, useEditorState } from '@tiptap/react';
import { Button } from '#ui/base/button.tsx';
import { getTableState, type TableAction, tableActions } from './tables.ts';

const buttons: readonly (readonly [TableAction, string])[] = [
  ['addRow', 'Add row'],
  ['addColumn', 'Add column'],
  ['removeRow', 'Remove row'],
  ['removeColumn', 'Remove column'],
  ['toggleHeader', 'Header row'],
  ['remove', 'Delete table'],
];

export function TableForm({ editor }: { readonly editor: Editor }) {
  const table = useEditorState({ editor, selector: ({ editor: now }) => getTableState(now) });
  if (table === undefined) return null;
  return (
    <fieldset className="flex flex-wrap gap-1.5 border-line border-b bg-surface-sunken p-2">
      <legend className="sr-only">Table</legend>
      {buttons.map(([action, name]) => {
        const isDisabled = table.off.includes(action);
        return (
          <Button
            key={action}
            size="small"
            variant="quiet"
            aria-disabled={isDisabled || undefined}
            aria-pressed={action === 'toggleHeader' ? table.hasHeader : undefined}
            className="aria-disabled:opacity-45 aria-pressed:bg-brand-soft"
            onClick={() => !isDisabled && tableActions[action](editor)}
          >
            {name}
          </Button>
        );
      })}
    </fieldset>
  );
}
