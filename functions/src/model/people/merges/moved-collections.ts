import type { MergeKind } from 'contract/rules/people/merges';

/** Document that names a moved record by its id, and follows it if the id changes. */
type Follower =
  /** Its id is in a field of the record. */
  | { readonly name: string; readonly idIn: string; readonly field: string }
  /** Its id is that of the record. */
  | { readonly name: string; readonly hasSameId: true }
  /** Is found by a field. */
  | { readonly name: string; readonly foundBy: string };

export interface MovedCollection {
  readonly name: string;
  readonly kind: MergeKind;
  /** Field with the id of the person, by which the records are found. */
  readonly by: string;
  /** Further fields that can contain the id of the person, also as a part of a longer id. */
  readonly also?: readonly string[];
  /** The id of the record contains that of the person. */
  readonly hasPersonInId?: true;
  readonly followers?: readonly Follower[];
}

const place: Follower = { name: 'eventPlaces', idIn: 'place', field: 'registration' };

/**
 * Collections whose records move to the other person when two are merged, in this order: registrations first, because
 * the records of a registration follow its id. Names are texts, because some of the collections belong to later layers.
 */
export const movedCollections: readonly MovedCollection[] = [
  {
    name: 'eventRegistrations',
    kind: 'event',
    by: 'user',
    hasPersonInId: true,
    followers: [place, { name: 'eventTransfers', hasSameId: true }],
  },
  { name: 'eventWaiting', kind: 'event', by: 'user', hasPersonInId: true, followers: [place] },
  { name: 'eventAnswers', kind: 'event', by: 'user', hasPersonInId: true },
  { name: 'eventGroups', kind: 'event', by: 'coordinator' },
  {
    name: 'certificates',
    kind: 'certificate',
    by: 'user',
    hasPersonInId: true,
    followers: [{ name: 'certificateCodes', foundBy: 'certificate' }],
  },
  { name: 'transcripts', kind: 'certificate', by: 'user' },
  { name: 'membershipLetters', kind: 'certificate', by: 'user' },
  { name: 'creditEntries', kind: 'credit', by: 'user', also: ['reverses'], hasPersonInId: true },
  { name: 'creditActivities', kind: 'credit', by: 'user' },
  { name: 'payments', kind: 'payment', by: 'userId' },
  { name: 'bills', kind: 'bill', by: 'userId', also: ['event.registration'] },
  { name: 'eventRefunds', kind: 'refund', by: 'user', also: ['registration'] },
  { name: 'memberNotes', kind: 'record', by: 'member' },
  { name: 'memberTasks', kind: 'record', by: 'member' },
  { name: 'memberDocuments', kind: 'record', by: 'member' },
  { name: 'outbox', kind: 'mail', by: 'userId' },
  { name: 'letterRecipients', kind: 'mail', by: 'userId' },
  { name: 'whatsappSends', kind: 'mail', by: 'user', hasPersonInId: true },
];
