import { type Duty, type DutyNeed, hasDuty } from 'contract/rules/admins/duties';
import { createContext, use } from 'react';

/** What the reader of the back office is there for; null elsewhere, and until a function says so that knows of duties. */
export const DutiesContext = createContext<readonly Duty[] | null>(null);

/** Tells whether the reader's duties open what needs this; the function has the last word. */
export function useMay(): (need: DutyNeed) => boolean {
  const held = use(DutiesContext);
  return (need) => hasDuty({ role: 'Admin', duties: held ?? undefined }, need);
}

/** What the screens of the back office need, by the start of their paths: the longest that fits counts; others need none. */
const needs: readonly (readonly [start: string, need: DutyNeed])[] = [
  ['/admin/manage-user', 'people'],
  // Who decides about payments may look at whose they are.
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

/** What the screen at this path, without its query, needs. */
export function needOfScreen(path: string): DutyNeed {
  const fitting = needs.filter(([start]) => path.startsWith(start));
  return fitting.reduce(
    (longest, one) => (one[0].length > longest[0].length ? one : longest),
    ['', 'none'],
  )[1];
}

/**
 * Whether these duties open the screen at this path, without its query.
 *
 * @param held undefined while nobody knows
 */
export const opensScreen = (held: readonly Duty[] | undefined, path: string): boolean =>
  hasDuty({ role: 'Admin', duties: held }, needOfScreen(path));

/** Leaves out the links that lead to what the reader's duties do not open. */
export function useOpenLinks<Link extends { readonly to: string }>(links: readonly Link[]): readonly Link[] {
  const may = useMay();
  return links.filter(({ to }) => may(needOfScreen(to.replace(/[?#].*$/, ''))));
}
