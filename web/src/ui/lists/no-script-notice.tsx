import type { ReactNode } from 'react';

export function NoScriptNotice({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <p className="mt-6 rounded-control border border-line px-4 py-3">{children}</p>
    </noscript>
  );
}
