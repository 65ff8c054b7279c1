import { hasOpenRequest } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { indonesianDate, timeOfDay } from 'contract/text/dates';
import { Suspense, useDeferredValue, useState } from 'react';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import { photoQueries, profileQuery } from '#shared/accounts/profile-queries.ts';
import { VerifyEmailNotice } from '#shared/accounts/verify-email-notice.tsx';
import { PaymentList, type PaymentWords } from '#shared/payments/payment-list.tsx';
import { kindText } from '#shared/payments/payment-words.ts';
import { Button, WithTranslation } from '#ui/base/button.tsx';
import { LogoutIcon } from '#ui/base/icons.tsx';
import { RecordScreen, useScrollToHash } from '#ui/base/record-screen.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { HistorySection } from '#ui/lists/history-section.tsx';
import { Card } from './card/card.tsx';
import { isIssued } from './card/is-issued.ts';
import { Profile } from './profile.tsx';
import { ProgressTracker, useIsProgressKnown } from './progress-tracker.tsx';
import { SeatLine } from './seat-line.tsx';
import { StatusBlock } from './status-block.tsx';

export const screen: MemberScreen = {
  audience: 'member',
  path: '/membership',
  title: 'Keanggotaan saya',
  text: 'Status, kartu anggota, pembayaran, dan perpanjangan keanggotaan Anda.',
  prefetch: () =>
    profileQuery((user) => [
      prefetchQuery('listUserPayments', { id: user._id }),
      ...(hasOpenRequest(user.isActive) ? [prefetchQuery('getUsualWait', {})] : []),
      ...(isIssued(user) ? [prefetchQuery('getCard', {})] : []),
      ...photoQueries(user),
    ]),
};

export default function MembershipPage() {
  const profile = useEndpoint('getProfile', {});
  const { logout, isBusy } = useLogout();
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <div className="print-hidden flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="max-sm:w-full">
          <h1 className="text-title">{screen.title}</h1>
          <p className="mt-1 text-muted">{screen.text}</p>
        </div>
        <WithTranslation translation="Keluar">
          <Button
            lang="en"
            variant="secondary"
            size="small"
            icon={<LogoutIcon />}
            busy={isBusy}
            onClick={logout}
          >
            Logout
          </Button>
        </WithTranslation>
      </div>
      <RecordScreen
        record={profile}
        lang="id"
        isBrief
        loadError={
          <>
            <span lang="en">Failed to fetch user data</span>
            <br />
            Data Anda tidak dapat dimuat.
          </>
        }
      >
        {(user) => <Dashboard user={user} />}
      </RecordScreen>
    </div>
  );
}

/** Renders from top to bottom, to avoid layout shifts. */
function Dashboard({ user }: { readonly user: User }) {
  const isProgressKnown = useIsProgressKnown(user);
  // A refetch does not hide rendered content.
  const [isBegun, setBegun] = useState(isProgressKnown);
  if (isProgressKnown && !isBegun) setBegun(true);
  // Renders in slices, because rendering everything together would block a slow phone.
  const mayFollow = useDeferredValue(isBegun);
  const waiting = <Spinner label="Memuat…" className="size-8" />;
  return (
    <Suspense fallback={waiting}>
      <StatusBlock user={user} />
      <VerifyEmailNotice user={user} />
      {user.seat !== undefined && <SeatLine user={user} seat={user.seat} />}
      {mayFollow ? <WhatFollows user={user} /> : waiting}
    </Suspense>
  );
}

function WhatFollows({ user }: { readonly user: User }) {
  useScrollToHash();
  return (
    <>
      <ProgressTracker user={user} />
      <div className="grid items-start gap-8 lg:grid-cols-[1.45fr_1fr]">
        <Card user={user} />
        <Profile user={user} />
      </div>
      <div id="payments" className="scroll-mt-24">
        <PaymentHistory user={user} />
      </div>
    </>
  );
}

const moment = (at: string): string => `${indonesianDate(at)}, ${timeOfDay(at)} WIB`;

const paymentWords: PaymentWords = {
  lang: 'id',
  kinds: kindText,
  states: { waiting: 'Menunggu keputusan', approved: 'Disetujui', rejected: 'Ditolak', replaced: 'Diganti' },
  moment,
  bill: 'tagihan',
  sent: 'Dikirim',
  by: 'oleh',
  reason: 'Alasan penolakan',
  view: 'Lihat bukti',
  of: 'pembayaran',
  removed: 'Gambar bukti sudah dihapus',
  proofTitle: ({ kind, createdAt }) => `Bukti ${kindText[kind].toLowerCase()}, ${moment(createdAt)}`,
};

function PaymentHistory({ user }: { readonly user: User }) {
  const list = useEndpoint('listUserPayments', { id: user._id });
  return (
    <HistorySection
      lang="id"
      title="Riwayat pembayaran"
      list={list}
      loadError="Riwayat pembayaran tidak dapat dimuat."
      empty="Belum ada pembayaran."
    >
      {(payments) => (
        <PaymentList
          payments={payments}
          reload={async () => (await list.refetch()).data?.data ?? []}
          words={paymentWords}
        />
      )}
    </HistorySection>
  );
}
