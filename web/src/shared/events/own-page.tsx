import type { ReactNode } from 'react';
import * as t from '#messages/shared/events';
import { BackLink } from '#ui/base/back-link.tsx';

interface OwnPageProps {
  readonly title: string;
  /** Path and label of the page above; by default the list of own events. */
  readonly back?: { readonly to: string; readonly label: string };
  readonly children: ReactNode;
}

const ownEvents = { to: '/membership/events', label: t.ownEvents };

/** Page of a member about own events: the link back, the title, and the contents. */
export function OwnPage({ title, back = ownEvents, children }: OwnPageProps) {
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <div className="grid gap-3">
        <BackLink to={back.to}>{back.label}</BackLink>
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
      </div>
      {children}
    </div>
  );
}
