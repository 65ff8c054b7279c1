import type { Dashboard, Queue } from 'contract/admin/totals';
import { limits } from 'contract/rules/limits';
import { daysUntil } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useScreenCheck, useScreenLabels } from '#api/duties.ts';
import { ButtonLink } from '#ui/base/button.tsx';

export function TodayPanel({ dashboard }: { readonly dashboard: Dashboard | undefined }) {
  const { openMessages, mails, ending } = dashboard ?? {};
  const stuck = mails && mails.failed + mails.unclear;
  return (
    <section aria-labelledby="today" className="panel p-5">
      <h2 id="today" className="text-heading">
        Yang perlu dikerjakan hari ini
      </h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        <QueueTask path="/admin/request-register" queue={dashboard?.registrations} />
        <QueueTask path="/admin/request-renewal" queue={dashboard?.renewals} />
        <Task path="/admin/messages" count={openMessages}>
          {openMessages === 0 ? 'Tidak ada pesan yang terbuka' : 'Pesan yang belum selesai'}
        </Task>
        <Task path="/admin/tasks" count={dashboard?.dueTasks}>
          {dashboard?.dueTasks === 0
            ? 'Tidak ada tugas Anda yang jatuh tempo'
            : 'Tugas Anda yang jatuh tempo'}
        </Task>
        <Task
          path={
            mails !== undefined && mails.failed === 0 && stuck !== 0
              ? '/admin/mails?state=unclear'
              : '/admin/mails?state=failed'
          }
          count={stuck}
        >
          {mails && mailsText(mails)}
        </Task>
        <Task
          label="Keanggotaan yang akan berakhir"
          path="/admin/manage-user?status=ending"
          count={ending?.all}
        >
          {ending && endingText(ending)}
        </Task>
      </ul>
    </section>
  );
}

function mailsText({ failed, unclear }: Dashboard['mails']): string {
  if (failed + unclear === 0) return 'Semua email terkirim atau sedang dikirim';
  return `${failed} gagal terkirim, ${unclear} tidak jelas sampai atau tidak`;
}

function endingText({ all, renewing }: Dashboard['ending']): string {
  if (all === 0) return `Tidak ada yang berakhir dalam ${limits.endingSoonDays} hari`;
  const waiting = renewing === 0 ? '' : `, ${renewing} di antaranya sudah mengajukan perpanjangan`;
  return `Berakhir dalam ${limits.endingSoonDays} hari${waiting}`;
}

function QueueTask({ path, queue }: { readonly path: string; readonly queue: Queue | undefined }) {
  const labelOf = useScreenLabels();
  // Reserves the space of the button, to avoid a layout shift when the numbers arrive or the queue is empty.
  const isIdle = queue === undefined || queue.waiting === 0;
  const review = (
    <ButtonLink
      to={`${path}/review`}
      size="small"
      aria-label={`Meja tinjau: ${labelOf(path)}`}
      className={isIdle ? 'invisible' : ''}
    >
      Meja tinjau
    </ButtonLink>
  );
  return (
    <Task path={path} count={queue?.waiting} action={review}>
      {queue && queueText(queue)}
    </Task>
  );
}

function queueText({ waiting, oldest, answered }: Queue): string {
  if (waiting === 0 || oldest === null) return 'Tidak ada yang menunggu';
  const answers = answered === 0 ? '' : ` ${answered} sudah menjawab pertanyaan.`;
  const days = -daysUntil(oldest);
  return days <= 0
    ? `Menunggu persetujuan Anda, sejak hari ini.${answers}`
    : `Menunggu persetujuan Anda, paling lama ${days} hari.${answers}`;
}

interface TaskProps {
  /** The name of the screen by default. */
  readonly label?: string;
  readonly path: string;
  readonly count: number | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Task({ label, path, count, action, children }: TaskProps) {
  const canOpen = useScreenCheck();
  const labelOf = useScreenLabels();
  if (!canOpen(path)) return null;
  const isIdle = count === undefined || count === 0;
  return (
    <li className="flex flex-wrap content-start items-center gap-x-5 gap-y-3 rounded-control bg-surface-sunken px-4 py-3">
      <p className={`text-title font-bold tabular-nums ${isIdle ? 'text-muted' : ''}`}>
        {count ?? <span aria-hidden="true">–</span>}
      </p>
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="font-semibold">
          <Link to={path} className="text-link">
            {label ?? labelOf(path)}
          </Link>
        </h3>
        <p className="min-h-[2lh] text-muted text-sm">{children}</p>
      </div>
      {action}
    </li>
  );
}
