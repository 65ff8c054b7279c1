import type { MailRow } from 'contract/mails/mails';
import { limits } from 'contract/rules/limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { mailStateLabels } from '#shared/mails/mail-badge.tsx';
import { LiftSuppressionDialog } from '#shared/members/lift-suppression-dialog.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { AskLiftContext, AskResendContext, mailColumns } from './mail-columns.tsx';
import { type MailFilter, parseMailFilter, stateOf } from './mail-filter.ts';
import { ResendDialog } from './resend-dialog.tsx';

/** Omits the short-lived state of mails that are being sent. */
const tabs = (['all', 'waiting', 'sent', 'failed', 'unclear', 'dropped'] as const).map((filter) => ({
  filter,
  to: filter === 'all' ? '/admin/mails' : `/admin/mails?state=${filter}`,
  label: filter === 'all' ? 'Semua' : mailStateLabels[filter],
}));

const empty: Readonly<Record<MailFilter, { text: string; reason: string }>> = {
  all: { text: 'Belum ada email', reason: 'Setiap email dari situs ini dicatat di sini sebelum dikirim.' },
  waiting: { text: 'Tidak ada email yang menunggu', reason: 'Semua email sudah diproses.' },
  sending: { text: 'Tidak ada email yang sedang dikirim', reason: 'Tidak ada email yang sedang dikirim.' },
  sent: {
    text: 'Belum ada email terkirim',
    reason: `Email yang terkirim muncul di sini selama ${limits.retention.mailDays} hari.`,
  },
  failed: {
    text: 'Tidak ada email yang gagal',
    reason: 'Email yang tidak diterima server email muncul di sini.',
  },
  unclear: {
    text: 'Tidak ada email yang tidak pasti',
    reason: 'Email yang terputus saat dikirim muncul di sini: mungkin sudah sampai, mungkin belum.',
  },
  dropped: {
    text: 'Tidak ada email yang dibatalkan',
    reason: 'Email yang tidak perlu dikirim lagi muncul di sini, misalnya pengingat setelah perpanjangan.',
  },
};

export default function MailsPage() {
  const filter = parseMailFilter(useSearchParams()[0]);
  const list = useList('listMails', { state: stateOf(filter) });
  const [toResend, setToResend] = useState<MailRow | null>(null);
  const [toLift, setToLift] = useState<string | null>(null);
  return (
    <AskLiftContext value={setToLift}>
      <AskResendContext value={setToResend}>
        <ScreenHead>
          <div className="flex flex-wrap gap-2">
            <ButtonLink to="/admin/letters" variant="secondary">
              Surat edaran
            </ButtonLink>
            <ButtonLink to="/admin/mails/reminders" variant="secondary">
              Pengingat yang belum sampai
            </ButtonLink>
          </div>
        </ScreenHead>
        <div className="grid gap-5">
          <TabLinks
            label="Email menurut status"
            tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.filter === filter }))}
          />
          <PagedTable
            caption={`Email, terbaru dulu: ${filter === 'all' ? 'semua' : mailStateLabels[filter].toLowerCase()}`}
            columns={mailColumns}
            {...list}
            loadError="Gagal mengambil daftar email"
            empty={empty[filter]}
          />
        </div>
        <ResendDialog
          record={toResend}
          onClose={() => setToResend(null)}
          returnFocus={list.focus.findTarget}
        />
      </AskResendContext>
      <LiftSuppressionDialog
        record={toLift}
        onClose={() => setToLift(null)}
        returnFocus={list.focus.findTarget}
      />
    </AskLiftContext>
  );
}
