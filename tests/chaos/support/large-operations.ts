import { certificatesPerCall } from 'contract/rules/events/certificates';
import { Batch } from '../../../functions/src/data/batch.ts';
import { collection } from '../../../functions/src/data/collection.ts';
import { sendEventNotices } from '../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../functions/src/model/maintenance/report.ts';
import { makeAttendance } from '../../support/factories/attendance.ts';
import { makeEvent } from '../../support/factories/content.ts';
import { makeActive, openEvent } from '../../support/factories/events/open-event.ts';
import { reservePlaces } from '../../support/factories/events/reserved-places.ts';
import { type AnyRecord, makePair, mergeInput } from '../../support/factories/merged-people.ts';
import { makeAdmin, makeMany } from '../../support/factories/people.ts';
import { type Answer, inProcess } from '../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';
import type { Act } from './event-operations.ts';

/** With a seed, as in `npm run test:chaos`, there are enough steps for twenty kills. */
const isLarge = process.env.CAMPAIGN_SEED !== undefined;
/** More than one call or one run of a job handles. */
const cancelledPlaces = isLarge ? 240 : 50;
const [registeredMembers, placesPerCommit] = [5, 120];
const movedMails = 320;
const certificates = (isLarge ? 6 : 1) * certificatesPerCall + 6;
const closedMonths = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'] as const;

/** Operations that take more than one call, batch or run, each with the data that it needs. */
export const largeOperations: Readonly<Record<string, () => Promise<Act>>> = {
  async [`merge with ${movedMails} mails`]() {
    freezeClock(jakarta('2026-11-20T10:00'));
    const admin = await makeAdmin();
    const [survivor, loser] = await makePair();
    const batch = new Batch();
    for (let index = 0; index < movedMails; index += 1)
      batch.create(collection<AnyRecord>('outbox'), `mail${index}`, { userId: loser.id, state: 'sent' });
    await batch.commit();
    const input = await mergeInput(survivor, loser);
    return async () => {
      const { status, body } = await inProcess(admin).call('mergeMembers', input);
      const id = (body as { merge?: { _id: string } }).merge?._id;
      if (id !== undefined) await inProcess(admin).call('continueMemberMerge', { id });
      return { status };
    };
  },
  async [`cancellation of an event with ${cancelledPlaces} places`]() {
    const { id, admin } = await openEvent({ places: String(cancelledPlaces) });
    for (let count = 0; count < registeredMembers; count += 1)
      await inProcess(await makeActive()).ok('registerForEvent', { id });
    // One commit of the factory has at most 500 writes.
    for (let left = cancelledPlaces - registeredMembers; left > 0; left -= placesPerCommit)
      await reservePlaces(id, Math.min(left, placesPerCommit));
    return async () => {
      const answer = await inProcess(admin).call('cancelEvent', { id, reason: 'Pembicara berhalangan.' });
      await runToEnd(sendEventNotices, defaultJobOptions);
      return answer;
    };
  },
  async [`issue of ${certificates} certificates`]() {
    freezeClock(jakarta('2026-03-24T10:00'));
    const admin = await makeAdmin();
    const [startDate, endDate] = [jakarta('2026-03-22T09:00'), jakarta('2026-03-23T16:00')];
    const event = await makeEvent({ title: 'Lokakarya Data', startDate, endDate });
    await inProcess(admin).ok('saveCertificateSettings', {
      id: event.id,
      title: 'Sertifikat',
      signatoryName: 'Dr. Ketua Contoh',
      signatoryOffice: 'Ketua Umum',
      category: 'learning',
      points: '8',
    });
    await makeAttendance(event, await makeMany(certificates));
    return async () => {
      const first = await inProcess(admin).call('issueCertificates', { id: event.id });
      for (let last: Answer = first; ; ) {
        const after = (last.body as { next?: string | null }).next ?? undefined;
        if (after === undefined) return first;
        last = await inProcess(admin).call('issueCertificates', { id: event.id, after });
      }
    };
  },
  async [`end of ${closedMonths.length} months`]() {
    freezeClock(jakarta('2026-11-20T10:00'));
    const admin = await makeAdmin();
    return async () => {
      for (const month of closedMonths) {
        const { status } = await inProcess(admin).call('closeLedgerMonth', { month });
        if (status >= 500) return { status };
      }
      return { status: 200 };
    };
  },
};
