import type { Balances } from 'contract/money/money';
import { accountLabels } from 'contract/rules/money/ledger-labels';
import { formatDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { BankComparison } from './bank-comparison.tsx';

type AccountBalance = Balances['accounts'][number];

/** Balances of the books, compared with the bank, and the opening balance of each account. */
export default function BalancesPage() {
  const balances = useEndpoint('getBalances', {}, { staleTime: 0 });
  return (
    <>
      <ScreenHead back="/admin/money" />
      <RecordScreen record={balances} loadError="Gagal mengambil saldo">
        {({ accounts, openingDay, statement }) => (
          <div className="grid gap-6 lg:grid-cols-2">
            <Section
              id="bank-balance"
              title="Dibandingkan dengan bank"
              className="panel grid content-start gap-4 p-5"
            >
              <BankComparison statement={statement} />
              <p className="text-muted text-sm">
                Selisih berarti ada mutasi yang belum dicatat, tercatat ganda, atau saldo awal yang belum
                benar.
              </p>
            </Section>
            {accounts.map((account) => (
              <Account
                key={`${account.account}-${account.opening}`}
                account={account}
                openingDay={openingDay}
              />
            ))}
          </div>
        )}
      </RecordScreen>
    </>
  );
}

interface AccountProps {
  readonly account: AccountBalance;
  readonly openingDay: string | null;
}

function Account({ account: { account, opening, balance }, openingDay }: AccountProps) {
  const [isOpen, setOpen] = useState(false);
  const name = accountLabels[account];
  return (
    <Section id={`balance-${account}`} title={name} className="panel grid content-start gap-3 p-5">
      <p className="text-2xl font-bold tabular-nums">{formatRupiah(balance)}</p>
      <p className="text-sm">
        {opening === null ? 'Saldo awal belum dicatat.' : `Termasuk saldo awal ${formatRupiah(opening)}.`}
      </p>
      {isOpen ? (
        <OpeningForm account={account} opening={opening} openingDay={openingDay} />
      ) : (
        <p>
          <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
            {opening === null ? `Catat saldo awal ${name}` : `Ubah saldo awal ${name}`}
          </Button>
        </p>
      )}
    </Section>
  );
}

interface OpeningFormProps extends Omit<AccountBalance, 'balance'> {
  readonly openingDay: string | null;
}

function OpeningForm({ account, opening, openingDay }: OpeningFormProps) {
  const name = accountLabels[account];
  const day = openingDay === null ? 'hari ini' : formatDate(`${openingDay}T12:00:00+07:00`);
  return (
    <EndpointForm
      name="setOpeningBalance"
      label={`Saldo awal ${name}`}
      fixed={{ account, seen: opening === null ? '' : String(opening) }}
      defaults={{ amount: opening === null ? '' : String(opening) }}
      refreshes={[
        'getBalances',
        'getMoneyOverview',
        'listLedgerEntries',
        'listLedgerMonths',
        'listAuditEntries',
      ]}
      submitLabel="Catat saldo awal"
      busyLabel="Mencatat…"
      onDone={({ message }) => toast.success(`${name}: ${message}`)}
    >
      {({ Text }) => (
        <>
          <Text
            name="amount"
            label="Saldo awal (Rp)"
            hint={`Uang di akun ini sebelum catatan pertama, pada akhir ${day}.`}
            inputMode="numeric"
            autoComplete="off"
          />
          <Text name="reason" label="Sumber" hint="Misalnya rekening koran bulan itu." />
        </>
      )}
    </EndpointForm>
  );
}
