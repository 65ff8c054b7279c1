import type { Heading } from '#ui/base/heading.ts';
import { DeclaredHeading, ScreenHead } from '#ui/base/screen-head.tsx';
import { MenuIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { AdminPageLayout, menuButtonClass } from '../admin/admin-page-layout.tsx';

export function AdminSkeleton(heading: Heading) {
  return (
    <AdminPageLayout
      button={
        <span aria-hidden="true" className={menuButtonClass}>
          <MenuIcon />
          Menu
        </span>
      }
    >
      <DeclaredHeading value={heading}>
        <ScreenHead />
      </DeclaredHeading>
      <Spinner label="Loading..." />
    </AdminPageLayout>
  );
}
