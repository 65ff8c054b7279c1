import { Route, Routes } from 'react-router-dom';
import * as t from '#messages/app';
import type { Heading } from '#ui/base/heading.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { MemberMenu } from '../member-navigation.tsx';
import { PublicLayout } from '../public-layout.tsx';

export function MemberSkeleton({ title, text }: Heading) {
  const page = (
    <>
      <MemberMenu />
      <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-1 text-muted">{text}</p>
        </div>
        <Spinner label={t.loading} className="size-8" />
      </div>
    </>
  );
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="*" element={page} />
      </Route>
    </Routes>
  );
}
