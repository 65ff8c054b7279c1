import { log } from '#data/log.ts';
import { offerAllFreePlaces } from '#model/events/registration/offers.ts';
import { runUnrecorded } from './run-job.ts';

/** Offers free places to the waiting lists that a dead process or an error left. */
export const offerPlaces = (): Promise<void> =>
  runUnrecorded('places not offered', async () => {
    const offered = await offerAllFreePlaces();
    if (offered > 0) log('INFO', 'places offered', { offered });
  });
