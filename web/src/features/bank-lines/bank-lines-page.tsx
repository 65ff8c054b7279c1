import type { BankLine } from 'contract/bank-lines';
import type { BankLineState } from 'contract/schemas/list-states';
import { isMemberNumber } from 'contract/text/card-numbers';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useAction } from '#api/use-action.ts';
import { lineRefreshes } from '#shared/statements/line-refreshes.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { AskLineContext, bankLineColumns, type LineStep, lineName } from './bank-line-columns.tsx';
import { parseLineState } from './line-state.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/money/lines',
  title: 'Bank lines',
  text: 'Credits from imported bank statements',
  duty: 'money',
  sidebar: { group: 'secondary', position: 40, label: 'Bank lines' },
  prefetch: (visit) => [
    prefetchQuery('listBankLines', { ...pageParamsOf(visit), state: parseLineState(visit.searchParams) }),
  ],
};

const path = '/admin/money/lines';

const tabs = [
  { state: 'unknown', label: 'Unrecognised', to: path },
  { state: 'matched', label: 'Matched', to: `${path}?state=matched` },
  { state: 'other', label: 'Not dues', to: `${path}?state=other` },
] as const;

const empty: Readonly<Record<BankLineState, { text: string; reason: string }>> = {
  unknown: {
    text: 'No unrecognised money',
    reason: 'Uang masuk yang tidak cocok dengan tagihan mana pun muncul di sini, yang terlama paling atas.',
  },
  matched: { text: 'No matched lines', reason: 'Uang masuk yang cocok dengan tagihan muncul di sini.' },
  other: { text: 'Nothing here', reason: 'Uang masuk yang ditandai bukan iuran muncul di sini.' },
};

export default function BankLinesPage() {
  const state = parseLineState(useSearchParams()[0]);
  const list = useList('listBankLines', { state });
  const [asked, setAsked] = useState<LineQuestion | null>(null);
  const ask = useMemo(() => (step: LineStep, line: BankLine) => setAsked({ step, line }), []);
  return (
    <AskLineContext value={ask}>
      <ScreenHead>
        <ButtonLink to="/admin/money/statements" variant="primary" size="small">
          Import statement
        </ButtonLink>
      </ScreenHead>
      <div className="grid gap-5">
        <TabLinks
          label="Bank lines by what is known"
          tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.state === state }))}
        />
        <PagedTable
          caption={`Bank lines: ${state}`}
          columns={bankLineColumns}
          {...list}
          loadError="Gagal mengambil baris mutasi"
          empty={empty[state]}
        />
      </div>
      <LineDialog record={asked} onClose={() => setAsked(null)} returnFocus={list.focus.findTarget} />
    </AskLineContext>
  );
}

interface LineQuestion {
  readonly step: LineStep;
  readonly line: BankLine;
}

const words = {
  match: {
    title: 'Match Bank Line',
    content: 'Which bills does this money pay, or whose? Nothing is approved by this.',
    confirmLabel: 'Match',
  },
  other: {
    title: 'Not Dues',
    content: 'This money is for something else. You can take that back.',
    confirmLabel: 'Not dues',
  },
  undo: {
    title: 'Undo Match',
    content: 'Nobody knows what this money is for then. What was approved stays approved.',
    confirmLabel: 'Undo',
  },
} as const satisfies Record<LineStep, object>;

function LineDialog(props: RecordDialogProps<LineQuestion>) {
  const match = useAction('matchBankLine', { refreshes: lineRefreshes });
  const undo = useAction('undoBankLine', { refreshes: lineRefreshes });
  const [codes, setCodes] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const onClose = () => {
    setCodes('');
    props.onClose();
  };
  const {
    record: asked,
    fieldError,
    dialog,
  } = useRecordDialog(
    { ...props, onClose },
    {
      attempt: ({ step, line: { _id } }: LineQuestion) => {
        if (step === 'undo') return undo.run({ id: _id });
        if (step === 'other') return match.run({ id: _id, isOther: true });
        if (codes.trim() === '') throw missingField('bills');
        const said = isMemberNumber(codes) ? { member: codes.trim() } : { bills: codes };
        return match.run({ id: _id, ...said });
      },
      explain: reasonOr('Tidak dapat disimpan. Coba lagi.'),
      field: 'bills',
      onFieldError: () => field.current?.focus(),
      onDone: ({ message }) => toast.success(message),
    },
  );
  if (asked === null) return null;
  const { title, content, confirmLabel } = words[asked.step];
  return (
    <ConfirmDialog
      title={title}
      content={content}
      record={
        <>
          <span className="block">{lineName(asked.line)}</span>
          <span lang="id" className="block font-normal text-muted text-sm">
            {asked.line.narrative}
          </span>
        </>
      }
      confirmLabel={confirmLabel}
      confirmVariant="primary"
      busyLabel="Saving..."
      {...dialog}
      {...(asked.step === 'match' ? { initialFocus: field } : {})}
    >
      {asked.step === 'match' && (
        <Field id="match-bills" label="Bill codes, up to six, or a member number" error={fieldError}>
          {(control) => (
            <input
              {...control}
              ref={field}
              className="control"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder="7K3M-9PQX"
              value={codes}
              onChange={(event) => setCodes(event.target.value)}
            />
          )}
        </Field>
      )}
    </ConfirmDialog>
  );
}
