import type { AuditRow } from 'contract/audit';
import { adminListDateTime } from 'contract/text/dates';
import { fieldLabel } from '#shared/audit/detail-lines.ts';

type Change = AuditRow['changes'][number];

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

function textOf(value: Change['old']): string {
  if (value === null) return 'kosong';
  return moment.test(String(value)) ? adminListDateTime(String(value)) : String(value);
}

export function ChangeLines({ changes }: { readonly changes: AuditRow['changes'] }) {
  return (
    <dl lang="id" className="grid max-w-md gap-1.5 wrap-anywhere">
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
