import type { Environment } from '#data/firebase.ts';
import { parseSigningKeys, type SigningKeys } from '#model/card/signing-keys.ts';

/** Not the key of the membership cards, so that each can be rotated alone. */
const ticketKeyNames = { current: 'TICKET_SIGNING_KEY', previous: 'TICKET_PREVIOUS_KEYS' } as const;

/** Parses the ticket keys. Throws when a key cannot be parsed, or two have the same id. */
export const parseTicketKeys = (environment: Environment): SigningKeys =>
  parseSigningKeys(environment, ticketKeyNames);
