import type { InvitationVerdict } from 'contract/rules/people/address-list';

export interface CheckedRow {
  readonly line: number;
  readonly text: string;
  readonly verdict: InvitationVerdict;
}

const labels: Readonly<Record<InvitationVerdict, string>> = {
  invite: 'Diundang',
  invited: 'Sudah diundang',
  seated: 'Sudah menempati kursi',
  repeated: 'Sudah ada di daftar ini',
  invalid: 'Bukan alamat email',
  'no-seat': 'Tidak ada kursi kosong',
};

const tones: Readonly<Record<InvitationVerdict, string>> = {
  invite: 'text-success',
  invited: 'text-muted',
  seated: 'text-muted',
  repeated: 'text-muted',
  invalid: 'text-danger',
  'no-seat': 'text-warning',
};

interface InvitationCheckProps {
  readonly rows: readonly CheckedRow[];
  readonly free: number;
}

/** Outcome of each line of a list. Nothing is sent yet. */
export function InvitationCheck({ rows, free }: InvitationCheckProps) {
  const count = rows.filter(({ verdict }) => verdict === 'invite').length;
  return (
    <section aria-label="Hasil pemeriksaan" className="grid gap-2">
      <p role="status">{`${count} dari ${rows.length} baris akan diundang, ${free} kursi kosong.`}</p>
      <ul className="grid max-h-80 overflow-y-auto" tabIndex={-1}>
        {rows.map(({ line, text, verdict }) => (
          <li
            key={`${line}-${text}-${verdict}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">{`Baris ${line}: ${text}`}</span>
            <span className={`font-medium ${tones[verdict]}`}>{labels[verdict]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
