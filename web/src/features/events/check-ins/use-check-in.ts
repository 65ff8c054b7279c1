import { ApiError } from 'contract/errors';
import type { CheckInListReply, ScanInput, SyncReply } from 'contract/events/check-ins';
import {
  type Arrival,
  type CheckInList,
  type CheckInVerdict,
  computeArrivals,
  decideVerdict,
  type Presented,
  type Scan,
} from 'contract/rules/events/check-in';
import { placePools } from 'contract/rules/events/pools';
import { limits } from 'contract/rules/limits';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCardKeys } from '#shared/scanning/use-card-keys.ts';
import { createCheckInStore, deleteOldCheckIns, readCheckIn, type StoredCheckIn } from './device-store.ts';
import { readCode } from './read-code.ts';

/** Access of a device to the function: as an admin, or by a device link. */
export interface CheckInSource {
  /** Name under which the device stores its data. */
  readonly name: string;
  readonly isOfLink: boolean;
  readonly fetchList: () => Promise<CheckInListReply>;
  readonly sync: (input: {
    scans: ScanInput[];
    sentAt: string;
    since: string | undefined;
  }) => Promise<SyncReply>;
}

/** A verdict on the screen. */
export interface Result {
  readonly verdict: CheckInVerdict;
  /** The scan that let the person in, if the verdict is `valid`. */
  readonly scan: Scan | undefined;
}

/** A function without an answer after this time counts as unreachable. */
const maxWaitMs = 1500;
const syncEveryMs = 10_000;
const listEveryMs = 5 * 60_000;

/** Errors that a later call may not meet. Scans wait as they do without network. */
const temporaryCodes: ReadonlySet<string> = new Set(['busy', 'internal', 'too-many-requests']);

const toScan = ([nonce, ticket, scannedAt, door]: SyncReply['scans'][number]): Scan => ({
  nonce,
  ticket,
  scannedAt,
  door,
});

const toList = ({ eventKey, opensAt, at, people }: CheckInListReply): CheckInList => ({
  eventKey,
  opensAt,
  at,
  people: people.map(([ticket, name, memberNumber, isPaid, pool = 0]) => ({
    ticket,
    name,
    memberNumber,
    isPaid,
    pool: placePools[pool] ?? 'general',
  })),
});

/** Adds people to a list, or replaces those with the same ticket. Returns the same list if nothing changes. */
function withPeople(list: CheckInListReply, people: SyncReply['people']): CheckInListReply {
  const known = new Map(list.people.map((person) => [person[0], JSON.stringify(person)]));
  const changed = people.filter((person) => known.get(person[0]) !== JSON.stringify(person));
  if (changed.length === 0) return list;
  const tickets = new Set(changed.map(([ticket]) => ticket));
  return { ...list, people: [...list.people.filter(([ticket]) => !tickets.has(ticket)), ...changed] };
}

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export interface CheckIn {
  readonly list: CheckInListReply | undefined;
  readonly people: CheckInList['people'];
  readonly arrivals: ReadonlyMap<string, Arrival>;
  /** Number of scans that the function has not confirmed. */
  readonly waiting: number;
  readonly isOnline: boolean;
  /** Error of the last call; undefined after a reply. */
  readonly refusal: unknown;
  readonly result: Result | undefined;
  readonly take: (text: string, door: string) => Promise<void>;
  readonly admit: (ticket: string, door: string) => void;
  readonly refresh: () => void;
}

/**
 * Check-in of one event on this device. Each verdict is decided here, so that it needs no network. Scans are
 * stored first and sent afterwards.
 */
export function useCheckIn(source: CheckInSource): CheckIn {
  const cardKeys = useCardKeys();
  const device = useDevice(source);
  const { stored, arrivals, add } = device;
  const list = useMemo(() => stored.list && toList(stored.list), [stored.list]);
  const [result, setResult] = useState<Result>();

  const decide = (presented: Presented | undefined, door: string) => {
    if (list === undefined) return;
    const now = new Date();
    const verdict = decideVerdict(presented, list, arrivals(), now);
    const { kind, ticket } = verdict;
    if (kind !== 'valid' || ticket === undefined || presented === undefined)
      return setResult({ verdict, scan: undefined });
    const scan = { nonce: newNonce(), ticket, scannedAt: now.toISOString(), door };
    add({ ...scan, kind: presented.kind });
    setResult({ verdict, scan });
  };

  return {
    list: stored.list,
    people: list?.people ?? [],
    arrivals: arrivals(),
    waiting: stored.queue.length,
    isOnline: device.isOnline,
    refusal: device.refusal,
    result,
    take: async (text, door) => decide(await readCode(text, stored.list?.keys ?? [], cardKeys), door),
    admit: (ticket, door) => decide({ kind: 'name', ticket }, door),
    refresh: device.refresh,
  };
}

