import type { ContactMessage } from 'contract/mails/contact-messages';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { changedByMessage } from './use-message-action.ts';

/** Assigns the message to an admin when one is chosen. */
export function Assignee({ message: { _id: id, assignee } }: { readonly message: ContactMessage }) {
  const admins = useEndpoint('listMessageAdmins', {});
  const { run, isBusy } = useAction('assignMessage', { refreshes: changedByMessage });
  const [failure, setFailure] = useState<string>();
  const others = (admins.data?.data ?? []).filter(({ _id }) => _id !== assignee?._id);
  const options = [...(assignee === null ? [] : [assignee]), ...others];
  const assign = async (chosen: string) => {
    setFailure(undefined);
    try {
      toast.success((await run({ id, assignee: chosen })).message);
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  };
  return (
    <div className="grid gap-2 sm:max-w-xs">
      <label htmlFor="assignee" className="font-semibold text-sm">
        Penanggung jawab
      </label>
      <select
        id="assignee"
        className="control select"
        value={assignee?._id ?? ''}
        disabled={isBusy}
        onChange={(event) => void assign(event.target.value)}
      >
        <option value="">Belum ditugaskan</option>
        {options.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
    </div>
  );
}
