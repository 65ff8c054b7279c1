import { limits } from 'contract/rules/limits';
import type { UserRow } from 'contract/schemas/people';
import { useId, useState } from 'react';
import { useCall } from '#api/account.ts';
import { Button } from '#ui/base/button.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { BulkDialog } from '#ui/lists/bulk/bulk-dialog.tsx';
import { type BulkTask, useBulkRun } from '#ui/lists/bulk/use-bulk-run.ts';

const refreshes = ['listUsers', 'getMemberRecords'] as const;

const changes = {
  add: { label: 'Beri tag', content: (count: number) => `Beri tag kepada ${count} orang yang dipilih.` },
  remove: { label: 'Hapus tag', content: (count: number) => `Hapus tag dari ${count} orang yang dipilih.` },
} as const;
export type TagChange = keyof typeof changes;

export const TagButtons = ({ onPress }: { readonly onPress: (change: TagChange) => void }) =>
  (['add', 'remove'] as const).map((change) => (
    <Button key={change} variant="secondary" size="small" onClick={() => onPress(change)}>
      {changes[change].label}
    </Button>
  ));

interface TagDialogProps {
  /** Null while the dialog is closed. */
  readonly change: TagChange | null;
  readonly rows: readonly UserRow[];
  readonly onDone: (ids: readonly string[]) => void;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Gives a tag to all selected people, or removes it from them. */
export function TagDialog({ change, rows, onDone, onClose, returnFocus }: TagDialogProps) {
  const call = useCall();
  const inputId = useId();
  const [tag, setTag] = useState('');
  const bulk = useBulkRun(refreshes, onDone);
  const shown = useDialogRecord(change) ?? 'add';
  const { label, content } = changes[shown];
  const tasks = (tag.trim() === '' ? [] : rows).map(
    ({ _id: id, name }): BulkTask => ({
      id,
      name,
      send: () => call('changeMemberTags', { id, [shown]: [tag] }),
    }),
  );
  return (
    <BulkDialog
      isOpen={change !== null}
      title={label}
      content={content(rows.length)}
      tasks={tasks}
      confirmLabel={label}
      bulk={bulk}
      onClose={() => {
        setTag('');
        onClose();
      }}
      returnFocus={returnFocus}
    >
      <Field id={inputId} label="Tag">
        {(control) => (
          <input
            {...control}
            className="control"
            autoComplete="off"
            maxLength={limits.memberRecords.tagCharacters}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
          />
        )}
      </Field>
    </BulkDialog>
  );
}
