import type { GroupRow } from 'contract/schemas/events/own-events';
import { fill } from 'contract/text/language/fill';
import type { ReactNode } from 'react';
import * as t from '#messages/features/events/event-registrations/groups';
import { ButtonLink } from '#ui/base/button.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { groupBadge, groupPath, namedText } from './group-text.ts';

interface GroupCardProps {
  readonly group: GroupRow;
  /** Title, time and place of the event. */
  readonly heading: ReactNode;
}

/** A group of the institution in the list of own events. */
export function GroupCard({ group, heading }: GroupCardProps) {
  const { _id, event, institution, state, holdUntil, places } = group;
  const mustPay = state === 'held' && holdUntil !== null && !event.isCancelled;
  return (
    <li className="panel flex flex-wrap items-center justify-between gap-4 p-5 sm:p-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        {heading}
        <p className="wrap-anywhere">{`${institution.name}: ${namedText(group)}.`}</p>
        <p className="mt-1">
          <StatusBadge {...groupBadge(group)} />
        </p>
        {event.isCancelled && <p className="font-semibold text-danger">{t.cancelled}</p>}
      </div>
      <ButtonLink to={groupPath(_id)} variant={mustPay ? 'primary' : 'secondary'}>
        {mustPay ? fill(t.payPlaces, { count: places }) : t.showGroup}
        <span className="sr-only">{` ${event.title}`}</span>
      </ButtonLink>
    </li>
  );
}
