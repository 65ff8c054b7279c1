import { missingDutyText } from 'contract/rules/admins/duties';
import { Outlet, useLocation } from 'react-router-dom';
import { findNeedOfScreen, useDutyCheck } from '#api/duties.ts';
import { Head } from '#shared/public/head.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead, ScreenText } from '#ui/base/screen-head.tsx';

/** Shows the screen at this address, or why the admin's duties do not open it. */
export function DutyGate() {
  const need = findNeedOfScreen(useLocation().pathname);
  const hasDutyFor = useDutyCheck();
  if (hasDutyFor(need)) return <Outlet />;
  return (
    <>
      <Head title="Not part of your duties · Admin" />
      <ScreenText value={undefined}>
        <ScreenHead title="Not part of your duties" />
      </ScreenText>
      <Notice tone="info">
        <span lang="id">{missingDutyText(need)}</span>
      </Notice>
    </>
  );
}
