import { type Duty, type DutyNeed, hasDuty } from 'contract/rules/admins/duties';
import { createContext, use } from 'react';

/** Duties of an admin, and the events that they manage without the duty `events`. */
export interface AdminRights {
  /** Undefined with an older function that does not send duties. */
  readonly duties?: readonly Duty[] | undefined;
  readonly managedEvents?: readonly string[] | undefined;
}

/** Requirement of a screen. Managers of an event need no duty for its screens. */
export interface ScreenNeed {
  readonly duty: DutyNeed;
  /** The event whose managers may open the screen, or `any` for managers of some event. */
  readonly managersOf?: string | undefined;
}

export function meetsNeed(
  { duties, managedEvents = [] }: AdminRights,
  { duty, managersOf }: ScreenNeed,
): boolean {
  if (hasDuty({ role: 'Admin', duties }, duty)) return true;
  return managedEvents.some((event) => managersOf === 'any' || managersOf === event);
}

/** Facts about the screens of the admin area, by their path. */
export interface AdminScreens {
  readonly findNeed: (path: string) => ScreenNeed;
  /** Returns the name of a screen in links. */
  readonly labelOf: (path: string) => string;
}

interface AdminDuties extends AdminScreens {
  readonly held: AdminRights;
}

/** The layout of the admin area provides it. Without one, every duty counts as held. */
export const DutiesContext = createContext<AdminDuties>({
  held: {},
  findNeed: () => ({ duty: 'none' }),
  labelOf: () => '',
});

/** Returns a predicate: whether the admin's duties include a need. The function checks it again. */
export function useDutyCheck(): (need: DutyNeed) => boolean {
  const { held } = use(DutiesContext);
  return (duty) => meetsNeed(held, { duty });
}

const pathOf = (link: string): string => link.replace(/[?#].*/s, '');

/** Returns a predicate: whether the admin may open the screen of a link, with or without a query. */
export function useScreenCheck(): (link: string) => boolean {
  const { held, findNeed } = use(DutiesContext);
  return (link) => meetsNeed(held, findNeed(pathOf(link)));
}

export function usePermittedLinks<Link extends { readonly to: string }>(
  links: readonly Link[],
): readonly Link[] {
  const canOpen = useScreenCheck();
  return links.filter(({ to }) => canOpen(to));
}

/** Returns a function that names the screen of a link, with or without a query. */
export function useScreenLabels(): (link: string) => string {
  const { labelOf } = use(DutiesContext);
  return (link) => labelOf(pathOf(link));
}

/** Returns links with their labels to those of these screens that the admin may open. */
export function useScreenLinks(
  paths: readonly string[],
): readonly { readonly to: string; readonly label: string }[] {
  const labelOf = useScreenLabels();
  return usePermittedLinks(paths.map((to) => ({ to, label: labelOf(to) })));
}
