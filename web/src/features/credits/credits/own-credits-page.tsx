import type { OwnCredits } from 'contract/credits/credits';
import { creditCategories, creditCategoryLabels } from 'contract/rules/events/credits';
import { formatDate, isoDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/credits/credits';
import { OwnPage } from '#shared/events/own-page.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

/** Formats a day 'YYYY-MM-DD' in Jakarta. */
const formatDay = (day: string): string => formatDate(`${day}T12:00:00+07:00`);

/** Shows a member's credits of the period, and takes activities that other organisers gave credits for. */
export default function OwnCreditsPage() {
  const record = useEndpoint('getOwnCredits', {});
  return (
    <OwnPage title={t.title}>
      <RecordScreen record={record} isBrief loadError={t.loadError}>
        {(credits) => (
          <>
            <Progress credits={credits} />
            <Entries entries={credits.entries} />
            <Section id="report" title={t.report} className="panel grid gap-4 p-5 sm:p-6">
              <ActivityForm />
            </Section>
            <Activities activities={credits.activities} />
          </>
        )}
      </RecordScreen>
    </OwnPage>
  );
}

function Progress({ credits }: { readonly credits: OwnCredits }) {
  const call = useCall();
  const { from, until, total, required, missing, categories } = credits;
  return (
    <Section
      id="progress"
      title={fill(t.totalPoints, { total, required })}
      className="panel grid gap-5 p-5 sm:p-6"
    >
      <p className="text-muted">
        {`${fill(t.period, { from: formatDay(from), until: formatDay(until) })} ${missing === 0 ? t.enough : fill(t.missing, { count: missing })}`}
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {categories.map(({ category, earned, counted, cap }) => (
          <li key={category} className="grid gap-1">
            <span className="flex justify-between gap-3">
              <span id={`category-${category}`}>{creditCategoryLabels[category]}</span>
              <span className="text-muted text-nowrap tabular-nums">{fill(t.counted, { counted, cap })}</span>
            </span>
            <meter
              aria-labelledby={`category-${category}`}
              min={0}
              max={cap}
              value={counted}
              className="h-3 w-full"
            />
            {earned > counted && (
              <span className="text-muted text-sm">{fill(t.overCap, { count: earned - counted })}</span>
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
    <Section id="entries" title={t.entries} className="grid gap-4">
      {entries.length === 0 ? (
        <p className="text-muted">{t.noEntries}</p>
      ) : (
        <ul className="grid gap-2">
          {entries.map(({ _id, day, title, category, points, isReversal }) => (
            <li key={_id} className="panel flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
              <span className="min-w-0 wrap-anywhere">
                {title}
                <span className="block text-muted text-sm">
                  {`${formatDay(day)} · ${creditCategoryLabels[category]}${isReversal ? ` · ${t.reversed}` : ''}`}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{fill(t.points, { points })}</span>
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
      label={t.report}
      defaults={{ day: isoDate(new Date()) }}
      refreshes={['getOwnCredits']}
      submitLabel={t.send}
      busyLabel={t.sending}
      onDone={clearAndToast}
    >
      {({ Text, Select, File }) => (
        <>
          <UnsavedGuard />
          <Text name="title" label={t.activity} hint={t.activityHint} />
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Text name="day" label={t.date} type="date" />
            <Select name="category" label={t.category} placeholder={t.choose} options={categories} />
            <Text name="points" label={t.pointsLabel} inputMode="numeric" autoComplete="off" />
          </div>
          <File name="evidence" label={t.evidence} />
        </>
      )}
    </EndpointForm>
  );
}

const states: Readonly<
  Record<OwnCredits['activities'][number]['state'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  waiting: { label: t.waiting, tone: 'waiting' },
  approved: { label: t.approved, tone: 'good' },
  rejected: { label: t.rejected, tone: 'bad' },
};

function Activities({ activities }: Pick<OwnCredits, 'activities'>) {
  if (activities.length === 0) return null;
  return (
    <Section id="activities" title={t.reported} className="grid gap-4">
      <ul className="grid gap-2">
        {activities.map(({ _id, day, title, category, points, state, reason }) => (
          <li key={_id} className="panel flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 p-4">
            <span className="min-w-0 wrap-anywhere">
              {title}
              <span className="block text-muted text-sm">
                {`${formatDay(day)} · ${creditCategoryLabels[category]} · ${fill(t.points, { points })}`}
              </span>
              {reason !== null && <span className="block text-sm">{fill(t.reason, { reason })}</span>}
            </span>
            <StatusBadge {...states[state]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
