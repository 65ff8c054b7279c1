import { ApiError } from 'contract/errors';
import type { GroupTerms } from 'contract/events/event-guests';
import { groupAmount, groupLimits, toGroupLines } from 'contract/rules/events/groups';
import { priceLabels } from 'contract/rules/money/event-prices';
import type { GroupRow } from 'contract/schemas/events/own-events';
import { fill } from 'contract/text/language/fill';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/events/event-registrations/groups';
import { priceText } from '#shared/events/registration-text.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { groupBadge, groupPath, groupQueries, lineText } from './group-text.ts';

const { minPlaces, maxPlaces } = groupLimits;

/** Places that a coordinator orders for the institution. Shows nothing to all other members. */
export function OrderPlaces({ event }: { readonly event: string }) {
  const profile = useEndpoint('getProfile', {});
  const seat = profile.data?.seat;
  if (seat?.isCoordinator !== true) return null;
  return <OwnOrders event={event} institution={seat.institution} />;
}

function OwnOrders({ event, institution }: { readonly event: string; readonly institution: string }) {
  const { data, refetch } = useEndpoint('listEventGroups', { id: event });
  if (data === undefined || (data.offer === null && data.groups.length === 0)) return null;
  const { offer: terms, groups } = data;
  return (
    <Section
      id="order-places"
      title={fill(t.orderFor, { institution })}
      className="panel grid max-w-3xl gap-5 p-5 wrap-anywhere sm:p-6"
    >
      {groups.length > 0 && <OrderedGroups groups={groups} />}
      {terms !== null &&
        (terms.refusal === null ? (
          <OrderForm event={event} terms={terms} onOutdated={() => void refetch()} />
        ) : (
          <Notice tone="info">{terms.refusal}</Notice>
        ))}
    </Section>
  );
}

function OrderedGroups({ groups }: { readonly groups: readonly GroupRow[] }) {
  return (
    <ul className="grid">
      {groups.map(({ _id, places, ...group }) => (
        <li
          key={_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3"
        >
          <Link to={groupPath(_id)} className="text-link font-semibold">
            {fill(t.groupOf, { places })}
          </Link>
          <StatusBadge {...groupBadge(group)} />
        </li>
      ))}
    </ul>
  );
}

interface OrderFormProps {
  readonly event: string;
  readonly terms: GroupTerms;
  /** Called when free places or prices differ from those on screen. */
  readonly onOutdated: () => void;
}

/** Returns a valid number of places; undefined for all other input. */
function toPlaces(typed: unknown): number | undefined {
  const places = Number(typed);
  return Number.isInteger(places) && places >= minPlaces && places <= maxPlaces ? places : undefined;
}

/** Returns the lines of the typed number; undefined without a valid one, and without a price for all. */
function linesFor(terms: GroupTerms, typed: unknown) {
  const places = toPlaces(typed);
  return places === undefined ? undefined : toGroupLines(terms, places);
}

function OrderForm({ event, terms, onOutdated }: OrderFormProps) {
  const navigate = useNavigate();
  const [isPriceNew, setPriceNew] = useState(false);
  /** The amount on screen was not current: shows the new one, and waits for another press. */
  const reviewAgain = (error: Error): boolean => {
    onOutdated();
    const isConflict = error instanceof ApiError && error.code === 'conflict';
    setPriceNew(isConflict);
    return isConflict;
  };
  return (
    <>
      <p>{`${termsText(terms)} ${t.namesLater}`}</p>
      {isPriceNew && <Notice tone="info">{t.priceChanged}</Notice>}
      <EndpointForm
        name="orderEventGroup"
        label={t.orderPlaces}
        fixed={{ id: event }}
        defaults={{ places: '' }}
        submitValues={({ places }) => {
          const lines = linesFor(terms, places);
          return lines === undefined ? {} : { seenAmount: groupAmount(lines) };
        }}
        refreshes={groupQueries}
        submitLabel={<OrderLabel />}
        busyLabel={t.ordering}
        onRefused={reviewAgain}
        onDone={({ message, _id }) => {
          toast.success(message);
          navigate(groupPath(_id));
        }}
      >
        {({ Text }) => (
          <>
            <Text
              name="places"
              label={t.placeCount}
              type="number"
              inputMode="numeric"
              autoComplete="off"
              hint={fill(t.placeCountHint, { min: minPlaces, max: maxPlaces, free: terms.freePlaces })}
              className="max-w-64"
            />
            <OrderTotal terms={terms} />
          </>
        )}
      </EndpointForm>
    </>
  );
}

/** Says at which prices the institution can order. */
function termsText({ seats, publicAmount }: GroupTerms): string {
  if (seats === null)
    return publicAmount === null ? t.onlyForMembers : fill(t.publicTerms, { price: priceText(publicAmount) });
  const own = { count: seats.count, price: priceText(seats.amount) };
  return publicAmount === null
    ? fill(t.seatTerms, own)
    : fill(t.seatAndPublicTerms, { ...own, publicPrice: priceText(publicAmount) });
}

function OrderLabel() {
  const places = toPlaces(useWatch({ name: 'places' }));
  return places === undefined ? t.orderPlaces : fill(t.orderCount, { count: places });
}

/** Shows what the typed number of places costs, and whether it is too large. */
function OrderTotal({ terms }: { readonly terms: GroupTerms }) {
  const typed: unknown = useWatch({ name: 'places' });
  const [places, lines] = [toPlaces(typed), linesFor(terms, typed)];
  return (
    <div role="status" aria-label={t.total} className="grid gap-1 empty:hidden">
      {places !== undefined && places > terms.freePlaces && (
        <p className="font-semibold text-danger">{fill(t.onlyPlacesLeft, { count: terms.freePlaces })}</p>
      )}
      {places !== undefined && lines === undefined && (
        <p className="font-semibold text-danger">
          {fill(t.noPublicPrice, { price: priceLabels.public, count: terms.seats?.count ?? 0 })}
        </p>
      )}
      {lines?.map((line) => (
        <p key={line.kind} className="text-muted tabular-nums">
          {lineText(line)}
        </p>
      ))}
      {lines !== undefined && (
        <p className="font-bold text-lg tabular-nums">
          {fill(t.totalAmount, { amount: priceText(groupAmount(lines)) })}
        </p>
      )}
    </div>
  );
}
