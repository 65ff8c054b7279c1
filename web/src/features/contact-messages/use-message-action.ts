import type { ContactMessageRow } from 'contract/contact-messages';
import type { MessageState } from 'contract/fields/list-states';
import { useAction } from '#api/use-action.ts';
import { useOneAtATime } from '#api/use-one-at-a-time.ts';
import { toast } from '#ui/dialogs/toast.ts';

/** Endpoints whose answers change with a message. */
export const changedByMessage = ['listMessages', 'getMessageTotals', 'getMessage'] as const;

export interface MessageAction {
  /** What a press does to the message. */
  readonly wish: MessageState;
  readonly label: string;
  readonly isBusy: boolean;
  readonly run: () => Promise<void>;
}

/** Marks an open message as done, and opens one that is done again. */
export function useMessageAction(
  message: Pick<ContactMessageRow, '_id' | 'name' | 'state'>,
  onFailure: (error: unknown) => void,
): MessageAction {
  const { _id: id, name, state } = message;
  const action = useAction('updateMessage', { refreshes: changedByMessage });
  const oneAtATime = useOneAtATime();
  const wish = state === 'open' ? 'done' : 'open';
  const run = oneAtATime(async () => {
    try {
      toast.success(`${name}: ${(await action.run({ id, state: wish })).message}`);
    } catch (error) {
      onFailure(error);
    }
  });
  return { wish, label: wish === 'done' ? 'Mark done' : 'Reopen', isBusy: action.isBusy, run };
}
