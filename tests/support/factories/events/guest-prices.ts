import { ApiError } from 'contract/errors';
import { priceKinds } from 'contract/rules/money/event-prices';
import { choosePrice } from '../../../../functions/src/model/event-registrations/prices.ts';
import { guestId, toGuest } from '../../../../functions/src/model/event-registrations/registrants.ts';

/** One attempt of a guest to register at a price. */
export interface PriceAttempt {
  readonly seed: number;
  readonly input: Record<string, unknown>;
  readonly guest: Record<string, unknown>;
}

/** Returns a reproducible number from 0 to 1. */
function randomOf(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const amounts = [0, 100_000, 150_000, 200_000, 50_000, -1, 149_999, undefined];
const texts = ['M-0001', 'a1b2c3', '', 'active', '2030-01-01', 'guest', 'Admin'];

/** Returns attempts with foreign member numbers, states, seats and amounts, also in fields that do not exist. */
export const priceAttempts = (count: number): PriceAttempt[] =>
  Array.from({ length: count }, (_, seed) => {
    const random = randomOf(seed);
    const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
    const forged = Object.fromEntries(
      ['isActive', 'validUntil', 'memberNumber', 'seat', 'user', 'role', 'institutionId']
        .filter(() => random() < 0.5)
        .map((field) => [field, pick<unknown>([...texts, null, { institutionId: 'i1' }, new Date()])]),
    );
    return {
      seed,
      input: { priceKind: pick([...priceKinds, undefined]), seenAmount: pick(amounts), ...forged },
      guest: { name: pick(texts), email: `tamu${seed}@example.org`, ...forged },
    };
  });

const prices = {
  institution: { amount: 100_000, early: 50_000 },
  member: { amount: 150_000, early: 100_000 },
  public: { amount: 200_000, early: null },
} as const;

/** Returns what an attempt got: a price for everyone or a refusal, otherwise the wrong price. */
export function findGuestPrice({ input, guest }: PriceAttempt): string {
  const record = { event: 'e1', createdAt: new Date(0), confirmedAt: null, deleteAt: new Date(0), ...guest };
  const person = toGuest(guestId(String(guest.email)), {
    id: 'e1',
    data: record as never,
  });
  const startsAt = new Date(Date.now() + 86_400_000);
  try {
    const { kind, amount } = choosePrice({ prices, earlyUntil: null }, startsAt, person.data, input);
    return kind === 'public' && amount === 200_000 ? 'refused or open' : `${kind} ${amount}`;
  } catch (error) {
    if (error instanceof ApiError) return 'refused or open';
    throw error;
  }
}
