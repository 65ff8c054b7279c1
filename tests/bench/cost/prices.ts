/** Amounts of the paid services that the product uses. Sizes in bytes. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
  /** Calls of Firestore, each a round trip. */
  readonly roundTrips: number;
  /** Documents and index entries that were created. */
  readonly storedBytes: number;
  readonly fileWrites: number;
  readonly fileReads: number;
  /** Files that were created. */
  readonly fileBytes: number;
  /** Requests and scheduled runs of functions. */
  readonly invocations: number;
  readonly cpuSeconds: number;
  /** Bytes of replies. */
  readonly egressBytes: number;
}

/**
 * List prices in USD without free quotas, noted on 2026-11-27. Firestore: the highest published list (US
 * multi-region), because Jakarta costs less. Cloud Run: tier 2, which contains Jakarta (asia-southeast2), billed per
 * request, with one vCPU and 1 GiB. Sources: cloud.google.com/firestore/pricing, cloud.google.com/run/pricing,
 * firebase.google.com/docs/app-hosting/costs (Cloud Storage), firebase.google.com/pricing (Hosting).
 */
export const prices = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  delete: 0.02 / 100_000,
  storedGibibyteMonth: 0.18,
  fileGigabyteMonth: 0.023,
  fileWrite: 0.005 / 1000,
  fileRead: 0.0004 / 1000,
  invocation: 0.4 / 1e6,
  vcpuSecond: 0.0000336,
  gibibyteSecond: 0.0000035,
  egressGigabyte: 0.15,
} as const;

/** Time of one round trip to Firestore in production, in seconds, during which the instance is billed. */
const roundTripSeconds = 0.01;
/** Shortest billed time of an invocation, in seconds. */
const minSeconds = 0.1;
/** Years for which an association stores what it created, so that each year pays for those before. */
const storedYears = 5;

export const noUsage: Usage = {
  reads: 0,
  writes: 0,
  deletes: 0,
  roundTrips: 0,
  storedBytes: 0,
  fileWrites: 0,
  fileReads: 0,
  fileBytes: 0,
  invocations: 0,
  cpuSeconds: 0,
  egressBytes: 0,
};

const names = Object.keys(noUsage) as readonly (keyof Usage)[];

const combine = (value: (name: keyof Usage) => number): Usage =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as unknown as Usage;

export const addUsage = (a: Usage, b: Usage): Usage => combine((name) => a[name] + b[name]);
export const subtractUsage = (a: Usage, b: Usage): Usage => combine((name) => a[name] - b[name]);
export const scaleUsage = (usage: Usage, by: number): Usage => combine((name) => usage[name] * by);

/** Returns the billed seconds of functions: their CPU time and round trips, at least 100 ms for each invocation. */
export const functionSeconds = ({ cpuSeconds, roundTrips, invocations }: Usage): number =>
  Math.max(cpuSeconds + roundTrips * roundTripSeconds, invocations * minSeconds);

/** Returns the cost in USD by item. Stored data are paid for a whole year, and for the years before. */
export function costsOf(usage: Usage): Readonly<Record<string, number>> {
  const seconds = functionSeconds(usage);
  const months = 12 * storedYears;
  return {
    reads: usage.reads * prices.read,
    'writes and deletes': usage.writes * prices.write + usage.deletes * prices.delete,
    storage: (usage.storedBytes / 2 ** 30) * prices.storedGibibyteMonth * months,
    files:
      (usage.fileBytes / 1e9) * prices.fileGigabyteMonth * months +
      usage.fileWrites * prices.fileWrite +
      usage.fileReads * prices.fileRead,
    functions: seconds * (prices.vcpuSecond + prices.gibibyteSecond) + usage.invocations * prices.invocation,
    egress: (usage.egressBytes / 1e9) * prices.egressGigabyte,
  };
}

export const totalCost = (usage: Usage): number =>
  Object.values(costsOf(usage)).reduce((sum, cost) => sum + cost, 0);
