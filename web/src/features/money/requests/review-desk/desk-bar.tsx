import { formatRupiah } from 'contract/text/numbers';
import { useRef } from 'react';
import { Button } from '#ui/base/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon, CheckIcon } from '#ui/base/icons.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { useEdgeHeight } from '#ui/dialogs/use-edge-height.ts';

export interface DeskBarProps {
  readonly name: string;
  /** Amounts in rupiah to compare with the slip; null while they load. */
  readonly amounts: { readonly expected: number; readonly atBank: string | null } | null;
  /** Missing data that delays the chosen decision; null when no decision is delayed. */
  readonly waitsFor: string | null;
  /** False for requests without questions, which have no button for them. */
  readonly hasQuestions: boolean;
  /** Whether no question is open. */
  readonly mayAsk: boolean;
  readonly hasShortcuts: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
  readonly onAsk: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Next to the arrows, for phones, where the facts are below the proof. */
function Amounts({ amounts }: Pick<DeskBarProps, 'amounts'>) {
  const shown = [
    ['Tagihan', amounts && formatRupiah(amounts.expected)],
    ['Mutasi', amounts?.atBank],
  ] as const;
  return (
    <p className="grid text-sm leading-tight lg:hidden">
      {shown.map(
        ([label, amount]) =>
          amount && (
            <span key={label}>
              {label} <strong className="tabular-nums">{amount}</strong>
            </span>
          ),
      )}
    </p>
  );
}

export function DeskBar(props: DeskBarProps) {
  const { name, waitsFor, mayAsk, hasShortcuts } = props;
  const bar = useRef<HTMLElement>(null);
  useEdgeHeight('--sticky-bar', bar);
  const key = (label: string) =>
    hasShortcuts && (
      <span aria-hidden="true" className="max-sm:hidden pointer-coarse:hidden">
        <kbd className="rounded border border-current px-1.5 text-xs">{label}</kbd>
      </span>
    );
  const shortcut = (label: string) => (hasShortcuts ? { 'aria-keyshortcuts': label } : {});
  return (
    <section
      ref={bar}
      aria-label={`Keputusan untuk ${name}`}
      className="panel sticky bottom-[calc(0.5rem+var(--decision-bar,0px))] z-20 mt-4 flex flex-wrap items-center gap-2 p-2 shadow-float sm:p-3"
    >
      <Button
        lang="en"
        className="max-sm:px-4"
        icon={<CheckIcon className="size-5 shrink-0 max-sm:hidden" />}
        onClick={props.onApprove}
        {...shortcut('a')}
      >
        Approve {key('a')}
      </Button>
      <Button
        variant="danger"
        lang="en"
        className="max-sm:px-4"
        icon={<CloseIcon className="size-5 shrink-0 max-sm:hidden" />}
        onClick={props.onReject}
        {...shortcut('x')}
      >
        Reject {key('x')}
      </Button>
      {props.hasQuestions && (
        <Button
          variant="secondary"
          className="max-sm:px-4"
          onClick={props.onAsk}
          aria-disabled={mayAsk ? undefined : true}
          {...shortcut('q')}
        >
          Tanya {key('q')}
        </Button>
      )}
      <p role="status" className="font-semibold">
        {waitsFor}
      </p>
      <Amounts amounts={props.amounts} />
      <div className="ml-auto flex gap-2">
        <Button
          variant="secondary"
          aria-label="Permintaan sebelumnya"
          className="px-3"
          onClick={props.onPrevious}
          {...shortcut('k')}
        >
          <ArrowLeftIcon />
          {key('k')}
        </Button>
        <Button
          variant="secondary"
          aria-label="Permintaan berikutnya"
          className="px-3"
          onClick={props.onNext}
          {...shortcut('j')}
        >
          {key('j')}
          <ArrowRightIcon />
        </Button>
      </div>
    </section>
  );
}
