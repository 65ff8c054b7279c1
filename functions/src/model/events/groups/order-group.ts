import type { ParsedInput } from 'contract/endpoint';
import { ApiError, wrongStatus } from 'contract/errors';
import type { eventGuests } from 'contract/events/event-guests';
import { groupAmount, groupLimits, groupSize } from 'contract/rules/events/groups';
import { holdEnd, unpaidReminderAt } from 'contract/rules/money/event-prices';
import { fill } from 'contract/text/language/fill';
import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import type { BilledGroup } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { findFreeId } from '#data/ids.ts';
import type { InstitutionRecord } from '#data/institution-records.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { t } from '#messages/replies.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { toBillDetails, toEventFacts, toHeldFacts } from '#model/events/registration/event-facts.ts';
import {
  type PublicEvent,
  type PublicEventWithSettings,
  readPublicEvent,
  requireAhead,
  requireOpen,
  requireSettings,
} from '#model/events/registration/public-events.ts';
import { type EventSettingsRecord, poolsOf } from '#model/events/registration/records.ts';
import { addEventBill } from '#model/money/bills/open-bill.ts';
import { groupPayer } from '#model/money/bills/payers.ts';
import { addGroupPlaces, findPlacesForGroup } from './group-places.ts';
import { readOwnInstitution } from './own-group.ts';
import { type EventGroupRecord, eventGroups } from './records.ts';
import { readGroupTerms, toLines } from './terms.ts';

/** Attempts of one order. Each conflict means that another claim got one of its places. */
const maxAttempts = 30;

type Order = Omit<ParsedInput<typeof eventGuests.orderEventGroup>, 'id'>;

/** Returns the settings of an event for which groups can be ordered now. Throws `wrong-status`. */
export function requireGroupOrders(found: PublicEventWithSettings): EventSettingsRecord {
  requireAhead(found.event);
  const settings = requireSettings(found.settings);
  requireOpen(settings, found.event);
  if (settings.needsApproval) throw wrongStatus(t.noGroups);
  return settings;
}

export const tooManyGroups = (): string => fill(t.ordersFull, { count: groupLimits.maxGroups });

/**
 * Orders places for the institution of a coordinator, all or none, with one bill. Places, registrations, bill, audit
 * entry and mail are one commit. The id of the group is the next one of the institution, so concurrent orders of its
 * coordinators see each other. Returns the id. Throws `not-found`, `wrong-status`, `no-place-free` and `conflict`.
 */
export const orderGroup = (
  eventId: string,
  coordinator: Stored<UserRecord>,
  { places: wanted, seenAmount }: Order,
  addToBatch: (batch: Batch, group: string) => void,
): Promise<string> =>
  retryOnWriteConflict(async (attempt) => {
    const [institution, found] = await Promise.all([
      readOwnInstitution(coordinator),
      readPublicEvent(eventId),
    ]);
    const settings = requireGroupOrders(found);
    const { event } = found;
    const { terms, groups } = await readGroupTerms({ event, settings, institution });
    const lines = toLines(terms, wanted);
    if (seenAmount !== undefined && seenAmount !== groupAmount(lines))
      throw new ApiError('conflict', { message: t.priceChanged });
    const id = findFreeId(`${eventId}${institution.id}`, groupLimits.maxGroups, groups);
    if (id === undefined) throw wrongStatus(tooManyGroups());
    const batch = new Batch();
    const billed = { institution: institution.data.name, lines };
    const group = await addGroup(batch, { event, id, settings, institution, coordinator, billed }, attempt);
    // The places are read last. The less time passes until the commit, the fewer other claims meet them.
    const places = await findPlacesForGroup(eventId, lines, poolsOf(settings));
    addGroupPlaces(batch, { event, id, billed, state: group.state, places });
    addToBatch(batch, id);
    await batch.commit();
    return id;
  }, maxAttempts);

interface NewGroup {
  readonly event: PublicEvent;
  readonly id: string;
  readonly settings: EventSettingsRecord;
  readonly institution: Stored<InstitutionRecord>;
  readonly coordinator: Stored<UserRecord>;
  readonly billed: BilledGroup;
}

/** Adds the record of a group with its bill, audit entry and mail. */
async function addGroup(
  batch: Batch,
  { event, id, settings, institution, coordinator, billed }: NewGroup,
  attempt: number,
): Promise<EventGroupRecord> {
  const fee = groupAmount(billed.lines);
  const holdUntil = fee === 0 ? null : holdEnd(clock.now(), settings.holdHours);
  const payer = groupPayer(id, coordinator.id, institution.id);
  const bill =
    holdUntil && (await addEventBill(batch, payer, toTerms(event, id, billed, holdUntil), attempt));
  const group: EventGroupRecord = {
    event: event.id,
    institution: institution.id,
    institutionName: billed.institution,
    coordinator: coordinator.id,
    lines: billed.lines,
    state: bill === null ? 'confirmed' : 'held',
    bill: bill?.id ?? null,
    holdUntil,
    remindAt: holdUntil && unpaidReminderAt(clock.now(), holdUntil),
    orderedAt: clock.now(),
    eventEndsAt: event.data.endDate,
  };
  batch.create(eventGroups, id, group);
  const target = { id: event.id, name: event.data.title };
  const places = groupSize(billed.lines);
  const details = { institution: billed.institution, places, ...toBillDetails(bill) };
  recordAudit(batch, actorOf(coordinator), 'event-group.order', target, details);
  const facts = toGroupFacts(id, billed);
  if (bill === null)
    queueMail(batch, 'event-group-confirmed', coordinator, { ...toEventFacts(event), ...facts });
  else queueMail(batch, 'event-held', coordinator, { ...toHeldFacts(event, bill), ...facts });
  return group;
}

const toTerms = (
  { id: event, data: { title } }: PublicEvent,
  id: string,
  group: BilledGroup,
  dueAt: Date,
) => ({
  event: { id: event, title, registration: id, price: group.lines[0]?.kind ?? 'public', group },
  fee: groupAmount(group.lines),
  dueAt,
});

/** Returns the fields of a mail about a group: its id, institution and number of places. */
export const toGroupFacts = (group: string, { institution, lines }: BilledGroup) => ({
  group,
  institution,
  places: groupSize(lines),
});
