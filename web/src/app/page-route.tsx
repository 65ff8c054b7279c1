import { type Location, Route } from 'react-router-dom';
import type { Question } from '#api/questions.ts';
import type { HeadProps } from '#parts/public/head.tsx';
import { type LoadPage, lazyPage } from './lazy-page.tsx';
import { Screen } from './screen.tsx';

/** Where somebody goes, as the route of a screen reads it. */
export interface Place extends Pick<Location, 'search' | 'state'> {
  readonly params: Readonly<Record<string, string | undefined>>;
}

export interface PageRoute extends Omit<HeadProps, 'title'> {
  readonly path: string;
  /** Start of the document's title; left out where the page renders its own head. */
  readonly title?: string;
  readonly load: LoadPage;
  /** What the page asks first: it is asked while the code is still on its way. */
  readonly first?: (place: Place) => readonly Question[];
}

/** A route of the router for a page, with its head and its code loaded when it is first shown. */
export const routeOf = ({ path, title, load, first, ...rest }: PageRoute) => {
  const Page = lazyPage(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <Screen head={title === undefined ? undefined : { title, ...rest }}>
          <Page />
        </Screen>
      }
    />
  );
};
