import type { MoneyFile } from 'contract/rules/money/forecast';
import { type ReactNode, useState } from 'react';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { MoneyExport } from './money-export.tsx';

interface MoneyListProps {
  readonly text?: string;
  readonly file: MoneyFile;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

export function MoneyList({ file, isEmpty, children, ...head }: MoneyListProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <>
      <ScreenHead {...head} back="/admin/money" />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <div className="flex justify-end">
          <MoneyExport file={file} isEmpty={isEmpty} onFailure={setFailure} />
        </div>
        {children}
      </div>
    </>
  );
}
