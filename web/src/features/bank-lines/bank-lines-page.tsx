import type { BankLine } from 'contract/bank-lines';
import type { BankLineState } from 'contract/fields/list-states';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { LogPager } from '#ui/lists/log-pager.tsx';
import { pageInput } from '#ui/lists/page-of-address.ts';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AskLineContext, bankLineColumns, type LineStep } from './bank-line-columns.tsx';
import { LineDialog } from './line-dialog.tsx';
import { lineStateOf } from './line-state.ts';

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

interface Asked {
  readonly step: LineStep;
  readonly line: BankLine;
}

/** What came in at the bank, by whether anybody knows what for. */
export default function BankLinesPage() {
  const state = lineStateOf(useSearchParams()[0]);
  const pages = usePage();
  const list = useEndpoint('listBankLines', { ...pageInput(pages), state }, { keepPrevious: true });
  const focus = useRowFocus();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = useMemo(() => (step: LineStep, line: BankLine) => setAsked({ step, line }), []);
  return (
    <AskLineContext value={ask}>
      <ScreenHead title="Bank lines">
        <ButtonLink to="/admin/money/statements" variant="primary" size="small">
          Import statement
        </ButtonLink>
      </ScreenHead>
      <div className="grid gap-5">
        <TabLinks
          label="Bank lines by what is known"
          tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.state === state }))}
        />
        <DataTable
          caption={`Bank lines: ${state}`}
          columns={bankLineColumns}
          list={list}
          loadError="Gagal mengambil baris mutasi"
          empty={empty[state]}
          focus={focus}
        />
        <LogPager pages={pages} list={list} />
      </div>
      <LineDialog asked={asked} onClose={() => setAsked(null)} returnFocus={focus.target} />
    </AskLineContext>
  );
}
