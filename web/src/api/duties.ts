import { type Duty, type DutyNeed, hasDuty } from 'contract/rules/admins/duties';
import { createContext, use } from 'react';

export interface AdminDuties {
  /** Undefined with an older function that does not send duties. */
  readonly held: readonly Duty[] | undefined;
  readonly findNeed: (path: string) => DutyNeed;
}

/** The layout of the admin area provides it. Without one, every duty counts as held. */
export const DutiesContext = createContext<AdminDuties>({ held: undefined, findNeed: () => 'none' });

/** Returns a predicate: whether the admin's duties include a need. The function checks it again. */
export function useDutyCheck(): (need: DutyNeed) => boolean {
  const { held } = use(DutiesContext);
  return (need) => hasDuty({ role: 'Admin', duties: held }, need);
}

/** Returns a predicate: whether the admin's duties open the screen of a link, with or without a query. */
export function useScreenCheck(): (link: string) => boolean {
  const hasDutyFor = useDutyCheck();
  const { findNeed } = use(DutiesContext);
  return (link) => hasDutyFor(findNeed(link.replace(/[?#].*$/, '')));
}

export function usePermittedLinks<Link extends { readonly to: string }>(
  links: readonly Link[],
): readonly Link[] {
  const canOpen = useScreenCheck();
  return links.filter(({ to }) => canOpen(to));
}
