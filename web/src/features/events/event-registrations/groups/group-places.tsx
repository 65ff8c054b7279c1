import type { EventGroup, GroupPlace } from 'contract/events/event-guests';
import { priceLabels } from 'contract/rules/money/event-prices';
import { fill } from 'contract/text/language/fill';
import { useRef, useState } from 'react';
import * as t from '#messages/features/events/event-registrations/groups';
import { Section } from '#ui/base/section.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';
import { namedText } from './group-text.ts';
import { NamePlaceDialog } from './name-place-dialog.tsx';

/** Places of a group with their people. Each opens the dialog that gives it a name. */
export function GroupPlaces({ group }: { readonly group: EventGroup }) {
  const [chosen, setChosen] = useState<GroupPlace | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ask = (place: GroupPlace) => {
    opener.current = document.activeElement as HTMLElement | null;
    setChosen(place);
  };
  const canName = group.canName && !group.event.isCancelled;
  return (
    <Section id="group-places" title={t.participants} className="panel grid max-w-3xl gap-4 p-5 sm:p-6">
      <p className="text-muted">{fill(t.placesHint, { named: namedText(group) })}</p>
      <ul className="grid">
        {group.placeList.map((place) => (
          <PlaceRow
            key={place.number}
            place={place}
            hasPrices={group.lines.length > 1}
            onAsk={canName && !place.hasAttended ? () => ask(place) : undefined}
          />
        ))}
      </ul>
      <NamePlaceDialog
        group={group}
        record={chosen}
        onClose={() => setChosen(null)}
        returnFocus={() => opener.current}
      />
    </Section>
  );
}

interface PlaceRowProps {
  readonly place: GroupPlace;
  /** True for a group with places at different prices. */
  readonly hasPrices: boolean;
  /** Undefined if the place cannot get another person. */
  readonly onAsk: (() => void) | undefined;
}

function PlaceRow({ place: { number, kind, person, hasAttended }, hasPrices, onAsk }: PlaceRowProps) {
  const facts = [
    person?.email,
    hasPrices ? priceLabels[kind] : undefined,
    hasAttended ? t.attended : undefined,
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3">
      <div className="flex min-w-0 flex-1 basis-48 gap-3">
        <span className="w-6 shrink-0 text-right text-muted tabular-nums">{number}</span>
        <div className="grid min-w-0 gap-0.5">
          {person === null ? (
            <span className="text-muted">{t.noName}</span>
          ) : (
            <strong className="wrap-anywhere">{person.name}</strong>
          )}
          {facts.length > 0 && <span className="text-muted text-sm wrap-anywhere">{facts.join(' · ')}</span>}
        </div>
      </div>
      {onAsk !== undefined && (
        <RowButton
          label={person === null ? t.addName : t.changeName}
          rowName={
            person === null ? fill(t.unnamedRow, { number }) : fill(t.namedRow, { number, name: person.name })
          }
          onPress={onAsk}
        />
      )}
    </li>
  );
}
