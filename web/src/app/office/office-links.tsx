import { NavLink } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';

/** The sidebar is on every screen: what it counts need not be newer than this. */
const staleAfterMs = 5 * 60_000;

/** The sidebar's last entries, for what else the office does (requirements 4.1.2). */
export function OfficeLinks({ look }: { readonly look: string }) {
  const totals = useEndpoint('getMessageTotals', {}, { staleTime: staleAfterMs });
  const open = totals.data?.open ?? 0;
  return (
    <>
      <li>
        <NavLink to="/admin/messages" className={look}>
          Messages
          {open > 0 && (
            <span className="ml-auto rounded-full bg-saffron px-2 font-bold text-navy-deep text-xs leading-6 tabular-nums">
              {open}
              <span className="sr-only"> open</span>
            </span>
          )}
        </NavLink>
      </li>
      <li>
        <NavLink to="/admin/mails" className={look}>
          Mails
        </NavLink>
      </li>
      <li>
        <NavLink to="/admin/settings/qris" className={look}>
          QRIS
        </NavLink>
      </li>
      <li>
        <NavLink to="/admin/bin" className={look}>
          Bin
        </NavLink>
      </li>
      <li>
        <NavLink to="/admin/audit" className={look}>
          Audit
        </NavLink>
      </li>
      <li>
        <NavLink to="/admin/health" className={look}>
          Health
        </NavLink>
      </li>
    </>
  );
}
