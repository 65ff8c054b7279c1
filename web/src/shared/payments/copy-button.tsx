import { type ReactNode, useState } from 'react';
import * as t from '#messages/shared/payments';
import { Button } from '#ui/base/button.tsx';

export function CopyButton({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    setStatus('');
    try {
      // Browsers provide the clipboard only in secure contexts.
      await navigator.clipboard.writeText(text);
      setStatus(t.copied);
    } catch {
      setStatus(t.copyFailed);
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Button variant="secondary" size="small" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status" className="text-muted text-sm">
        {status}
      </span>
    </span>
  );
}
