import { closedBy } from 'contract/rules/admins/duties';
import { Outlet, useLocation } from 'react-router-dom';
import { needOfScreen, useMay } from '#api/duties.ts';
import { Head } from '#parts/public/head.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead, ScreenText } from '#ui/base/screen-head.tsx';

/** The screen at this address, or why the reader's duties do not open it. */
export function DutyGate() {
  const need = needOfScreen(useLocation().pathname);
  const may = useMay();
  if (may(need)) return <Outlet />;
  return (
    <>
      <Head title="Not part of your duties · Admin" />
      <ScreenText value={undefined}>
        <ScreenHead title="Not part of your duties" />
      </ScreenText>
      <Notice tone="info">
        <span lang="id">{closedBy(need)}</span>
      </Notice>
    </>
  );
}
