import type { UndoableEntry } from 'contract/admin/audit';
import { ApiError } from 'contract/errors';
import { actionLabel } from 'contract/rules/audit/actions';
import { isContentEdit } from 'contract/rules/audit/undo';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { fieldLabel } from './detail-lines.ts';

export interface UndoDialogProps {
  readonly entry: UndoableEntry;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onUndone?: (() => void) | undefined;
  readonly returnFocus: () => HTMLElement | null;
}

const refreshes = [
  'listAuditEntries',
  'getMemberTimeline',
  'getLastEdit',
  'getUser',
  'listUsers',
  'listRenewalRequests',
  'getDashboard',
  'getInstitution',
  'listInstitutions',
  'getEditedContent',
  'listWrittenBlogs',
  'getWrittenBlog',
  'listBlogs',
  'listBlogWords',
  'getBlog',
  'getTotalBlogs',
  'listWrittenEvents',
  'getWrittenEvent',
  'listEvents',
  'getEvent',
  'listWrittenJournals',
  'getWrittenJournal',
  'listJournals',
  'listWrittenProducts',
  'getWrittenProduct',
  'listProducts',
] as const;

const contents: Readonly<Record<string, string>> = {
  'renewal.reject':
    'Permintaan ini menunggu persetujuan lagi, dengan bukti dan urutannya. Anggota diberi tahu lewat email.',
  'content.save': 'Isi halaman kembali ke simpanan sebelumnya, sebagai versi baru.',
};
const ofContent =
  'Isi, gambar, dan berkas dari sebelum perubahan ini kembali sebagai versi baru, kecuali bila sudah disimpan lagi sejak itu.';
const ofEdits = 'Nilai sebelumnya kembali, kecuali bila sudah diubah lagi sejak itu.';

/** Returns the changed fields without stored previous values: pictures, and values that entries exclude. */
function findUnrestorableFields({ action, changes, details: { fields } }: UndoableEntry): string[] {
  if (isContentEdit(action)) return [];
  const named = typeof fields === 'string' && fields !== '' ? fields.split(', ') : [];
  const restorable = changes.filter((change) => change.old !== null || change.new !== null);
  const all = new Set([...named, ...changes.map(({ field }) => field)]);
  for (const { field } of restorable) all.delete(field);
  return [...all];
}

const lostText = (fields: readonly string[]): string =>
  `Tidak ikut dikembalikan (nilai lama tidak tersimpan): ${fields.map(fieldLabel).join(', ')}.`;

export default function UndoDialog({ entry, isOpen, onClose, onUndone, returnFocus }: UndoDialogProps) {
  const undo = useAction('undoEntry', { refreshes });
  const { run, isBusy, error, close } = useDialogAction({
    attempt: async ({ _id }: UndoableEntry) => {
      const { message, lost } = await undo.run({ id: _id });
      return lost.length === 0 ? message : `${message} ${lostText(lost)}`;
    },
    explain: (failure) => <Failure failure={failure} />,
    onClose,
    onDone: (message) => {
      toast.success(message);
      onUndone?.();
    },
  });
  const lost = findUnrestorableFields(entry);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Urungkan perubahan"
      content={contents[entry.action] ?? (isContentEdit(entry.action) ? ofContent : ofEdits)}
      record={`${actionLabel(entry.action)}: ${entry.targetName}`}
      confirmLabel="Urungkan"
      confirmVariant="primary"
      busyLabel="Mengurungkan…"
      isBusy={isBusy}
      error={error}
      onConfirm={() => run(entry)}
      onCancel={close}
      returnFocus={returnFocus}
    >
      {lost.length > 0 && <p className="text-muted text-sm">{lostText(lost)}</p>}
    </ConfirmDialog>
  );
}

function Failure({ failure }: { readonly failure: unknown }) {
  const fields = failure instanceof ApiError ? Object.entries(failure.fields ?? {}) : [];
  return (
    <>
      <p>{getErrorReason(failure) ?? 'Tidak dapat diurungkan. Coba lagi.'}</p>
      {fields.length > 0 && (
        <ul className="grid gap-0.5 wrap-anywhere">
          {fields.map(([field, text]) => (
            <li key={field}>{`${fieldLabel(field)}: ${text}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}
