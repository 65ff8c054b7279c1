import { useAction } from '#api/use-action.ts';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';

export interface RejectedRequest {
  readonly event: string;
  readonly request: string;
  readonly name: string;
}

/** Replies that a decision on a request changes. */
export const decisionQueries = [
  'listEventWaiting',
  'getWrittenEventRegistration',
  'listEventParticipants',
] as const;

/** Rejects a request with a reason, which the person gets. */
export function RequestDialog(props: RecordDialogProps<RejectedRequest>) {
  const rejection = useAction('rejectEventRequest', { refreshes: decisionQueries });
  return (
    <ReasonDialog
      {...props}
      ask={({ name }) => ({
        title: 'Tolak permintaan?',
        content: 'Orang ini menerima email dengan alasannya, dan dapat mengirim permintaan lagi.',
        record: name,
        formLabel: 'Alasan penolakan',
        confirmLabel: 'Tolak',
        busyLabel: 'Menolak…',
      })}
      send={({ event, request }, reason) => rejection.run({ id: event, request, reason })}
    />
  );
}
