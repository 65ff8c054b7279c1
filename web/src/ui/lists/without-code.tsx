import type { ReactNode } from 'react';

/** Below a list that code fills: for readers without it, where the rest is. */
export function WithoutCode({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="mt-6 rounded-control border border-line px-4 py-3">{children}</p>
    </noscript>
  );
}