/** Stores list, scans and queue on this device, and exchanges them with the function. */
function useDevice(source: CheckInSource) {
  const { name, isOfLink } = source;
  const [stored, setStored] = useState<StoredCheckIn>(() => readCheckIn(name));
  const [isOnline, setOnline] = useState(true);
  const [refusal, setRefusal] = useState<unknown>();
  const latest = useRef({ stored, source });
  latest.current.source = source;
  const store = useMemo(() => createCheckInStore(name, isOfLink), [name, isOfLink]);

  const change = (next: Partial<StoredCheckIn>) => {
    latest.current.stored = { ...latest.current.stored, ...next };
    const { list, known, since, queue } = latest.current.stored;
    if (list !== undefined) {
      if (next.list !== undefined) store.saveList(list);
      if (next.known !== undefined) store.saveKnown(list.deletedAt, { known, since });
      if (next.queue !== undefined) store.saveQueue(list.deletedAt, queue);
    }
    setStored(latest.current.stored);
  };

  /** Calls the function. Without an answer in time the device counts as offline until the answer arrives. */
  const reach = async <T>(call: () => Promise<T>): Promise<T | undefined> => {
    const timer = setTimeout(() => setOnline(false), maxWaitMs);
    try {
      const reply = await call();
      setOnline(true);
      setRefusal(undefined);
      return reply;
    } catch (error) {
      const isRefused = error instanceof ApiError && !temporaryCodes.has(error.code);
      setOnline(isRefused);
      setRefusal(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };

  const fetchList = async () => {
    const list = await reach(() => latest.current.source.fetchList());
    if (list !== undefined) change({ list });
  };

  const isSyncing = useRef(false);
  const sync = async () => {
    if (isSyncing.current) return;
    isSyncing.current = true;
    try {
      for (let isMore = true; isMore; ) isMore = await exchange();
    } finally {
      isSyncing.current = false;
    }
  };

  /** Returns whether there is more to exchange. */
  const exchange = async (): Promise<boolean> => {
    const { queue, since } = latest.current.stored;
    const scans = queue.slice(0, limits.scansPerUpload);
    const reply = await reach(() =>
      latest.current.source.sync({ scans, since, sentAt: new Date().toISOString() }),
    );
    if (reply === undefined) return false;
    const sent = new Set(scans.map(({ nonce }) => nonce));
    const received = new Set(reply.scans.map(([nonce]) => nonce));
    const { list, known, queue: now } = latest.current.stored;
    const updated = list && withPeople(list, reply.people);
    // The reply of the function wins, because its times are corrected.
    const own = scans.filter(({ nonce }) => !received.has(nonce));
    const kept = known.filter(([nonce]) => !received.has(nonce));
    change({
      ...(updated === list ? {} : { list: updated }),
      known: [
        ...kept,
        ...reply.scans,
        ...own.map(({ nonce, ticket, scannedAt, door }): SyncReply['scans'][number] => [
          nonce,
          ticket,
          scannedAt,
          door,
        ]),
      ],
      since: reply.until,
      queue: now.filter(({ nonce }) => !sent.has(nonce)),
    });
    return reply.isMore || latest.current.stored.queue.length > 0;
  };

  const run = useRef({ sync, fetchList });
  run.current = { sync, fetchList };
  useEffect(() => {
    const start = () => {
      void run.current.fetchList();
      void run.current.sync();
    };
    start();
    const timers = [
      setInterval(() => void run.current.sync(), syncEveryMs),
      setInterval(() => void run.current.fetchList(), listEveryMs),
      setInterval(() => deleteOldCheckIns(), listEveryMs),
    ];
    const leave = () => setOnline(false);
    window.addEventListener('online', start);
    window.addEventListener('offline', leave);
    return () => {
      for (const timer of timers) clearInterval(timer);
      window.removeEventListener('online', start);
      window.removeEventListener('offline', leave);
    };
  }, []);

  return {
    stored,
    isOnline,
    refusal,
    /** Reads the newest state, because two codes can follow each other faster than the screen is rendered. */
    arrivals: () => {
      const { known, queue } = latest.current.stored;
      return computeArrivals([...known.map(toScan), ...queue]);
    },
    add: (scan: ScanInput) => {
      change({ queue: [...latest.current.stored.queue, scan] });
      void sync();
    },
    refresh: () => {
      void fetchList();
      void sync();
    },
  };
}
