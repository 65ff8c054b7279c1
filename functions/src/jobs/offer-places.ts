import { log } from '#data/log.ts';
import { isRestoring } from '#model/base/restore-progress.ts';
import { offerAllFreePlaces } from '#model/events/registration/offers.ts';

/**
 * Offers free places to the waiting lists that a dead process or an error left, unless a backup is being restored.
 * Runs are not recorded, so an idle site writes nothing. Never throws.
 */
export async function offerPlaces(): Promise<void> {
  if (await isRestoring()) return;
  try {
    const offered = await offerAllFreePlaces();
    if (offered > 0) log('INFO', 'places offered', { offered });
  } catch (error) {
    log('ERROR', 'places not offered', {
      error: error instanceof Error ? (error.stack ?? '') : String(error),
    });
  }
}
