import type { ReactNode } from 'react';
import * as t from '#messages/shared/public';
import { AlertIcon, CheckCircleIcon, CloseIcon, InfoIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';

export const verdictStyles = {
  good: { Icon: CheckCircleIcon, colours: 'border-success/40 bg-success-soft text-success' },
  late: { Icon: AlertIcon, colours: 'border-warning/40 bg-warning-soft text-warning' },
  bad: { Icon: CloseIcon, colours: 'border-danger/40 bg-danger-soft text-danger' },
  open: { Icon: InfoIcon, colours: 'border-brand/40 bg-brand-soft text-brand-strong' },
} as const;

export interface VerdictCardProps {
  readonly title: string;
  readonly text: string;
  readonly Icon: typeof AlertIcon;
  readonly colours: string;
  /** Facts of the checked document, if it is known. */
  readonly facts?: readonly (readonly [term: string, text: string])[] | undefined;
  readonly children?: ReactNode;
}

export function VerdictCard({ title, text, Icon, colours, facts, children }: VerdictCardProps) {
  return (
    <div className={`grid gap-5 rounded-panel border p-5 sm:p-6 ${colours}`}>
      <div className="flex items-start gap-4">
        <Icon className="size-10 shrink-0" />
        <div className="grid min-w-0 gap-1">
          <h2 className="wrap-anywhere text-title">{title}</h2>
          <p className="text-ink">{text}</p>
        </div>
      </div>
      {facts !== undefined && (
        <dl className="grid gap-x-6 gap-y-3 text-ink sm:grid-cols-2">
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="wrap-anywhere font-semibold">{fact}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}

export const VerdictPlaceholder = ({ text }: { readonly text: string }) => (
  <p className="rounded-panel border border-line border-dashed p-5 text-muted sm:p-6">{text}</p>
);

export const VerdictPending = () => (
  <p className="panel flex items-center gap-3 p-5 sm:p-6">
    <Spinner /> {t.checking}
  </p>
);
