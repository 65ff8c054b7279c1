import type { OwnCredits } from 'contract/credits';
import { creditCategories, creditCategoryLabels } from 'contract/rules/events/credits';
import { formatDate, isoDate } from 'contract/text/dates';
import { useCall } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { FileButton } from '#shared/payments/file-button.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership/credits',
  title: 'Kredit saya',
  prefetch: () => [prefetchQuery('getOwnCredits', {})],
};

/** Formats a day 'YYYY-MM-DD' in Jakarta. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00+07:00`);

/** Shows a member's credits of the period, and takes activities that other organisers gave credits for. */
export default function OwnCreditsPage() {
  const record = useEndpoint('getOwnCredits', {});
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to="/membership/events">Acara saya</BackLink>
        <h1 tabIndex={-1} className="text-title">
          Kredit saya
        </h1>
      </div>
      <RecordScreen record={record} isBrief loadError="Kredit Anda tidak dapat dimuat.">
        {(credits) => (
          <>
            <Progress credits={credits} />
            <Entries entries={credits.entries} />
            <Section id="report" title="Laporkan kegiatan lain" className="panel grid gap-4 p-5 sm:p-6">
              <ActivityForm />
            </Section>
            <Activities activities={credits.activities} />
          </>
        )}
      </RecordScreen>
    </div>
  );
}

function Progress({ credits }: { readonly credits: OwnCredits }) {
  const call = useCall();
  const { from, until, total, required, missing, categories } = credits;
  return (
    <Section id="progress" title={`${total} dari ${required} poin`} className="panel grid gap-5 p-5 sm:p-6">
      <p className="text-muted">
        {`Periode ${formatDay(from)} sampai ${formatDay(until)}. ${missing === 0 ? 'Poin Anda sudah cukup.' : `Masih kurang ${missing} poin.`}`}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {categories.map(({ category, earned, counted, cap }) => (
          <li key={category} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span id={`category-${category}`}>{creditCategoryLabels[category]}</span>
              <span className="text-muted text-nowrap tabular-nums">{`${counted} dari maks. ${cap}`}</span>
            </span>
            <meter
              aria-labelledby={`category-${category}`}
              min={0}
              max={cap}
              value={counted}
              className="h-3 w-full"
            />
            {earned > counted && (
              <span className="text-muted text-sm">{`${earned - counted} poin melebihi batas dan tidak dihitung.`}</span>
            )}
          </li>
        ))}
      </ul>
      <FileButton of="transkrip" ask={() => call('issueTranscript', {})} />
    </Section>
  );
}

function Entries({ entries }: Pick<OwnCredits, 'entries'>) {
  return (
    <Section id="entries" title="Poin periode ini" className="grid gap-4">
      {entries.length === 0 ? (
        <p className="text-muted">
          Belum ada. Poin masuk saat sertifikat acara terbit atau laporan Anda disetujui.
        </p>
      ) : (
        <ul className="grid gap-2">
          {entries.map(({ _id, day, title, category, points, isReversal }) => (
            <li key={_id} className="panel flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
              <span className="min-w-0 wrap-anywhere">
                {title}
                <span className="block text-muted text-sm">
                  {`${formatDay(day)} · ${creditCategoryLabels[category]}${isReversal ? ' · dibatalkan' : ''}`}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{`${points} poin`}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const categories = creditCategories.map((value) => ({ value, label: creditCategoryLabels[value] }));

function ActivityForm() {
  return (
    <EndpointForm
      name="reportActivity"
      label="Laporkan kegiatan lain"
      defaults={{ day: isoDate(new Date()) }}
      refreshes={['getOwnCredits']}
      submitLabel="Kirim"
      busyLabel="Mengirim…"
      onDone={({ message }, clear) => {
        clear();
        toast.success(message);
      }}
    >
      {({ Text, Select, File }) => (
        <>
          <UnsavedGuard />
          <Text name="title" label="Kegiatan" hint="Nama kegiatan dan penyelenggaranya." />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Text name="day" label="Tanggal" type="date" />
            <Select name="category" label="Kategori" placeholder="Pilih" options={categories} />
            <Text name="points" label="Poin" inputMode="numeric" autoComplete="off" />
          </div>
          <File name="evidence" label="Bukti: foto atau PDF" />
        </>
      )}
    </EndpointForm>
  );
}

const states: Readonly<
  Record<OwnCredits['activities'][number]['state'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  waiting: { label: 'Menunggu', tone: 'waiting' },
  approved: { label: 'Disetujui', tone: 'good' },
  rejected: { label: 'Ditolak', tone: 'bad' },
};

function Activities({ activities }: Pick<OwnCredits, 'activities'>) {
  if (activities.length === 0) return null;
  return (
    <Section id="activities" title="Kegiatan yang Anda laporkan" className="grid gap-4">
      <ul className="grid gap-2">
        {activities.map(({ _id, day, title, category, points, state, reason }) => (
          <li key={_id} className="panel flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
            <span className="min-w-0 wrap-anywhere">
              {title}
              <span className="block text-muted text-sm">
                {`${formatDay(day)} · ${creditCategoryLabels[category]} · ${points} poin`}
              </span>
              {reason !== null && <span className="block text-sm">{`Alasan: ${reason}`}</span>}
            </span>
            <StatusBadge {...states[state]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
