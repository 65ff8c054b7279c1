import { Route } from 'react-router-dom';
import type { HeadProps } from '#shared/public/head.tsx';
import { type LoadPage, lazyPage } from './lazy-page.tsx';
import { Screen } from './screen.tsx';

export interface PageRoute extends Omit<HeadProps, 'title'> {
  readonly path: string;
  /** Start of the document title. Absent if the page renders its own head. */
  readonly title?: string;
  readonly load: LoadPage;
  /**
   * Loads lazy-loaded code that the page shows immediately. It is requested together with the page, with
   * lower priority.
   */
  readonly loadVisiblePart?: () => Promise<unknown>;
}

/** Creates the route of a page, with its head and lazy-loaded code. */
export const toRoute = ({ path, title, load, loadVisiblePart: _, ...rest }: PageRoute) => {
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
