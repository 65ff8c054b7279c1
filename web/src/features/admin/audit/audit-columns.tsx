import type { AuditRow } from 'contract/admin/audit';
import { actionLabel } from 'contract/rules/audit/actions';
import { adminListDateTime } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { detailLines, fieldLabel } from '#shared/audit/detail-lines.ts';
import { isUndoable, UndoButton } from '#shared/audit/undo-button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { Missing } from '#ui/lists/cells.tsx';
import type { Failure } from '#ui/lists/failure-notice.tsx';
import type { Columns } from '#ui/lists/table-columns.ts';

export const PersonAddressContext = createContext<(person: string) => string>(() => '');

export const ProofFailureContext = createContext<(failure: Failure | null) => void>(() => undefined);

export const auditColumns: Columns<AuditRow> = [
  { header: 'Tindakan', cell: ({ action }) => actionLabel(action) },
  { header: 'Oleh', cell: (row) => <PersonLink id={row.actorId} name={row.actorName} /> },
  { header: 'Tentang', cell: (row) => <TargetCell entry={row} /> },
  { header: 'Rincian', cell: (row) => <DetailsCell entry={row} /> },
  {
    header: 'Waktu',
    cell: (row) => (
      <span className="grid gap-0.5 text-nowrap">
        <time dateTime={row.at}>{adminListDateTime(row.at)}</time>
        <CheckpointState entry={row} />
      </span>
    ),
  },
];

function CheckpointState({
  entry: { _id, isSealed, isMissed, hasCommitments },
}: {
  readonly entry: AuditRow;
}) {
  if (isSealed) {
    return (
      <>
        <span className="font-semibold text-success text-xs">Tersegel</span>
        {!hasCommitments && (
          <span className="max-w-44 text-balance text-muted text-xs whitespace-normal">
            Segel mencakup waktu, tindakan, dan ID, tidak mencakup nama dan rincian.
          </span>
        )}
        <ProofButton id={_id} />
      </>
    );
  }
  if (isMissed) return <span className="font-semibold text-danger text-xs">Tidak tersegel</span>;
  return <span className="text-muted text-xs">Menunggu segel</span>;
}

/** Downloads the inclusion proof of an entry, for verification by a third party. */
function ProofButton({ id }: { readonly id: string }) {
  const call = useCall();
  const onFailure = useContext(ProofFailureContext);
  const [isBusy, setBusy] = useState(false);
  const start = async () => {
    setBusy(true);
    onFailure(null);
    try {
      saveFile(await call('getAuditProof', { id }), `audit-proof-${id}.json`);
    } catch (error) {
      onFailure({ record: 'Audit', text: 'Gagal mengunduh bukti', detail: getErrorReason(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="text-link w-fit py-1 text-xs pointer-coarse:min-h-11"
      disabled={isBusy}
      onClick={start}
    >
      Unduh bukti segel
    </button>
  );
}

/** Filters the list by this person. A deleted account also loses its name (requirements 6.8.14). */
function PersonLink({ id, name }: { readonly id: string; readonly name: string }) {
  const addressOf = useContext(PersonAddressContext);
  if (name === '') {
    return (
      <Link to={addressOf(id)} className="text-link inline-block py-1 @4xl:min-w-28">
        Nama sudah dihapus
      </Link>
    );
  }
  return (
    <Link
      to={addressOf(id)}
      title={`Hanya catatan tentang ${name}`}
      className="text-link inline-block py-1 wrap-anywhere @4xl:min-w-28"
    >
      {name}
    </Link>
  );
}

function TargetCell({ entry }: { readonly entry: AuditRow }) {
  if (entry.targetId !== entry.actorId) return <PersonLink id={entry.targetId} name={entry.targetName} />;
  return <span className="text-muted">Diri sendiri</span>;
}

function DetailsCell({ entry }: { readonly entry: AuditRow }) {
  const { details, changes } = entry;
  const lines = detailLines(withoutFields(details, changes));
  const undo = <UndoButton entry={entry} />;
  if (lines.length === 0 && changes.length === 0) return isUndoable(entry) ? undo : <Missing />;
  return (
    <div className="grid gap-1.5">
      {lines.length > 0 && (
        <ul className="grid max-w-xs gap-0.5 wrap-anywhere">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && <ChangeLines changes={changes} />}
      {undo}
    </div>
  );
}

function withoutFields(details: AuditRow['details'], changes: AuditRow['changes']): AuditRow['details'] {
  if (changes.length === 0 || typeof details.fields !== 'string') return details;
  const listedFields = new Set(changes.map(({ field }) => field));
  const others = details.fields.split(', ').filter((field) => !listedFields.has(field));
  return { ...details, fields: others.length === 0 ? null : others.join(', ') };
}

type Change = AuditRow['changes'][number];

const isoTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function textOf(value: Change['old']): string {
  if (value === null) return 'kosong';
  return isoTime.test(String(value)) ? adminListDateTime(String(value)) : String(value);
}

function ChangeLines({ changes }: { readonly changes: AuditRow['changes'] }) {
  return (
    <dl className="grid max-w-md gap-1.5 wrap-anywhere">
      {changes.map((change) => (
        <div key={change.field}>
          <dt className="text-muted text-sm">{fieldLabel(change.field)}</dt>
          <Values change={change} />
        </div>
      ))}
    </dl>
  );
}

function Values({ change }: { readonly change: Change }) {
  if (change.old === null && change.new === null) return <dd>diubah; isinya tidak disimpan</dd>;
  return (
    <>
      <dd>
        <span className="sr-only">Sebelumnya: </span>
        <del className="text-muted">{textOf(change.old)}</del>
      </dd>
      <dd>
        <span className="sr-only">Sekarang: </span>
        <ins className="no-underline">{textOf(change.new)}</ins>
      </dd>
    </>
  );
}
