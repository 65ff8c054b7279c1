import type { User } from 'contract/fields/people';
import { ButtonLink } from '#ui/base/button.tsx';
import { ClockIcon, RefreshIcon } from '#ui/base/icons.tsx';
import { AlertIcon, CheckCircleIcon } from '#ui/base/shell-icons.tsx';
import { standingOf, type Tone } from './membership-standing.ts';

const looks: Record<Tone, { readonly Icon: typeof ClockIcon; readonly colours: string }> = {
  good: { Icon: CheckCircleIcon, colours: 'border-success/40 bg-success-soft text-success' },
  waiting: { Icon: ClockIcon, colours: 'border-brand/40 bg-brand-soft text-brand-strong' },
  soon: { Icon: AlertIcon, colours: 'border-warning/40 bg-warning-soft text-warning' },
  urgent: { Icon: AlertIcon, colours: 'border-danger/40 bg-danger-soft text-danger' },
};

/** How the membership stands, and the one thing to do about it. */
export function StatusBlock({ user }: { readonly user: User }) {
  const { text, tone, remaining, explanation, mayRenew } = standingOf(user);
  const { Icon, colours } = looks[tone];
  return (
    <section
      aria-labelledby="status-title"
      className={`flex flex-wrap items-center gap-x-5 gap-y-4 rounded-panel border p-5 sm:p-6 ${colours}`}
    >
      <h2 id="status-title" className="sr-only">
        Status keanggotaan
      </h2>
      <Icon className="size-9 shrink-0" />
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p lang="en" className="font-bold text-heading">
          {text}
        </p>
        {remaining !== undefined && <p className="font-semibold">{remaining}</p>}
        {explanation !== undefined && <p className="text-ink">{explanation}</p>}
      </div>
      {mayRenew && (
        <ButtonLink to="/membership/renew" lang="en" icon={<RefreshIcon />} className="print-hidden">
          Renew Membership
        </ButtonLink>
      )}
    </section>
  );
}
