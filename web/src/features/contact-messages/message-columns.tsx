import type { ContactMessageRow } from 'contract/contact-messages';
import { adminListTime } from 'contract/words/dates';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { reasonOf } from '#ui/base/error-message.ts';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { useMessageAction } from './use-message-action.ts';

/** Tells above the list what did not work out. */
export const MessageFailureContext = createContext<(failure: Failure | null) => void>(() => {});

const helper = columnsOf<ContactMessageRow>();

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
        {adminListTime(getValue())}
      </time>
    ),
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <MessageActions message={row.original} />,
  }),
]);

/** Bold, and with a word for it, until somebody has read it. */
function SenderCell({ message }: { readonly message: ContactMessageRow }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-2 ${message.isRead ? 'font-normal' : 'font-bold'}`}>
      <CutCell text={message.name} />
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
    setFailure({ record: message.name, text: 'Gagal menyimpan status pesan.', detail: reasonOf(error) }),
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
        tone={action.wish === 'done' ? 'positive' : 'neutral'}
        isBusy={action.isBusy}
        onPress={() => {
          setFailure(null);
          void action.run();
        }}
      />
    </RowActions>
  );
}
