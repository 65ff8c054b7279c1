import { missingDutyText } from 'contract/rules/admins/duties';
import { use } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { DutiesContext, useDutyCheck } from '#api/duties.ts';
import { Head } from '#shared/public/head.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { DeclaredHeading, ScreenHead } from '#ui/base/screen-head.tsx';

export function DutyGate() {
  const need = use(DutiesContext).findNeed(useLocation().pathname);
  const hasDutyFor = useDutyCheck();
  if (hasDutyFor(need)) return <Outlet />;
  return (
    <>
      <Head title="Not part of your duties · Admin" />
      <DeclaredHeading value={{ title: 'Not part of your duties' }}>
        <ScreenHead />
      </DeclaredHeading>
      <Notice tone="info">
        <span lang="id">{missingDutyText(need)}</span>
      </Notice>
    </>
  );
}
