import { useLocation } from 'react-router-dom';
import { Notice } from '#ui/base/notice.tsx';

/** Shows the result of an action on another page, which the navigation state contains. */
export function ArrivalNotice({ className }: { readonly className?: string }) {
  const { notice } = (useLocation().state ?? {}) as { readonly notice?: string };
  if (notice === undefined) return null;
  return (
    <Notice tone="success" className={className}>
      {notice}
    </Notice>
  );
}
