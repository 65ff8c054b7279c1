import { Route } from 'react-router-dom';
import type { HeadProps } from '#parts/public/head.tsx';
import { type LoadPage, lazyPage } from './lazy-page.tsx';
import { Screen } from './screen.tsx';

export interface PageRoute extends Omit<HeadProps, 'title'> {
  readonly path: string;
  /** Start of the document's title; left out where the page renders its own head. */
  readonly title?: string;
  readonly load: LoadPage;
  /** Code that the page shows at once though it comes by itself: on its way with that of the page, and behind it. */
  readonly loadShown?: () => Promise<unknown>;
}

/** A route of the router for a page, with its head and its code loaded when it is first shown. */
export const routeOf = ({ path, title, load, loadShown: _, ...rest }: PageRoute) => {
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
