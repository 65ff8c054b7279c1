import type { JointBill } from 'contract/money/bills';
import { formatBillCode } from 'contract/rules/money/bills';
import { matchLimits } from 'contract/rules/money/matching/matchable';
import { jointTransferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { t as site } from 'contract/text/messages/site';
import { formatRupiah } from 'contract/text/numbers';
import { terbilang } from 'contract/text/terbilang';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/institutions/institutions';
import * as payments from '#messages/shared/payments';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { BackLink } from '#ui/base/back-link.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { fillElements } from '#ui/text/fill-elements.tsx';

export default function JointPaymentPage() {
  const profile = useEndpoint('getProfile', {});
  const seat = profile.data?.seat;
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <BackLink to="/membership/institution" />
      <h1 className="text-title">{t.jointTitle}</h1>
      <RecordScreen record={profile} isBrief loadError={t.profileFailed}>
        {() =>
          seat?.isCoordinator === true ? (
            <JointPayment institution={seat.institution} />
          ) : (
            <Notice tone="info">{t.coordinatorsOnly}</Notice>
          )
        }
      </RecordScreen>
    </div>
  );
}

function JointPayment({ institution }: { readonly institution: string }) {
  const own = useEndpoint('openBill', {});
  const [others, setOthers] = useState<readonly JointBill[]>([]);
  const [includesOwn, setIncludesOwn] = useState(true);
  const ownBill = includesOwn ? own.data : undefined;
  const bills: readonly JointBill[] = [...(ownBill === undefined ? [] : [ownBill]), ...others];
  if (own.isPending) return <Spinner label={t.loadingBills} />;
  return (
    <>
      <Section id="joint-bills" title={t.paidBills}>
        <p>{t.askForCodes}</p>
        {own.data === undefined ? (
          <Notice tone="info">{own.error?.message ?? t.ownBillFailed}</Notice>
        ) : (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={includesOwn}
              onChange={(event) => setIncludesOwn(event.target.checked)}
              className="size-5 accent-brand"
            />
            <span className="wrap-anywhere">{fill(t.includeOwn, { institution })}</span>
          </label>
        )}
        {bills.length < matchLimits.maxBillsPerLine && (
          <AddBill chosen={bills} onFound={(bill) => setOthers((before) => [...before, bill])} />
        )}
        <BillList
          bills={bills}
          ownCode={ownBill?.code}
          onRemove={(code) => setOthers((before) => before.filter((bill) => bill.code !== code))}
        />
      </Section>
      {bills.length > 1 && <Transfer institution={institution} bills={bills} />}
    </>
  );
}

interface AddBillProps {
  readonly chosen: readonly JointBill[];
  readonly onFound: (bill: JointBill) => void;
}

function AddBill({ chosen, onFound }: AddBillProps) {
  return (
    <EndpointForm
      name="findJointBill"
      label={t.addBill}
      submitLabel={t.add}
      busyLabel={t.searching}
      onDone={(bill, clear) => {
        clear();
        if (!chosen.some(({ code }) => code === bill.code)) onFound(bill);
      }}
    >
      {({ Text }) => <Text name="code" label={t.memberBillCode} autoComplete="off" hint={t.billCodeHint} />}
    </EndpointForm>
  );
}

interface BillListProps {
  readonly bills: readonly JointBill[];
  readonly ownCode: string | undefined;
  readonly onRemove: (code: string) => void;
}

function BillList({ bills, ownCode, onRemove }: BillListProps) {
  return (
    <ul aria-label={t.paidBills} className="grid empty:hidden">
      {bills.map(({ code, years, amount, dueAt }) => (
        <li
          key={code}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-t py-2"
        >
          <span className="grid">
            <strong className="tabular-nums">{formatBillCode(code)}</strong>
            <span className="text-muted text-sm">
              {years === 1
                ? fill(t.billDue, { date: formatDateTime(dueAt) })
                : fill(t.billYearsDue, { years, date: formatDateTime(dueAt) })}
            </span>
          </span>
          <span className="flex items-center gap-2 tabular-nums">
            {formatRupiah(amount)}
            {code !== ownCode && (
              <Button
                size="small"
                variant="quiet"
                aria-label={fill(t.removeBill, { code: formatBillCode(code) })}
                onClick={() => onRemove(code)}
              >
                {t.remove}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface TransferProps {
  readonly institution: string;
  readonly bills: readonly JointBill[];
}

/** The total, the note by which an import recognises all bills, and the next steps. */
function Transfer({ institution, bills }: TransferProps) {
  const total = bills.reduce((sum, { amount }) => sum + amount, 0);
  const codes = bills.map(({ code }) => code);
  const note = jointTransferNote(institution, codes);
  const firstDue = bills.map(({ dueAt }) => dueAt).sort()[0] ?? '';
  const { bank } = association;
  return (
    <>
      <Section id="joint-transfer" title={t.exactTransfer}>
        <div role="status">
          <p className="font-bold text-title tabular-nums">{formatRupiah(total)}</p>
          <p className="text-sm">
            {site.language === 'id'
              ? fill(t.totalInWords, { words: terbilang(total), count: bills.length })
              : fill(t.totalOfBills, { count: bills.length })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyButton text={String(total)}>{payments.copyAmount}</CopyButton>
          <CopyButton text={bank.accountNumber.replace(/\D/g, '')}>{payments.copyAccountNumber}</CopyButton>
          <CopyButton text={note}>{payments.copyNote}</CopyButton>
        </div>
        <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          <dt className="text-muted">{t.account}</dt>
          <dd className="font-semibold">{`${bank.name} ${bank.accountNumber}, ${bank.accountHolder}`}</dd>
          <dt className="text-muted">{payments.transferNote}</dt>
          <dd className="font-semibold wrap-anywhere">{note}</dd>
          <dt className="text-muted">{payments.dueAt}</dt>
          <dd className="font-semibold">{`${formatDateTime(firstDue)} WIB`}</dd>
        </dl>
        <p className="text-sm">{t.jointTransferText}</p>
      </Section>
      <Section id="joint-proof" title={t.afterTransfer}>
        <ol className="grid list-decimal gap-2 pl-5">
          <li>
            {fillElements(t.uploadProof, {
              link: (
                <Link to="/membership/renew" className="text-link">
                  {t.institutionRenewal}
                </Link>
              ),
            })}
          </li>
          <li>{t.sendProof}</li>
          <li>{t.boardMatches}</li>
        </ol>
      </Section>
    </>
  );
}
