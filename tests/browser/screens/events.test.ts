import { beforeAll } from 'vitest';
import { toDateTimeInput } from '../../../contract/text/dates.ts';
import { type Screen, sweep, sweepFurther, sweepInEnglish } from '../../support/assertions/sweep.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { shown } from '../../support/suite/browser.ts';
import { as } from '../../support/suite/client.ts';
import { shareStores } from '../../support/suite/reset.ts';
import { inDays } from '../../support/suite/time.ts';

/** Screens of one event. */

let admin: Person;
let member: Person;
let coordinator: Person;
let group: string;
let event: { readonly id: string };

shareStores();
beforeAll(async () => {
  admin = await makeAdmin();
  member = await makeMember({ status: 'active', record: { ...long.member, validUntil: inDays(300) } });
  event = await makeEvent({
    title: long.word,
    bannerImage: null,
    startDate: inDays(10),
    endDate: inDays(11),
    createdAt: inDays(-1),
  });
  const [opensAt, closesAt] = [toDateTimeInput(inDays(-1)), toDateTimeInput(inDays(9))];
  await as(admin).ok('saveEventRegistration', {
    id: event.id,
    opensAt,
    closesAt,
    places: '9',
    memberPrice: '0',
    publicPrice: '200000',
  });
  await as(member).ok('registerForEvent', { id: event.id });
  const places = { id: event.id, places: '2' };
  coordinator = (await makeInstitution({ record: { name: long.word } })).coordinator;
  group = (await as(coordinator).ok('orderEventGroup', places)).body._id;
});

const place: Screen = [
  'Pendaftaran acara',
  () => `/membership/events/${event.id}`,
  (page) => shown(page.getByText('Anda terdaftar. Sampai jumpa di acara ini!', { exact: true })),
];

const screens: readonly Screen[] = [
  [
    'Acara saya',
    () => '/membership/events',
    (page) => shown(page.getByRole('link', { name: long.word, exact: true })),
  ],
  [
    'Survei acara',
    () => `/membership/events/${event.id}/survey`,
    (page) => shown(page.getByText('Survei ini tidak terbuka untuk Anda.', { exact: false })),
  ],
  [
    'Tiket acara',
    () => `/membership/events/${event.id}/ticket`,
    (page) => shown(page.getByRole('img', { name: 'Kode QR tiket', exact: true })),
  ],
];

// The event has no English texts, but participants can use each page of their place.
sweepInEnglish([place, ...screens], () => member);
sweep(screens, () => member);
sweepFurther([place], () => member);

const groupScreen: Screen = [
  'Rombongan institusi',
  () => '/membership/events/groups/:id'.replace(':id', group),
  async function* (page) {
    await shown(page.getByText('0 dari 2 tempat ada namanya.', { exact: false }));
    yield;
    await page.getByRole('button', { name: 'Isi nama tempat 2' }).click();
    await page.getByRole('dialog').getByLabel('Orang lain').check();
    await shown(page.getByRole('dialog').getByLabel('Email'));
    return [360];
  },
];

sweepInEnglish([groupScreen], () => coordinator);
sweep([groupScreen], () => coordinator);

sweep(
  [
    [
      'Tempat Peserta',
      () =>
        '/admin/manage-event/participant/:id/:participant'
          .replace(':id', event.id)
          .replace(':participant', `${event.id}${member.id}`),
      (page) => shown(page.getByRole('img', { name: 'Kode QR tiket', exact: true })),
    ],
    [
      'Check-in',
      () => `/admin/events/${event.id}/check-in`,
      async function* (page) {
        await shown(page.getByText('0 dari 1 hadir', { exact: true }));
        yield;
        await page.getByRole('searchbox').fill(long.member.name);
        await page.getByRole('button', { name: /^Masuk / }).click();
        await shown(page.getByRole('heading', { name: 'Belum waktunya' }));
        return [360];
      },
    ],
  ],
  () => admin,
);
