import {
  isMemberKind,
  type PlacePool,
  type PoolSizes,
  placePools,
  sumOfPools,
} from 'contract/rules/events/pools';
import type { EventPrices, PriceKind } from 'contract/rules/money/event-prices';
import sharp from 'sharp';
import { noop } from '../../functions/src/data/batch.ts';
import { users } from '../../functions/src/data/collections.ts';
import type { EventRecord } from '../../functions/src/data/content-records.ts';
import type { Actor } from '../../functions/src/model/base/actors.ts';
import { issueCertificates } from '../../functions/src/model/events/certificates/issue-certificates.ts';
import { saveCertificateSettings } from '../../functions/src/model/events/certificates/settings.ts';
import { namePlace } from '../../functions/src/model/events/groups/name-place.ts';
import { orderGroup } from '../../functions/src/model/events/groups/order-group.ts';
import { approveEventPayment } from '../../functions/src/model/events/payments/approve-event-payment.ts';
import { readComparedEventReview } from '../../functions/src/model/events/payments/event-reviews.ts';
import { readPayableGroup } from '../../functions/src/model/events/payments/group-payments.ts';
import {
  type PayablePlace,
  payForEvent,
  readPayablePlace,
} from '../../functions/src/model/events/payments/pay-for-event.ts';
import { readGroup } from '../../functions/src/model/events/places/own-groups.ts';
import {
  type EventProgrammeRecord,
  eventProgrammes,
} from '../../functions/src/model/events/registration/programmes.ts';
import {
  type EventPlaceRecord,
  type EventRegistrationRecord,
  type EventSettingsRecord,
  eventPlaces,
  eventRegistrations,
  eventSettings,
  placeId,
  registrationId,
} from '../../functions/src/model/events/registration/records.ts';
import { register } from '../../functions/src/model/events/registration/register.ts';
import {
  type EventGuestRecord,
  eventGuests,
  guestId,
} from '../../functions/src/model/events/registration/registrants.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoId, randomFor } from './deterministic.ts';
import type { DemoMember } from './member-histories.ts';
import { whileDrawing } from './pictures/render.ts';
import { slip } from './pictures/slip.ts';
import { type PlannedDocument, planDocument } from './planned.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Titles in texts/events.json. */
export const workshopTitle = 'Lokakarya Penulisan Artikel untuk Jurnal Sistem Informasi Bereputasi';
const seminarTitle = 'Seminar Nasional Tata Kelola Data Pemerintah Daerah';
const pastTitle = 'Festival Inovasi Sistem Informasi Nusantara';

export interface EventPlan {
  readonly documents: readonly PlannedDocument[];
  /** Ids of events and members, for the acts that the product's own functions write. */
  readonly workshop: string;
  /** Register at the public price; all but the last pay, and the first payment is approved. */
  readonly payers: readonly string[];
  /** Orders a group for the workshop and pays it. */
  readonly coordinator: string;
  readonly seminar: string;
  readonly waiting: readonly string[];
  readonly past: string;
}

interface DemoEvent {
  readonly id: string;
  readonly startDate: Date;
  readonly endDate: Date;
}

function findEvent(content: readonly PlannedDocument[], title: string): DemoEvent {
  const id = demoId('event', title);
  const { startDate, endDate } = (content.find((one) => one.id === id)?.data ?? {}) as Partial<EventRecord>;
  if (!startDate || !endDate) throw new Error(`The demo event "${title}" is missing, or has no times.`);
  return { id, startDate, endDate };
}

interface FreePlaces {
  readonly pools: PoolSizes;
  readonly settings: Pick<EventSettingsRecord, 'prices' | 'opensAt' | 'closesAt'>;
  /** Registered members and students, at most as many as general places. */
  readonly members: readonly DemoMember[];
  readonly students: number;
  /** Number of those who attended. */
  readonly attended?: number;
}

/** Fictional students without an account. */
const studentNames = [
  'Bagas Pramudya',
  'Citra Maharani',
  'Dimas Ardiansyah',
  'Fitri Handayani',
  'Gilang Ramadan',
  'Intan Permata',
  'Joko Susilo',
  'Laras Puspita',
  'Nanda Kusuma',
  'Rizky Firmansyah',
  'Tiara Anggraini',
  'Yoga Saputra',
];

interface PlannedPerson {
  readonly id: string;
  readonly priceKind: PriceKind;
  readonly user?: DemoMember['user'];
  readonly guest?: { readonly name: string; readonly email: string };
}

