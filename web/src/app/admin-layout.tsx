import { missingDutyText } from 'contract/rules/admins/duties';
import { formatDateTime } from 'contract/text/dates';
import { use, useEffect, useId, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { DutiesContext, meetsNeed } from '#api/duties.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useLogout } from '#api/use-logout.ts';
import { Head } from '#shared/public/head.tsx';
import { useDecisionQueue } from '#shared/requests/decision-queue.ts';
import { LogoutIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { DeclaredHeading, ScreenHead } from '#ui/base/screen-head.tsx';
import { CloseIcon, MenuIcon } from '#ui/base/shell-icons.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ToastOutlet } from '#ui/dialogs/toast-outlet.tsx';
import { AdminPageLayout, menuButtonClass } from './admin/admin-page-layout.tsx';
import { AdminSearch } from './admin/admin-search.tsx';
import { DecisionBar } from './admin/decision-bar.tsx';
import { SidebarLinks } from './admin/sidebar-links.tsx';
import { useIdleCheck } from './admin/use-idle-check.ts';

/** All links fit on a laptop's screen of 800 pixels. A finger gets larger ones, and scrolls. */
const entryClass =
  'flex min-h-6.75 w-full items-center gap-2 rounded-control px-2.5 py-0.5 text-left text-sm font-medium text-nowrap text-on-navy-muted no-underline ' +
  'max-lg:min-h-11 max-lg:px-4 max-lg:text-base pointer-coarse:min-h-11 ' +
  'hover:bg-white/8 hover:text-on-navy aria-[current=page]:bg-white/12 aria-[current=page]:font-semibold aria-[current=page]:text-on-navy';

export default function AdminLayout() {
  useIdleCheck();
  const menuId = useId();
  const { isOpen, toggle, button } = useMenu();
  return (
    <>
      <AdminPageLayout
        button={
          <>
            <AdminSearch />
            <button
              ref={button}
              type="button"
              className={menuButtonClass}
              aria-expanded={isOpen}
              aria-controls={menuId}
              onClick={toggle}
            >
              {isOpen ? <CloseIcon /> : <MenuIcon />}
              Menu
            </button>
          </>
        }
        menu={<Menu id={menuId} isOpen={isOpen} />}
      >
        <FactorNotice />
        <DutyGate />
      </AdminPageLayout>
      <ToastOutlet />
      <DecisionBar />
    </>
  );
}

interface MenuProps {
  readonly id: string;
  readonly isOpen: boolean;
}

function Menu({ id, isOpen }: MenuProps) {
  return (
    <div
      id={id}
      className={`${isOpen ? '' : 'max-lg:hidden'} max-lg:absolute max-lg:inset-x-0 max-lg:max-h-[calc(100dvh-3.75rem)] max-lg:overflow-y-auto max-lg:border-t max-lg:border-navy-line max-lg:bg-navy max-lg:shadow-float px-2 pt-2 pb-4 lg:px-3 lg:pt-0 lg:pb-2`}
    >
      <nav aria-label="Admin">
        <SidebarLinks className={entryClass} />
      </nav>
      <div className="mt-2 border-t border-navy-line pt-2">
        <LogoutButton />
      </div>
    </div>
  );
}

/** Time limit for sending pending decisions: a server that does not respond must not prevent the logout. */
const sendTimeoutMs = 5000;

/** State of the menu on small screens. It closes on navigation and on Escape. */
function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [latestKey, setLatestKey] = useState(key);
  if (latestKey !== key) {
    setLatestKey(key);
    setOpen(false);
  }
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen]);
  return { isOpen, button, toggle: () => setOpen(!isOpen) };
}

function LogoutButton() {
  const navigate = useNavigate();
  const { logout, isBusy } = useLogout(() => navigate('/membership'));
  const decisions = useDecisionQueue();
  const [isSending, setSending] = useState(false);
  const sendAndLogOut = async () => {
    if (isSending) return;
    setSending(true);
    // Decisions without a response stay stored, and the next visit sends them.
    await Promise.race([decisions.send(), new Promise((resolve) => setTimeout(resolve, sendTimeoutMs))]);
    setSending(false);
    await logout();
  };
  return (
    <button
      type="button"
      className={entryClass}
      aria-disabled={isBusy || isSending || undefined}
      onClick={() => void sendAndLogOut()}
    >
      {isBusy || isSending ? <Spinner className="size-5 shrink-0" /> : <LogoutIcon />}
      Logout
    </button>
  );
}

function DutyGate() {
  const { held, findNeed } = use(DutiesContext);
  const need = findNeed(useLocation().pathname);
  if (meetsNeed(held, need)) return <Outlet />;
  return (
    <>
      <Head title="Bukan tugas Anda · Admin" />
      <DeclaredHeading value={{ title: 'Bukan tugas Anda' }}>
        <ScreenHead />
      </DeclaredHeading>
      <Notice tone="info">{missingDutyText(need.duty)}</Notice>
    </>
  );
}

/** Shows an admin without a second factor the deadline after which the admin area is closed to them. */
function FactorNotice() {
  const dueAt = useEndpoint('getUser', { id: useAccountId() }).data?.factorDueAt;
  if (dueAt === undefined) return null;
  return (
    <div className="mb-6">
      <Notice tone="info">
        {`Verifikasi dua langkah wajib bagi admin. Tanpa itu halaman admin tertutup mulai ${formatDateTime(dueAt)}. `}
        <Link to="/profile/security" className="text-link">
          Siapkan sekarang
        </Link>
      </Notice>
    </div>
  );
}
