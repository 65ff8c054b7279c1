import { Spinner } from '#ui/base/spinner.tsx';
import { NavigationBar } from '../navigation-bar.tsx';
import { PublicGround } from '../public-layout.tsx';
import type { Heading } from './heading.ts';

/** A screen of a member of which the heading alone is known. */
export function MemberFrame({ title }: Heading) {
  return (
    <PublicGround bar={<NavigationBar />}>
      <div className="wrap grid gap-8 py-8 sm:py-12">
        <h1 className="text-title">{title}</h1>
        <Spinner label="Memuat…" className="size-8" />
      </div>
    </PublicGround>
  );
}
