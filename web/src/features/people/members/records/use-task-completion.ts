import type { MemberTask } from 'contract/people/member-records';
import { useAction } from '#api/use-action.ts';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { toast } from '#ui/dialogs/toast.ts';

/** Completes a task of a person, or opens it again. `onFailure` gets the reason, or undefined at the start. */
export function useTaskCompletion(id: string, onFailure: (reason: string | undefined) => void) {
  const { run, isBusy } = useAction('completeMemberTask', {
    refreshes: ['getMemberRecords', 'listMemberTasks', 'listAuditEntries', 'getMemberTimeline'],
  });
  const complete = async ({ _id, doneAt }: MemberTask) => {
    onFailure(undefined);
    try {
      toast.success((await run({ id, task: _id, isDone: doneAt === null })).message);
    } catch (error) {
      onFailure(getErrorMessage(error));
    }
  };
  return { complete, isBusy };
}
