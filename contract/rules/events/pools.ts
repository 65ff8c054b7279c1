import { textMap } from '../../text/language/text-map.ts';
import { t } from '../../text/messages/labels.ts';
import type { PriceKind } from '../money/event-prices.ts';

/** Pools of places. Their order is stored, because the position of a place begins with the index of its pool. */
export const placePools = ['general', 'members', 'speakers', 'sponsors'] as const;
export type PlacePool = (typeof placePools)[number];

export const poolLabels: Readonly<Record<PlacePool, string>> = textMap({
  general: () => t.poolGeneral,
  members: () => t.poolMembers,
  speakers: () => t.poolSpeakers,
  sponsors: () => t.poolSponsors,
});

/** Fields of the form. The number of general places is `places`. */
export const poolFields = {
  general: 'places',
  members: 'memberPlaces',
  speakers: 'speakerPlaces',
  sponsors: 'sponsorPlaces',
} as const satisfies Record<PlacePool, string>;

/** Number of places of each pool. */
export type PoolSizes = Readonly<Record<PlacePool, number>>;

export const sumOfPools = (sizes: PoolSizes): number =>
  placePools.reduce((sum, pool) => sum + sizes[pool], 0);

const memberKinds: readonly PriceKind[] = ['institution', 'member'];

/** Returns whether a kind of price needs a membership. */
export const isMemberKind = (kind: PriceKind): boolean => memberKinds.includes(kind);

/** Pools that people can register for. Only admins give places of the other pools. */
export const publicPools = ['members', 'general'] as const satisfies readonly PlacePool[];
export type PublicPool = (typeof publicPools)[number];

/** Returns the pools from which a registration can get a place, the preferred one first. */
export const poolsFor = (kind: PriceKind): readonly PublicPool[] =>
  isMemberKind(kind) ? publicPools : ['general'];
