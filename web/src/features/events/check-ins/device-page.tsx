import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import * as t from '#messages/features/events/check-ins';
import { Notice } from '#ui/base/notice.tsx';
import { usePageWorker } from '#ui/lazy/use-page-worker.ts';
import { CheckInDesk } from './check-in-desk.tsx';
import type { CheckInSource } from './use-check-in.ts';

/** Check-in on a device without account. The code of the link is in the fragment, which servers do not receive. */
export default function DeviceCheckInPage() {
  const code = useLocation().hash.slice(1);
  usePageWorker('/check-in-worker.js', '/check-in');
  return (
    <div className="wrap grid gap-6 py-6 sm:py-10">
      <h1 className="text-title">{t.title}</h1>
      {code === '' ? <Notice tone="error">{t.incompleteLink}</Notice> : <Desk key={code} code={code} />}
    </div>
  );
}

function Desk({ code }: { readonly code: string }) {
  const call = useCall();
  const source = useMemo(
    (): CheckInSource => ({
      name: code.split('.')[0] ?? '',
      isOfLink: true,
      fetchList: () => call('getCheckInListByLink', { code }),
      sync: (input) => call('syncCheckInsByLink', { code, ...input }),
    }),
    [code, call],
  );
  return <CheckInDesk source={source} />;
}
