import { findActivities } from './activities.ts';
import { readCredits } from './add-credits.ts';

/** Returns the credits for the download of the user's own data. */
export async function exportCredits(user: string) {
  const [{ period, entries }, activities] = await Promise.all([readCredits(user), findActivities(user)]);
  return {
    period,
    entries: entries.map(({ data: { day, title, category, points } }) => ({ day, title, category, points })),
    activities: activities.map(({ data: { day, title, category, points, state, reason, submittedAt } }) => ({
      day,
      title,
      category,
      points,
      state,
      reason,
      submittedAt: submittedAt.toISOString(),
    })),
  };
}
