import * as t from '#messages/ui/forms';
import { Button } from '#ui/base/button.tsx';

interface UploadProgressProps {
  readonly share: number;
  readonly onCancel: () => void;
}

export function UploadProgress({ share, onCancel }: UploadProgressProps) {
  const percent = Math.round(share * 100);
  const isComplete = percent >= 100;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-surface-sunken p-3">
      <div className="min-w-40 flex-1">
        <p className="mb-1.5 flex justify-between gap-2 text-sm">
          <span>{isComplete ? t.uploaded : t.uploading}</span>
          <span className="font-semibold tabular-nums">{percent}%</span>
        </p>
        <div
          role="progressbar"
          aria-label={t.uploadLabel}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div
            className="h-full origin-left rounded-full bg-brand transition-transform"
            style={{ transform: `scaleX(${share})` }}
          />
        </div>
      </div>
      {!isComplete && (
        <Button variant="secondary" size="small" onClick={onCancel}>
          {t.cancelUpload}
        </Button>
      )}
    </div>
  );
}
