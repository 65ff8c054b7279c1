import type { ReactNode } from 'react';

/** Notice for readers without scripts below a list that scripts complete. */
export function NoScriptNotice({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="mt-6 rounded-control border border-line px-4 py-3">{children}</p>
    </noscript>
  );
}
