import { hasCreditRules } from 'contract/rules/events/credits';
import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/membership';
import { ButtonLink } from '#ui/base/button.tsx';

export const isCollectingCredits = (user: User): boolean => hasCreditRules(user, new Date());

export const useCreditProgress = (user: User) =>
  useEndpoint('getCreditProgress', {}, { enabled: isCollectingCredits(user) });

/** Shows the credits of the current period. Renders nothing for people without credit rules. */
export function CreditProgress({ user }: { readonly user: User }) {
  const progress = useCreditProgress(user).data?.progress ?? null;
  if (progress === null) return null;
  const { until, total, required, missing } = progress;
  const end = formatDate(`${until}T12:00:00+07:00`);
  return (
    <section
      aria-labelledby="credit-progress"
      className="panel print-hidden flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6"
    >
      <div className="grid min-w-0 flex-1 basis-56 gap-2">
        <h2 id="credit-progress" className="text-heading">
          {fill(t.creditTotal, { total, required })}
        </h2>
        <meter
          aria-labelledby="credit-progress"
          min={0}
          max={required}
          value={total}
          className="h-3 w-full max-w-md"
        />
        <p className="text-muted">
          {missing === 0
            ? fill(t.creditsEnough, { date: end })
            : fill(t.creditsMissing, { missing, date: end })}
        </p>
      </div>
      <ButtonLink to="/membership/credits#progress" variant="secondary">
        {t.showTranscript}
      </ButtonLink>
    </section>
  );
}
