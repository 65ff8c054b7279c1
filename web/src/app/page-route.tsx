import { Route } from 'react-router-dom';
import type { PublicScreen } from '#api/screens/screen.ts';
import { lazyPage } from './lazy-page.tsx';
import { PageFrame } from './page-frame.tsx';

export const toRoute = ({ path, title, description, jsonLd, load }: PublicScreen) => {
  const Page = lazyPage(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <PageFrame head={title === undefined ? undefined : { title, description, jsonLd: jsonLd?.() }}>
          <Page />
        </PageFrame>
      }
    />
  );
};
