import { Route } from 'react-router-dom';
import * as t from '#messages/app';
import { NotFoundLinks } from '#shared/public/not-found-links.tsx';
import { LogoMark } from './logo.tsx';
import { PageFrame } from './page-frame.tsx';

function NotFoundPage() {
  return (
    <div className="batik-kawung text-brand">
      <div className="wrap grid justify-items-center gap-4 py-14 text-center text-ink sm:py-24">
        <LogoMark className="size-20" />
        <h1 className="text-display" lang="en">
          {t.oops}
        </h1>
        <p className="text-heading text-muted" lang="en">
          {t.notFound}
        </p>
        <p className="max-w-md">{t.notFoundText}</p>
        <NotFoundLinks className="mt-2 w-full justify-items-center" />
      </div>
    </div>
  );
}

export const notFoundRoute = (
  <Route
    path="*"
    element={
      <PageFrame head={{ title: t.notFoundTitle }}>
        <NotFoundPage />
      </PageFrame>
    }
  />
);
