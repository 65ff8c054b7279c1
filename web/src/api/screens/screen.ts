import type { DutyNeed } from 'contract/rules/admins/duties';
import type { PathParams } from 'contract/rules/paths';
import type { ComponentType } from 'react';
import type { PrefetchQuery } from '#api/prefetch-query.ts';

/**
 * Types of the screens that the `….screen.ts` files declare (decision 0109). Routes, titles, guards, sidebar,
 * prefetching, Hosting rewrites, sitemap, prerendering and the sweep of the browser tests derive from them. The
 * table in `web/src/app/screens` that lists a screen decides its layout, its guard and whether it is prerendered.
 */

export interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

export interface ScreenVisit {
  readonly params: PathParams;
  readonly searchParams: URLSearchParams;
  /** State of the history entry. */
  readonly state: unknown;
}

export type ScreenQueries = (visit: ScreenVisit) => readonly PrefetchQuery[];

export type LoadPage = () => Promise<{
  readonly default: ComponentType;
  /** Modules of routes only: loads the page at a path too. */
  readonly preloadPageAt?: (path: string) => Promise<void>;
}>;

interface BaseScreen {
  /** Route path. Parameters have a colon. */
  readonly path: string;
  /** Start of the document title, and heading. Absent if the page renders its own head. */
  readonly title?: string;
  readonly load: LoadPage;
  /** Loads a part that the page shows immediately but loads by itself. Has a lower priority. */
  readonly loadVisiblePart?: () => Promise<unknown>;
}

/** Public page: prerendered, and listed in the sitemap. */
export interface PublicScreen extends BaseScreen {
  /** For search results and link previews. */
  readonly description?: string;
  readonly jsonLd?: () => Readonly<Record<string, unknown>>;
}

/** Public page that is neither prerendered nor indexed. */
export interface UnlistedScreen extends BaseScreen {
  readonly title: string;
  /** Hosting answers 404 in a deployment. */
  readonly isEmulatorOnly?: true;
}

export interface MemberScreen extends BaseScreen {
  readonly title: string;
  /** Line below the heading. */
  readonly text?: string;
  readonly prefetch: ScreenQueries;
}

/** Groups of links in the sidebar, in this order. */
export type SidebarGroup = 'today' | 'people' | 'content' | 'money' | 'system';

/** Number of open items that a link shows. */
export type SidebarCount = 'registrations' | 'renewals' | 'messages';

export interface AdminScreen extends MemberScreen {
  /** Name in links, if it differs from the title. */
  readonly label?: string;
  /** Duty that the screen needs; one of several in a list. */
  readonly duty: DutyNeed;
  /** Also opens for managers of the event `:id`; without `:id` in the path for managers of any event. */
  readonly eventManagers?: true;
  readonly sidebar?: {
    readonly group: SidebarGroup;
    /** Order in the group, ascending. */
    readonly position: number;
    readonly count?: SidebarCount;
    /** Duty whose holders have another link to this screen. */
    readonly hiddenWith?: DutyNeed;
  };
}

/** Part of a screen that the prefetch scripts need. */
export type PrefetchedScreen = Pick<MemberScreen, 'path' | 'prefetch'>;
