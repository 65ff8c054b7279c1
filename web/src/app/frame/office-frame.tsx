import { ScreenHead } from '#ui/base/screen-head.tsx';
import { MenuIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { menuButton, OfficeGround } from '../office/office-ground.tsx';
import type { Heading } from './heading.ts';

/** A screen of the office of which the heading alone is known. */
export function OfficeFrame(heading: Heading) {
  return (
    <OfficeGround
      button={
        <span aria-hidden="true" className={menuButton}>
          <MenuIcon />
          Menu
        </span>
      }
    >
      <ScreenHead {...heading} />
      <Spinner label="Loading..." />
    </OfficeGround>
  );
}
