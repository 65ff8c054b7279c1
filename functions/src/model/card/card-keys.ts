import type { Environment } from '#data/firebase.ts';
import { parseSigningKeys, type SigningKeys } from './signing-keys.ts';

const cardKeyNames = { current: 'CARD_SIGNING_KEY', previous: 'CARD_PREVIOUS_KEYS' } as const;

/** Parses the card keys. Throws when a key cannot be parsed, or two have the same id. */
export const parseCardKeys = (environment: Environment): SigningKeys =>
  parseSigningKeys(environment, cardKeyNames);
