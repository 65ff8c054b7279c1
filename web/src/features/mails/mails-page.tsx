import { limits } from 'contract/limits';
import { type MailRow, type MailState, mailStates } from 'contract/mails';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Pager } from '#ui/pager.tsx';
import { usePage } from '#ui/use-page.ts';
import { useRowFocus } from '#ui/use-row-focus.ts';
import { AskResendContext, mailColumns } from './mail-columns.tsx';
import { mailStateLabels } from './mail-state.tsx';
import { ResendDialog } from './resend-dialog.tsx';

type Shown = MailState | 'all';

/** Nobody looks for what is being sent at this moment. */
const tabs: readonly Shown[] = ['all', 'waiting', 'sent', 'failed', 'unclear', 'dropped'];

const empty: Readonly<Record<Shown, { text: string; reason: string }>> = {
  all: { text: 'No mails yet', reason: 'Setiap email dari situs ini dicatat di sini sebelum dikirim.' },
  waiting: { text: 'No mails waiting', reason: 'Semua email sudah diproses.' },
  sending: { text: 'No mails being sent', reason: 'Tidak ada email yang sedang dikirim.' },
  sent: {
    text: 'No mails sent yet',
    reason: `Email yang terkirim muncul di sini selama ${limits.retention.mailDays} hari.`,
  },
  failed: { text: 'No mails failed', reason: 'Email yang tidak diterima server email muncul di sini.' },
  unclear: {
    text: 'No unclear mails',
    reason: 'Email yang terputus saat dikirim muncul di sini: mungkin sudah sampai, mungkin belum.',
  },
  dropped: {
    text: 'No mails dropped',
    reason: 'Email yang tidak perlu dikirim lagi muncul di sini, misalnya pengingat setelah perpanjangan.',
  },
};

function useShownState(): Shown {
  const given = useSearchParams()[0].get('state');
  return mailStates.find((state) => state === given) ?? 'all';
}

/** What goes out by mail, what became of it, and the way to send it once more. */
export default function MailsPage() {
  const shown = useShownState();
  const pages = usePage();
  const state = shown === 'all' ? undefined : shown;
  const input = { page: pages.page, limit: limits.pageSize, after: pages.after, state };
  const list = useEndpoint('listMails', input, { keepPrevious: true });
  const focus = useRowFocus();
  const [asked, setAsked] = useState<MailRow | null>(null);
  const { data } = list;
  // A page that is not there is answered with the first one.
  const isAsked = data?.page === pages.page;
  const lastPage = data && (isAsked && data.hasMore ? data.page + 1 : data.page);
  return (
    <AskResendContext value={setAsked}>
      <AdminHead title="Mails" text="What this site sends, and what became of it">
        <ButtonLink to="/admin/mails/reminders" variant="secondary">
          Missing reminders
        </ButtonLink>
      </AdminHead>
      <div className="grid gap-5">
        <StateLinks shown={shown} />
        <DataTable
          caption={`Mails, newest first: ${shown}`}
          columns={mailColumns}
          list={list}
          loadError="Gagal mengambil daftar email"
          empty={empty[shown]}
          focus={focus}
        />
        <Pager
          pages={pages}
          totalPages={lastPage}
          hasMore={data?.hasMore ?? false}
          lastId={data?.data.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <ResendDialog mail={asked} onClose={() => setAsked(null)} returnFocus={focus.target} />
    </AskResendContext>
  );
}

function StateLinks({ shown }: { readonly shown: Shown }) {
  return (
    <nav aria-label="Mails by status">
      <ul className="flex flex-wrap gap-2">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'all' ? '/admin/mails' : `/admin/mails?state=${tab}`}
              aria-current={tab === shown ? 'page' : undefined}
              className="inline-flex min-h-10 items-center rounded-control border border-line-strong/60 bg-surface-raised px-4 py-1.5 text-sm font-semibold text-ink no-underline hover:border-brand hover:text-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-strong pointer-coarse:min-h-11"
            >
              {tab === 'all' ? 'All' : mailStateLabels[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
