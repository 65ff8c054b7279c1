import type { Bill } from 'contract/money/bills';
import { type PaidPeriod, paidPeriod } from 'contract/rules/membership';
import { formatDate } from 'contract/text/dates';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { useId } from 'react';
import * as t from '#messages/features/money/renewals';

/** Returns the years that a renewal pays if it is approved now, as the function computes them. */
export const renewalPeriod = (validUntil: string | null, years: number): PaidPeriod =>
  paidPeriod(new Date(), validUntil === null ? null : new Date(validUntil), years);

interface YearsChoiceProps {
  /** The bill on screen. */
  readonly shown: Bill;
  /** Number of years that are chosen, also while their bill loads. */
  readonly years: number;
  readonly isChanging: boolean;
  readonly onChoose: (years: number) => void;
  readonly validUntil: string | null;
}

/** Number of years of one bill, each with its fee and the new end of the membership. */
export function YearsChoice({ shown, years: chosen, isChanging, validUntil, onChoose }: YearsChoiceProps) {
  const id = useId();
  const options = Array.from({ length: Math.max(shown.maxYears, shown.years) }, (_, index) => index + 1);
  const endOf = (years: number) => formatDate(renewalPeriod(validUntil, years).until);
  return (
    <fieldset aria-busy={isChanging} className="grid gap-2">
      <legend className="mb-2 font-semibold text-sm">{t.payFor}</legend>
      {options.map((years) => (
        <div
          key={years}
          className="relative grid grid-cols-[auto_1fr] gap-x-3 rounded-control border border-line-strong px-3 py-2 has-[:checked]:border-brand has-[:checked]:bg-brand-soft"
        >
          <input
            id={`${id}-${years}`}
            type="radio"
            name={id}
            checked={years === chosen}
            onChange={() => onChoose(years)}
            aria-describedby={`${id}-${years}-end`}
            className="mt-0.5 size-5 accent-brand"
          />
          {/* The label covers the whole card, so that users can press anywhere on it. */}
          <label htmlFor={`${id}-${years}`} className="covers-card flex flex-wrap justify-between gap-x-3">
            <span className="font-semibold">{fill(t.years, { years })}</span>
            <span className="font-bold text-brand-strong tabular-nums">
              {formatRupiah(fees[shown.membership] * years)}
            </span>
          </label>
          <p id={`${id}-${years}-end`} className="col-start-2 text-muted text-sm">
            {fill(t.validUntil, { date: endOf(years) })}
          </p>
        </div>
      ))}
      <p role="status" className="sr-only">
        {isChanging
          ? fill(t.changing, { years: chosen, fee: formatRupiah(fees[shown.membership] * chosen) })
          : fill(t.changed, {
              years: shown.years,
              amount: formatRupiah(shown.amount),
              date: endOf(shown.years),
            })}
      </p>
    </fieldset>
  );
}
