import * as t from '#messages/app';
import { Button } from '#ui/base/button.tsx';

interface BrokenPageProps {
  readonly reason: string;
  readonly actionLabel: string;
  readonly onAction: () => void;
}

export function BrokenPage({ reason, actionLabel, onAction }: BrokenPageProps) {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-4 py-24">
      <h1 className="text-title">{t.brokenTitle}</h1>
      <p className="max-w-prose text-muted">{reason}</p>
      <Button onClick={onAction}>{actionLabel}</Button>
    </div>
  );
}
