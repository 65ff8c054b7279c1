import { ApiError } from 'contract/errors';
import type { CheckInListReply } from 'contract/events/check-ins';
import { type Arrival, countByPool, type ListedPerson } from 'contract/rules/events/check-in';
import { poolLabels } from 'contract/rules/events/pools';
import { limits } from 'contract/rules/limits';
import { formatDateTime, timeOfDay } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { type FormEvent, type ReactNode, useState } from 'react';
import { deviceStorage } from '#api/device-storage.ts';
import * as t from '#messages/features/events/check-ins';
import { CameraScan } from '#shared/scanning/camera-scan.tsx';
import { Button } from '#ui/base/button.tsx';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { LoadFailure } from '#ui/base/load-failure.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { Field } from '#ui/forms/field.tsx';
import { type CheckIn, type CheckInSource, useCheckIn } from './use-check-in.ts';
import { VerdictPanel } from './verdict-panel.tsx';

interface CheckInDeskProps {
  readonly source: CheckInSource;
  /** Shown below the search: the way to add a person. Missing on a device without account. */
  readonly renderWalkIn?: (onAdded: () => void) => ReactNode;
  /** Shown below, after the list is loaded. */
  readonly children?: (event: CheckInListReply['event']) => ReactNode;
}

/** Check-in at one door: scanner, search and state of the data. */
export function CheckInDesk({ source, renderWalkIn, children }: CheckInDeskProps) {
  const checkIn = useCheckIn(source);
  const { list, refusal, result } = checkIn;
  const [door, setDoor] = useDoor();
  if (list === undefined) {
    if (refusal === undefined) return <Spinner label={t.loading} className="size-8" />;
    const text = refusal instanceof ApiError ? refusal.message : t.listLoadError;
    return <LoadFailure text={text} onRetry={checkIn.refresh} />;
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.1fr]">
      <div className="grid gap-6 lg:order-2">
        {checkIn.isOnline && refusal instanceof ApiError && <Notice tone="error">{refusal.message}</Notice>}
        {!checkIn.isOnline && <Notice tone="info">{t.offlineRisk}</Notice>}
        <VerdictPanel result={result} opensAt={list.opensAt} arrivals={checkIn.arrivals} />
        <Twice people={checkIn.people} arrivals={checkIn.arrivals} />
      </div>
      <div className="grid gap-6">
        <Section id="scan" title={t.scanOrSearch} className="panel grid gap-5 p-5 sm:p-6">
          <CameraScan isContinuous hint={t.scanHint} onText={(text) => void checkIn.take(text, door)} />
          <Search checkIn={checkIn} door={door} />
          {renderWalkIn?.(checkIn.refresh)}
        </Section>
        <State checkIn={checkIn} door={door} onDoor={setDoor} />
        {children?.(list.event)}
      </div>
    </div>
  );
}

const doorKey = 'check-in-door';

/** Returns the name of the door, which this device remembers. */
function useDoor() {
  const [door, setDoor] = useState(() => deviceStorage.get(doorKey) ?? t.mainDoor);
  const change = (name: string) => {
    setDoor(name);
    deviceStorage.set(doorKey, name);
  };
  return [door.trim() === '' ? t.mainDoor : door.trim(), change] as const;
}

const maxFound = 10;

/** Search by name. A scanner that types a code and Enter works too. */
function Search({ checkIn, door }: { readonly checkIn: CheckIn; readonly door: string }) {
  const [text, setText] = useState('');
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : checkIn.people.filter((person) => matches(person, words));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || found.length > 0) return;
    void checkIn.take(text, door);
    setText('');
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <Field id="person" label={t.searchLabel}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="control"
          />
        )}
      </Field>
      <ul className="grid empty:hidden">
        {found.slice(0, maxFound).map((person) => (
          <li
            key={person.ticket}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2"
          >
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{person.name}</p>
              <p className="text-muted text-sm">{describe(person, checkIn.arrivals)}</p>
            </div>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                checkIn.admit(person.ticket, door);
                setText('');
              }}
            >
              {t.admit} <span className="sr-only">{person.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      {found.length > maxFound && (
        <p className="text-muted text-sm">{fill(t.tooMany, { count: found.length })}</p>
      )}
    </form>
  );
}

