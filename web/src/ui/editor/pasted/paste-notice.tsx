import { Button } from '#ui/base/button.tsx';
import { InfoIcon } from '#ui/base/shell-icons.tsx';

interface PasteNoticeProps {
  readonly leftOut: readonly string[];
  readonly onClose: () => void;
}

/** The live region exists before its content, so that screen readers announce it. */
export function PasteNotice({ leftOut, onClose }: PasteNoticeProps) {
  return (
    <div role="status">
      {leftOut.length > 0 && (
        <div className="flex flex-wrap items-start gap-3 border-line border-b bg-brand-soft p-3 text-brand-strong">
          <InfoIcon className="mt-0.5 size-5 shrink-0" />
          <div className="grid min-w-0 flex-1 basis-48 gap-1">
            {leftOut.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Button variant="quiet" size="small" onClick={onClose}>
            Tutup
          </Button>
        </div>
      )}
    </div>
  );
}
