import { AlertDialog } from '@base-ui/react/alert-dialog';
import { fill } from 'contract/text/language/fill';
import { type ReactNode, useRef } from 'react';
import * as t from '#messages/ui/lists';
import { Button, type ButtonVariant } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { dialogStyles } from '#ui/dialogs/dialog-styles.ts';
import { focusImmediately } from '#ui/dialogs/focus-immediately.ts';
import type { BulkRun, BulkState, BulkTask } from './use-bulk-run.ts';

export interface BulkDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly content: string;
  readonly tasks: readonly BulkTask[];
  readonly children?: ReactNode;
  readonly confirmLabel: string;
  readonly confirmVariant?: ButtonVariant;
  readonly bulk: BulkRun;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

export function BulkPopup(props: BulkDialogProps) {
  const { isOpen, bulk, title } = props;
  const cancel = useRef<HTMLButtonElement>(null);
  const { state } = bulk;
  const close = () => {
    if (state.phase === 'running') return;
    bulk.reset();
    props.onClose();
  };
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && close()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} />
        <AlertDialog.Viewport className={dialogStyles.viewport}>
          <AlertDialog.Popup
            className={dialogStyles.popup}
            initialFocus={focusImmediately(cancel)}
            finalFocus={props.returnFocus}
            aria-busy={state.phase === 'running'}
          >
            <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-5 pb-4">
              <AlertDialog.Title className={dialogStyles.title}>{title}</AlertDialog.Title>
              {state.phase === 'asking' ? <Question {...props} /> : <Progress state={state} />}
            </div>
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              <Buttons {...props} cancel={cancel} onClose={close} />
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function Question({ content, tasks, children }: BulkDialogProps) {
  return (
    <>
      <AlertDialog.Description>{content}</AlertDialog.Description>
      {tasks.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: names that scroll must be reachable without a mouse
        <section tabIndex={0} aria-label={t.selectedLabel} className="max-h-48 overflow-y-auto">
          <ul className="grid gap-1 rounded-control border-l-4 border-brand bg-surface-sunken px-4 py-2.5 font-semibold">
            {tasks.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}

function Progress({ state }: { readonly state: BulkState }) {
  const { phase, done, total, failures, isStopped } = state;
  const share = total === 0 ? 1 : done / total;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold tabular-nums">
        {phase === 'running' ? fill(t.progressText, { done, total }) : summaryOf(state)}
      </p>
      <div
        role="progressbar"
        aria-label={t.progressLabel}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={fill(t.progressValue, { done, total })}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full origin-left rounded-full bg-brand transition-transform"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      {failures.length > 0 && (
        <Notice tone="error">
          <p>{fill(t.failedCount, { count: failures.length })}</p>
          <ul className="mt-1 grid gap-1 text-sm font-normal">
            {failures.map(({ id, name, text }) => (
              <li key={id} className="wrap-anywhere">
                <strong>{name}</strong>: {text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {phase === 'finished' && isStopped && (
        <p className="text-muted text-sm">{fill(t.stopped, { count: total - done })}</p>
      )}
    </div>
  );
}

const summaryOf = ({ done, total, failures }: BulkState): string =>
  fill(t.summary, { done: done - failures.length, total });

interface ButtonsProps extends BulkDialogProps {
  readonly cancel: React.RefObject<HTMLButtonElement | null>;
}

const buttonLabels = { asking: t.cancel, running: t.stop, finished: t.close } as const;

/** The first button stays mounted through all phases, so that the focus stays in the dialog. */
function Buttons({ bulk, tasks, cancel, onClose, confirmLabel, confirmVariant }: ButtonsProps) {
  const { phase } = bulk.state;
  const confirm = () => {
    cancel.current?.focus();
    void bulk.run(tasks);
  };
  return (
    <>
      <Button
        ref={cancel}
        variant="secondary"
        className="min-w-24"
        onClick={phase === 'running' ? bulk.stop : onClose}
      >
        {buttonLabels[phase]}
      </Button>
      {phase === 'asking' && tasks.length > 0 && (
        <Button variant={confirmVariant} className="min-w-24" onClick={confirm}>
          {confirmLabel}
        </Button>
      )}
    </>
  );
}
