import type { MailRow, MissingReminder } from 'contract/mails/mails';
import { limits } from 'contract/rules/limits';
import { canResend } from 'contract/schemas/list-states';
import { useContext, useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DateCell, personCell, WrappedCell } from '#ui/lists/cells.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AskResendContext, GoesByItself } from './mail-columns.tsx';
import { MailStateCell } from './mail-state.tsx';
import { ResendDialog } from './resend-dialog.tsx';

const missingColumns: Columns<MissingReminder> = [
  { header: 'Nama', cell: personCell },
  { header: 'Email', cell: ({ email }) => <WrappedCell text={email} /> },
  { header: 'Berakhir', cell: ({ validUntil }) => <DateCell at={validUntil} /> },
  { header: 'Pengingat', cell: ({ days }) => <span className="text-nowrap">{days} hari sebelumnya</span> },
  { header: 'Sebab', cell: (row) => <ReasonCell row={row} /> },
  actionsColumn((row) => <MissingActions row={row} />),
];

const reasons = {
  'consent-withdrawn': 'Menarik persetujuannya, jadi tidak diingatkan.',
  'reminders-off': 'Menghentikan pengingat, jadi tidak diingatkan.',
  'renewal-waits': 'Perpanjangannya menunggu persetujuan, jadi tidak diingatkan.',
  'institution-renews': 'Anggota lewat institusi. Koordinatornya yang diingatkan.',
  'not-written': 'Belum dibuat. Pekerjaan harian berjalan pukul 01.00 WIB.',
} as const;

function ReasonCell({ row: { reason, mail } }: { readonly row: MissingReminder }) {
  if (mail !== null) return <MailStateCell mail={mail} />;
  return <p className="max-w-xs">{reason === 'not-sent' ? 'Belum terkirim.' : reasons[reason]}</p>;
}

function MissingActions({ row: { name, reason, mail } }: { readonly row: MissingReminder }) {
  const askResend = useContext(AskResendContext);
  if (reason === 'renewal-waits') {
    return (
      <RowActions>
        <RowLink label="Tinjau" rowName={`perpanjangan ${name}`} to="/admin/request-renewal" />
      </RowActions>
    );
  }
  if (['institution-renews', 'consent-withdrawn', 'reminders-off'].includes(reason)) return null;
  if (mail === null || !canResend(mail.state)) return <GoesByItself />;
  return (
    <RowActions>
      <RowButton label="Kirim ulang" rowName={`ke ${mail.to}`} onPress={() => askResend(mail)} />
    </RowActions>
  );
}

const empty = {
  text: 'Semua pengingat sudah sampai',
  reason: 'Setiap anggota yang masa berlakunya hampir habis sudah diingatkan.',
} as const;

export default function MissingRemindersPage() {
  const list = useEndpoint('listMissingReminders', {});
  const focus = useRowFocus();
  const [toResend, setToResend] = useState<MailRow | null>(null);
  return (
    <AskResendContext value={setToResend}>
      <ScreenHead
        total={list.data?.data.length}
        text={`Anggota yang tidak menerima pengingat ${limits.reminderDays.join(', ')} hari sebelum masa berlakunya habis`}
      >
        <ButtonLink to="/admin/mails" variant="secondary">
          Semua email
        </ButtonLink>
      </ScreenHead>
      <div className="grid gap-5">
        {list.data?.isMore && (
          <Notice tone="info">
            <p>
              Hanya {limits.maxReminderCandidates} anggota dari tiap status, yang paling dekat akhirnya, yang
              diperiksa di sini.
            </p>
          </Notice>
        )}
        <DataTable
          caption="Anggota tanpa pengingat, yang paling dekat berakhir dulu"
          columns={missingColumns}
          list={list}
          loadError="Gagal mengambil daftar pengingat"
          empty={empty}
          focus={focus}
        />
      </div>
      <ResendDialog record={toResend} onClose={() => setToResend(null)} returnFocus={focus.findTarget} />
    </AskResendContext>
  );
}
