import type { MemberImport } from 'contract/people/member-imports';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { ConfirmButton } from '#ui/dialogs/confirm-button.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { importRefreshes } from './import-words.ts';

interface ActionProps {
  readonly found: MemberImport;
}

/** Buttons that the state of an import allows. */
export function ImportActions({ found }: ActionProps) {
  const { state, counts, undoUntil, appliedAt } = found;
  const [failure, setFailure] = useState<Failure | null>(null);
  const changes = counts.create + counts.update;
  return (
    <>
      <FailureNotice failure={failure} />
      <div className="flex flex-wrap gap-3">
        {(state === 'checked' || state === 'stopped') && changes > 0 && <ApplyButton found={found} />}
        {state === 'applying' && <StopButton found={found} />}
        {(state === 'applied' || state === 'stopped') && found.results.created > 0 && (
          <InviteButton found={found} />
        )}
        {undoUntil !== null && <UndoButton found={found} />}
        {(state === 'checked' || state === 'storing') && appliedAt === null && (
          <DiscardButton found={found} />
        )}
        {counts.refuse > 0 && state !== 'checking' && <RefusedRows found={found} onFailure={setFailure} />}
      </div>
    </>
  );
}

function ApplyButton({ found: { _id: id, name, state, counts } }: ActionProps) {
  const apply = useAction('applyMemberImport', { refreshes: importRefreshes });
  const label = state === 'stopped' ? 'Lanjutkan impor' : 'Impor';
  return (
    <ConfirmButton
      button={{ variant: 'primary' }}
      label={label}
      title="Impor Anggota"
      content={`${counts.create} anggota ditambahkan dan ${counts.update} diubah. Tidak ada email yang dikirim. Impor dapat dibatalkan selama 30 hari.`}
      record={name}
      confirmLabel={label}
      confirmVariant="primary"
      busyLabel="Memulai…"
      send={() => apply.run({ id })}
    />
  );
}

function StopButton({ found: { _id: id } }: ActionProps) {
  const stop = useAction('stopMemberImport', { refreshes: importRefreshes });
  const press = () =>
    void stop.run({ id }).then(
      ({ message }) => toast.success(message),
      () => undefined,
    );
  return (
    <Button variant="secondary" busy={stop.isBusy} busyLabel="Menghentikan…" onClick={press}>
      Hentikan
    </Button>
  );
}

function InviteButton({ found: { _id: id, name, invitations } }: ActionProps) {
  const invite = useAction('inviteImportedMembers', { refreshes: importRefreshes });
  return (
    <ConfirmButton
      label={invitations === null ? 'Kirim undangan' : 'Undang lagi yang belum masuk'}
      title="Kirim Undangan"
      content="Anggota baru dari berkas ini mendapat email dengan tautan untuk membuat kata sandi, dua email per detik. Yang menarik persetujuan dilewati. Anggota yang diundang tidak ikut dihapus bila impor dibatalkan."
      record={name}
      confirmLabel="Kirim undangan"
      confirmVariant="primary"
      busyLabel="Mengirim…"
      send={() => invite.run({ id })}
    />
  );
}

function UndoButton({ found: { _id: id, name, results } }: ActionProps) {
  const undo = useAction('undoMemberImport', { refreshes: importRefreshes });
  return (
    <ConfirmButton
      label="Batalkan impor"
      title="Batalkan Impor"
      content={`${results.created} anggota baru dihapus dan ${results.updated} anggota dipulihkan. Anggota yang diundang, masuk, atau diubah sesudah impor tetap, dan alasannya ditulis di barisnya.`}
      record={name}
      confirmLabel="Batalkan impor"
      busyLabel="Memulai…"
      send={() => undo.run({ id })}
    />
  );
}

function DiscardButton({ found: { _id: id, name } }: ActionProps) {
  const navigate = useNavigate();
  const discard = useAction('discardMemberImport', { refreshes: ['listMemberImports'] });
  return (
    <ConfirmButton
      label="Buang"
      title="Buang Pemeriksaan"
      content="Baris yang diperiksa dihapus. Data anggota tidak berubah."
      record={name}
      confirmLabel="Buang"
      busyLabel="Membuang…"
      send={() => discard.run({ id })}
      onDone={({ message }) => {
        toast.success(message);
        navigate('/admin/manage-user/import');
      }}
    />
  );
}

interface RefusedRowsProps extends ActionProps {
  readonly onFailure: (failure: Failure | null) => void;
}

function RefusedRows({ found: { _id: id }, onFailure }: RefusedRowsProps) {
  const call = useCall();
  return (
    <RowsExport
      format="baris yang ditolak"
      fetchRows={(options) => call('exportRefusedRows', { id }, options)}
      fileName={() => 'baris-ditolak.csv'}
      isEmpty={false}
      failureText="Gagal mengunduh baris yang ditolak"
      onFailure={onFailure}
    />
  );
}
