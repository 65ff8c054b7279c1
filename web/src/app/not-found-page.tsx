import { Route } from 'react-router-dom';
import { ButtonLink } from '#ui/base/button.tsx';
import { LogoMark } from './logo.tsx';
import { Screen } from './screen.tsx';

function NotFoundPage() {
  return (
    <div lang="en" className="batik-kawung text-brand">
      <div className="wrap grid justify-items-center gap-4 py-24 text-center text-ink sm:py-32">
        <LogoMark className="size-20" />
        <h1 className="text-display">Oops!</h1>
        <p className="text-heading text-muted">404 - Page not found</p>
        <ButtonLink to="/" className="mt-2">
          Go Home
        </ButtonLink>
      </div>
    </div>
  );
}

/** Any path that leads nowhere. */
export const notFoundRoute = (
  <Route
    path="*"
    element={
      <Screen head={{ title: 'Halaman tidak ditemukan' }}>
        <NotFoundPage />
      </Screen>
    }
  />
);
