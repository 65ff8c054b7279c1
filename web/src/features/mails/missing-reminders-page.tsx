import type { MailRow } from 'contract/mails';
import { limits } from 'contract/rules/limits';
import { useState } from 'react';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AskResendContext } from './mail-columns.tsx';
import { missingColumns } from './missing-columns.tsx';
import { ResendDialog } from './resend-dialog.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/mails/reminders',
  title: 'Missing Reminders',
  duty: 'people',
  prefetch: () => [prefetchQuery('listMissingReminders', {})],
};

const empty = {
  text: 'No reminders missing',
  reason: 'Setiap anggota yang masa berlakunya hampir habis sudah diingatkan.',
} as const;

/** Members whose renewal reminder was due but not sent, with the reason. */
export default function MissingRemindersPage() {
  const list = useEndpoint('listMissingReminders', {});
  const focus = useRowFocus();
  const [toResend, setToResend] = useState<MailRow | null>(null);
  return (
    <AskResendContext value={setToResend}>
      <ScreenHead
        total={list.data?.data.length}
        text={`Members whose reminder of ${limits.reminderDays.join(', ')} days before the end did not reach them`}
      >
        <ButtonLink to="/admin/mails" variant="secondary">
          All mails
        </ButtonLink>
      </ScreenHead>
      <div className="grid gap-5">
        {list.data?.isMore && (
          <Notice tone="info">
            <p lang="id">
              Hanya {limits.maxReminderCandidates} anggota dari tiap status, yang paling dekat akhirnya, yang
              diperiksa di sini.
            </p>
          </Notice>
        )}
        <DataTable
          caption="Members without their reminder, nearest end first"
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
