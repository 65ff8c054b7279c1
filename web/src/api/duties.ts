import { type Duty, type DutyNeed, hasDuty } from 'contract/rules/admins/duties';
import { createContext, use } from 'react';

/**
 * Duties of the signed-in admin. Null outside the admin area, and with an older function that does not send
 * duties.
 */
export const DutiesContext = createContext<readonly Duty[] | null>(null);

/** Returns a predicate: whether the admin's duties include a need. The function checks it again. */
export function useDutyCheck(): (need: DutyNeed) => boolean {
  const duties = use(DutiesContext);
  return (need) => hasDuty({ role: 'Admin', duties: duties ?? undefined }, need);
}

/**
 * Duty that a screen of the admin area needs, by the start of its path. The longest match applies; other
 * screens need none.
 */
const needs: readonly (readonly [start: string, need: DutyNeed])[] = [
  ['/admin/manage-user', 'people'],
  // Admins who decide about payments may see the payer.
  ['/admin/manage-user/', ['people', 'money']],
  ['/admin/manage-user/edit/', 'people'],
  ['/admin/institutions', 'people'],
  ['/admin/messages', 'people'],
  ['/admin/mails', 'people'],
  ['/admin/request-', 'money'],
  ['/admin/settings/qris', 'money'],
  ['/admin/money', 'money'],
  ['/admin/manage-blog', 'content'],
  ['/admin/manage-journal', 'content'],
  ['/admin/manage-event', 'content'],
  ['/admin/manage-product', 'content'],
  ['/admin/manage-content', 'content'],
  ['/admin/bin', 'content'],
  ['/admin/audit', 'audit'],
];

/** Finds the duty that the screen at this path needs. The path has no query. */
export function findNeedOfScreen(path: string): DutyNeed {
  const matching = needs.filter(([start]) => path.startsWith(start));
  return matching.reduce(
    (longest, one) => (one[0].length > longest[0].length ? one : longest),
    ['', 'none'],
  )[1];
}

/**
 * Whether these duties open the screen at this path. The path has no query.
 *
 * @param duties undefined while they are not loaded
 */
export const canOpenScreen = (duties: readonly Duty[] | undefined, path: string): boolean =>
  hasDuty({ role: 'Admin', duties }, findNeedOfScreen(path));

/** Removes links to screens that the admin's duties do not open. */
export function usePermittedLinks<Link extends { readonly to: string }>(
  links: readonly Link[],
): readonly Link[] {
  const hasDutyFor = useDutyCheck();
  return links.filter(({ to }) => hasDutyFor(findNeedOfScreen(to.replace(/[?#].*$/, ''))));
}
