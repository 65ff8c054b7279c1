import type { DutyNeed } from 'contract/rules/admins/duties';
import type { PathParams } from 'contract/rules/paths';
import type { ComponentType } from 'react';
import type { PrefetchQuery } from '#api/prefetch-query.ts';

/**
 * Types of the `screen` that each page file exports (decision 0109). Routes, titles, guards, sidebar, prefetching,
 * Hosting rewrites, sitemap, prerendering and the sweep of the browser tests derive from it.
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

/** Users for whom a screen is made. It decides layout, guard, shell and whether the build prerenders it. */
export type Audience = Screen['audience'];

interface BaseScreen {
  /** Route path. Parameters have a colon. */
  readonly path: string;
  /** Start of the document title, and heading. Absent if the page renders its own head. */
  readonly title?: string;
  /** Lazy-loaded file that the page shows immediately, relative to the page. Has a lower priority. */
  readonly visiblePart?: string;
}

/** Public page: prerendered, and listed in the sitemap. */
export interface PublicScreen extends BaseScreen {
  readonly audience: 'public';
  /** For search results and link previews. */
  readonly description?: string;
  /** A function, so that the bundler removes it from the page's own code. */
  readonly jsonLd?: () => Readonly<Record<string, unknown>>;
}

/** Public page that is neither prerendered nor indexed. An `invited` one offers more with a login. */
export interface UnlistedScreen extends BaseScreen {
  readonly audience: 'unlisted' | 'invited';
  readonly title: string;
  /** Hosting answers 404 in a deployment. */
  readonly isEmulatorOnly?: true;
}

export interface MemberScreen extends BaseScreen {
  readonly audience: 'member';
  readonly title: string;
  /** Line below the heading. */
  readonly text?: string;
  readonly prefetch: ScreenQueries;
}

/** Groups of links in the sidebar, in this order. */
export type SidebarGroup = 'today' | 'people' | 'content' | 'money' | 'system';

/** Number of open items that a link shows. */
export type SidebarCount = 'registrations' | 'renewals' | 'messages';

export interface AdminScreen extends Omit<MemberScreen, 'audience'> {
  readonly audience: 'admin';
  /** Duty that the screen needs; one of several in a list. */
  readonly duty: DutyNeed;
  /** Also opens for managers of the event `:id`; without `:id` in the path for managers of any event. */
  readonly eventManagers?: true;
  readonly sidebar?: {
    readonly group: SidebarGroup;
    /** Order in the group, ascending. */
    readonly position: number;
    readonly label: string;
    readonly count?: SidebarCount;
    /** Duty whose holders have another link to this screen. */
    readonly hiddenWith?: DutyNeed;
  };
}

export type Screen = PublicScreen | UnlistedScreen | MemberScreen | AdminScreen;

export type PrefetchedScreen = Pick<MemberScreen, 'path' | 'prefetch'>;

export type LoadPage = () => Promise<{
  readonly default: ComponentType;
  /** Modules of routes only: loads the page at a path too. */
  readonly preloadPageAt?: (path: string) => Promise<void>;
}>;

export type Loadable<S> = Omit<S, 'audience' | 'visiblePart'> & {
  readonly load: LoadPage;
  readonly loadVisiblePart?: () => Promise<unknown>;
};