const toStudent = (name: string): PlannedPerson => {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.net`;
  return { id: guestId(email), priceKind: 'student', guest: { name, email } };
};

/** Plans settings and places, and registrations without a price. */
function planPlaces(event: DemoEvent, { pools, settings, members, students, attended = 0 }: FreePlaces) {
  const people: PlannedPerson[] = [
    ...members.map(({ id, user }): PlannedPerson => ({ id, user, priceKind: 'member' })),
    ...studentNames.slice(0, students).map(toStudent),
  ];
  const { int } = randomFor('places', event.id);
  const places = sumOfPools(pools);
  const record: EventSettingsRecord = {
    ...settings,
    places,
    pools,
    lastPlace: places,
    earlyUntil: null,
    holdHours: 48,
    updatedAt: settings.opensAt,
  };
  const poolOfPlace: PlacePool[] = placePools.flatMap((pool) => new Array(pools[pool]).fill(pool));
  const placeDocuments = poolOfPlace.map((pool, index) => {
    const person = pool === 'general' ? people[index] : undefined;
    const place: EventPlaceRecord = {
      event: event.id,
      isFree: person === undefined,
      position: placePools.indexOf(pool) + int(0, 999_999) / 1_000_000,
      registration: person === undefined ? null : registrationId(event.id, person.id),
    };
    return planDocument(eventPlaces, placeId(event.id, index + 1), place);
  });
  const span = Math.min(event.startDate.getTime(), settings.closesAt.getTime()) - settings.opensAt.getTime();
  const registrations = people.flatMap(({ id, user, guest, priceKind }, index) => {
    const registeredAt = new Date(settings.opensAt.getTime() + Math.floor((span * (index + 1)) / 50));
    const registration: EventRegistrationRecord = {
      event: event.id,
      user: id,
      state: 'confirmed',
      place: placeId(event.id, index + 1),
      registeredAt,
      eventEndsAt: event.endDate,
      priceKind,
      price: 0,
      bill: null,
      holdUntil: null,
      ticketCode: int(0x1000_0000, 0xffff_ffff).toString(16) + int(0x1000_0000, 0xffff_ffff).toString(16),
      ...(user === undefined
        ? {}
        : {
            membership: {
              memberNumber: user.memberNumber,
              validUntil: user.validUntil,
              checkedAt: registeredAt,
            },
          }),
      ...(index < attended ? { attendedAt: new Date(event.startDate.getTime() - int(1, 45) * 60_000) } : {}),
    };
    const key = registrationId(event.id, id);
    const planned = [planDocument(eventRegistrations, key, registration)];
    if (guest === undefined) return planned;
    const record: EventGuestRecord = {
      event: event.id,
      ...guest,
      createdAt: registeredAt,
      confirmedAt: registeredAt,
      deleteAt: days(event.endDate, 365),
    };
    return [...planned, planDocument(eventGuests, key, record)];
  });
  return [planDocument(eventSettings, event.id, record), ...placeDocuments, ...registrations];
}

/** Plans the two days of the workshop. */
function planProgramme({ id, startDate }: DemoEvent): PlannedDocument {
  const sessions = [
    [0, 3, 'Menyusun kerangka artikel', 'Ruang Seminar 1'],
    [4, 3, 'Menulis tinjauan pustaka', 'Ruang Seminar 1'],
    [24, 3, 'Menanggapi ulasan mitra bestari', 'Ruang Seminar 2'],
    [28, 3, 'Klinik naskah', 'Ruang Seminar 2'],
  ] as const;
  const record = {
    sessions: sessions.map(([after, hours, title, hall]) => ({
      title,
      startsAt: new Date(startDate.getTime() + after * hourMs),
      endsAt: new Date(startDate.getTime() + (after + hours) * hourMs),
      hall,
      speaker: 'Tim Jurnal Contoh',
      description: '',
      capacity: null,
    })),
    onlineLink: '',
    updatedAt: new Date(startDate.getTime() - 60 * dayMs),
  };
  return planDocument<EventProgrammeRecord>(eventProgrammes, id, record);
}

function findCoordinator(members: readonly DemoMember[]): string {
  const found = members.find(({ user }) => user.email === 'coordinator@example.org');
  if (found === undefined) throw new Error('The demo coordinator is missing.');
  return found.id;
}

/** Free for members and students. */
const prices: EventPrices = {
  member: { amount: 0, early: null },
  student: { amount: 0, early: null },
  public: { amount: 75_000, early: null },
};

const days = (from: Date, count: number): Date => new Date(from.getTime() + count * dayMs);

/**
 * Plans an event with 30 of 40 places (6 of them of a group), a full one with a waiting list, and a past one with
 * certificates.
 */
export function planEvents(
  content: readonly PlannedDocument[],
  members: readonly DemoMember[],
  today: Date,
): EventPlan {
  const [workshop, seminar, past] = [
    findEvent(content, workshopTitle),
    findEvent(content, seminarTitle),
    findEvent(content, pastTitle),
  ];
  const isShown = ({ user }: DemoMember) => demoAccounts.some(({ email }) => email === user.email);
  const shownFirst = [...members].sort((a, b) => Number(isShown(b)) - Number(isShown(a)));
  const valid = shownFirst.filter(
    ({ user }) => user.isActive === 'active' && user.validUntil && user.validUntil > seminar.endDate,
  );
  const registered = valid.slice(0, 14);
  const others = shownFirst.filter(({ user }) => user.isActive === 'expired' && !user.seat);
  return {
    documents: [
      ...planPlaces(workshop, {
        pools: { general: 36, members: 0, speakers: 4, sponsors: 0 },
        settings: {
          opensAt: days(workshop.startDate, -45),
          closesAt: days(workshop.startDate, -1),
          prices,
        },
        members: registered,
        students: 6,
      }),
      planProgramme(workshop),
      ...planPlaces(seminar, {
        pools: { general: 20, members: 0, speakers: 0, sponsors: 0 },
        settings: {
          opensAt: days(today, -6),
          closesAt: days(seminar.startDate, -2),
          prices,
        },
        members: registered.slice(0, 12),
        students: 8,
      }),
      ...planPlaces(past, {
        pools: { general: 25, members: 0, speakers: 0, sponsors: 0 },
        settings: {
          opensAt: days(past.startDate, -40),
          closesAt: days(past.startDate, -1),
          prices,
        },
        members: registered,
        students: 4,
        attended: 15,
      }),
    ],
    workshop: workshop.id,
    payers: others.slice(0, 4).map(({ id }) => id),
    coordinator: findCoordinator(members),
    seminar: seminar.id,
    waiting: others.slice(4, 7).map(({ id }) => id),
    past: past.id,
  };
}

/** Draws the slip of a transfer. */
async function drawProof({ id, data }: PayablePlace['bill'], name: string, now: Date): Promise<Buffer> {
  const reference = `CTH-${id}`;
  const { bytes } = await whileDrawing(() =>
    slip({ name, at: now, amount: data.amount, reference, remark: 'Acara' }),
  );
  return sharp(bytes).png().toBuffer();
}

const storeNothing = () => undefined;

/** Pays a place with a drawn slip. Returns the code of its bill. */
async function payPlace(event: string, userId: string, now: Date): Promise<string> {
  const user = await users.getOrThrow(userId);
  const readPlace = () => readPayablePlace(event, userId);
  const { bill } = await readPlace();
  await payForEvent(readPlace, user, await drawProof(bill, user.data.name, now), storeNothing);
  return bill.id;
}

async function approve(code: string, admin: Actor): Promise<void> {
  const { reviewToken, payment } = await readComparedEventReview(code, admin.id);
  await approveEventPayment({ id: code, paymentId: payment._id, reviewToken }, admin);
}

/** Places of the demo group, of which some get a name. */
const groupPlaces = 6;
const groupGuests = [
  { name: 'Mega Lestari', email: 'mega.lestari@example.net' },
  { name: 'Surya Wijaya', email: 'surya.wijaya@example.net' },
];

/** Orders and pays a group, and names a member, if the institution has a seat without a place, and two guests. */
async function writeGroup({ workshop, coordinator: id }: EventPlan, admin: Actor, now: Date): Promise<void> {
  const coordinator = await users.getOrThrow(id);
  const group = await orderGroup(workshop, coordinator, { places: groupPlaces }, noop);
  const readPlaces = () => readPayableGroup(group, coordinator);
  const { bill } = await readPlaces();
  await payForEvent(readPlaces, coordinator, await drawProof(bill, coordinator.data.name, now), storeNothing);
  await approve(bill.id, admin);
  const { members, placeList } = (await readGroup(group, coordinator)).reply;
  const member = members.find(({ isRegistered, isMember }) => isMember && !isRegistered);
  const [seat] = placeList.filter(({ kind }) => isMemberKind(kind));
  if (member !== undefined && seat !== undefined)
    await namePlace(group, seat.number, { user: member._id }, coordinator);
  const open = placeList.filter(({ kind }) => !isMemberKind(kind));
  for (const [index, guest] of groupGuests.entries())
    await namePlace(group, open[index]?.number ?? 0, guest, coordinator);
}

/** Writes bills, payments, waiting list and certificates with the product's own functions. */
export async function writeDemoEvents(plan: EventPlan, admin: Actor, now: Date): Promise<void> {
  const { workshop, payers, seminar, waiting, past } = plan;
  for (const id of payers)
    await register(workshop, await users.getOrThrow(id), { priceKind: 'public', seenAmount: 75_000 });
  for (const [index, id] of payers.slice(0, -1).entries()) {
    const code = await payPlace(workshop, id, now);
    if (index > 0) continue;
    await approve(code, admin);
  }
  await writeGroup(plan, admin, now);
  for (const id of waiting) await register(seminar, await users.getOrThrow(id), { priceKind: 'public' });
  const certificate = {
    title: 'Sertifikat Peserta',
    signatoryName: 'Dr. Sekar Wulandari',
    signatoryOffice: 'Ketua Panitia',
    category: 'learning' as const,
    points: 4,
  };
  await saveCertificateSettings(past, certificate, admin);
  await issueCertificates(past, undefined, admin);
}
