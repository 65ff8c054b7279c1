import type { ReactNode } from 'react';
import * as t from '#messages/ui/base';
import { Button } from './button.tsx';
import { AlertIcon, CheckCircleIcon, InfoIcon } from './shell-icons.tsx';

export type NoticeTone = 'error' | 'success' | 'info';

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  readonly className?: string | undefined;
}

const styles = {
  error: { Icon: AlertIcon, colours: 'border-danger/40 bg-danger-soft text-danger' },
  success: { Icon: CheckCircleIcon, colours: 'border-success/40 bg-success-soft text-success' },
  info: { Icon: InfoIcon, colours: 'border-brand/40 bg-brand-soft text-brand-strong' },
} as const;

/** Message inside the page. Screen readers announce errors immediately, and the other tones politely. */
export function Notice({ tone, children, onRetry, retryLabel = t.tryAgain, className = '' }: NoticeProps) {
  const { Icon, colours } = styles[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : 'status'}
      className={`flex flex-wrap items-start gap-x-3 gap-y-3 rounded-control border px-4 py-3 ${colours} ${className}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 basis-48 font-medium">{children}</div>
      {onRetry !== undefined && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
