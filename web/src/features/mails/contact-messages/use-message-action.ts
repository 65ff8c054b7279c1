import type { ContactMessageRow } from 'contract/mails/contact-messages';
import { useAction } from '#api/use-action.ts';
import { useSingleFlight } from '#api/use-single-flight.ts';
import { toast } from '#ui/dialogs/toast.ts';

export const listsOfMessages = ['listMessages', 'getMessageTotals'] as const;
export const changedByMessage = [...listsOfMessages, 'getMessage'] as const;

/** Marks an open or answered message as done, and reopens a done one. */
export function useMessageAction(
  message: Pick<ContactMessageRow, '_id' | 'name' | 'state'>,
  onFailure: (error: unknown) => void,
) {
  const { _id: id, name, state } = message;
  const action = useAction('updateMessage', { refreshes: changedByMessage });
  const oneAtATime = useSingleFlight();
  const targetState = state === 'done' ? 'open' : 'done';
  const run = oneAtATime(async () => {
    try {
      toast.success(`${name}: ${(await action.run({ id, state: targetState })).message}`);
    } catch (error) {
      onFailure(error);
    }
  });
  return {
    targetState,
    label: targetState === 'done' ? 'Tandai selesai' : 'Buka lagi',
    isBusy: action.isBusy,
    run,
  };
}
