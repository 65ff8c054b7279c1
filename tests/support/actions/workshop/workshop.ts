import type { Page } from 'playwright-core';
import { vi } from 'vitest';
import { isoDate, toDateTimeInput } from '../../../../contract/text/dates.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { releasePlaces } from '../../../../functions/src/model/maintenance/events/release-places.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { linkIn } from '../../assertions/mails.ts';
import { changeDocument, valuesOf } from '../../assertions/stores.ts';
import { makeEvent } from '../../factories/content.ts';
import { makeInstitution, type TestInstitution } from '../../factories/institutions.ts';
import { makeActive, makeAdmin, type Person } from '../../factories/people.ts';
import type { Visit } from '../../suite/browser.ts';
import { as } from '../../suite/client.ts';
import { type MailServer, startMailServer } from '../../suite/smtp.ts';
import { freezeClock, inDays, jakarta } from '../../suite/time.ts';
import { CountedHands } from '../counted-hands.ts';

/** People of the journey. All but the visitor have an account. */
export const roles = ['office', 'treasurer', 'member', 'coordinator', 'visitor', 'waiting', 'door'] as const;
export type Role = (typeof roles)[number];

/** Persons, windows and counted acts of the journey through a workshop. */
export interface Workshop {
  readonly visit: Visit;
  readonly mails: MailServer;
  readonly hands: Readonly<Record<Role, CountedHands>>;
  readonly office: Person;
  readonly treasurer: Person;
  readonly member: Person;
  /** Institution that orders a group of places. */
  readonly institution: TestInstitution;
  readonly waiting: Person;
  /** Id of the event after its publication. */
  id: string;
}

export const workshopTitle = 'Lokakarya tata kelola data';
export const visitor = { name: 'Rina Wati', email: 'rina@example.org' };
/** Person without account, whom the coordinator names. */
export const colleague = { name: 'Joko Susilo', email: 'joko@example.org' };

/** Opens each further page of a person with an account in the window that this person already has. */
function inOwnWindow(visit: Visit): Visit {
  const windows = new Map<Person['token'], Page>();
  return async (path, options = {}) => {
    const token = options.as?.token;
    const open = token === undefined ? undefined : windows.get(token);
    if (open !== undefined) await open.goto(path);
    const page = open ?? (await visit(path, options));
    if (token !== undefined) windows.set(token, page);
    return page;
  };
}

/** Stores the people, and last month's workshop with 40 places as a template. */
export async function openStage(visit: Visit): Promise<Workshop> {
  const mails = await startMailServer();
  const [office, treasurer] = [await makeAdmin({ name: 'Wulan Sari' }), await makeAdmin({ name: 'Tono' })];
  const [member, waiting] = [await makeActive('Siti Aminah'), await makeActive('Dewi Lestari')];
  const institution = await makeInstitution({ staff: 1 });
  await makeTemplate(office);
  const hands = Object.fromEntries(roles.map((role) => [role, new CountedHands()])) as Workshop['hands'];
  return { visit: inOwnWindow(visit), mails, hands, office, treasurer, member, institution, waiting, id: '' };
}

async function makeTemplate(office: Person): Promise<void> {
  const { id } = await makeEvent({
    title: 'Templat lokakarya',
    bannerImage: null,
    startDate: inDays(-20),
    endDate: inDays(-19.7),
    createdAt: inDays(-60),
  });
  await as(office).ok('saveEventRegistration', {
    id,
    opensAt: toDateTimeInput(inDays(-50)),
    closesAt: toDateTimeInput(inDays(-21)),
    places: '40',
    memberPrice: '150.000',
    publicPrice: '300.000',
    refundDays1: '7',
    refundPercent1: '50',
  });
  await as(office).ok('saveCertificateSettings', {
    id,
    title: 'Sertifikat',
    signatoryName: 'Dr. Ketua Contoh',
    signatoryOffice: 'Ketua Umum',
    category: 'learning',
    points: '8',
  });
}

/** A morning three days later, when unpaid places are released. */
const lapse = (): Date => jakarta(`${isoDate(inDays(3))}T10:00`);

/** Lets three days pass for the job that releases places. */
export async function letHoldsLapse(): Promise<void> {
  freezeClock(lapse());
  await releasePlaces(defaultJobOptions);
  vi.restoreAllMocks();
}

/** Sends all queued mails, also those of the days that passed. */
export async function deliverMails(): Promise<void> {
  freezeClock(new Date(lapse().getTime() + 3_600_000));
  await sendMails();
  vi.restoreAllMocks();
}

/** Sends the mails, and returns path and query of the link of the newest one with this subject to an address. */
export async function mailedLink({ mails }: Workshop, address: string, subject: string): Promise<string> {
  await deliverMails();
  const mail = mails.mails.findLast(
    (one) => one.to?.[0]?.address === address && one.subject?.startsWith(subject) === true,
  );
  if (mail === undefined) throw new Error(`No mail "${subject}" to ${address}.`);
  return linkIn(mail);
}

/** Moves the event to today: it began a quarter of an hour ago. */
export async function beginEvent({ id }: Workshop): Promise<void> {
  await changeDocument('events', id, { startDate: inDays(-0.01), endDate: inDays(0.3) });
}

export const registrationPanel = (page: Page) =>
  page.getByRole('region', { name: 'Pendaftaran', exact: true });

/** Returns the number of the event's places that are reserved. */
export const countReserved = async ({ id }: Workshop): Promise<number> =>
  (await valuesOf('eventPlaces')).filter(({ event, isFree }) => event === id && isFree === false).length;