const matches = ({ name, memberNumber }: ListedPerson, words: readonly string[]): boolean => {
  const text = `${name} ${memberNumber ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

function describe({ ticket, memberNumber, isPaid }: ListedPerson, arrivals: CheckIn['arrivals']): string {
  const first = arrivals.get(ticket)?.first;
  const state =
    first !== undefined
      ? fill(t.admittedAt, { time: timeOfDay(first.scannedAt), door: first.door })
      : isPaid
        ? t.notAdmitted
        : t.notPaid;
  return memberNumber === null ? state : `${memberNumber} · ${state}`;
}

interface StateProps {
  readonly checkIn: CheckIn;
  readonly door: string;
  readonly onDoor: (door: string) => void;
}

/** Counts, age of the data and name of the door. */
function State({ checkIn, door, onDoor }: StateProps) {
  const { list, people, arrivals, waiting, isOnline, refresh } = checkIn;
  const paid = people.filter(({ isPaid }) => isPaid).length;
  const byPool = countByPool(people, arrivals).map(
    ({ pool, present, expected }) =>
      [poolLabels[pool], fill(t.poolCount, { count: present, total: expected })] as const,
  );
  return (
    <Section id="state" title={t.attendance} className="panel grid gap-4 p-5 sm:p-6">
      <p className="wrap-anywhere font-semibold">{list?.event.title}</p>
      <p className="text-title tabular-nums">{fill(t.present, { count: arrivals.size, total: paid })}</p>
      <div className="grid grid-cols-2 gap-x-4 empty:hidden">
        <Counts
          title={t.byDoor}
          counts={countByDoor(arrivals).map(([name, count]) => [name, String(count)])}
        />
        <Counts title={t.byPool} counts={byPool.length < 2 ? [] : byPool} />
      </div>
      <p role="status" className="text-muted">
        {isOnline ? t.online : t.offline}
        {waiting > 0 && ` ${fill(t.scansWaiting, { count: waiting })}`}
        {list !== undefined && ` ${fill(t.listAt, { time: formatDateTime(list.at) })}`}
      </p>
      <Button
        variant="secondary"
        size="small"
        icon={<RefreshIcon className="size-4.5" />}
        onClick={refresh}
        className="justify-self-start"
      >
        {t.refreshList}
      </Button>
      <Field id="door" label={t.doorName} hint={t.doorHint}>
        {(control) => (
          <input
            {...control}
            type="text"
            autoComplete="off"
            maxLength={limits.doorCharacters}
            defaultValue={door}
            onChange={({ target }) => onDoor(target.value)}
            className="control"
          />
        )}
      </Field>
    </Section>
  );
}

interface CountsProps {
  readonly title: string;
  readonly counts: readonly (readonly [name: string, count: string])[];
}

function Counts({ title, counts }: CountsProps) {
  if (counts.length === 0) return null;
  return (
    <div className="grid min-w-0 content-start gap-1">
      <h3 className="text-muted text-sm">{title}</h3>
      <ul className="grid gap-1">
        {counts.map(([name, count]) => (
          <li key={name} className="wrap-anywhere tabular-nums">
            {`${name}: `}
            <span className="text-nowrap">{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function countByDoor(arrivals: ReadonlyMap<string, Arrival>): [door: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { first } of arrivals.values()) counts.set(first.door, (counts.get(first.door) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a.localeCompare(b));
}

/** Tickets that were let in more than once, with each door and time. */
function Twice({ people, arrivals }: Pick<CheckIn, 'people' | 'arrivals'>) {
  const twice = [...arrivals].filter(([, { later }]) => later.length > 0);
  if (twice.length === 0) return null;
  const names = new Map(people.map(({ ticket, name }) => [ticket, name]));
  return (
    <Section id="twice" title={fill(t.twiceCount, { count: twice.length })}>
      <ul className="grid gap-3">
        {twice.map(([ticket, { first, later }]) => (
          <li key={ticket} className="grid">
            <span className="font-semibold wrap-anywhere">{names.get(ticket) ?? t.noName}</span>
            {[first, ...later].map(({ nonce, scannedAt, door }) => (
              <span key={nonce} className="text-muted wrap-anywhere">
                {fill(t.scannedAt, { time: timeOfDay(scannedAt), door })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
