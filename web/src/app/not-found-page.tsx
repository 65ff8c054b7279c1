import { Route } from 'react-router-dom';
import { NotFoundLinks } from '#shared/public/not-found-links.tsx';
import { LogoMark } from './logo.tsx';
import { PageFrame } from './page-frame.tsx';

function NotFoundPage() {
  return (
    <div className="batik-kawung text-brand">
      <div className="wrap grid justify-items-center gap-4 py-14 text-center text-ink sm:py-24">
        <LogoMark className="size-20" />
        <h1 className="text-display" lang="en">
          Oops!
        </h1>
        <p className="text-heading text-muted" lang="en">
          404 - Page not found
        </p>
        <p className="max-w-md">Halaman yang Anda cari tidak ada, atau alamatnya sudah berubah.</p>
        <NotFoundLinks className="mt-2 w-full justify-items-center" />
      </div>
    </div>
  );
}

export const notFoundRoute = (
  <Route
    path="*"
    element={
      <PageFrame head={{ title: 'Halaman tidak ditemukan' }}>
        <NotFoundPage />
      </PageFrame>
    }
  />
);
