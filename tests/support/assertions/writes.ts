import { vi } from 'vitest';
import { Increment, store } from '../../../functions/src/data/batch.ts';

type Operation = Parameters<typeof store.commit>[0][number];

/**
 * Collections whose new documents are named by one of their fields: 'audit card.reissue', 'mail
 * card-reissued'.
 */
const namedCollections: Readonly<Record<string, readonly [noun: string, field: string]>> = {
  audit: ['audit', 'action'],
  outbox: ['mail', 'kind'],
  intents: ['intent', 'kind'],
};

/** Describes the increments of a document of totals, such as ' +1 active'. */
const countsOf = (data: object): string =>
  Object.entries(data)
    .map(([name, value]) => {
      if (!(value instanceof Increment)) return typeof value === 'object' && value ? countsOf(value) : '';
      return value.by === 0 ? '' : ` ${value.by > 0 ? '+' : ''}${value.by} ${name}`;
    })
    .join('');

function lineOf(operation: Operation): string {
  const { kind, id } = operation;
  const { name } = operation.in;
  const data: object = 'data' in operation ? operation.data : {};
  const asRead = 'version' in operation && operation.version !== undefined ? ' as read' : '';
  if (name === 'totals') return `${kind} ${id}${countsOf(data)}${asRead}`;
  const [noun, field] = (kind === 'create' && namedCollections[name]) || [];
  if (noun === undefined || field === undefined) return `${kind} ${name}${asRead}`;
  return `${noun} ${(data as Record<string, unknown>)[field]}`;
}

/** Omits rate-limit counters, and the totals of the month, which change with the totals of members. */
const isShown = ({ in: { name }, id }: Operation): boolean => name !== 'limits' && id !== 'memberMonths';

/**
 * Returns the writes of a request or job in this process. 'update users as read' fails its batch when the
 * document changed since the read; 'update users' does not. 'then' separates batches. Omits batches that
 * contain only intents.
 */
export async function writesOf(work: () => Promise<unknown>): Promise<string[]> {
  const batches: string[][] = [];
  const commit = store.commit.bind(store);
  const spy = vi.spyOn(store, 'commit').mockImplementation((operations) => {
    const shown = operations.filter(isShown);
    if (shown.some((operation) => operation.in.name !== 'intents')) batches.push(shown.map(lineOf).sort());
    return commit(operations);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return batches.flatMap((lines, index) => (index === 0 ? lines : ['then', ...lines]));
}

/** Writes of each deletion of an account. */
export const accountRemoval: readonly string[] = [
  'create removals',
  'delete emailChanges',
  'delete emailOwners',
  'delete sessions',
  'delete users as read',
  'intent removal',
];

/** Batches that follow an upload: the result of the comparison with other proofs. */
export const proofComparison: readonly string[] = ['then', 'update payments', 'then', 'update users'];
