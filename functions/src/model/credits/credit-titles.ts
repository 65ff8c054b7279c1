import { eventIdOf } from 'contract/rules/events/registration-ids';
import type { Stored } from '#data/queries.ts';
import { readTitles } from '#model/content/read-titles.ts';
import type { CreditEntryRecord } from './records.ts';

const prefix = 'event-';

/** Id of the credits that a certificate gives. */
export const creditEntryId = (certificate: string): string => `${prefix}${certificate}`;

type CreditEntry = Stored<CreditEntryRecord>;

/**
 * Reads the titles of credits in the current language: those of events, and other ones as their members wrote them.
 */
export async function readCreditTitles(
  entries: readonly CreditEntry[],
): Promise<(entry: CreditEntry) => string> {
  // The id of a certificate is that of its registration.
  const eventOf = ({ id }: CreditEntry) => eventIdOf(id.slice(prefix.length));
  const isOfEvent = ({ id }: CreditEntry) => id.startsWith(prefix);
  const titleOf = await readTitles(entries.filter(isOfEvent).map(eventOf));
  return (entry) =>
    isOfEvent(entry) ? titleOf({ id: eventOf(entry), title: entry.data.title }) : entry.data.title;
}
