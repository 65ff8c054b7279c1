import type { ContactMessageRow } from 'contract/contact-messages';
import { adminListDateTime } from 'contract/text/dates';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { getErrorReason } from '#ui/base/error-message.ts';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { useMessageAction } from './use-message-action.ts';

/** Shows a failed row action above the list. */
export const MessageFailureContext = createContext<(failure: Failure | null) => void>(() => {});

const helper = createColumns<ContactMessageRow>();

export const messageColumns = helper.columns([
  helper.accessor('name', { header: 'From', cell: ({ row }) => <SenderCell message={row.original} /> }),
  helper.accessor('excerpt', {
    header: 'Message',
    cell: ({ getValue }) => <p className="line-clamp-2 max-w-sm wrap-anywhere @4xl:min-w-56">{getValue()}</p>,
  }),
  helper.accessor('state', {
    header: 'Status',
    cell: ({ getValue }) => <MessageStateBadge state={getValue()} />,
  }),
  helper.accessor('createdAt', {
    header: 'Received',
    cell: ({ getValue }) => (
      <time dateTime={getValue()} lang="id">
        {adminListDateTime(getValue())}
      </time>
    ),
  }),
  helper.actions((row) => <MessageActions message={row} />),
]);

/** Sender name. Unread messages are bold and have a label. */
function SenderCell({ message }: { readonly message: ContactMessageRow }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-2 ${message.isRead ? 'font-normal' : 'font-bold'}`}>
      <TruncatedCell text={message.name} />
      {!message.isRead && (
        <span className="rounded-full bg-brand px-2 py-0.5 font-bold text-on-brand text-xs">Unread</span>
      )}
    </div>
  );
}

function MessageActions({ message }: { readonly message: ContactMessageRow }) {
  const setFailure = useContext(MessageFailureContext);
  const { search } = useLocation();
  const action = useMessageAction(message, (error) =>
    setFailure({
      record: message.name,
      text: 'Gagal menyimpan status pesan.',
      detail: getErrorReason(error),
    }),
  );
  return (
    <RowActions>
      <RowLink
        label="Read"
        rowName={`message from ${message.name}`}
        to={`/admin/messages/${message._id}`}
        state={{ list: search }}
      />
      <RowButton
        label={action.label}
        rowName={`message from ${message.name}`}
        tone={action.targetState === 'done' ? 'positive' : 'neutral'}
        isBusy={action.isBusy}
        onPress={() => {
          setFailure(null);
          void action.run();
        }}
      />
    </RowActions>
  );
}
