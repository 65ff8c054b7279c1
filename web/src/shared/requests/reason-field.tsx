import { limits } from 'contract/rules/limits';
import { type KeyboardEvent, type Ref, useId } from 'react';
import { undoMs } from './pending-decision.ts';

interface ReasonFieldProps {
  readonly reason: string;
  readonly usualReasons: readonly string[];
  readonly isNumbered?: boolean;
  readonly onChange: (reason: string) => void;
  /** Called for Enter; Shift+Enter starts a new line. */
  readonly onEnter?: () => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

export function ReasonField({
  reason,
  usualReasons,
  isNumbered = false,
  onChange,
  onEnter,
  fieldRef,
}: ReasonFieldProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (onEnter === undefined || event.key !== 'Enter' || event.shiftKey) return;
    if (event.repeat || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Alasan penolakan <span className="font-normal text-muted">(opsional)</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Alasan ini dikirim ke pemohon lewat email.
      </p>
      <UsualTexts
        label="Alasan yang sering dipakai"
        texts={usualReasons}
        text={reason}
        isNumbered={isNumbered}
        onChange={onChange}
        className="flex flex-wrap [&_button]:rounded-full"
      />
      <textarea
        ref={fieldRef}
        id={id}
        rows={3}
        maxLength={limits.reasonCharacters}
        aria-describedby={`${id}-hint`}
        className="control"
        value={reason}
        onKeyDown={onKeyDown}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

interface UsualTextsProps {
  readonly label: string;
  readonly texts: readonly string[];
  readonly text: string;
  readonly isNumbered: boolean;
  readonly onChange: (text: string) => void;
  readonly className: string;
}

/** Buttons that fill in a usual text. A second press removes it. */
export function UsualTexts({ label, texts, text, isNumbered, onChange, className }: UsualTextsProps) {
  return (
    <ul aria-label={label} className={`gap-2 ${className}`}>
      {texts.map((usual, index) => (
        <li key={usual}>
          <button
            type="button"
            aria-pressed={text === usual}
            className="min-h-9 rounded-control border border-line-strong px-3 py-1 text-left text-sm hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong pointer-coarse:min-h-11"
            onClick={() => onChange(text === usual ? '' : usual)}
          >
            {isNumbered && (
              <kbd className="mr-1.5 font-bold text-muted pointer-coarse:hidden">{index + 1}</kbd>
            )}
            {usual}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Says how long a decision on requests can be undone (requirements 4.5.7). */
export const UndoHint = () => (
  <p className="text-muted text-sm">
    {`Dapat diurungkan selama ${undoMs / 1000} detik. Setelah terkirim, keputusan tetap.`}
  </p>
);
